### Handouts of a class: certificates, the result sheet, a worksheet.

## On a certificate

handout-certificate = Certificate
handout-first = First place
handout-second = Second place
handout-third = Third place
# Below a place
handout-in-game = in a game of { $game }
# For everybody else, right below the name
handout-taking-part = for taking part in a game of { $game }
handout-among = among { $people ->
    [one] one player
   *[other] { $people } players
}
handout-signature = Signature

## On the result sheet

handout-results = Results
# Behind a name
handout-by-computer = { $rounds ->
    [one] one round by computer
   *[other] { $rounds } rounds by computer
}
handout-apart = Ranked apart
handout-apart-means = A computer made more than a fifth of the moves for these players.
handout-mean = On average: { $mean } points
handout-rolls = The rolls

## On the worksheet

handout-worksheet = The chances of two dice
handout-made-from = Made from the { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
} of your own game of { $game }.
handout-solutions = Solutions
# Headings of the rows of a table
handout-sum = Sum
handout-ways = Ways of 36
handout-rolled = rolled
handout-expected = expected
handout-ask-ways = Two dice can fall in 36 ways that are equally likely, for example 1+2 and 2+1. How many of them give each sum? Fill in the second row of the table.
handout-solve-ways = 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1: together 36.
handout-ask-expected = How often would you expect each sum in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}? Divide its ways by 36, multiply by the number of rolls, and fill in the last row.
handout-solve-expected = For example the 7: 6 : 36 × { $rolls } = { $expected } (rounded). The table has all of them.
handout-ask-most = Which sum is the most likely one? Which came most often in your game?
handout-solve-most = The 7 is the most likely one. Most often came: { $sums } ({ $times ->
    [one] once
   *[other] { $times } times
}).
handout-ask-middle = How likely is it to roll a 6, a 7 or an 8? How large was their share of your rolls?
handout-solve-middle = 5 + 6 + 5 = 16 of 36 ways, which is 44 %. In your game: { $count } of { $rolls }, which is { $share } %.
handout-ask-edges = How likely is it to roll a 2 or a 12? How often did that happen to you, and how often would you expect it?
handout-solve-edges = 2 of 36 ways, which is one roll in 18. In your game: { $count } of { $rolls }; { $expected } would be expected.
handout-ask-mean = Work out the mean of all your rolls. Which mean do you expect in the long run?
handout-solve-mean = { $sum } : { $rolls } = { $mean } (rounded). In the long run it is 7.
handout-ask-gap = For which sum do expected and rolled differ most?
handout-solve-gap = For the { $sum }: rolled { $times ->
    [one] once
   *[other] { $times } times
}, expected { $expected }.
handout-ask-doubles = How often did both dice show the same number? How often would you expect that?
handout-solve-doubles = { $count } of { $rolls }. 6 of 36 ways are doubles, so { $expected } would be expected.
handout-ask-many = Imagine 1,000 rolls. Would the columns look more like what is expected? Why?
handout-solve-many = Yes. The dice remember nothing, so every sum may come more or less often than expected. But over many rolls the shares come closer and closer to the chances (law of large numbers).

error-nobody-called = Nobody called “{ $name }” has a sheet in this game.
error-nobody-moved = Nobody has made a move of their own in this game, so there are no certificates.
