### The games of this device.

history-empty = Hier sammeln sich die fertigen Spiele dieses Geräts: deine Punkte, dein bestes Ergebnis und wie sie sich ändern.
history-first = Ein Spiel spielen
history-who = Wer
history-everybody = Alle
history-count = Spiele
history-best = Bestes
history-average = Durchschnitt
history-curve = Punkte der letzten Spiele, das älteste zuerst: { $totals }. Durchschnitt { $average }.
history-last = Letzte Spiele
history-more = Ältere Spiele zeigen
history-alone = Allein
history-place = Platz { $place } von { $of }
history-hints = mit Tipps
history-delete = Dieses Spiel löschen
history-deleted = Das Spiel ist gelöscht.
history-undo = Rückgängig
history-export = Alles als Datei sichern
history-delete-all = Alles löschen
history-delete-ask = { $count ->
    [one] Das einzige Spiel auf diesem Gerät löschen? Es lässt sich nicht zurückholen.
   *[other] Alle { $count } Spiele auf diesem Gerät löschen? Sie lassen sich nicht zurückholen.
}
history-keep = Behalten
history-here = Sie liegen nur in diesem Browser und nirgends sonst.
history-full = In diesem Browser ist kein Platz mehr, darum fehlt dieses Spiel unter deinen Spielen. Lösche dort alte.
