### What `fivebyfive score` shows.

# Above a game. $game is Knister or Knaster.
score-heading = { $game }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
score-finished = beendet
score-not-finished = nicht beendet
score-abandoned = abgebrochen
score-round-open = Runde { $round } ist offen und zählt noch nicht

## The table of a sheet's lines

score-line = Linie
score-makes = Ergibt
score-points = Punkte
score-white-box = Weißes Kästchen
score-line-open = nicht voll
score-doubled = { $makes } ×2
score-circles = Kreise
score-total = Gesamt

## The ranking, where there are several seats

score-ranking = Rangliste
score-place = Rang
score-name = Name
# Somebody whose sheet was paper
score-on-paper = { $name } (auf Papier)
# Somebody for whom a computer moved in some rounds
score-stood-in = { $name } ({ $rounds ->
    [one] eine Runde vom Computer
   *[other] { $rounds } Runden vom Computer
})
# The same, in so many rounds that the place is not among those of the others
score-stood-in-apart = { $name } ({ $rounds ->
    [one] eine Runde vom Computer
   *[other] { $rounds } Runden vom Computer
}, außer Wertung)
# Instead of the points: nobody has copied the sheet yet
score-not-copied = nicht eingetippt

## The results for spreadsheets: further columns

score-computer = Computer
score-late = Nachgetragene Runden
score-paper = Auf Papier
score-computer-rounds = Runden vom Computer
score-apart = Außer Wertung
score-team = Team
# All games of a table so far
score-series-games = Partien
score-series = Punkte in allen Partien

## The verdict, where there is one seat

score-verdict = { $verdict }: { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}.
score-no-verdict = { $total ->
    [one] Ein Punkt
   *[other] { $total } Punkte
}. Mehr als { $good } wären ein gutes Ergebnis.

## A record that could not be read

score-error = { $file }: { $message }
score-error-line = { $file }:{ $line }: { $message }
score-error-seat = { $file }:{ $line }: { $seat }: { $message }
score-still-valid = { $rounds ->
    [one] Davor ist eine Runde gültig
   *[other] Davor sind { $rounds } Runden gültig
}.
