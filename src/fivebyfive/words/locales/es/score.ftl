### What `fivebyfive score` shows.

# Above a game. $game is Knister or Knaster.
score-heading = { $game }, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
score-finished = partida terminada
score-not-finished = partida sin terminar
score-abandoned = partida abandonada
score-round-open = la ronda { $round } está abierta y aún no cuenta

## The table of a sheet's lines

score-line = Línea
score-makes = Combinación
score-points = Puntos
score-white-box = Casilla blanca
score-line-open = sin completar
score-doubled = { $makes } ×2
score-circles = Círculos
score-total = Total

## The ranking, where there are several seats

score-ranking = Clasificación
score-place = Puesto
score-name = Nombre
# Somebody whose sheet was paper
score-on-paper = { $name } (en papel)
# Somebody for whom a computer moved in some rounds
score-stood-in = { $name } ({ $rounds ->
    [one] una ronda del ordenador
   *[other] { $rounds } rondas del ordenador
})
# The same, in so many rounds that the place is not among those of the others
score-stood-in-apart = { $name } ({ $rounds ->
    [one] una ronda del ordenador
   *[other] { $rounds } rondas del ordenador
}, clasificación aparte)
# Instead of the points: nobody has copied the sheet yet
score-not-copied = sin copiar

## The results for spreadsheets: further columns

score-computer = Ordenador
score-late = Rondas anotadas después
score-paper = En papel
score-computer-rounds = Rondas del ordenador
score-apart = Clasificación aparte
score-team = Equipo
# All games of a table so far
score-series-games = Partidas
score-series = Puntos en todas las partidas

## The verdict, where there is one seat

score-verdict = { $verdict }: { $total ->
    [one] un punto
   *[other] { $total } puntos
}.
score-no-verdict = { $total ->
    [one] Un punto
   *[other] { $total } puntos
}. Más de { $good } ya sería un buen resultado.

## A record that could not be read

score-error = { $file }: { $message }
score-error-line = { $file }:{ $line }: { $message }
score-error-seat = { $file }:{ $line }: { $seat }: { $message }
score-still-valid = Antes del error hay { $rounds ->
    [one] una ronda válida
   *[other] { $rounds } rondas válidas
}.
