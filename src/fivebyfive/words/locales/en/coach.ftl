### The coach: what a game came to, and hints while one is on.

## After the game. $who is "You" or a name, $expert what the computer player "expert" made of it

coach-title = Coach
coach-whose = Whose game?
coach-going = The coach is going through the game …
coach-you = You
coach-sentence = { $who } { $total }, expert { $expert }, same dice; { $moves ->
    [one] one move cost { $cost }.
   *[other] { $moves } moves cost { $cost }.
}
coach-sentence-good = { $who } { $total }, expert { $expert }, same dice. Well played: no move cost even half a point.

## Luck. $figure is a number with one decimal, such as +3.4

coach-luck = Luck of the dice: { $figure } points
coach-sum-text = The first figure is what the best moves make on average. Good rolls added to it. Bad rolls took some away, and so did every move that was not the best. What is left are the points of the game.
coach-sum-start = Expected at the start
coach-sum-luck = Luck of the dice
coach-sum-cost = What moves cost
coach-sum-total = Points

## The moves that cost most. $cell is a cell such as c3, $cells are several

coach-dearest = Moves that cost most
coach-round = Round { $round }, roll { $roll }
coach-wrote = You wrote { $cell }.
coach-wrote-circled = You wrote { $cell } and circled { $cells }.
coach-circled = You circled { $cell }.
coach-did-nothing = You did nothing.
coach-better = Better: { $move }, { $figure } points more.
coach-before = The sheet before it, row by row: { $numbers }

## A move within a sentence

coach-move-circles = { $cell } with circles at { $cells }
coach-move-circle = circle { $cell }
coach-move-nothing = do nothing

## Hints to somebody who plays alone

hint-ask = Hint
hint-thinking = The coach is thinking …
hint-best = Best: { $move }
# $moves are two or more
hint-equals = Equally good: { $moves }
# Asked before the first one of a game
hint-sure = This game then counts as played with hints, and not for your best or average.
hint-show = Show the hint
hint-more = Next best
hint-fewer = { $move }: { $figure } fewer points
# Behind the verdict of a game alone
hint-taken = { $verdict } With hints: { $count }.
