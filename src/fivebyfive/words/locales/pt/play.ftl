### The table while a game is on.

## The one button, and what stands beside the dice. $name is the name of a seat

play-roll = Lançar
play-roll-stop = Parar
play-finish = Terminar
play-roll-for = Lançar por { $name }
play-choose-cell = Escolhe uma casa
play-choose-circles = Escolhe os círculos
play-waiting = { $missing ->
    [one] Falta uma jogada
   *[other] Faltam { $missing } jogadas
}
play-rolls-next = Agora lança { $name }
play-host-rolls = Lança quem organiza
play-by-itself = Lançamento automático
play-ends-game = { $name } termina a partida
play-host-ends = Termina quem organiza
play-ends-by-itself = A partida está quase a terminar
play-paused = Em pausa
play-begin = Lança os dados para começar.
play-you-begin = Começas tu: lança os dados.
play-you-roll = É a tua vez de lançar.
play-you-finish = É tudo. Termina a partida.
play-roller-away = { $name } não está. Podes continuar.
play-your-move = Toca numa casa para este número.
play-roll-first = Primeiro lançam-se os dados; depois, toca numa casa.
play-now = Agora { $name }
play-moved = Jogadas feitas: { $moved } de { $of }
play-waiting-for = Falta jogar: { $names }
play-last = O último lançamento!
play-last-after = { $names }: folha cheia. Último lançamento!
play-last-after-you = A tua folha está cheia. Último lançamento!
play-voice-last = Há uma folha cheia: último lançamento.
play-connection-lost = A ligação perdeu-se. A ligar de novo …
play-connection-back = Ligação restabelecida.
play-reconnecting = A ligar de novo …
play-reconnecting-unsent = A ligar de novo … A tua jogada ainda não foi enviada.
play-unsent = Ainda por enviar
play-nothing = Não fazer nada
play-take-back = Desfazer
play-take-back-of = Desfazer a jogada de { $name }
play-seconds = { $seconds ->
    [one] Falta um segundo
   *[other] Faltam { $seconds } segundos
}
play-watching = Estás a assistir

## Free circles. $line is a line such as "row 4", $makes a combination

play-which-line = Várias linhas com círculos: toca na que vem primeiro.
play-which-first = Várias linhas com círculos. Escolhe qual vem primeiro: { $lines }.
play-cell-shared = { $cell } está em { $lines }. Toca noutra casa da linha por onde queres começar, ou no seu campo branco.
play-circles-first = Escolhe primeiro os círculos. Para jogares outra coisa, desfaz a jogada.
play-circles-chosen = Os círculos já estão escolhidos. Toca num para o mudares; para jogares outra coisa, desfaz a jogada.
play-circle-forced = Este círculo era obrigatório. Para jogares outra coisa, desfaz a jogada.
play-choose = { $line }, { $makes }: { $left ->
    [one] escolhe um círculo
   *[other] escolhe { $left } círculos
}
play-choose-left = { $line }, { $makes }: { $left ->
    [one] falta um
   *[other] faltam { $left }
}
play-choose-of = { $line }, { $makes }: assinala { $left } de { $of }.

## The sheet, for those who hear it. $cell is a cell such as c3

play-sheet = Folha de { $name }
play-sheet-own = A tua folha
play-sheet-text = Folha de { $name }, fila a fila: { $numbers }
play-cell-free = { $cell }, livre
play-cell-number = { $cell }, { $number }
play-cell-circled = { $cell }, { $number }, com círculo
play-cell-pencilled = { $cell }, { $number }, a lápis
play-cell-pencilled-circled = { $cell }, { $number }, a lápis, com círculo
play-may-circle = pode ser assinalado
play-empty = livre
play-move-field = Escreve uma jogada, como c3 ou (c3)
play-move-make = Fazer a jogada
play-move-wrong = Isto não é uma jogada. Escreve uma casa, como c3, ou (c3) para assinalar o seu número.
play-lines-here = Linhas desta casa
play-rolled = Ronda { $round }: { $dice }, dá { $sum }.
play-rolled-sum = Ronda { $round }: { $sum }.
play-wrote = { $number } em { $cell }.
play-wrote-circled = { $number } em { $cell }, com círculo: { $cells }.
play-circled = Círculo em { $cell }.
play-did-nothing = Sem jogada.
play-taken-back = Jogada desfeita.
play-sum = Soma: { $sum }
play-total = { $points ->
    [one] Um ponto
   *[other] { $points } pontos
}
play-points = { $points ->
    [one] ponto
   *[other] pontos
}
play-round = ronda { $round }
play-round-of = ronda { $round } de { $of }

## Lines and combinations

play-line-open = { $line }: ainda incompleta
play-line-made = { $line }: { $makes }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-line-doubled = { $line }: { $makes }, a dobrar: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-box-open = { $line }: ainda incompleta. { $circled } de 5 com círculo; os cinco valem { $box }.
play-box-made = { $line }: { $makes }. { $circled } de 5 com círculo; os cinco valem { $box }.
play-box-scored = { $line }: os cinco com círculo, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-gave-circles = { $makes }: { $count ->
    [one] um círculo grátis
   *[other] { $count } círculos grátis
} ao completar a linha.
play-lines = O que as tuas linhas ainda podem formar
play-can-become = Ainda pode formar: { $combinations }.
play-can-become-nothing = Já não pode formar nada.
play-combinations = O que uma linha forma
play-gives-points = { $count ->
    [one] um ponto
   *[other] { $count } pontos
}
play-gives-circles = { $count ->
    [one] um círculo
   *[other] { $count } círculos
}
play-doubled = As duas diagonais contam a dobrar.
play-gives-note = Os números dizem quantos círculos grátis dá a linha.

## Everybody

play-look = { $name }: { $points }
play-person = { $name }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-person-moved = { $name }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, jogada feita
play-person-away = { $name }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, ausente
play-all = As { $count } folhas
play-everybody = Toda a gente
play-away = ausente
play-has-moved = jogada feita
play-is-computer = Computador: { $level }
play-is-away = { $name } não está.
play-wait = Esperar
play-let-computer = Joga o computador
play-played-for = Na tua ausência, o computador jogou por ti: { $moves }.
# A move that was made without a connection, and what is on the sheet instead: $moves
play-late-number-wrote = O teu { $number } em { $cell } chegou tarde: o computador escreveu em { $moves }.
play-late-number-computer = O teu { $number } em { $cell } chegou tarde: o computador jogou { $moves }.
play-late-number-stays = O teu { $number } em { $cell } chegou tarde: fica { $moves }.
play-late-number-nothing = O teu { $number } em { $cell } chegou tarde.
play-late-circle-wrote = O teu círculo em { $cell } chegou tarde: o computador escreveu em { $moves }.
play-late-circle-computer = O teu círculo em { $cell } chegou tarde: o computador jogou { $moves }.
play-late-circle-stays = O teu círculo em { $cell } chegou tarde: fica { $moves }.
play-late-circle-nothing = O teu círculo em { $cell } chegou tarde.
play-sheets-here = Folhas neste dispositivo
play-turn = Rodar esta folha

## Real dice

play-what-dice = O que saiu nos teus dados?
play-right-number = O que saiu na verdade? Toda a gente joga de novo.
play-wrong-number = Número errado?
play-type-dice = Dois dados
play-type-sum = Prefiro a soma
play-first-die = O primeiro dado
play-second-die = { $first } e …
play-cancel = Voltar

## The menu

play-rules = Regras
menu-game = Esta partida
menu-table = A mesa
menu-device = Este dispositivo
play-teach = Mostra-me como
play-rolls-alone = Lançamento automático
play-people = Pessoas na mesa { $code }
play-name = Nome
play-save = Guardar
play-rename = Mudar o nome de { $name }
play-remove = Retirar { $name }
play-remove-sure = Retirar { $name }? O computador continua no seu lugar.
play-removed = O computador continua a jogar por ti. Agora estás a assistir.
play-pause = Pausar
play-go-on = Retomar
play-lock = Bloquear a mesa
play-unlock = Desbloquear a mesa
play-end = Terminar a partida
play-end-sure = Terminar esta partida para toda a gente?
play-end-sure-alone = Terminar esta partida?
play-leave = Sair da mesa
play-leave-sure = Sair de vez? O computador continua a jogar por ti.
play-yes = Sim
play-no = Não

## The keys of the table

keys-title = Teclas
keys-lines = Ler as linhas da casa
keys-nothing = Não fazer nada, no último lançamento
keys-arrows = Para a folha, e de casa em casa
keys-enter = Enter
keys-move = Escrever ou assinalar; premir um botão
keys-escape = Desistir da jogada enquanto escolhes círculos; fechar
keys-press = Espaço, Enter, Page Down
keys-lead = Começar, lançar, continuar, próxima partida
keys-pause = Pausar ou continuar
keys-letters = Letras isoladas

## The four bubbles of a first game

teach-title = Como se joga
teach-got-it = Percebi
teach-skip = Saltar
teach-roll = Lança os dados. A soma é a mesma para toda a gente, e cada pessoa tem a sua folha.
teach-roll-alone = Lança os dados. A soma vai para a tua folha.
teach-wait = Os dados vão ser lançados. A soma é a mesma para toda a gente, e cada pessoa tem a sua folha.
teach-host = Quem dirige a partida lança os dados. A soma é a mesma para toda a gente, e cada pessoa tem a sua folha.
teach-type = Lança os teus dados e escreve o que mostram. A soma é a mesma para toda a gente, e cada pessoa tem a sua folha.
teach-type-alone = Lança os teus dados e escreve o que mostram. A soma vai para a tua folha.
teach-write = Toca numa casa livre: o número fica lá a lápis. Para mudar, toca noutra. O próximo lançamento passa-o a tinta.
teach-knister-lines = Cada fila, coluna e diagonal é uma linha. Cinco números que formam alguma coisa dão pontos no campo branco da sua ponta.
teach-knister-points = Duplas, triplas, sequências: o que dão vê-se junto à folha. As duas diagonais coloridas contam a dobrar. Toca num campo branco para perguntares pela sua linha.
teach-knaster-write = Toca numa casa livre para escreveres o número. Se na folha houver um igual sem círculo, também podes tocar nele para o assinalar.
teach-knaster-circles = Se completares uma linha que forma alguma coisa, escolhes nela círculos grátis. Quantos, vê-se junto à folha.
teach-knaster-boxes = Cinco círculos numa linha ganham o campo branco da sua ponta, e cada círculo é um ponto. Quando uma folha está cheia, há um último lançamento.

## Reactions of one tap

react-title = Dizer algo
reaction-bravo = Bravo!
reaction-wow = Uau!
reaction-ouch = Ui!
reaction-laugh = Ah, ah!
reaction-thanks = Obrigado!
react-said = { $name }: { $what }
# $one is what one person said, such as “Emma: Wow!”
react-several = { $count ->
    [one] { $one } E mais uma.
   *[other] { $one } E mais { $count }.
}

## The goal of somebody who plays alone, beside the points: $points are missing

goal-good = { $points } para bom
goal-brilliant = { $points } para excelente
goal-spectacular = { $points } para espetacular
