### The first screen: what to play, and with whom.

home-knister-line = 25 rolls. Start here.
home-knaster-line = With circles. Trickier.
home-play = Play
home-play-game = Play { $game }
home-computer = Against the computer
home-computer-game = { $game } against the computer
# Beside the level that was played against last
home-last-level = last time
home-opening = One moment …
# The name of somebody who plays alone
home-you = You
home-continue = Continue
home-continue-round = { $game }, round { $round }
home-continue-lobby = { $game }, not started yet
home-continue-over = { $game }, finished: play again?
home-continue-as = As { $names }
home-continue-all = Show all { $count }
# $what is a game and its round
home-dismiss = Take “{ $what }” off this list
home-dismissed = Off this list. The game stays open under { $code }.
home-friends = With friends or computer players
home-join = Join with a code
home-join-go = Join
home-history = Your games
home-room = A room for your club
home-rules = Rules
home-box = With paper and dice
home-caller = Call the dice
home-liking = Language and colours
home-privacy = Privacy
rules-independent = Five by Five is an independent project. Knister and Knaster are trademarks of their publisher.
