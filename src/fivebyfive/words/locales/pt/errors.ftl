### Errors of moves, games, records and files: what is wrong and what to do, one message per error code.
### Errors of other subjects are in the files of those subjects: see the table in words/README.md.

## Moves. $cell is a cell such as c3; $line is a line: 1-5, a-e, \ or /

error-bad-roll = Com dois dados não pode sair «{ $text }». Indica os dois dados, por exemplo 3+6, ou a sua soma, de 2 a 12.
error-roll-missing = Falta o lançamento. Indica os dois dados, por exemplo 3+6, ou a sua soma, de 2 a 12.
error-bad-move = «{ $text }» não é uma jogada. Usa c3 para escrever, (c3) para assinalar com um círculo, d4{"{"}4:a4b4{"}"} para escrever com círculos grátis, - para não fazer nada ou ? se ainda não há jogada, tudo em minúsculas e sem espaços.
error-bad-sheet = «{ $text }» não é uma folha. Uma folha tem cinco filas de cinco números de 2 a 12, com . para uma casa livre e (7) para um 7 com círculo.
error-bad-sheet-lines = Uma folha tem cinco filas de cinco números, com . para uma casa livre; { $lines ->
    [one] aqui há uma fila
   *[other] aqui há { $lines } filas
}.
error-bad-sheet-line = A fila { $line } tem de ter cinco números, com . para uma casa livre e (7) para um 7 com círculo, mas tem { $words }.
error-sheet-full = As 25 casas desta folha estão preenchidas: já não cabem mais números.
error-cell-taken = Em { $cell } já está um { $number }. Escolhe uma casa livre.
error-cell-free = { $cell } está livre, por isso não há nenhum número para assinalar. Escreve o número ou assinala um igual.
error-not-equal = Em { $cell } está um { $number }, mas saiu um { $roll }. Só podes assinalar um número igual ao que saiu.
error-already-circled = { $cell } já tem um círculo. Escolhe um número sem círculo.
error-no-circles-here = Neste jogo é preciso escrever todos os números. Escolhe uma casa livre.
error-must-move = Só o último lançamento pode ficar por usar. Escreve o número ou assinala um igual.
error-free-not-owed = A linha { $line } não dá círculos grátis nesta jogada: ainda não está completa, já o estava antes ou não forma nada que os dê.
error-free-line-twice = A linha { $line } aparece duas vezes. Junta todos os seus círculos grátis num só grupo.
# $makes is a combination: a name from the glossary
error-free-missing = Com isto completa-se a linha { $line } ({ $makes }), que dá { $owed ->
    [one] um círculo grátis
   *[other] { $owed } círculos grátis
}. Indica onde: entre chavetas, a seguir à casa, por exemplo d4{"{"}4:a4b4{"}"}.
error-free-count = Aqui a linha { $line } dá exatamente { $owed ->
    [one] um círculo grátis
   *[other] { $owed } círculos grátis
}, não { $given }.
error-free-not-on-line = { $cell } não está na linha { $line }. Os círculos grátis de uma linha desenham-se à volta de números dessa mesma linha.

## Games

error-unknown-game = Não há nenhum jogo chamado «{ $game }». Os jogos são: { $games }.
error-no-seats = Uma partida precisa de pelo menos um lugar.
error-unknown-seat = O lugar { $seat } não existe: a partida tem { $seats ->
    [one] um lugar
   *[other] { $seats } lugares
}, a contar de 0.
error-no-roll = A ronda { $round } ainda não tem lançamento. Lança primeiro os dados.
error-round-open = A ronda { $round } ainda está aberta. Fecha-a antes do próximo lançamento.
error-round-not-complete = A ronda { $round } não está completa. Para a fechar é precisa uma jogada por lugar; só a última ronda pode ficar aberta.
error-game-over = A partida terminou ao fim de { $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
}. Já não se pode acrescentar nada.
error-no-latecomers = Neste jogo não se pode entrar numa partida já começada. Assiste a esta e senta-te para a próxima.
error-not-ended-by-full = Uma folha cheia não termina este jogo: tem sempre o mesmo número de lançamentos.

## Records

error-not-utf8 = Isto não é texto UTF-8. Guarda o registo em UTF-8.
error-empty-record = O registo está vazio. Tem de começar com uma linha «Game:» e outra «Seats:».
error-bad-line = «{ $text }» não é um cabeçalho como «Date: 2025-12-24» nem uma ronda como «12. 3+6 c3 a1». Um comentário começa com ponto e vírgula.
error-bad-header = Não é possível guardar o cabeçalho «{ $key }». Uma chave leva letras, algarismos e hífenes; um valor ocupa uma só linha, sem caracteres de controlo nem ponto e vírgula.
error-bad-comment = Um comentário fica a seguir a uma ronda da partida, não está vazio e não tem caracteres de controlo.
error-header-twice = O cabeçalho «{ $key }» aparece duas vezes. Deixa só um.
error-header-too-late = O cabeçalho «{ $key }» está depois da primeira ronda. Põe-no no início.
error-game-missing = Falta a linha «Game:», que diz qual é o jogo.
error-seats-missing = A linha «Seats:» falta ou não condiz com a partida. Deve ter um nome por lugar.
error-bad-name = «{ $name }» não pode ser um nome. Um nome tem de 1 a { $longest } caracteres, sem , ; [ ] {"{"} {"}"} nem caracteres de controlo.
error-name-taken = O nome «{ $name }» já está em uso. Dá a cada lugar um nome diferente.
error-bad-level = Os parênteses retos a seguir a «{ $name }» têm de indicar o nível do computador.
error-bad-paper = Os parênteses retos depois de «{ $name }» têm de conter os 25 números da folha, fila a fila, com . para uma casa livre e (7) para um 7 com círculo.
error-bad-full = «{ $text }» não é uma ronda em que uma folha de papel possa ficar cheia. Indica o número dessa ronda.
error-bad-round-number = Esta linha tem de começar por «{ $round }.», não por «{ $text }».
# $text shows what was taken for the moves
error-too-many-moves = «{ $text }»: { $moves ->
    [one] isso é uma jogada
   *[other] isso são { $moves } jogadas
}, mas só há { $seats ->
    [one] um lugar
   *[other] { $seats } lugares
}. Indica uma jogada por lugar, sem espaços dentro de uma jogada ou de um lançamento, e separa com vírgulas os nomes dos lugares.

## Files

error-file-not-found = Esse ficheiro não existe. Verifica o nome.
error-file-is-folder = Isto é uma pasta. Indica os ficheiros que contém.
error-file-not-readable = Não é possível ler o ficheiro. Verifica as permissões.
error-file-too-large = O ficheiro é maior do que qualquer registo. São lidos no máximo { $megabytes } MB.
