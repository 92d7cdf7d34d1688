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
# Somebody for whom a computer moved in some rounds
score-stood-in = { $name } ({ $rounds ->
    [one] one round by computer
   *[other] { $rounds } rounds by computer
})
# The same, in so many rounds that the place is not among those of the others
score-stood-in-apart = { $name } ({ $rounds ->
    [one] one round by computer
   *[other] { $rounds } rounds by computer
}, ranked apart)
# Instead of the points: nobody has copied the sheet yet
score-not-copied = not typed in

## The results for spreadsheets: further columns

score-computer = Computer player
score-late = Rounds placed later
score-paper = On paper
score-computer-rounds = Rounds by computer
score-apart = Ranked apart
score-team = Team
# All games of a table so far
score-series-games = Games
score-series = Points in all games

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
