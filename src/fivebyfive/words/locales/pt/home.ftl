### The first screen: what to play, and with whom.

home-knister-line = 25 lançamentos. Começa aqui.
home-knaster-line = Com círculos. Mais difícil.
home-play = Jogar
home-play-game = Jogar { $game }
home-computer = Contra o computador
home-computer-game = { $game } contra o computador
# Beside the level that was played against last
home-last-level = da última vez
home-opening = Um momento …
# The name of somebody who plays alone
home-you = Tu
home-continue = Continuar
home-continue-round = { $game }, ronda { $round }
home-continue-lobby = { $game }, ainda por começar
home-continue-over = { $game }, terminada: outra vez?
home-continue-as = Como { $names }
home-continue-all = Mostrar as { $count }
# $what is a game and its round
home-dismiss = Tirar «{ $what }» desta lista
home-dismissed = Já não está na lista. A partida continua aberta com o código { $code }.
home-friends = Com amigos ou contra o computador
home-join = Entrar com um código
home-join-go = Entrar
home-history = As tuas partidas
home-room = Uma sala para o teu clube
home-rules = Regras
home-box = Com papel e dados
home-caller = Anunciar os dados
home-liking = Idioma e cores
home-privacy = Privacidade
rules-independent = Five by Five é um projeto independente. Knister e Knaster são marcas da sua editora.
