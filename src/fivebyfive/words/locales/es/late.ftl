### Coming late: the missed numbers are placed first.

late-go = Unirme a la partida
late-means = Aún puedes jugar: primero colocas los números que te has perdido, uno tras otro.
late-next-game = En la siguiente partida podrás jugar.
late-title = Los números que te has perdido
# $number is the sum of a roll
late-place = Número { $place } de { $of }: ¿dónde escribes el { $number }?
late-move = ¿Dónde pones entonces el { $number }?
late-done = Todos colocados. Toca un número para moverlo, o siéntate.
late-sit = Sentarme
late-mark = tarde
late-placed = { $rounds ->
    [one] Llegó tarde: una ronda se colocó después.
   *[other] Llegó tarde: { $rounds } rondas se colocaron después.
}
