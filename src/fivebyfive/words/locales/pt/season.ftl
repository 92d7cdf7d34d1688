### The season of a club room: what it remembers, and who may see and change it.

season-title = Época
season-when = Quando
season-all-time = Desde sempre
season-games = Partidas
season-wins = Vitórias
season-mean = Média
season-best = Melhor
season-rating = nível { $value } ± { $uncertainty }
season-rating-what = O que é o nível?
season-rating-means = Quão bem alguém joga, conforme à frente de quem fica. Toda a gente começa em 25. Com 95 % de certeza, o valor verdadeiro não está mais longe do que o número depois de ±, que diminui a cada partida. Knister e Knaster contam à parte. Quando o treinador reviu uma partida com todos, a sorte dos dados não conta.
season-luck = { $count ->
    [one] Até agora, isso acontece numa de { $games } partidas.
   *[other] Até agora, isso acontece em { $count } de { $games } partidas.
}
season-luck-out = nível sem sorte
season-curve = Nível depois de cada partida: { $values }
season-none = Ainda não há partidas terminadas.
season-last = Últimas partidas
season-ended-early = terminada antes do fim
season-record = Registo
season-record-of = Registo da partida de { $date }
season-looking = A procurar…
season-you-are = És
season-someone-else = Alguém novo
season-kept = O que esta sala recorda
season-kept-games = { $count ->
    [one] Uma partida.
   *[other] { $count } partidas.
}
season-kept-what = De cada partida que acaba aqui: o registo com os nomes, para a época e os níveis.
season-kept-days = { $days ->
    [one] Uma partida é esquecida um dia depois de acabar, mas não antes de a sua mesa ser apagada.
   *[other] Uma partida é esquecida { $days } dias depois de acabar, mas não antes de a sua mesa ser apagada.
}
season-kept-ever = As partidas ficam guardadas até que quem gere esta sala ou o servidor as apague.
season-kept-off = Nada. Quem gere a sala desligou-o.
season-stranger = Podem vê-lo os dispositivos que já se sentaram aqui com alguém que a sala conhece. Este ainda não.
season-keeper = És tu quem gere esta sala
season-keeper-link = Ligação para mais alguém gerir
season-keeper-link-means = Quem abrir esta ligação pode o mesmo que tu: juntar, ocultar e apagar pessoas, e desligar a memória.
season-hidden = Ocultos, só quem gere os vê
season-hide = Ocultar
season-show = Voltar a mostrar
season-delete = Apagar…
season-delete-ask = O nome { $name } é apagado de todas as partidas desta sala. As partidas ficam, sem o nome. Não se pode desfazer.
season-delete-go = Apagar { $name }
season-merge = { $name } é a mesma pessoa que
season-merge-go = Juntar
season-separate = { $name } é outra pessoa
season-switch-off = Não recordar nada
season-switch-on = Recordar partidas a partir de agora
season-off-ask = { $count ->
    [one] A sala esquece a sua partida e quem a jogou, e não recorda mais nenhuma.
   *[other] A sala esquece as suas { $count } partidas e quem as jogou, e não recorda mais nenhuma.
} Os registos das suas mesas ficam no servidor tanto tempo como os de qualquer mesa. Não se pode desfazer.
season-off-not = Continuar a recordar
season-off-go = Esquecer tudo
