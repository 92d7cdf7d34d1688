### The table while a game is on.

## The one button, and what stands beside the dice. $name is the name of a seat

play-roll = Roll
play-roll-stop = Stop
play-finish = Finish
play-roll-for = Roll for { $name }
play-choose-cell = Choose a cell
play-choose-circles = Choose the circles
play-waiting = { $missing ->
    [one] Waiting for one move
   *[other] Waiting for { $missing } moves
}
play-rolls-next = { $name } rolls next
play-host-rolls = The host rolls next
play-by-itself = The dice roll by themselves
play-ends-game = { $name } ends the game
play-host-ends = The host ends the game
play-ends-by-itself = The game is about to end
play-paused = Paused
play-begin = Roll the dice to begin.
play-you-begin = You begin: roll the dice.
play-you-roll = Your turn to roll.
play-you-finish = That was it. Finish the game.
play-roller-away = { $name } is away. You may go on.
play-your-move = Tap a cell for this number.
play-roll-first = First comes the roll, then tap a cell.
play-now = Now { $name }
play-moved = Moved: { $moved } of { $of }
play-waiting-for = Waiting for { $names }
play-last = The last roll!
play-last-after = { $names }: sheet full. One last roll!
play-last-after-you = Your sheet is full. One last roll!
play-voice-last = A sheet is full: one last roll.
play-connection-lost = The connection is lost. Reconnecting …
play-connection-back = Connected again.
play-reconnecting = Reconnecting …
play-reconnecting-unsent = Reconnecting … Your move is waiting to be sent.
play-unsent = Not sent yet
play-nothing = Do nothing
play-take-back = Take back
play-take-back-of = Take back the move of { $name }
play-seconds = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
play-watching = You are watching

## Free circles. $line is a line such as "row 4", $makes a combination

play-which-line = Circles in several lines: tap the line to begin with.
play-which-first = Circles in several lines. Choose which first: { $lines }.
play-cell-shared = { $cell } is on { $lines }. Tap another cell of the line to begin with, or its white box.
play-circles-first = First choose the circles. To play something else, take the move back.
play-circles-chosen = Your circles are chosen. Tap one to change it; to play something else, take the move back.
play-circle-forced = This circle had to be drawn. To play something else, take the move back.
play-choose = { $line }, { $makes }: { $left ->
    [one] choose a circle
   *[other] choose { $left } circles
}
play-choose-left = { $line }, { $makes }: { $left } left
play-choose-of = { $line }, { $makes }: circle { $left } of { $of } numbers.

## The sheet, for those who hear it. $cell is a cell such as c3

play-sheet = Sheet of { $name }
play-sheet-own = Your sheet
play-sheet-text = Sheet of { $name }, row by row: { $numbers }
play-cell-free = { $cell }, free
play-cell-number = { $cell }, { $number }
play-cell-circled = { $cell }, { $number }, circled
play-cell-pencilled = { $cell }, { $number }, pencilled
play-cell-pencilled-circled = { $cell }, { $number }, pencilled, circled
play-may-circle = can be circled
play-empty = empty
play-move-field = Type a move, such as c3 or (c3)
play-move-make = Play it
play-move-wrong = This is not a move. Type a cell such as c3, or (c3) to circle its number.
play-lines-here = Lines of this cell
play-rolled = Round { $round }: { $dice }, that is { $sum }.
play-rolled-sum = Round { $round }: { $sum }.
play-wrote = { $number } in { $cell }.
play-wrote-circled = { $number } in { $cell }, circled: { $cells }.
play-circled = Circle at { $cell }.
play-did-nothing = Nothing done.
play-taken-back = Taken back.
play-sum = Sum: { $sum }
play-total = { $points ->
    [one] One point
   *[other] { $points } points
}
play-points = { $points ->
    [one] point
   *[other] points
}
play-round = round { $round }
play-round-of = round { $round } of { $of }

## Lines and combinations

play-line-open = { $line }: not complete yet
play-line-made = { $line }: { $makes }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-line-doubled = { $line }: { $makes }, doubled: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-box-open = { $line }: not complete yet. { $circled } of 5 circled; all five are worth { $box }.
play-box-made = { $line }: { $makes }. { $circled } of 5 circled; all five are worth { $box }.
play-box-scored = { $line }: all five circled, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-gave-circles = { $makes }: { $count ->
    [one] one free circle
   *[other] { $count } free circles
} when the line was completed.
play-lines = What your lines can still become
play-can-become = Can still become: { $combinations }.
play-can-become-nothing = Can no longer become anything.
play-combinations = What a line makes
play-gives-points = { $count ->
    [one] one point
   *[other] { $count } points
}
play-gives-circles = { $count ->
    [one] one circle
   *[other] { $count } circles
}
play-doubled = Both diagonals count double.
play-gives-note = The numbers say how many free circles the line gives.

## Everybody

play-look = { $name }: { $points }
play-person = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-person-moved = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, has moved
play-person-away = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, away
play-all = All { $count }
play-everybody = Everybody
play-away = away
play-has-moved = has moved
play-is-computer = Computer player: { $level }
play-is-away = { $name } is away.
play-wait = Wait
play-let-computer = Let the computer play
play-played-for = While you were away the computer played { $moves } for you.
# A move that was made without a connection, and what is on the sheet instead: $moves
play-late-number-wrote = Your { $number } in { $cell } came too late: the computer wrote in { $moves }.
play-late-number-computer = Your { $number } in { $cell } came too late: the computer played { $moves }.
play-late-number-stays = Your { $number } in { $cell } came too late: { $moves } stays.
play-late-number-nothing = Your { $number } in { $cell } came too late.
play-late-circle-wrote = Your circle at { $cell } came too late: the computer wrote in { $moves }.
play-late-circle-computer = Your circle at { $cell } came too late: the computer played { $moves }.
play-late-circle-stays = Your circle at { $cell } came too late: { $moves } stays.
play-late-circle-nothing = Your circle at { $cell } came too late.
play-sheets-here = Sheets on this device
play-turn = Turn this sheet round

## Real dice

play-what-dice = What do your dice show?
play-right-number = What was it really? Everybody moves again.
play-wrong-number = Wrong number?
play-type-dice = Two dice
play-type-sum = The sum instead
play-first-die = The first die
play-second-die = { $first } and …
play-cancel = Cancel

## The menu

play-rules = Rules
menu-game = This game
menu-table = The table
menu-device = This device
play-teach = Show me how
play-rolls-alone = Auto-roll
play-people = People at table { $code }
play-name = Name
play-save = Save
play-rename = Rename { $name }
play-remove = Remove { $name }
play-remove-sure = Remove { $name }? A computer plays on for them.
play-removed = A computer plays on for you. You are watching now.
play-pause = Pause
play-go-on = Go on
play-lock = Lock the table
play-unlock = Unlock the table
play-end = End the game
play-end-sure = End this game for everybody?
play-end-sure-alone = End this game?
play-leave = Leave the table
play-leave-sure = Leave for good? A computer plays on for you.
play-yes = Yes
play-no = No

## The keys of the table

keys-title = Keys
keys-lines = Read the lines of the cell
keys-nothing = Do nothing, on the last roll
keys-arrows = Into the sheet, and from cell to cell
keys-enter = Enter
keys-move = Write or circle; press a button
keys-escape = Give up a move while choosing circles; close
keys-press = Space, Enter, Page down
keys-lead = Start, roll, go on, next game
keys-pause = Pause or go on
keys-letters = Single letters

## The four bubbles of a first game

teach-title = How to play
teach-got-it = Got it
teach-skip = Skip
teach-roll = Roll the dice. Everybody uses the same sum, each on their own sheet.
teach-roll-alone = Roll the dice. Their sum goes on your sheet.
teach-wait = The dice are about to be rolled. Everybody uses the same sum, each on their own sheet.
teach-host = Whoever leads the game rolls for everybody. All use the same sum, each on their own sheet.
teach-type = Roll your own dice and type what they show. Everybody uses the same sum, each on their own sheet.
teach-type-alone = Roll your own dice and type what they show. Their sum goes on your sheet.
teach-write = Tap any free cell: the number is pencilled there. Tap another one to change it. The next roll makes it ink.
teach-knister-lines = Every row, column and diagonal is a line. Five numbers that make something score in the white box at its end.
teach-knister-points = What pairs, threes and straights give is shown next to the sheet. Tinted diagonals count double. Tap a white box: it explains its line.
teach-knaster-write = Tap a free cell to write the number. If the sheet has an equal number without a circle, you may tap that instead and circle it.
teach-knaster-circles = Complete a line that makes something, and you choose free circles in it. How many is shown next to the sheet.
teach-knaster-boxes = Five circles in a line earn the white box at its end, and every circle is a point. When a sheet is full, there is one last roll.

## Reactions of one tap

react-title = Say something
reaction-bravo = Bravo!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-laugh = Ha ha!
reaction-thanks = Thanks!
react-said = { $name }: { $what }
# $one is what one person said, such as “Emma: Wow!”
react-several = { $count ->
    [one] { $one } And one more.
   *[other] { $one } And { $count } more.
}

## The goal of somebody who plays alone, beside the points: $points are missing

goal-good = { $points } to good
goal-brilliant = { $points } to brilliant
goal-spectacular = { $points } to spectacular
