### The first screen: what to play, and with whom.

home-knister-line = 25 rzutów. Zacznij tutaj.
home-knaster-line = Z kółkami. Trudniejszy.
home-play = Graj
home-play-game = Graj w { $game }
home-computer = Z komputerem
home-computer-game = { $game } z komputerem
# Beside the level that was played against last
home-last-level = ostatnio
home-opening = Chwileczkę …
# The name of somebody who plays alone
home-you = Ty
home-continue = Graj dalej
home-continue-round = { $game }, runda { $round }
home-continue-lobby = { $game }, przed rozpoczęciem
home-continue-over = { $game }, koniec partii: jeszcze raz?
home-continue-as = Jako: { $names }
home-continue-all = Pokaż wszystkie ({ $count })
# $what is a game and its round
home-dismiss = Usuń „{ $what }” z tej listy
home-dismissed = Nie ma jej już na liście. Partia czeka pod kodem { $code }.
home-friends = Ze znajomymi albo z komputerem
home-join = Dołącz kodem
home-join-go = Dołącz
home-history = Twoje partie
home-room = Pokój dla twojego klubu
home-rules = Zasady
home-box = Na papierze
home-caller = Rzuty na głos
home-liking = Język i kolory
home-privacy = Prywatność
rules-independent = Five by Five to niezależny projekt. Knister i Knaster są znakami towarowymi swojego wydawcy.
