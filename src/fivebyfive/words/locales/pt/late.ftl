### Coming late: the missed numbers are placed first.

late-go = Juntar-me à partida
late-means = Ainda podes jogar: primeiro colocas os números que perdeste, um a um.
late-next-game = Na próxima partida já podes jogar.
late-title = Os números que perdeste
# $number is the sum of a roll
late-place = Número { $place } de { $of }: onde escreves o { $number }?
late-move = Onde pões então o { $number }?
late-done = Todos colocados. Toca num número para o mudar, ou senta-te.
late-sit = Ocupar lugar
late-mark = tarde
late-placed = { $rounds ->
    [one] Chegou tarde: uma ronda foi colocada depois.
   *[other] Chegou tarde: { $rounds } rondas foram colocadas depois.
}
