### The games of this device.

history-empty = Aqui juntam-se os jogos terminados neste dispositivo: os teus pontos, o melhor resultado e como evoluem.
history-first = Jogar um jogo
history-who = Quem
history-everybody = Todos
history-count = Jogos
history-best = Melhor
history-average = Média
history-curve = Pontos dos últimos jogos, do mais antigo ao mais recente: { $totals }. Média { $average }.
history-last = Últimos jogos
history-more = Mostrar jogos mais antigos
history-alone = A solo
history-place = { $place }.º lugar de { $of }
history-hints = com dicas
history-delete = Apagar este jogo
history-deleted = O jogo foi apagado.
history-undo = Anular
history-export = Guardar tudo num ficheiro
history-delete-all = Apagar tudo
history-delete-ask = { $count ->
    [one] Apagar o único jogo guardado neste dispositivo? Não poderá ser recuperado.
   *[other] Apagar os { $count } jogos guardados neste dispositivo? Não poderão ser recuperados.
}
history-keep = Manter
history-here = Ficam guardados só neste navegador e em mais lado nenhum.
history-full = Este navegador não tem mais espaço, por isso este jogo não está entre os teus jogos. Apaga lá alguns antigos.
