### What `fivebyfive serve` and `fivebyfive play` say.

serve-ready = Five by Five is ready at { $url } (Ctrl-C to stop)
error-port-taken = The server cannot listen on { $host }, port { $port }. Another program may be using it: choose another --port, or check --host.
error-workers-need-postgresql = Several workers need PostgreSQL: with an SQLite file, one process does not learn what another has written. Give --database postgresql://..., or leave --workers out.
error-rehearsal-needs-loopback = --rehearsal is for tests and listens on this machine only. Leave --public-url out, and give no --host other than 127.0.0.1, ::1 or localhost.
error-records-need-keep-days = --keep-records-days needs --keep-days: the record of a game is kept for as long as its table is. Give both.
error-unknown-limit = There is no limit “{ $name }”. The limits are: { $names }.
error-bad-limit = The limit “{ $name }” is a whole number from { $least } to { $most }, as in --limit { $name }={ $least }.
error-bad-origin = “{ $text }” is not an origin. Write it as in --allow-origin https://example.org.
error-bad-proxy = “{ $text }” is neither an address nor a network. Write it as in --trusted-proxies 10.0.0.1,10.1.0.0/16.
error-bad-network = --metrics-from { $text } is neither an address nor a network, such as 10.0.0.7 or 10.0.0.0/24.

play-here = Five by Five is ready on this device: { $url }
play-nearby = On phones and other devices on the same Wi-Fi: { $url }
play-alone = There is no network, so other devices cannot join.
play-stop = Ctrl-C stops it.
