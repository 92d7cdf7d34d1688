### The game's own words. Every other message uses exactly these for what they name.

## Combinations

combination-nothing = nothing
combination-pair = pair
combination-two-pairs = two pairs
combination-three = three of a kind
combination-full-house = full house
combination-four = four of a kind
combination-five = five of a kind
combination-straight = straight
combination-straight-with-7 = straight with a 7
combination-straight-without-7 = straight without a 7

## What each combination is, in a few words

means-pair = two equal numbers
means-two-pairs = two equal, and two others equal
means-three = exactly three equal numbers
means-full-house = three equal, and two others equal
means-four = exactly four equal numbers
means-five = five equal numbers
means-straight = five numbers in sequence
means-straight-with-7 = five in sequence, with a 7
means-straight-without-7 = five in sequence, without a 7

## Lines. $name is 1-5, a-e, \ or /

line-row = row { $name }
line-column = column { $name }
line-diagonal = diagonal { $name }

## Verdicts on a game played alone, as a heading by themselves

verdict-good = A good result
verdict-brilliant = A brilliant result
verdict-spectacular = A spectacular result
