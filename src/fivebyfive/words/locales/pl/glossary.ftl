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

## Lines. $name is 1-5, a-e, \ or /

line-row = rząd { $name }
line-column = kolumna { $name }
line-diagonal = przekątna { $name }

## Verdicts on a game played alone, as a heading by themselves

verdict-good = Dobry wynik
verdict-brilliant = Doskonały wynik
verdict-spectacular = Spektakularny wynik
