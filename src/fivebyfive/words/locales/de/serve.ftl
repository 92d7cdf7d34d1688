### What `fivebyfive serve` and `fivebyfive play` say.

serve-ready = Five by Five ist bereit: { $url } (Strg-C beendet)
error-port-taken = Auf { $host }, Port { $port } kann der Server nicht lauschen. Vielleicht benutzt ihn ein anderes Programm: Wähle einen anderen --port oder prüfe --host.
error-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Eine SQLite-Datei kann dem einen nicht sagen, was der andere geschrieben hat. Gib --database postgresql://... an oder lass --workers weg.
error-rehearsal-needs-loopback = Ein Server mit --rehearsal ist für Tests gedacht und nur auf diesem Gerät erreichbar. Lass --public-url weg und gib als --host nur 127.0.0.1, ::1 oder localhost an.
error-records-need-keep-days = --keep-records-days braucht --keep-days: Die Aufzeichnung eines Spiels bleibt so lange wie sein Tisch. Gib beides an.
error-unknown-limit = Es gibt keine Grenze „{ $name }“. Es gibt: { $names }.
error-bad-limit = Die Grenze „{ $name }“ ist eine ganze Zahl von { $least } bis { $most }, wie in --limit { $name }={ $least }.
error-bad-origin = „{ $text }“ ist keine Herkunft. Schreib sie wie in --allow-origin https://example.org.
error-bad-proxy = „{ $text }“ ist weder eine Adresse noch ein Netz. Schreib es wie in --trusted-proxies 10.0.0.1,10.1.0.0/16.
error-bad-network = --metrics-from { $text } ist weder eine Adresse noch ein Netz wie 10.0.0.7 oder 10.0.0.0/24.

play-here = Five by Five ist auf diesem Gerät bereit: { $url }
play-nearby = Auf Handys und anderen Geräten im selben WLAN: { $url }
play-alone = Es gibt kein Netz, andere Geräte können also nicht mitspielen.
play-stop = Strg-C beendet.
