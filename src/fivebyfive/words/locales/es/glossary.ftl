### The game's own words. Every other message uses exactly these for what they name.

## Combinations

combination-nothing = nada
combination-pair = doblete
combination-two-pairs = dos dobles
combination-three = triplete
combination-full-house = full
combination-four = cuarteto
combination-five = quinteto
combination-straight = escalera
combination-straight-with-7 = escalera con 7
combination-straight-without-7 = escalera sin 7

## What each combination is, in a few words

means-pair = dos números iguales
means-two-pairs = dos iguales y otros dos iguales
means-three = exactamente tres números iguales
means-full-house = tres iguales y otros dos iguales
means-four = exactamente cuatro números iguales
means-five = cinco números iguales
means-straight = cinco números consecutivos
means-straight-with-7 = cinco números consecutivos, con el 7
means-straight-without-7 = cinco números consecutivos, sin el 7

## Lines. $name is 1-5, a-e, \ or /

line-row = fila { $name }
line-column = columna { $name }
line-diagonal = diagonal { $name }

## Verdicts on a game played alone, as a heading by themselves

verdict-good = Un buen resultado
verdict-brilliant = Un resultado genial
verdict-spectacular = Un resultado espectacular
