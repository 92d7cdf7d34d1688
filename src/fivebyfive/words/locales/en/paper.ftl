### Sheets of paper that are copied to be scored.

copy-title = Score a paper sheet
copy-sheet = The numbers on the sheet
# A number with a circle; its cell is such as c3
copy-circled = { $cell }, circled
copy-tap = Tapping sets
copy-numbers = Numbers
copy-circles = Circles
copy-circle-free = { $cell } is free: type its number first.
copy-help = Type row by row: each number moves on by itself, Enter or a full stop leaves a cell empty. All 25 can be pasted, too.
copy-help-circles = The letter o circles the number just typed.
copy-free = { $count ->
    [one] One cell is free.
   *[other] { $count } cells are free.
}
copy-lines = Every line
copy-clear = Clear
copy-cleared = The sheet is empty.
copy-waiting = No connection: the points are not up to date yet. What you type is kept.

## What may be wrong with a copied sheet. $cell is a cell such as c3, $line a line such as “row 4”

copy-doubts = Look again
doubt-not-a-roll = { $cell }: two dice cannot show “{ $text }”, so it does not count.
doubt-no-circles = { $cell }: this game has no circles. The { $text } counts, its circle does not.
doubt-circles-owed = { $line } owed { $owed ->
    [one] 1 circle
   *[other] { $owed } circles
}, { $drawn ->
    [0] but has none
    [one] but has only 1
   *[other] but has only { $drawn }
}.
doubt-rolled-less = { $number } is written { $times ->
    [one] once
   *[other] { $times } times
}, but { $rolled ->
    [0] was never rolled
    [one] was rolled only once
   *[other] was rolled only { $rolled } times
}.

## Several sheets, one after the other

pile-name = Name on the sheet
pile-next = Next sheet
# A sheet without a name
pile-unnamed = Sheet { $number }
pile-remove = Remove the sheet of { $name }
pile-print = Print ranking and sheets
