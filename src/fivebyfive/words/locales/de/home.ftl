### The first screen: what to play, and with whom.

home-knister-line = 25 Würfe. Fang hier an.
home-knaster-line = Mit Kreisen. Kniffliger.
home-play = Spielen
home-play-game = { $game } spielen
home-opening = Einen Moment …
# The name of somebody who plays alone
home-you = Du
home-continue = Weiterspielen
home-continue-round = { $game }, Runde { $round }
home-continue-lobby = { $game }, noch nicht begonnen
home-friends = Mit anderen oder dem Computer
home-join = Mit sechs Ziffern beitreten
home-join-go = Beitreten
home-rules = Regeln
home-box = Mit der Schachtel
home-caller = Würfe ansagen
home-liking = Sprache und Farben
