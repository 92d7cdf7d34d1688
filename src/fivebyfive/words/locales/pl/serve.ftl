### What `fivebyfive serve` says.

serve-ready = Five by Five działa pod adresem { $url } (Ctrl-C kończy)
error-port-taken = Nie można użyć portu { $port } na { $host }. Wybierz inny opcją --port.
