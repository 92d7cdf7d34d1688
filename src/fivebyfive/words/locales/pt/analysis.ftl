### What `simulate`, `compare`, `advise`, `check-bot` and `join` say.

## Many games

analysis-bar = A jogar
# Above results. $game is Knister or Knaster.
analysis-heading = { $game }, { $count ->
    [one] uma partida
   *[other] { $count } partidas
}, semente { $seed }
analysis-player = Jogador
# Points on average, and how far that may be off
analysis-mean = Média de pontos
# The standard deviation of the points
analysis-sd = Desvio
analysis-lowest = Mínimo
analysis-highest = Máximo
analysis-wins = Vitórias
# Milliseconds of thought
analysis-ms = ms por jogada
# In a picture, at the axis with percentages
analysis-share = Percentagem de partidas
analysis-plot = A imagem está em { $file }.
analysis-time = { $count ->
    [one] Uma partida
   *[other] { $count } partidas
} em { $seconds } s, { $rate } por segundo.
analysis-stopped = Interrompido: estes são os resultados das partidas jogadas até agora.
analysis-stopped-early = Interrompido antes de haver qualquer resultado.

## Two players on the same dice

compare-difference = Diferença
compare-sure = { $better } faz mais { $more } pontos por partida do que { $other }, com uma margem de { $margin }.
compare-unsure = Não se sabe ao certo qual dos dois faz mais pontos. Com mais partidas ficaria claro.
compare-level = Verificou-se repetidas vezes. Mesmo assim, entre jogadores iguais surge uma diferença por engano, no máximo, em 5 de cada 100 comparações.

## Advice on a roll

advise-heading = { $name }, ronda { $round }, lançamento { $roll }
advise-move = Jogada
advise-expected = Esperado
advise-lost = Perda
advise-win = Vitória
advise-more = { $count ->
    [one] Mais uma jogada
   *[other] Mais { $count } jogadas
}: --all mostra-as todas.

## A finished game, gone through

coached-bar = A rever a partida
coached-heading = { $name }: { $total } pontos. Um perito com os mesmos dados: { $expert }.
# Four figures that add up; $luck has its sign
coached-sum = { $start } esperados no início, sorte dos dados { $luck }, desperdiçados em jogadas { $cost }: ao todo { $total }.
coached-flawless = Nenhuma jogada custou sequer meio ponto.
coached-round = Ronda
coached-roll = Lançamento
coached-better = Melhor
coached-cost = Custo
coached-luck = Sorte

## A bot is checked

check-good = { $bot } cumpre todas as regras para bots: { $count ->
    [one] uma partida jogada
   *[other] { $count } partidas jogadas
} sem qualquer erro.
check-saved = A partida até esse momento está em { $file }.

## A bot at a live table

seated-joined = { $name } tem lugar na mesa { $table } (Ctrl-C para sair).
seated-begun = A partida { $game_number } começou.
seated-over = A partida acabou: { $total ->
    [one] um ponto
   *[other] { $total } pontos
}, { $place }.º lugar.
seated-dice-checked = Dados verificados: { $rolls ->
    [one] um lançamento foi calculado de novo e condiz
   *[other] os { $rolls } lançamentos foram calculados de novo e condizem
} com o que foi anotado durante a partida.
seated-dice-unchecked = Os dados não foram verificados: não há notas de antes do primeiro lançamento.
seated-dice-unfetched = Os dados não foram verificados: não foi possível obter o registo.
seated-dice-wrong = HÁ ALGO ERRADO COM OS DADOS da partida { $game_number }. { $message }
seated-lost = Perdeu-se a ligação; a tentar de novo.
seated-back = A ligação voltou.
seated-removed = O lugar ficou livre, por isso já não há nada a fazer.
seated-left = O lugar fica livre.
error-bad-table-code = «{ $text }» não é nem o código de uma mesa nem a sua ligação. Um código tem seis algarismos.
error-no-server = Não há nenhum Five by Five em { $url }. Verifica o endereço; --server indica outro.

## What goes wrong. $error is what Python says, in English; $file is a file

error-bot-failed = { $bot } falhou na ronda { $round }: { $error }. `fivebyfive check-bot` descobre o que há de errado com o teu próprio bot.
error-record-exists = { $file } já existe e ficou como estava. Escolhe outra pasta.
error-result-not-writable = Não é possível escrever { $file }. Verifica a pasta, as permissões e o espaço no disco.
error-plot-ending = Não é possível desenhar { $file }. O nome de uma imagem acaba num destes: { $endings }.
error-no-open-round = Nenhum lançamento espera por uma jogada. Indica um registo cuja última ronda esteja aberta, por exemplo «12. 3+6 ?».
error-advise-finished = A partida acabou, por isso já não há nada a aconselhar. Indica um registo cuja última ronda esteja aberta.
error-no-such-name = Ninguém chamado «{ $name }» joga nesta partida. Os lugares são: { $names }.
error-bad-advice = { $bot } não pesou cada jogada permitida exatamente uma vez. O seu método weigh tem de devolver todas.
error-coach-unfinished = A partida não foi jogada até ao fim. O treinador revê partidas terminadas.

## Aprender

train-bar = A aprender
train-done = Aprendido com { $count ->
    [one] uma partida
   *[other] { $count } partidas
} em { $seconds } s: { $points } pontos por partida sem pensar à frente. Os pesos estão em { $file }.
error-not-weights = { $file } não tem pesos deste jogo nem um ponto de controlo da sua aprendizagem.
error-no-weights-file = O ficheiro { $file } não existe.
error-already-learned = { $file } já aprendeu com { $games } partidas. Indica com --games quantas devem ser ao todo.
error-other-training = { $file } é um ponto de controlo de uma aprendizagem que começou com { $begun }. Continua com o mesmo ou recomeça sem --resume.
error-weights-not-writable = Não é possível escrever { $file }, por isso nada foi aprendido. Verifica a pasta, as permissões e o nome, ou escolhe outro com --out.
error-training-diverged = Os pesos cresceram sem limite ao fim de { $games } partidas. Recomeça com outra semente (--seed).
