### The rules of both games. Numbers that belong to the rules come in as variables.

rules-title = So geht { $game }
rules-play-now = Jetzt spielen

## Headings

rules-idea = Darum geht es
rules-round = Eine Runde
rules-lines = Was eine Linie ergibt
rules-free-circles = Gratiskreise
rules-several-lines = Mehrere Linien auf einmal
rules-white-boxes = Weiße Kästchen
rules-end = Spielende
rules-alone = Allein

## Tables

rules-column-combination = Kombination
rules-column-points = Punkte
rules-column-circles = Kreise
rules-column-example = Beispiel

## Both games

rules-sheet-text = Der Zettel ist ein Raster aus fünf Zeilen und fünf Spalten. Er hat zwölf Linien: fünf Zeilen, fünf Spalten und zwei Diagonalen.
# $example is a line such as 9-5-9-5-5
rules-order-text = In welcher Reihenfolge die Zahlen auf einer Linie stehen, ist egal. Vier aufeinanderfolgende Zahlen sind noch keine Straße. Es zählt nur eine Kombination, und zwar die aus allen fünf Zahlen zusammen: { $example } ist ein Full House und nicht außerdem noch ein Drilling.
rules-alone-text = Allein spielst du nach denselben Regeln. Mehr als { $good } Punkte sind gut, mehr als { $brilliant } hervorragend, mehr als { $spectacular } spektakulär.
rules-players-text = Es können beliebig viele mitspielen, alle mit einem eigenen Zettel.

## Knister

rules-knister-idea-text = Alle tragen dieselben Zahlen ein, entscheiden aber selbst, wohin. Am Ende zählt, was die zwölf Linien ergeben.
rules-knister-round-text = Wer am jüngsten ist, fängt an, würfelt einmal mit zwei Würfeln und sagt die Summe laut und deutlich an. Alle tragen diese Zahl in ein beliebiges freies Feld auf ihrem Zettel ein, auch wer gewürfelt hat. Dort bleibt sie stehen. Dann gehen die Würfel im Uhrzeigersinn weiter.
rules-knister-lines-text = Eine Linie zählt, wenn ihre fünf Felder gefüllt sind. Sie bringt die Punkte für die Kombination, die sie ergibt, und beide Diagonalen zählen doppelt. Trage die Punkte in das weiße Kästchen am Ende der Linie ein, sofort oder wenn das Spiel zu Ende ist.
rules-knister-end-text = Nach 25 Würfen sind alle Zettel voll. Zähle die Punkte der zwölf Linien zusammen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

## Knaster

rules-knaster-idea-text = Eine Zahl zählt nur mit einem Kreis. Volle Linien, die etwas ergeben, bringen Gratiskreise, und Linien, die von Anfang bis Ende eingekreist sind, bringen Punkte.
rules-knaster-round-text = Wer am jüngsten ist, fängt an, würfelt einmal mit zwei Würfeln und sagt die Summe laut und deutlich an. Alle, auch wer gewürfelt hat, haben dann zwei Möglichkeiten: die Zahl in ein beliebiges freies Feld eintragen oder eine gleiche Zahl einkreisen, die schon auf dem Zettel steht und noch keinen Kreis hat. Gibt es keine solche Zahl, muss die gewürfelte eingetragen werden. Dann gehen die Würfel im Uhrzeigersinn weiter.
rules-knaster-free-circles-text = Trägst du die fünfte Zahl einer Linie ein, ist die Linie voll. Ergibt sie eine Kombination, zeichne sofort ihre Gratiskreise um beliebige Zahlen dieser Linie, die noch keinen Kreis haben; auch die gerade eingetragene Zahl darf dabei sein. Sind weniger übrig, zeichne weniger. Gratiskreise darfst du weder auslassen noch für später aufheben. Ein Paar allein bringt keine.
rules-knaster-several-lines-text = Eine Zahl kann bis zu vier Linien füllen. Nimm dir eine nach der anderen vor, in beliebiger Reihenfolge. Jede bringt alle ihre Kreise: Eine Zahl, die schon für eine Linie eingekreist ist, bekommt für die nächste keinen zweiten Kreis; dafür kommen andere Zahlen dran.
rules-knaster-white-boxes-text = Eine Linie, auf der alle fünf Zahlen eingekreist sind, bringt einmal die Punkte aus dem weißen Kästchen an ihrem Ende: { $rows } für die Zeilen von oben nach unten, { $columns } für die Spalten von links nach rechts, { $diagonals } für jede Diagonale.
rules-knaster-end-text = Wer in alle 25 Felder eine Zahl eingetragen hat, sagt das sofort an. Dann gibt es für alle noch genau einen Wurf, egal, wie viele Zettel inzwischen voll sind; es würfelt, wer als Nächstes an der Reihe ist. Bei diesem letzten Wurf darfst du auch nichts tun; Gratiskreise und weiße Kästchen zählen noch. Zähle dann die Punkte deiner weißen Kästchen und einen Punkt für jeden Kreis zusammen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
