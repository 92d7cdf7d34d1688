### What `fivebyfive score` shows.

# Above a game. $game is Knister or Knaster.
score-heading = { $game }, { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
score-finished = partia zakończona
score-not-finished = partia niedokończona
score-abandoned = partia przerwana
score-round-open = runda { $round } jest otwarta i jeszcze się nie liczy

## The table of a sheet's lines

score-line = Linia
score-makes = Kombinacja
score-points = Punkty
score-white-box = Białe pole
score-line-open = niepełna
score-doubled = { $makes } ×2
score-circles = Kółka
score-total = Razem

## The ranking, where there are several seats

score-ranking = Klasyfikacja
score-place = Pozycja
score-name = Imię
# Somebody whose sheet was paper
score-on-paper = { $name } (na papierze)
# Somebody for whom a computer moved in some rounds
score-stood-in = { $name } ({ $rounds ->
    [one] { $rounds } runda komputera
    [few] { $rounds } rundy komputera
    [many] { $rounds } rund komputera
   *[other] { $rounds } rundy komputera
})
# The same, in so many rounds that the place is not among those of the others
score-stood-in-apart = { $name } ({ $rounds ->
    [one] { $rounds } runda komputera
    [few] { $rounds } rundy komputera
    [many] { $rounds } rund komputera
   *[other] { $rounds } rundy komputera
}, poza klasyfikacją)
# Instead of the points: nobody has copied the sheet yet
score-not-copied = nieprzepisana

## The results for spreadsheets: further columns

score-computer = Komputer
score-late = Rundy uzupełnione później
score-paper = Na papierze
score-computer-rounds = Rundy komputera
score-apart = Poza klasyfikacją
score-team = Drużyna
# All games of a table so far
score-series-games = Gry
score-series = Punkty we wszystkich grach

## The verdict, where there is one seat

score-verdict = { $verdict }: { $total ->
    [one] jeden punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}.
score-no-verdict = { $total ->
    [one] Jeden punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}. Dobry wynik zaczyna się powyżej { $good }.

## A record that could not be read

score-error = { $file }: { $message }
score-error-line = { $file }:{ $line }: { $message }
score-error-seat = { $file }:{ $line }: { $seat }: { $message }
score-still-valid = { $rounds ->
    [one] Przed błędem poprawna jest jedna runda
    [few] Przed błędem poprawne są { $rounds } rundy
    [many] Przed błędem poprawnych jest { $rounds } rund
   *[other] Przed błędem poprawne jest { $rounds } rundy
}.
