### A club room: always the same link, a new table each time.

room-about = Sempre a mesma ligação e cada vez uma mesa nova: para um clube, uma turma ou uma família que se encontra muitas vezes.
room-name = Nome da sala
room-name-means = De 3 a 32 letras, algarismos e hífenes, como clube-xadrez.
room-go = Para a sala
room-known = Salas onde estiveste
room-looking = À procura da mesa …
room-empty = Ainda não está lá ninguém. Abre uma mesa; quem seguir a ligação junta-se a ti.
room-lobby = { $people ->
    [one] Há uma mesa aberta: { $game }, uma pessoa.
   *[other] Há uma mesa aberta: { $game }, { $people } pessoas.
}
room-playing = { $people ->
    [one] Está a decorrer uma partida: { $game }, uma pessoa.
   *[other] Está a decorrer uma partida: { $game }, { $people } pessoas.
}
room-over = Acabou agora uma partida de { $game }. Talvez joguem outra.
room-join = Entrar
room-watch = Assistir
room-back = Voltar à mesa
room-open = Abrir uma mesa
room-nobody-else = Só este computador consegue chegar à sala.
room-another = Outra sala
