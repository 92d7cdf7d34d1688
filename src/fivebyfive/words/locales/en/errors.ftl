### Errors of moves, games, records and files: what is wrong and what to do, one message per error code.
### Errors of other subjects are in the files of those subjects: see the table in words/README.md.

## Moves. $cell is a cell such as c3; $line is a line: 1-5, a-e, \ or /

error-bad-roll = Two dice cannot show “{ $text }”. Give both dice, such as 3+6, or their sum from 2 to 12.
error-roll-missing = The roll is missing. Give both dice, such as 3+6, or their sum from 2 to 12.
error-bad-move = “{ $text }” is not a move. Use c3 to write, (c3) to circle, d4{"{"}4:a4b4{"}"} to write with free circles, - for nothing, or ? for not moved yet. Use small letters and no spaces.
error-bad-sheet = “{ $text }” is not a sheet. A sheet has five rows of five numbers from 2 to 12, with . for a free cell and (7) for a circled 7.
error-bad-sheet-lines = A sheet has five rows of five numbers, with . for a free cell. This one has { $lines ->
    [one] one row
   *[other] { $lines } rows
}.
error-bad-sheet-line = Row { $line } must have five numbers, with . for a free cell and (7) for a circled 7. It has { $words }.
error-sheet-full = All 25 cells of this sheet are filled. There is no free cell for another number.
error-cell-taken = { $cell } already has { $number }. Choose a free cell.
error-cell-free = { $cell } is free, so there is no number to circle. Write the number, or circle an equal one.
error-not-equal = { $cell } has { $number }, but the roll is { $roll }. Only a number equal to the roll may be circled.
error-already-circled = { $cell } already has a circle. Choose a number without one.
error-no-circles-here = In this game you have to write every number. Choose a free cell.
error-must-move = Only the last roll may be left unused. Write the number, or circle an equal one.
error-free-not-owed = Line { $line } gives no free circles on this move: it is not complete yet, it was complete before, or what it makes gives none.
error-free-line-twice = Line { $line } is named twice. Put all its free circles in one group.
# $makes is a combination: a name from the glossary
error-free-missing = This completes line { $line } ({ $makes }), which gives { $owed ->
    [one] one free circle
   *[other] { $owed } free circles
}. Name the cells to circle in braces, such as d4{"{"}4:a4b4{"}"}.
error-free-count = Line { $line } gives exactly { $owed ->
    [one] one free circle
   *[other] { $owed } free circles
} here, not { $given }.
error-free-not-on-line = { $cell } is not on line { $line }. The free circles of a line go around numbers of that line.

## Games

error-unknown-game = There is no game “{ $game }”. The games are: { $games }.
error-no-seats = A game needs at least one seat.
error-unknown-seat = There is no seat { $seat }: the game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, counted from 0.
error-no-roll = Round { $round } has no roll yet. Roll the dice first.
error-round-open = Round { $round } is still open. Close it before the next roll.
error-round-not-complete = Round { $round } is not complete. Every seat must move before the round can close. Only the last round may stay open.
error-game-over = The game ended after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. Nothing may follow.
error-no-latecomers = You cannot join a running game of this kind. Watch this one, and take a seat for the next.
error-not-ended-by-full = A full sheet does not end this game. The game always has the same number of rolls.

## Records

error-not-utf8 = This is not UTF-8 text. Save the record as UTF-8.
error-empty-record = The record is empty. It starts with a line “Game:” and a line “Seats:”.
error-bad-line = “{ $text }” is neither a header such as “Date: 2025-12-24” nor a round such as “12. 3+6 c3 a1”. A comment starts with a semicolon.
error-bad-header = The header “{ $key }” cannot be stored. A key has letters, digits and hyphens. A value is one line without control characters and semicolons.
error-bad-comment = A comment must follow a round of the game. It cannot be empty or have control characters.
error-header-twice = The header “{ $key }” appears twice. Keep one of them.
error-header-too-late = The header “{ $key }” comes after the first round. Move it to the top.
error-game-missing = The line “Game:” is missing. It says which game was played.
error-seats-missing = The line “Seats:” is missing or does not fit the game. It must have one name for each seat.
error-bad-name = “{ $name }” cannot be a name. A name has 1 to { $longest } characters, without , ; [ ] {"{"} {"}"} and control characters.
error-name-taken = The name “{ $name }” is taken. Give each seat a name of its own.
error-bad-level = The brackets after “{ $name }” must name the level of a computer player.
error-bad-paper = The brackets after “{ $name }” must hold the 25 numbers of the sheet, row by row, with . for a free cell and (7) for a circled 7.
error-bad-full = “{ $text }” is not a round in which a paper sheet can become full. Give the number of that round.
error-bad-round-number = This line must begin with “{ $round }.”, not with “{ $text }”.
# $text shows what was taken for the moves
error-too-many-moves = “{ $text }”: { $moves ->
    [one] this is one move
   *[other] these are { $moves } moves
}, but { $seats ->
    [one] there is only one seat
   *[other] there are only { $seats } seats
}. Give each seat one move, without spaces inside a move or a roll, and separate the names of the seats by commas.

## Files

error-file-not-found = There is no such file. Check the name.
error-file-is-folder = This is a folder. Give the files in it.
error-file-not-readable = The file cannot be read. Check its permissions.
error-file-too-large = The file is too large for a record. At most { $megabytes } MB are read.
