### Gedruckte Zettel.

## Auf einem Zettel

sheets-name = Name
sheets-date = Datum
sheets-white-boxes = Weiße Kästchen
sheets-place = Platz { $place } von { $seats }
# One line below the grid
sheets-knister-hint = Volle Linie: die Punkte ihrer Kombination kommen in ihr weißes Kästchen, Diagonalen doppelt.
sheets-knaster-hint = Volle Linie: zeichne sofort ihre Kreise ein. Alle fünf eingekreist: ihr weißes Kästchen zählt.

## Die Regeln in Kürze, auf der Rückseite

sheets-knister-round = Mit zwei Würfeln wird einmal gewürfelt und die Summe angesagt. Alle tragen sie in ein beliebiges freies Feld ein. Dort bleibt sie stehen.
sheets-knister-lines = Eine volle Linie (Zeile, Spalte oder Diagonale) bringt die Punkte der einen Kombination, die ihre fünf Zahlen in beliebiger Reihenfolge ergeben. Diagonalen zählen doppelt. Die Punkte kommen in das weiße Kästchen.
sheets-knister-end = Nach 25 Würfen werden die zwölf Kästchen zusammengezählt. Wer die meisten Punkte hat, gewinnt.
sheets-knaster-round = Mit zwei Würfeln wird einmal gewürfelt und die Summe angesagt. Alle tragen sie in ein beliebiges freies Feld ein oder kreisen eine gleiche Zahl ein, die noch keinen Kreis hat. Gibt es keine, muss sie eingetragen werden.
sheets-knaster-free = Mit der fünften Zahl ist eine Linie voll. Ergeben die fünf, in beliebiger Reihenfolge, eine Kombination, zeichne sofort ihre Kreise um Zahlen dieser Linie, die noch keinen Kreis haben. Sind weniger übrig, zeichne weniger. Mehrere Linien auf einmal: eine nach der anderen.
sheets-knaster-boxes = Eine Linie, auf der alle fünf Zahlen eingekreist sind, bringt die Punkte ihres weißen Kästchens.
sheets-knaster-end = Wer alle 25 Felder gefüllt hat, sagt es an. Dann gibt es für alle noch genau einen Wurf; dabei darfst du auch nichts tun. Zähle danach die weißen Kästchen und einen Punkt für jeden Kreis zusammen. Wer die meisten Punkte hat, gewinnt.

## Was `fivebyfive sheets` sagt

sheets-drawing = Die Zettel werden gezeichnet …
sheets-done = Die Zettel sind in { $file }.
sheets-names-left = { $count ->
    [one] Ein Name hat keinen Zettel: Es sind zu wenige Seiten.
   *[other] { $count } Namen haben keinen Zettel: Es sind zu wenige Seiten.
}

error-bad-per-page = Eine Seite kann nicht { $given } Zettel haben. Möglich sind: { $allowed }.
error-bad-pages = So viele Seiten ({ $given }) können nicht gedruckt werden. Möglich sind 1 bis { $most }.
error-too-many-sheets = Die Zettel dieser Partie brauchen { $given } Seiten, höchstens { $most } sind möglich. Auf eine Seite passen bis zu sechs Zettel.
error-no-moves-yet = Noch keine Runde dieser Partie ist zu Ende, also gibt es nichts zu drucken.
error-game-or-record = Nenne entweder ein Spiel, für leere Zettel, oder --record DATEI, für die Zettel dieser Partie.
error-not-with-record = { $option } ist für leere Zettel. Lass es bei --record weg.
error-pdf-to-terminal = Ein Terminal kann kein PDF zeigen. Nenne eine Datei, zum Beispiel -o zettel.pdf.
