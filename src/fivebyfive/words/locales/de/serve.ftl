### What `fivebyfive serve` says.

serve-ready = Five by Five ist bereit: { $url } (Strg-C beendet)
error-port-taken = Auf { $host }, Port { $port } kann niemand lauschen. Vielleicht benutzt ihn ein anderes Programm: Wähle einen anderen --port oder prüfe --host.
