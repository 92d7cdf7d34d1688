### What `fivebyfive score` shows.

# Above a game. $game is Knister or Knaster.
score-heading = { $game }, { $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
}
score-finished = partida terminada
score-not-finished = partida por terminar
score-abandoned = partida abandonada
score-round-open = a ronda { $round } está aberta e ainda não conta

## The table of a sheet's lines

score-line = Linha
score-makes = Combinação
score-points = Pontos
score-white-box = Campo branco
score-line-open = incompleta
score-doubled = { $makes } ×2
score-circles = Círculos
score-total = Total

## The ranking, where there are several seats

score-ranking = Classificação
score-place = Posição
score-name = Nome
# Somebody whose sheet was paper
score-on-paper = { $name } (em papel)
# Somebody for whom a computer moved in some rounds
score-stood-in = { $name } ({ $rounds ->
    [one] uma ronda do computador
   *[other] { $rounds } rondas do computador
})
# The same, in so many rounds that the place is not among those of the others
score-stood-in-apart = { $name } ({ $rounds ->
    [one] uma ronda do computador
   *[other] { $rounds } rondas do computador
}, classificação à parte)
# Instead of the points: nobody has copied the sheet yet
score-not-copied = por copiar

## The results for spreadsheets: further columns

score-computer = Computador
score-late = Rondas anotadas depois
score-paper = Em papel
score-computer-rounds = Rondas do computador
score-apart = Classificação à parte
score-team = Equipa
# All games of a table so far
score-series-games = Partidas
score-series = Pontos em todas as partidas

## The verdict, where there is one seat

score-verdict = { $verdict }: { $total ->
    [one] um ponto
   *[other] { $total } pontos
}.
score-no-verdict = { $total ->
    [one] Um ponto
   *[other] { $total } pontos
}. Mais de { $good } já seria um bom resultado.

## A record that could not be read

score-error = { $file }: { $message }
score-error-line = { $file }:{ $line }: { $message }
score-error-seat = { $file }:{ $line }: { $seat }: { $message }
score-still-valid = Antes do erro há { $rounds ->
    [one] uma ronda válida
   *[other] { $rounds } rondas válidas
}.
