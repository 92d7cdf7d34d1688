### The game's own words. Every other message uses exactly these for what they name.

## Combinations

combination-nothing = nic
combination-pair = para
combination-two-pairs = dwie pary
combination-three = trójka
combination-full-house = ful
combination-four = czwórka
combination-five = piątka
combination-straight = strit
combination-straight-with-7 = strit z siódemką
combination-straight-without-7 = strit bez siódemki

## What each combination is, in a few words

means-pair = dwie jednakowe liczby
means-two-pairs = dwie jednakowe i dwie inne jednakowe
means-three = dokładnie trzy jednakowe liczby
means-full-house = trzy jednakowe i dwie inne jednakowe
means-four = dokładnie cztery jednakowe liczby
means-five = pięć jednakowych liczb
means-straight = pięć kolejnych liczb
means-straight-with-7 = pięć kolejnych liczb, z siódemką
means-straight-without-7 = pięć kolejnych liczb, bez siódemki

## Lines. $name is 1-5, a-e, \ or /

line-row = rząd { $name }
line-column = kolumna { $name }
line-diagonal = przekątna { $name }

## Verdicts on a game played alone, as a heading by themselves

verdict-good = Dobry wynik
verdict-brilliant = Doskonały wynik
verdict-spectacular = Spektakularny wynik
