### What `fivebyfive serve` says.

serve-ready = Five by Five is ready at { $url } (Ctrl-C to stop)
error-port-taken = Nobody can listen on { $host }, port { $port }. Another program may use it: choose another --port, or check --host.
