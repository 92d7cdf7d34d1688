### Errors of moves, games, records and files: what is wrong and what to do, one message per error code.
### Errors of other subjects are in the files of those subjects: see the table in words/README.md.

## Moves. $cell is a cell such as c3; $line is a line: 1-5, a-e, \ or /

error-bad-roll = Zwei Würfel können nicht „{ $text }“ zeigen. Gib beide Würfel an, etwa 3+6, oder ihre Summe von 2 bis 12.
error-roll-missing = Der Wurf fehlt. Gib beide Würfel an, etwa 3+6, oder ihre Summe von 2 bis 12.
error-bad-move = „{ $text }“ ist kein Zug. Schreib c3 zum Eintragen, (c3) zum Einkreisen, d4{"{"}4:a4b4{"}"} zum Eintragen mit Gratiskreisen, - für nichts oder ? für noch nicht gezogen, alles klein und ohne Leerzeichen.
error-bad-sheet = „{ $text }“ ist kein Zettel. Ein Zettel hat fünf Zeilen mit je fünf Zahlen von 2 bis 12; dabei steht . für ein freies Feld und (7) für eine eingekreiste 7.
error-bad-sheet-lines = Ein Zettel hat fünf Zeilen mit fünf Zahlen, mit . für ein freies Feld; { $lines ->
    [one] das ist eine Zeile
   *[other] das sind { $lines } Zeilen
}.
error-bad-sheet-line = Zeile { $line } muss fünf Zahlen haben, mit . für ein freies Feld und (7) für eine eingekreiste 7, hat aber { $words }.
error-sheet-full = Auf diesem Zettel sind alle 25 Felder gefüllt; es passt keine Zahl mehr darauf.
error-cell-taken = In { $cell } steht schon eine { $number }. Wähle ein freies Feld.
error-cell-free = { $cell } ist frei, dort gibt es keine Zahl zum Einkreisen. Trage die gewürfelte Zahl ein oder kreise eine gleiche ein.
error-not-equal = In { $cell } steht eine { $number }, gewürfelt wurde aber eine { $roll }. Du darfst nur die gewürfelte Zahl einkreisen.
error-already-circled = { $cell } hat schon einen Kreis. Wähle eine Zahl ohne Kreis.
error-no-circles-here = In diesem Spiel muss jede Zahl eingetragen werden. Wähle ein freies Feld.
error-must-move = Nur den letzten Wurf darfst du auslassen. Trage die gewürfelte Zahl ein oder kreise eine gleiche ein.
error-free-not-owed = Linie { $line } bringt bei diesem Zug keine Gratiskreise: Sie ist noch nicht voll, war schon vorher voll oder ergibt nichts, was welche bringt.
error-free-line-twice = Linie { $line } ist zweimal genannt. Schreib alle ihre Gratiskreise in eine Gruppe.
# $makes is a combination: a name from the glossary
error-free-missing = Damit ist Linie { $line } voll ({ $makes }) und bringt { $owed ->
    [one] einen Gratiskreis
   *[other] { $owed } Gratiskreise
}. Gib an, wo: in geschweiften Klammern hinter dem Feld, etwa d4{"{"}4:a4b4{"}"}.
error-free-count = Linie { $line } bringt hier genau { $owed ->
    [one] einen Gratiskreis
   *[other] { $owed } Gratiskreise
}, nicht { $given }.
error-free-not-on-line = { $cell } liegt nicht auf Linie { $line }. Die Gratiskreise einer Linie gehören um Zahlen dieser Linie.

## Games

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Diese Spiele gibt es: { $games }.
error-no-seats = Eine Partie braucht mindestens einen Platz.
error-unknown-seat = Platz { $seat } gibt es nicht: Die Partie hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}, gezählt ab 0.
error-no-roll = In Runde { $round } ist noch nicht gewürfelt. Würfle zuerst.
error-round-open = Runde { $round } ist noch offen. Schließe sie vor dem nächsten Wurf ab.
error-round-not-complete = Runde { $round } ist nicht vollständig. Sie lässt sich erst abschließen, wenn jeder Platz gezogen hat; nur die letzte Runde darf offen bleiben.
error-game-over = Die Partie war nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} zu Ende. Danach darf nichts mehr kommen.
error-no-latecomers = In eine laufende Partie dieses Spiels kann niemand mehr einsteigen. Schau zu und nimm dir für die nächste einen Platz.
error-not-ended-by-full = Ein voller Zettel beendet dieses Spiel nicht: Es hat immer gleich viele Würfe.

## Records

error-not-utf8 = Das ist kein UTF-8-Text. Speichere die Aufzeichnung als UTF-8.
error-empty-record = Die Aufzeichnung ist leer. Sie beginnt mit einer Zeile „Game:“ und einer Zeile „Seats:“.
error-bad-line = „{ $text }“ ist weder eine Kopfzeile wie „Date: 2025-12-24“ noch eine Runde wie „12. 3+6 c3 a1“. Ein Kommentar beginnt mit einem Strichpunkt.
error-bad-header = Die Kopfzeile „{ $key }“ lässt sich nicht speichern. Ein Schlüssel besteht aus Buchstaben, Ziffern und Bindestrichen; ein Wert ist eine einzige Zeile ohne Steuerzeichen und Strichpunkte.
error-bad-comment = Ein Kommentar steht hinter einer Runde der Partie, ist nicht leer und enthält keine Steuerzeichen.
error-header-twice = Die Kopfzeile „{ $key }“ kommt zweimal vor. Behalte nur eine davon.
error-header-too-late = Die Kopfzeile „{ $key }“ steht hinter der ersten Runde. Setze sie an den Anfang.
error-game-missing = Die Zeile „Game:“ fehlt. Sie sagt, welches Spiel gespielt wurde.
error-seats-missing = Die Zeile „Seats:“ fehlt oder passt nicht zur Partie. Sie nennt für jeden Platz einen Namen.
error-bad-name = „{ $name }“ geht nicht als Name. Ein Name hat 1 bis { $longest } Zeichen, ohne , ; [ ] {"{"} {"}"} und Steuerzeichen.
error-name-taken = Der Name „{ $name }“ ist schon vergeben. Gib jedem Platz einen eigenen Namen.
error-bad-level = In den Klammern hinter „{ $name }“ muss eine Spielstärke des Computers stehen.
error-bad-paper = In den Klammern hinter „{ $name }“ müssen die 25 Zahlen des Zettels stehen, Zeile für Zeile, mit . für ein freies Feld und (7) für eine eingekreiste 7.
error-bad-full = „{ $text }“ ist keine Runde, in der ein Zettel aus Papier voll werden kann. Gib die Nummer dieser Runde an.
error-bad-round-number = Diese Zeile muss mit „{ $round }.“ beginnen, nicht mit „{ $text }“.
# $text shows what was taken for the moves
error-too-many-moves = „{ $text }“: { $moves ->
    [one] Das ist ein Zug
   *[other] Das sind { $moves } Züge
}, es gibt aber { $seats ->
    [one] nur einen Platz
   *[other] nur { $seats } Plätze
}. Gib für jeden Platz einen Zug an, ohne Leerzeichen innerhalb eines Zuges oder Wurfs, und trenne die Namen der Plätze durch Kommas.

## Files

error-file-not-found = Diese Datei gibt es nicht. Prüfe den Namen.
error-file-is-folder = Das ist ein Ordner. Gib die Dateien darin an.
error-file-not-readable = Die Datei lässt sich nicht lesen. Prüfe die Zugriffsrechte.
error-file-too-large = Die Datei ist größer als jede Aufzeichnung. Gelesen werden höchstens { $megabytes } MB.
