### What `fivebyfive serve` says.

serve-ready = Five by Five ist bereit: { $url } (Strg-C beendet)
error-port-taken = Port { $port } auf { $host } lässt sich nicht benutzen. Wähle einen anderen mit --port.
