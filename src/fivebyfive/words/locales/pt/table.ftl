### What a live table and its server refuse, one message per error code.

## The table. $name is the name of a seat

error-not-host = Só quem organiza a mesa pode fazer isto.
error-not-your-seat = Este lugar é de outra pessoa.
error-not-your-roll = Não é a tua vez de lançar: o próximo lançamento é de { $name }.
error-no-such-seat = Esse lugar não existe nesta mesa.
error-no-such-device = Este dispositivo já não está na mesa. Entra de novo.
error-stale-round = A mesa já vai na ronda { $round }. Dá uma vista de olhos e tenta de novo.
error-too-early = { $missing ->
    [one] Ainda falta a jogada de um lugar
   *[other] Ainda faltam as jogadas de { $missing } lugares
}. Espera um pouco.
error-not-in-lobby = A partida já começou. Isto pode mudar-se antes da próxima.
error-not-playing = Não há nenhuma partida a decorrer nesta mesa.
error-not-over = A partida ainda não terminou.
error-not-alone = As dicas são só para quem joga sem mais ninguém à mesa.
error-paused = A partida está em pausa. Quem organiza a mesa pode retomá-la.
error-locked = A mesa está bloqueada. Pede a quem a organiza que te deixe entrar.
error-name-hides = «{ $name }» tem caracteres que não se veem ou demasiados acentos numa letra. Escreve o nome de novo, letra a letra.
error-name-mixed = «{ $name }» mistura letras de alfabetos diferentes que se parecem. Escreve cada palavra com um só alfabeto.
error-name-alike = «{ $name }» parece-se com «{ $other }», que já está nesta mesa. Acrescenta algo que vos distinga.
error-name-barred = Quem organiza a mesa retirou o nome «{ $name }». Escolhe outro, ou pede que volte a ser permitido.
error-name-kept = Foi quem organiza a mesa que escolheu este nome para ti. Fica até ao fim desta partida; se quiseres outro, pede-lho.
error-table-full = A mesa está completa: tem { $seats ->
    [one] um lugar
   *[other] { $seats } lugares
}.
error-nobody-seated = Ainda não há nenhum lugar ocupado. Fica com um ou dá-o ao computador.
error-roll-needed = Indica o que saiu nos teus dados: os dois dados ou a sua soma.
error-roll-unwanted = Nesta mesa, é o programa que lança os dados.
error-not-away = { $name } está aqui; ninguém precisa de jogar em seu lugar.
error-away-briefly = { $name } acabou de sair. Passados { $seconds } segundos, o computador pode tomar o lugar.
error-seat-taken = { $name } já está aqui. Se és tu, usa o dispositivo com que entraste.
error-bad-setting = A definição «{ $name }» não pode ter este valor.
error-bad-order = A ordem tem de incluir todos os lugares, cada um uma só vez.
error-wrong-host-link = Esta ligação já não serve para organizar a mesa. Pede uma nova a quem a organiza.
error-nonce-given = Este dispositivo já deu a sua parte dos dados para esta partida.
error-no-reactions = Nesta mesa as reações estão desligadas.
error-too-soon = Espera um momento antes da próxima reação.
error-no-such-paper = Já ninguém joga em papel com esse número. Dá uma vista de olhos e tenta de novo.
error-no-person = Por { $name } joga o computador, que não precisa de papel.
error-only-paper = Toda a gente joga em papel. Alguém tem de jogar num ecrã; se todos jogarem em papel, «Anunciar os dados» lança por eles.
error-not-full-yet = Nenhuma folha pode estar cheia antes do lançamento { $rounds }: cada lançamento dá um número.
error-unreadable-sheet = Em { $cell } está «{ $text }», o que nenhuma folha deste jogo pode ter. Corrige isso primeiro.
error-rolling = Os dados estão a rolar. As jogadas desta ronda já não podem ser mudadas.
error-part-unwanted = A mesa não pediu a este dispositivo a sua parte do lançamento { $round }.

## The server

error-wrong-token = Este dispositivo já não pertence à mesa. Entra de novo com o código.
error-hello-first = A primeira mensagem tem de ser um «hello» com um token.
error-hello-twice = Por esta ligação já foi enviado um «hello».
error-bad-message = Não se percebe esta mensagem. A documentação explica a sua forma exata.
error-unknown-message = Não há nenhuma mensagem deste tipo.
error-too-large = A mensagem é demasiado longa: pode ter no máximo { $most } caracteres.
error-too-fast = Demasiadas mensagens ao mesmo tempo. Espera um momento e continua.
error-too-slow = A ligação é demasiado lenta para acompanhar a partida. Liga-te de novo para veres em que ponto está.
error-too-many-tables = Foram abertas demasiadas mesas a partir deste endereço. Tenta de novo daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-many-tries = Vieram demasiados códigos errados deste endereço. Tenta de novo daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-many-devices = A mesa está completa: já tem { $most } dispositivos.
error-too-many-sockets = Este dispositivo já tem a mesa aberta { $most } vezes. Fecha algumas das suas janelas.
error-too-many-changes = Vieram tantas alterações deste dispositivo que tem de esperar. Tenta de novo daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-much-written = Veio tanto deste endereço que tem de esperar. Tenta de novo daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-much-asked = Pediu-se demasiado a partir deste endereço. Tenta de novo daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-much-printed = Para este endereço já estão a ser desenhados { $most } conjuntos de folhas. Espera até ficarem prontos.
error-log-full = Esta mesa tem um histórico muito longo e não aceita mais alterações. Abre uma mesa nova para continuar.
error-too-many-seats = Um dispositivo pode ter { $most } lugares. Os outros podem entrar com um dispositivo próprio ou jogar em papel.
error-too-many-computers = Numa mesa, o computador pode ocupar { $most } lugares, no máximo.
error-server-full = Está aqui tanta gente que não cabe mais ninguém. Tenta de novo daqui a pouco.
error-wrong-origin = Uma página de outro endereço não pode jogar aqui.
error-idle = Há horas que nada acontece aqui. Toca na página para voltares.
error-no-code-free = Todos os códigos de mesa estão em uso. Tenta de novo daqui a pouco.
error-no-rehearsal = Neste servidor ninguém pode decidir os lançamentos. Só um iniciado com --rehearsal aceita uma semente.
error-banned = Quem gere este servidor recusa por algum tempo os pedidos da tua rede. Pergunta-lhe se achas que é um engano.
error-wrong-room-key = Esta sala não conhece este dispositivo. Senta-te numa das mesas com alguém que ela já conheça.
error-not-keeper = Só quem gere esta sala o pode fazer.
error-no-such-person = Aqui não consta ninguém com esse nome.
error-unreadable-record = O registo deste jogo está danificado e não se consegue ler.
error-closing = O servidor está a ser desligado. Tenta de novo daqui a pouco.
error-internal-error = Algo falhou no servidor e ficou registado. Tenta de novo.
error-unavailable = O servidor não consegue guardar nada neste momento. Nada se perdeu; tenta de novo daqui a pouco.
error-printing-busy = Estão a ser desenhadas muitas folhas neste momento. Tenta de novo daqui a pouco.
error-left = Saíste da mesa.
error-no-such-page = Não há nada neste endereço.
error-wrong-method = Este endereço não pode ser usado assim.
error-page-not-built = A página não foi compilada. `make play` compila-a; a API está documentada em /api/docs.
error-bad-room-name = O nome de uma sala tem de { $least } a { $most } letras, algarismos e hífenes, como em clube-xadrez.
