### The game's own words. Every other message uses exactly these for what they name.

## Combinations

combination-nothing = nichts
combination-pair = Paar
combination-two-pairs = zwei Paare
combination-three = Drilling
combination-full-house = Full House
combination-four = Vierling
combination-five = Fünfling
combination-straight = Straße
combination-straight-with-7 = Straße mit 7
combination-straight-without-7 = Straße ohne 7

## What each combination is, in a few words

means-pair = zwei gleiche Zahlen
means-two-pairs = zwei gleiche und zwei andere gleiche
means-three = genau drei gleiche Zahlen
means-full-house = drei gleiche und zwei andere gleiche
means-four = genau vier gleiche Zahlen
means-five = fünf gleiche Zahlen
means-straight = fünf aufeinanderfolgende Zahlen
means-straight-with-7 = fünf aufeinanderfolgende Zahlen mit 7
means-straight-without-7 = fünf aufeinanderfolgende Zahlen ohne 7

## Lines. $name is 1-5, a-e, \ or /

line-row = Zeile { $name }
line-column = Spalte { $name }
line-diagonal = Diagonale { $name }

## Verdicts on a game played alone, as a heading by themselves

verdict-good = Ein gutes Ergebnis
verdict-brilliant = Ein hervorragendes Ergebnis
verdict-spectacular = Ein spektakuläres Ergebnis
