### What `fivebyfive serve` says.

serve-ready = O Five by Five está pronto em { $url } (Ctrl-C para parar)
error-port-taken = Não é possível escutar em { $host }, porta { $port }. Talvez outro programa a use: escolhe outro --port ou verifica --host.
