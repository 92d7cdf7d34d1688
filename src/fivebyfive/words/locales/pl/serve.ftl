### What `fivebyfive serve` and `fivebyfive play` say.

serve-ready = Five by Five działa pod adresem { $url } (Ctrl-C kończy)
error-port-taken = Nie można nasłuchiwać na { $host }, port { $port }. Może używa go inny program: wybierz inny --port albo sprawdź --host.
error-workers-need-postgresql = Kilka procesów wymaga PostgreSQL: przy pliku SQLite jeden nie dowie się, co zapisuje drugi. Podaj --database postgresql://... albo pomiń --workers.
error-rehearsal-needs-loopback = --rehearsal służy do testów i działa tylko na tym urządzeniu. Pomiń --public-url, a jako --host podaj tylko 127.0.0.1, ::1 albo localhost.
error-records-need-keep-days = --keep-records-days wymaga --keep-days: zapis partii jest przechowywany tak długo jak jej stół. Podaj obie opcje.
error-unknown-limit = Nie ma ograniczenia „{ $name }”. Do wyboru są: { $names }.
error-bad-limit = Ograniczenie „{ $name }” to liczba całkowita od { $least } do { $most }, jak w --limit { $name }={ $least }.
error-bad-origin = „{ $text }” nie jest adresem strony (origin). Zapisz go jak w --allow-origin https://example.org.
error-bad-proxy = „{ $text }” nie jest ani adresem, ani siecią. Zapisz to jak w --trusted-proxies 10.0.0.1,10.1.0.0/16.
error-bad-network = --metrics-from { $text } nie jest ani adresem, ani siecią, taką jak 10.0.0.7 lub 10.0.0.0/24.

play-here = Five by Five działa na tym urządzeniu: { $url }
play-nearby = Na telefonach i innych urządzeniach w tej samej sieci Wi-Fi: { $url }
play-alone = Nie ma sieci, więc inne urządzenia nie mogą dołączyć.
play-stop = Ctrl-C kończy.
