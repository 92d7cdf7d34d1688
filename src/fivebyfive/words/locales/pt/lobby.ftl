### Joining a table and waiting for the others.

table-join-again = Entrar de novo
table-opening = A abrir a mesa …

## How others come to it

lobby-table = Mesa
lobby-game-number = Partida { $number } nesta mesa.
lobby-same-dice = Com os mesmos lançamentos da anterior.
lobby-link = Ligação para esta mesa
lobby-copy = Copiar ligação
lobby-copied = Copiada
lobby-copy-by-hand = A ligação está selecionada: copia-a daqui.
lobby-share = Partilhar
lobby-qr = Código QR com a ligação
lobby-nearby = Funciona nesta rede Wi-Fi.
lobby-only-here = A esta mesa só se chega a partir deste dispositivo.
lobby-locked = A mesa está bloqueada: mais ninguém pode entrar.
lobby-lock = Bloquear
lobby-unlock = Desbloquear

## Who plays

lobby-players = { $seats ->
    [one] Um lugar ocupado
   *[other] { $seats } lugares ocupados
}
lobby-youngest = A pessoa mais nova lança primeiro.
lobby-watching = { $people ->
    [one] Um dispositivo está a assistir.
   *[other] { $people } dispositivos estão a assistir.
}
lobby-you = tu
lobby-here = neste dispositivo
lobby-host = organiza a mesa
lobby-away = ausente
lobby-computer = computador, { $level }
level-random = ao acaso
level-beginner = principiante
level-casual = amador
level-expert = perito
level-master = mestre
level-random-means = Uma casa qualquer, sem pensar.
level-beginner-means = Como alguém nas primeiras partidas.
level-casual-means = Avalia o que cada linha pode render.
level-expert-means = Conta as hipóteses de todas as linhas; difícil de vencer.
level-master-means = O mais forte: é o que vê mais longe.
# What a level scores alone, on average
level-usual = Costuma fazer cerca de { $points } pontos.
# Name of a computer player
lobby-robot = Robo { $number }
lobby-called = Aqui chamas-te «{ $name }». Mudar o nome
lobby-no-seat = Ainda não tens lugar.
lobby-sit = Ocupar um lugar
lobby-add-person = Mais alguém neste dispositivo
lobby-add-computer = Computador
lobby-add = Adicionar
lobby-level = Nível
lobby-name = Nome
lobby-save = Guardar
lobby-change-seat = Mudar: { $name }
lobby-drag = Mover: { $name } (teclas de setas)
lobby-joined = Já à mesa: { $names }.
lobby-joined-many = Já à mesa: mais { $count }, { $seats } ao todo.
lobby-moved = { $name } ocupa agora a posição { $place }.
lobby-first = Lança primeiro
lobby-up = Para cima
lobby-down = Para baixo
lobby-remove = Retirar
lobby-make-host = Passar a organização

## How it is played

lobby-game = Jogo
lobby-preset = Como se joga
lobby-preset-family = Em família
lobby-preset-far = À distância
lobby-preset-class = Na aula
lobby-preset-family-means = À volta de uma mesa: os dados andam à vez e não há pressa.
lobby-preset-far-means = Cada pessoa em sua casa, como numa videochamada: igual a «Em família», mas nenhum dispositivo diz a soma em voz alta.
lobby-far-nearby = Aqui só podem entrar dispositivos da mesma rede Wi-Fi. Para jogar à distância, o servidor precisa de um endereço na internet.
lobby-far-here = Aqui só pode entrar este dispositivo. Para jogar à distância, o servidor precisa de um endereço na internet.
lobby-preset-class-means = Diriges e lanças tu; não precisas de lugar. As primeiras { $rounds } rondas não têm limite de tempo; depois há { $seconds } s por jogada. Se faltar alguém, joga o computador, e não se diz quem é mais lento.
lobby-more = Mais definições
lobby-rolls = Quem lança
lobby-rolls-turn = À vez
lobby-rolls-host = Quem organiza
lobby-rolls-auto = Automático
lobby-dice = Dados
lobby-dice-app = No ecrã
lobby-dice-real = Dados a sério
lobby-seconds = Tempo por ronda
lobby-seconds-none = Sem limite
lobby-seconds-some = { $seconds } s
lobby-untimed = Primeiras rondas sem limite
lobby-stand-ins = Se faltar alguém
lobby-stand-ins-ask = Perguntar
lobby-stand-ins-auto = Joga o computador
lobby-stand-in-level = Computadores que substituem alguém
lobby-host-gone = Se faltar quem organiza
lobby-host-gone-passes = Outra pessoa assume
lobby-host-gone-waits = Esperar
lobby-voice = Dizer a soma em voz alta
lobby-reactions = Reações

## The button

lobby-start = Começar
lobby-waiting = À espera de que { $name } comece.
lobby-waiting-host = À espera de que quem organiza comece.
lobby-starting = Começa daqui a um instante. Ainda falta: { $names }.
lobby-leave = Sair da mesa
room-title = Sala
room-link = Ligação para esta sala
