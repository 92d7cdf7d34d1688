### The coach: what a game came to, and hints while one is on.

## After the game. $who is "You" or a name, $expert what the computer player "expert" made of it

coach-title = Entrenador
coach-whose = ¿La partida de quién?
coach-going = El entrenador repasa la partida …
coach-you = Tú
coach-sentence = { $who } { $total }, experto { $expert } con los mismos dados; { $moves ->
    [one] una jugada ha costado { $cost }.
   *[other] { $moves } jugadas han costado { $cost }.
}
coach-sentence-good = { $who } { $total }, experto { $expert } con los mismos dados. Muy bien jugado: ninguna jugada ha costado ni medio punto.

## Luck. $figure is a number with one decimal, such as +3.4

coach-luck = Suerte con los dados: { $figure } puntos
coach-sum-text = Antes de la primera tirada se podían esperar tantos puntos con las mejores jugadas. Las buenas tiradas añadieron algo, las malas quitaron, y también cada jugada que no era la mejor. Lo que queda son los puntos de la partida.
coach-sum-start = Lo esperado al principio
coach-sum-luck = Suerte con los dados
coach-sum-cost = Coste de las jugadas
coach-sum-total = Puntos

## The moves that cost most. $cell is a cell such as c3, $cells are several

coach-dearest = Las jugadas más caras
coach-round = Ronda { $round }, tirada { $roll }
coach-wrote = Has escrito en { $cell }.
coach-wrote-circled = Has escrito en { $cell } y rodeado { $cells }.
coach-circled = Has rodeado { $cell }.
coach-did-nothing = No has hecho nada.
coach-better = Mejor: { $move }, { $figure } puntos más.
coach-before = La hoja antes de esa jugada, fila por fila: { $numbers }

## A move within a sentence

coach-move-circles = { $cell } con círculos en { $cells }
coach-move-circle = rodear { $cell }
coach-move-nothing = no hacer nada

## Hints to somebody who plays alone

hint-ask = Pista
hint-thinking = El entrenador está pensando …
hint-best = Lo mejor: { $move }
# $moves are two or more
hint-equals = Igual de buenas: { $moves }
# Asked before the first one of a game
hint-sure = Esta partida contará como jugada con pistas y no entrará en tu mejor resultado ni en tu media.
hint-show = Ver la pista
hint-more = Las siguientes
hint-fewer = { $move }: { $figure } puntos menos
# Behind the verdict of a game alone
hint-taken = { $verdict } Con pistas: { $count }.
