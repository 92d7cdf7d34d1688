### What `fivebyfive score` shows.

# Above a game. $game is Knister or Knaster.
score-heading = { $game }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
score-finished = finished
score-not-finished = not finished
score-abandoned = abandoned
score-round-open = round { $round } is open and does not count yet

## The table of a sheet's lines

score-line = Line
score-makes = Makes
score-points = Points
score-white-box = White box
score-line-open = not complete
score-doubled = { $makes } ×2
score-circles = Circles
score-total = Total

## The ranking, where there are several seats

score-ranking = Ranking
score-place = Place
score-name = Name
# Somebody whose sheet was paper
score-on-paper = { $name } (on paper)
# Instead of the points: nobody has copied the sheet yet
score-not-copied = not typed in

## The results for spreadsheets: further columns

score-computer = Computer player
score-late = Rounds placed later
score-paper = On paper

## The verdict, where there is one seat

score-verdict = { $verdict }: { $total ->
    [one] one point
   *[other] { $total } points
}.
score-no-verdict = { $total ->
    [one] One point
   *[other] { $total } points
}. More than { $good } would be a good result.

## A record that could not be read

score-error = { $file }: { $message }
score-error-line = { $file }:{ $line }: { $message }
score-error-seat = { $file }:{ $line }: { $seat }: { $message }
score-still-valid = { $rounds ->
    [one] One round before it is valid
   *[other] { $rounds } rounds before it are valid
}.
