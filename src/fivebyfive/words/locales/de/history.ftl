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
history-uncounted = { $count ->
    [one] Ein Spiel zählt hier nicht mit; warum, steht in der Liste.
   *[other] { $count } Spiele zählen hier nicht mit; warum, steht in der Liste.
}
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
history-here = Diese Liste liegt in diesem Browser. Die Aufzeichnung jedes Spiels bewahrt auch der Server auf.
history-full = In diesem Browser ist kein Platz mehr, darum fehlt dieses Spiel unter deinen Spielen. Lösche dort alte.

## Why a game counts neither for the best nor for the average

uncounted-hints = mit Tipps
uncounted-same-dice = noch einmal dieselben Würfe
uncounted-practice = Übung
uncounted-repeat = noch einmal gespielt
uncounted-late = später dazugekommen
uncounted-stand-in = zum Teil vom Computer gespielt
uncounted-archive = Würfe eines früheren Tages
history-led = Von dir geleitete Partien
history-led-people = { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
