### Printed sheets.

## On a sheet

sheets-name = Name
sheets-date = Date
sheets-white-boxes = White boxes
sheets-place = Place { $place } of { $seats }
# One line below the grid
sheets-knister-hint = Every full line: the points of its combination go into its white box, diagonals double.
sheets-knaster-hint = A full line: draw its circles in it at once. All five circled: its white box counts.

## The rules in short, on the back

sheets-knister-round = Roll two dice once and call out the sum. Everybody writes it in any free cell. It stays there.
sheets-knister-lines = A full line (row, column or diagonal) scores the one combination its five numbers make, in any order. Diagonals score double. Note the points in its white box.
sheets-knister-end = After 25 rolls, add up the twelve boxes. The highest total wins.
sheets-knaster-round = Roll two dice once and call out the sum. Everybody writes it in any free cell, or circles an equal number that has no circle yet. If there is none, it has to be written.
sheets-knaster-free = Writing the fifth number of a line completes it. If the five make a combination, in any order, draw its circles at once around numbers of this line without a circle. If fewer are left, draw fewer. Several lines at once: one after the other.
sheets-knaster-boxes = A line with all five numbers circled scores its white box.
sheets-knaster-end = Whoever has filled all 25 cells says so. There is exactly one more roll for everybody. On it you may also do nothing. Then add up white boxes and one point for every circle. The highest total wins.

## What `fivebyfive sheets` says

sheets-drawing = Drawing the sheets …
sheets-done = The sheets are in { $file }.
sheets-names-left = { $count ->
    [one] One name has no sheet: there are too few pages.
   *[other] { $count } names have no sheet: there are too few pages.
}

error-bad-per-page = A page cannot have { $given } sheets. Choose one of: { $allowed }.
error-bad-pages = { $given } pages cannot be printed. Choose a number from 1 to { $most }.
error-too-many-sheets = The sheets of this game need { $given } pages, but at most { $most } can be printed. Up to six fit on a page.
error-no-moves-yet = No round of this game is finished yet, so there is nothing to print.
error-game-or-record = Name either a game, for empty sheets, or --record FILE, for the sheets of that game.
error-not-with-record = { $option } is for empty sheets. Leave it out with --record.
error-pdf-to-terminal = A terminal cannot show a PDF. Name a file, as in -o sheets.pdf.
