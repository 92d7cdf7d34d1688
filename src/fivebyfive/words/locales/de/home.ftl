### The first screen: what to play, and with whom.

home-knister-line = 25 Würfe. Fang hier an.
home-knaster-line = Mit Kreisen. Kniffliger.
home-play = Spielen
home-play-game = { $game } spielen
home-computer = Gegen den Computer
home-computer-game = { $game } gegen den Computer
# Beside the level that was played against last
home-last-level = zuletzt
home-opening = Einen Moment …
# The name of somebody who plays alone
home-you = Du
home-continue = Weiterspielen
home-continue-round = { $game }, Runde { $round }
home-continue-lobby = { $game }, noch nicht begonnen
home-continue-over = { $game }, beendet: noch einmal?
home-continue-as = Als { $names }
home-continue-all = Alle { $count } zeigen
# $what is a game and its round
home-dismiss = „{ $what }“ aus dieser Liste nehmen
home-dismissed = Nicht mehr in der Liste. Das Spiel bleibt unter { $code } offen.
home-friends = Mit anderen oder dem Computer
home-join = Mit Code beitreten
home-join-go = Beitreten
home-history = Deine Spiele
home-room = Ein Raum für deinen Club
home-rules = Regeln
home-box = Mit Papier und Würfeln
home-caller = Würfe ansagen
home-liking = Sprache und Farben
home-privacy = Datenschutz
rules-independent = Five by Five ist ein unabhängiges Projekt. Knister und Knaster sind Marken ihres Verlags.
