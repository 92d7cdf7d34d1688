### What `fivebyfive serve` and `fivebyfive play` say.

serve-ready = Five by Five ist bereit: { $url } (Strg-C beendet)
error-port-taken = Auf { $host }, Port { $port } kann niemand lauschen. Vielleicht benutzt ihn ein anderes Programm: Wähle einen anderen --port oder prüfe --host.
error-workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Eine SQLite-Datei kann dem einen nicht sagen, was der andere geschrieben hat. Gib --database postgresql://... an oder lass --workers weg.

play-here = Five by Five ist auf diesem Gerät bereit: { $url }
play-nearby = Auf Handys und anderen im selben WLAN: { $url }
play-alone = Es gibt kein Netz, andere Geräte können also nicht mitspielen.
play-stop = Strg-C beendet.
