### What `fivebyfive serve` says.

serve-ready = O Five by Five está pronto em { $url } (Ctrl-C para parar)
error-port-taken = Não é possível usar a porta { $port } em { $host }. Escolhe outra com --port.
