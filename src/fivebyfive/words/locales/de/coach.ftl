### The coach: what a game came to, and hints while one is on.

## After the game. $who is "You" or a name, $expert what the computer player "expert" made of it

coach-title = Trainer
coach-whose = Wessen Partie?
coach-going = Der Trainer geht die Partie durch …
coach-you = Du
coach-sentence = { $who } { $total }, Experte mit denselben Würfen { $expert }; { $moves ->
    [one] ein Zug hat { $cost } gekostet.
   *[other] { $moves } Züge haben { $cost } gekostet.
}
coach-sentence-good = { $who } { $total }, Experte mit denselben Würfen { $expert }. Gut gespielt: Kein Zug hat auch nur einen halben Punkt gekostet.

## Luck. $figure is a number with one decimal, such as +3.4

coach-luck = Würfelglück: { $figure } Punkte
coach-sum-text = Vor dem ersten Wurf waren mit den besten Zügen so viele Punkte zu erwarten. Gute Würfe haben etwas dazugegeben, schlechte etwas genommen, und ebenso jeder Zug, der nicht der beste war. Was bleibt, sind die Punkte der Partie.
coach-sum-start = Zu Beginn zu erwarten
coach-sum-luck = Würfelglück
coach-sum-cost = Kosten der Züge
coach-sum-total = Punkte

## The moves that cost most. $cell is a cell such as c3, $cells are several

coach-dearest = Die teuersten Züge
coach-round = Runde { $round }, Wurf { $roll }
coach-wrote = Du hast { $cell } gewählt.
coach-wrote-circled = Du hast { $cell } gewählt und { $cells } eingekreist.
coach-circled = Du hast { $cell } eingekreist.
coach-did-nothing = Du hast nichts getan.
coach-better = Besser: { $move }, { $figure } Punkte mehr.
coach-before = Der Zettel davor, Zeile für Zeile: { $numbers }

## A move within a sentence

coach-move-circles = { $cell } mit Kreisen um { $cells }
coach-move-circle = { $cell } einkreisen
coach-move-nothing = nichts tun

## Hints to somebody who plays alone

hint-ask = Tipp
hint-thinking = Der Trainer denkt nach …
hint-best = Am besten: { $move }
# $moves are two or more
hint-equals = Gleich gut: { $moves }
# Asked before the first one of a game
hint-sure = Die Partie gilt dann als mit Tipps gespielt und zählt nicht für dein bestes Ergebnis und den Durchschnitt.
hint-show = Tipp zeigen
hint-more = Nächstbeste
hint-fewer = { $move }: { $figure } Punkte weniger
# Behind the verdict of a game alone
hint-taken = { $verdict } Mit Tipps: { $count }.
