### The games of this device.

history-empty = Aqui juntam-se as partidas terminadas neste dispositivo: os teus pontos, o melhor resultado e como evoluem.
history-first = Jogar uma partida
history-who = Quem
history-everybody = Todos
history-count = Partidas
history-best = Melhor
history-average = Média
history-curve = Pontos das últimas partidas, da mais antiga à mais recente: { $totals }. Média { $average }.
history-last = Últimas partidas
history-more = Mostrar partidas mais antigas
history-alone = A solo
history-place = { $place }.º lugar de { $of }
history-uncounted = { $count ->
    [one] Uma partida não conta aqui; a lista diz porquê.
   *[other] { $count } partidas não contam aqui; a lista diz porquê.
}
history-delete = Apagar esta partida
history-deleted = A partida foi apagada.
history-undo = Anular
history-export = Guardar tudo num ficheiro
history-delete-all = Apagar tudo
history-delete-ask = { $count ->
    [one] Apagar a única partida guardada neste dispositivo? Não poderá ser recuperada.
   *[other] Apagar as { $count } partidas guardadas neste dispositivo? Não poderão ser recuperadas.
}
history-keep = Manter
history-here = Esta lista fica guardada neste navegador. O servidor também guarda o registo de cada partida.
history-full = Este navegador não tem mais espaço, por isso esta partida não está entre as tuas partidas. Apaga lá algumas antigas.

## Why a game counts neither for the best nor for the average

uncounted-hints = com dicas
uncounted-same-dice = outra vez os mesmos dados
uncounted-practice = treino
uncounted-repeat = jogada outra vez
uncounted-late = entraste a meio
uncounted-stand-in = em parte jogou o computador
uncounted-archive = dados de um dia anterior
history-led = Partidas que dirigiste
history-led-people = { $people ->
    [one] uma pessoa
   *[other] { $people } pessoas
}
