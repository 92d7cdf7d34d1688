### What `fivebyfive serve` says.

serve-ready = Five by Five está listo en { $url } (Ctrl-C para parar)
error-port-taken = No se puede escuchar en { $host }, puerto { $port }. Quizá lo usa otro programa: elige otro --port o revisa --host.
