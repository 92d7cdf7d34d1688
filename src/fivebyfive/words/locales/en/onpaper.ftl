### People who play along on paper at a table.

onpaper-mark = on paper
onpaper-screen = on a screen
# Above two choices: on a screen, on paper
onpaper-plays = Plays
onpaper-means = Nobody waits for paper. When the game is over, the sheet is typed in and counts in the ranking.
onpaper-add = Somebody on paper
onpaper-join = Join in on paper
onpaper-listed = On paper: { $names }

## In a game. Knaster ends with a full sheet

onpaper-use = Use this number on your paper.
onpaper-full = { $name }: the sheet is full
onpaper-full-sure = Is the sheet full?
onpaper-full-means = All 25 cells have a number. Then there is exactly one more roll for everybody.
# Which roll filled the sheet: buttons, with the sum of the dice
onpaper-full-now = With this roll ({ $sum })
onpaper-full-before = With the roll before ({ $sum })
onpaper-full-before-means = If it was full with the roll before, the open roll is the last one. That cannot be taken back.
onpaper-full-said = { $name }’s sheet is full: one more roll follows.
onpaper-leave-sure = Leave for good? The host can still type in your sheet.

## At the end

onpaper-not-typed = sheet not typed in yet
onpaper-type = Type in the sheet
onpaper-correct = Correct the sheet
onpaper-doubtful = Something may be wrong, see above.
onpaper-save-so = Save anyway
onpaper-leave-out = Leave out
onpaper-remove-sure = Leave { $name } out of this game?
