### Zettel aus Papier, die zum Auswerten abgeschrieben werden.

paper-title = Papierzettel auswerten
paper-sheet = Die Zahlen auf dem Zettel
# Eine Zahl mit Kreis; ihr Feld ist etwa c3
paper-circled = { $cell }, eingekreist
paper-tap = Tippen setzt
paper-numbers = Zahlen
paper-circles = Kreise
paper-help = Tippe Zeile für Zeile: Nach jeder Zahl geht es von selbst weiter, Enter oder ein Punkt lässt ein Feld frei. Du kannst auch alle 25 einfügen.
paper-help-circles = Der Buchstabe o kreist die letzte Zahl ein.
paper-free = { $count ->
    [one] Ein Feld ist frei.
   *[other] { $count } Felder sind frei.
}
paper-lines = Alle Linien
paper-clear = Leeren
paper-cleared = Der Zettel ist leer.
paper-waiting = Keine Verbindung: Die Punkte sind die von vorhin, neue folgen später. Was du tippst, bleibt.

## Was an einem abgeschriebenen Zettel nicht stimmen kann. $cell ist ein Feld wie c3, $line eine Linie wie „Zeile 4“

paper-doubts = Schau noch einmal hin
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
