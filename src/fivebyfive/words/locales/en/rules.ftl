### The rules of both games. Numbers that belong to the rules come in as variables.

rules-title = How to play { $game }
rules-play-now = Play now

## Headings

rules-idea = The idea
rules-round = A round
rules-lines = What a line makes
rules-free-circles = Free circles
rules-several-lines = Several lines at once
rules-white-boxes = White boxes
rules-end = The end
rules-alone = Alone

## Tables

rules-column-combination = Combination
rules-column-points = Points
rules-column-circles = Circles
rules-column-example = For example

## Both games

rules-sheet-text = The sheet is a grid of five rows and five columns. It has twelve lines: five rows, five columns and two diagonals.
# $example is a line such as 9-5-9-5-5
rules-order-text = The order of the numbers in a line does not matter. Four numbers in sequence are not a straight. Only one combination counts: the one that all five numbers make together. So { $example } is a full house, and not also three of a kind.
rules-alone-text = Playing alone, you follow the same rules. More than { $good } points is good, more than { $brilliant } brilliant, more than { $spectacular } spectacular.
rules-players-text = Any number of people can play together. Each has their own sheet.

## Knister

rules-knister-idea-text = Everybody writes the same numbers, but everybody chooses where. In the end, the combinations in the twelve lines count.
rules-knister-round-text = The youngest player starts: roll two dice once and call out the sum, loud and clear. Everybody, including the roller, writes this number in any free cell of their sheet. It stays there. Then pass the dice on clockwise.
rules-knister-lines-text = A line counts when its five cells are filled. It scores the points of its combination. Both diagonals score double. Write the points in the white box at the end of the line, at once or when the game is over.
rules-knister-end-text = After 25 rolls all sheets are full. Add up the twelve lines. The highest total wins; equal totals share the win.

## Knaster

rules-knaster-idea-text = A number only counts when it has a circle. Complete lines with a combination give free circles, and lines with all five numbers circled score points.
rules-knaster-round-text = The youngest player starts: roll two dice once and call out the sum, loud and clear. Everybody, including the roller, does one of two things: write the number in any free cell, or circle an equal number that is already on the sheet and has no circle. If there is no such number, you have to write the rolled one. Then pass the dice on clockwise.
rules-knaster-free-circles-text = Writing the fifth number of a line completes it. If the line makes a combination, draw its free circles at once, around any numbers of this line without a circle. The number just written may be one of them. If fewer numbers are left, draw fewer circles. Free circles cannot be skipped or saved for later. A pair alone gives none.
rules-knaster-several-lines-text = One number can complete up to four lines. Work through them one after the other, in any order. Each line gives all its circles. A number circled for one line is not circled again for the next: circle other numbers instead.
rules-knaster-white-boxes-text = A line with all five numbers circled scores the white box at its end, once: { $rows } for the rows from top to bottom, { $columns } for the columns from left to right, { $diagonals } for each diagonal.
rules-knaster-end-text = As soon as you have written in all 25 cells, say so. Then the next player rolls, and this is the last roll for everybody, however many sheets are full by then. On the last roll you may also do nothing. Free circles and white boxes still count. Then add up your white boxes and one point for every circle. The highest total wins; equal totals share the win.
