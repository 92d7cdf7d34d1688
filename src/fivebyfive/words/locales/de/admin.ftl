### `fivebyfive admin`: what an operator is asked and told. Questions are answered with y or n.

admin-unchanged = Es wurde nichts geändert.
admin-reading = Lesen
admin-no-tables = Solche Tische gibt es nicht.
admin-code = Code
admin-phase = Phase
admin-game = Spiel
admin-seats = Plätze
admin-devices = Geräte
admin-events = Ereignisse
admin-size = Größe
admin-created = Eröffnet
admin-used = Zuletzt benutzt
admin-records = Aufbewahrte Aufzeichnungen: { $count }
admin-ended = Das Spiel an Tisch { $table } ist beendet.
admin-delete-table = Tisch { $table } mit allen seinen Spielen löschen?
admin-deleted-table = Tisch { $table } ist gelöscht.
admin-prune-tables = Die Tische löschen, die zuletzt vor { $before } UTC benutzt wurden? Anzahl: { $count }.
admin-pruned-tables = Gelöschte Tische: { $count }
admin-prune-records = Die Aufzeichnungen der Spiele löschen, die vor { $before } UTC zu Ende gingen und deren Tisch es nicht mehr gibt? Anzahl: { $count }.
admin-pruned-records = Gelöschte Aufzeichnungen: { $count }
admin-deleting = Löschen
admin-erase-name = Den Namen „{ $name }“ überall ersetzen, für alle, die so heißen? Er lässt sich nicht zurückholen.
admin-erased-name = Der Name wurde ersetzt. Tische: { $tables }, Aufzeichnungen: { $records }.
admin-unreadable-record = Die Aufzeichnung { $record } lässt sich nicht lesen und blieb, wie sie war. Sieh sie dir an und lösche nötigenfalls ihren Tisch mit --records.
admin-erasing-tables = Tische
admin-erasing-records = Aufzeichnungen
admin-banned = { $network } wird bis { $end } UTC abgewiesen.
admin-unbanned = { $network } wird wieder eingelassen.
admin-ban-line = { $network } bis { $end } UTC
admin-no-bans = Niemand ist gesperrt.
admin-no-acts = Bisher wurde nichts getan.
admin-no-rooms = Kein Raum merkt sich etwas.
admin-forget-room = Alles löschen, was der Raum „{ $room }“ sich gemerkt hat?
admin-forgot-room = { $count ->
    [one] Der Raum hat eine Partie vergessen.
   *[other] Der Raum hat { $count } Partien vergessen.
}
admin-copying = Kopieren
admin-backed-up = Die Kopie liegt in { $file } ({ $size } Bytes).

error-bad-duration = „{ $text }“ ist keine Dauer. Schreib sie wie in --for 30m, 2h oder 7d.
error-bad-ban = „{ $text }“ ist weder eine Adresse noch ein Netz wie 203.0.113.7 oder 10.0.0.0/8.
error-bans-this-machine = Zu { $network } gehört auch dieser Rechner und damit vielleicht ein Proxy, über den alle kommen. Wenn du es so meinst, ergänze --force.
error-no-such-ban = { $network } ist nicht gesperrt. Alle Sperren zeigt „fivebyfive admin bans“.
error-clock-doubted = Die Uhr sagt { $now } UTC, die Datenbank wurde aber zuletzt um { $trusted } UTC benutzt. Geht die Uhr falsch, stelle sie: Nichts wurde gelöscht. Geht sie richtig, ergänze --trust-clock.
error-backup-exists = { $file } gibt es schon. Wähle einen anderen Namen oder ersetze die Datei mit --force.
error-backup-not-writable = { $file } lässt sich nicht schreiben. Prüfe den Ordner, die Zugriffsrechte und den freien Platz.
error-backup-damaged = Die Kopie ist beschädigt und wurde verworfen, eine neue Datei { $file } gibt es also nicht. Prüfe die Festplatte und die Datenbank.
error-backup-needs-pg-dump = Dieser Befehl kopiert SQLite-Dateien. PostgreSQL sicherst du mit pg_dump; der Befehl steht in docs/deployment.md.
error-name-not-found = Hier heißt niemand „{ $name }“. Prüf, wie der Name geschrieben wird.
error-room-not-found = Kein Raum „{ $room }“ merkt sich etwas. Prüf, wie der Name geschrieben wird.
