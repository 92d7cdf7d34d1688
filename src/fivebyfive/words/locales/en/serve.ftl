### What `fivebyfive serve` says.

serve-ready = Five by Five is ready at { $url } (Ctrl-C to stop)
error-port-taken = Port { $port } on { $host } cannot be used. Choose another with --port.
