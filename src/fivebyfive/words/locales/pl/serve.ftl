### What `fivebyfive serve` says.

serve-ready = Five by Five działa pod adresem { $url } (Ctrl-C kończy)
error-port-taken = Nie można nasłuchiwać na { $host }, port { $port }. Może używa go inny program: wybierz inny --port albo sprawdź --host.
