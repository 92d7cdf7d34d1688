### The first screen: what to play, and with whom.

home-knister-line = 25 tiradas. Empieza por aquí.
home-knaster-line = Con círculos. Más difícil.
home-play = Jugar
home-play-game = Jugar a { $game }
home-computer = Contra el ordenador
home-computer-game = { $game } contra el ordenador
# Beside the level that was played against last
home-last-level = la última vez
home-opening = Un momento …
# The name of somebody who plays alone
home-you = Tú
home-continue = Continuar
home-continue-round = { $game }, ronda { $round }
home-continue-lobby = { $game }, aún sin empezar
home-continue-over = { $game }, terminada: ¿otra vez?
home-continue-as = Como { $names }
home-continue-all = Ver las { $count }
# $what is a game and its round
home-dismiss = Quitar «{ $what }» de esta lista
home-dismissed = Ya no está en la lista. La partida sigue abierta con el código { $code }.
home-friends = Con amigos o contra el ordenador
home-join = Entrar con un código
home-join-go = Entrar
home-history = Tus partidas
home-room = Una sala para tu club
home-rules = Reglas
home-box = Con papel y dados
home-caller = Cantar los dados
home-liking = Idioma y colores
home-privacy = Privacidad
rules-independent = Five by Five es un proyecto independiente. Knister y Knaster son marcas de su editorial.
