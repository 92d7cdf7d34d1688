### The screen that everybody looks at, and the caller for printed sheets.

big-open = Big screen
big-back = Back to the table
big-join = Join: { $code }
big-come = Join with this code or link
big-moved = { $moved ->
    [one] { $moved } of { $of } has moved
   *[other] { $moved } of { $of } have moved
}
big-wait = The game will begin soon.
big-top = Top five
big-podium = Podium
big-mean = On average: { $points } points
big-histogram = The rolls
big-histogram-text = How often each sum came, in brackets the average: { $numbers }
big-came = rolled
big-average = average
big-csv = Results as a table (CSV)
big-next = Next game
big-names = Names
big-more-names = and { $count } more
big-no-points = Nobody has points yet.

## The caller: dice for printed sheets, without a table

caller-title = Call the dice
caller-begin = For printed sheets: everybody writes, this screen rolls.
caller-roll = roll { $round }
caller-roll-of = roll { $round } of { $of }
caller-past = Rolls so far
caller-full = A sheet is full
caller-again = Say it again
caller-taken-back = The roll is taken back and will come again. It is { $sum } once more.
caller-new = New game
caller-new-sure = Start a new game? The list of rolls will be cleared.
