### Handouts of a class: certificates, the result sheet, a worksheet.

## On a certificate

handout-certificate = Urkunde
handout-first = Erster Platz
handout-second = Zweiter Platz
handout-third = Dritter Platz
# Below a place
handout-in-game = in einer Partie { $game }
# For everybody else, right below the name
handout-taking-part = für die Teilnahme an einer Partie { $game }
handout-among = unter { $people ->
    [one] einer Person
   *[other] { $people } Personen
}
handout-signature = Unterschrift

## On the result sheet

handout-results = Ergebnisse
# Behind a name
handout-by-computer = { $rounds ->
    [one] eine Runde vom Computer
   *[other] { $rounds } Runden vom Computer
}
handout-apart = Außer Wertung
handout-apart-means = Hier hat der Computer mehr als ein Fünftel der Züge gemacht.
handout-mean = Im Durchschnitt: { $mean } Punkte
handout-rolls = Die Würfe

## On the worksheet

handout-worksheet = Zwei Würfel und der Zufall
handout-made-from = Gemacht aus { $rolls ->
    [one] dem einen Wurf
   *[other] den { $rolls } Würfen
} eurer eigenen Partie { $game }.
handout-solutions = Lösungen
# Headings of the rows of a table
handout-sum = Summe
handout-ways = Fälle von 36
handout-rolled = gewürfelt
handout-expected = erwartet
handout-ask-ways = Zwei Würfel können auf 36 gleich wahrscheinliche Arten fallen, zum Beispiel 1+2 und 2+1. Wie viele davon ergeben jede Summe? Fülle die zweite Zeile der Tabelle aus.
handout-solve-ways = 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1: zusammen 36.
handout-ask-expected = Wie oft erwartest du jede Summe bei { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
}? Teile ihre Fälle durch 36, multipliziere mit der Zahl der Würfe und fülle die letzte Zeile aus.
handout-solve-expected = Zum Beispiel die 7: 6 : 36 · { $rolls } = { $expected } (gerundet). Alle anderen stehen in der Tabelle.
handout-ask-most = Welche Summe ist am wahrscheinlichsten? Welche kam in eurer Partie am häufigsten?
handout-solve-most = Am wahrscheinlichsten ist die 7. Am häufigsten kam: { $sums } ({ $times ->
    [one] einmal
   *[other] { $times }-mal
}).
handout-ask-middle = Wie wahrscheinlich ist eine 6, 7 oder 8? Wie groß war ihr Anteil an euren Würfen?
handout-solve-middle = 5 + 6 + 5 = 16 von 36 Fällen, das sind 44 %. In eurer Partie: { $count } von { $rolls }, das sind { $share } %.
handout-ask-edges = Wie wahrscheinlich ist eine 2 oder 12? Wie oft kam das bei euch vor, und wie oft war es zu erwarten?
handout-solve-edges = 2 von 36 Fällen, also jeder 18. Wurf. In eurer Partie: { $count } von { $rolls }; zu erwarten waren { $expected }.
handout-ask-mean = Berechne den Mittelwert aller eurer Würfe. Welchen erwartest du auf lange Sicht?
handout-solve-mean = { $sum } : { $rolls } = { $mean } (gerundet). Auf lange Sicht ist er 7.
handout-ask-gap = Bei welcher Summe weichen „gewürfelt“ und „erwartet“ am weitesten voneinander ab?
handout-solve-gap = Bei der { $sum }: { $times ->
    [one] einmal
   *[other] { $times }-mal
} gewürfelt, { $expected } erwartet.
handout-ask-doubles = Wie oft zeigten beide Würfel die gleiche Zahl? Wie oft war das zu erwarten?
handout-solve-doubles = { $count } von { $rolls }. 6 von 36 Fällen sind ein Pasch, zu erwarten waren also { $expected }.
handout-ask-many = Stell dir 1000 Würfe vor. Sähen die Säulen dann eher so aus wie erwartet? Warum?
handout-solve-many = Ja. Würfel haben kein Gedächtnis, darum kommt jede Summe mal öfter, mal seltener als erwartet. Über viele Würfe kommen die Anteile den Wahrscheinlichkeiten aber immer näher (Gesetz der großen Zahlen).

error-nobody-called = Niemand namens „{ $name }“ hat in dieser Partie einen Zettel.
error-nobody-moved = In dieser Partie hat niemand selbst gezogen, darum gibt es keine Urkunden.
