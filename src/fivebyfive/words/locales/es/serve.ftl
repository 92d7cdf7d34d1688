### What `fivebyfive serve` says.

serve-ready = Five by Five está listo en { $url } (Ctrl-C para parar)
error-port-taken = No se puede usar el puerto { $port } en { $host }. Elige otro con --port.
