### The screen that prints sheets.

print-title = Print sheets
print-per-page = Sheets per page
print-pages = Pages
print-fewer = Fewer pages
print-more = More pages
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a5 = A5
print-ink = Ink
print-ink-full = Colour
print-ink-light = Little ink
print-ink-mono = Black and white
print-names = Names
print-names-means = Separated by commas, such as Sara, Tim. They are repeated on all sheets; without names there is a line to write on.
print-rules = Rules on the back
print-rules-means = Print on both sides. The backs match the fronts whichever edge the paper is flipped on; on the wrong edge they are only upside down.
print-download = Download PDF
print-drawing = Drawing …
print-failed = There is no preview.
print-front = Preview: a page of { $game }, { $paper }, { $count ->
    [one] one sheet
   *[other] { $count } sheets
}
print-back = Preview of the back: the rules of { $game } in short
