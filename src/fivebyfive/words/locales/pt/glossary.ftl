### The game's own words. Every other message uses exactly these for what they name.

## Combinations

combination-nothing = nada
combination-pair = dupla
combination-two-pairs = duas duplas
combination-three = tripla
combination-full-house = full house
combination-four = quadra
combination-five = quíntupla
combination-straight = sequência
combination-straight-with-7 = sequência com 7
combination-straight-without-7 = sequência sem 7

## What each combination is, in a few words

means-pair = dois números iguais
means-two-pairs = dois iguais e outros dois iguais
means-three = exatamente três números iguais
means-full-house = três iguais e outros dois iguais
means-four = exatamente quatro números iguais
means-five = cinco números iguais
means-straight = cinco números consecutivos
means-straight-with-7 = cinco números consecutivos, com o 7
means-straight-without-7 = cinco números consecutivos, sem o 7

## Lines. $name is 1-5, a-e, \ or /

line-row = fila { $name }
line-column = coluna { $name }
line-diagonal = diagonal { $name }

## Verdicts on a game played alone, as a heading by themselves

verdict-good = Um bom resultado
verdict-brilliant = Um resultado excelente
verdict-spectacular = Um resultado espetacular
