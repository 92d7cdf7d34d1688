### The page of the rules, and what its pictures show. A picture has a caption and, in -alt, a text
### for those who do not see it. Numbers are those of the rules.

rules-back = Back
rules-games = Games
rules-liking = Language and colours

## Pictures

rules-picture-lines = Three of the twelve lines: row 2, column d and a diagonal. Every line has a white box at its end.
rules-picture-lines-alt = An empty sheet with five rows, 1 to 5, and five columns, a to e. Strokes run through row 2, column d and the diagonal from the top left. White boxes are above the columns, to the right of the rows and, for the diagonals, at the upper corners.
rules-picture-doubled = Row 4 is a full house and scores { $house }. The tinted diagonals score double: the pair of eights scores { $pair }.
rules-picture-doubled-alt = A sheet with two complete lines. Row 4 is 9, 5, 9, 5, 5 and has { $house } in its white box. The diagonal from the top left is 8, 7, 6, 5, 8 and has { $pair } in its white box. The cells of both diagonals are tinted.
rules-picture-circle = The dice show 8. Instead of writing it, you can circle the 8 in b2.
rules-picture-circle-alt = Dice that show 5 and 3, and a sheet with five numbers. The 8 in b2 has just been circled.
rules-picture-free = The 5 in d4 completes row 4. It is a full house; free circles: { $circles }. Any of the five numbers may get them.
rules-picture-free-alt = Row 4 of a sheet is highlighted: 9, 5, 9, 5, 5. The 5 in d4 is new. The 9 in a4 and the new 5 have been circled.
rules-picture-several = The 7 in c3 completes two lines. Row 3, three of a kind, gives { $three }; column c, a straight, gives { $straight }.
rules-picture-several-alt = Row 3, which is 7, 4, 7, 7, 9, and column c, which is 5, 6, 7, 8, 9, are highlighted. The 7 in c3, where they cross, is new. a3 in the row and c1, c2 and c4 in the column are circled.
rules-picture-box = Row 1 is circled from end to end. It scores its white box: { $box }.
rules-picture-box-alt = A sheet whose row 1 has five circled numbers and a stroke through them. The { $box } in its white box is written large; the other boxes are still to be won.
