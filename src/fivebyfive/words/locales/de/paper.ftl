### Zettel aus Papier, die zum Auswerten abgeschrieben werden.

copy-title = Papierzettel auswerten
copy-sheet = Die Zahlen auf dem Zettel
# Eine Zahl mit Kreis; ihr Feld ist etwa c3
copy-circled = { $cell }, eingekreist
copy-tap = Tippen setzt
copy-numbers = Zahlen
copy-circles = Kreise
copy-circle-free = { $cell } ist frei: Tippe zuerst die Zahl ein.
copy-help = Tippe Zeile für Zeile: Nach jeder Zahl geht es von selbst weiter, Enter oder ein Punkt lässt ein Feld frei. Du kannst auch alle 25 einfügen.
copy-help-circles = Der Buchstabe o kreist die letzte Zahl ein.
copy-free = { $count ->
    [one] Ein Feld ist frei.
   *[other] { $count } Felder sind frei.
}
copy-lines = Alle Linien
copy-clear = Leeren
copy-cleared = Der Zettel ist leer.
copy-waiting = Keine Verbindung: Die Punkte sind die von vorhin, neue folgen später. Was du tippst, bleibt.

## Was an einem abgeschriebenen Zettel nicht stimmen kann. $cell ist ein Feld wie c3, $line eine Linie wie „Zeile 4“

copy-doubts = Schau noch einmal hin
doubt-not-a-roll = { $cell }: Zwei Würfel können nicht „{ $text }“ zeigen, das zählt also nicht.
doubt-no-circles = { $cell }: In diesem Spiel gibt es keine Kreise. Die { $text } zählt, ihr Kreis nicht.
doubt-circles-owed = { $line }: { $owed ->
    [one] 1 Kreis war fällig
   *[other] { $owed } Kreise waren fällig
}, { $drawn ->
    [0] keiner ist da
    [one] nur 1 ist da
   *[other] nur { $drawn } sind da
}.
doubt-rolled-less = Die { $number } steht { $times ->
    [one] einmal
   *[other] { $times }-mal
} da, { $rolled ->
    [0] kam aber nie
    [one] kam aber nur einmal
   *[other] kam aber nur { $rolled }-mal
}.

## Several sheets, one after the other

pile-name = Name auf dem Zettel
pile-next = Nächster Zettel
# A sheet without a name
pile-unnamed = Zettel { $number }
pile-remove = Zettel von { $name } entfernen
pile-print = Rangliste und Zettel drucken
