### The coach: what a game came to, and hints while one is on.

## After the game. $who is "You" or a name, $expert what the computer player "expert" made of it

coach-title = Treinador
coach-whose = A partida de quem?
coach-going = O treinador está a rever a partida …
coach-you = Tu
coach-sentence = { $who } { $total }, perito { $expert } com os mesmos dados; { $moves ->
    [one] uma jogada custou { $cost }.
   *[other] { $moves } jogadas custaram { $cost }.
}
coach-sentence-good = { $who } { $total }, perito { $expert } com os mesmos dados. Bem jogado: nenhuma jogada custou sequer meio ponto.

## Luck. $figure is a number with one decimal, such as +3.4

coach-luck = Sorte nos dados: { $figure } pontos
coach-sum-text = Antes do primeiro lançamento podiam esperar-se tantos pontos com as melhores jogadas. Os bons lançamentos acrescentaram alguns, os maus tiraram, e também cada jogada que não era a melhor. O que fica são os pontos da partida.
coach-sum-start = Esperado no início
coach-sum-luck = Sorte nos dados
coach-sum-cost = Custo das jogadas
coach-sum-total = Pontos

## The moves that cost most. $cell is a cell such as c3, $cells are several

coach-dearest = As jogadas mais caras
coach-round = Ronda { $round }, lançamento { $roll }
coach-wrote = Escreveste em { $cell }.
coach-wrote-circled = Escreveste em { $cell } e assinalaste { $cells }.
coach-circled = Assinalaste { $cell }.
coach-did-nothing = Não fizeste nada.
coach-better = Melhor: { $move }, mais { $figure } pontos.
coach-before = A folha antes dessa jogada, fila a fila: { $numbers }

## A move within a sentence

coach-move-circles = { $cell } com círculos em { $cells }
coach-move-circle = assinalar { $cell }
coach-move-nothing = não fazer nada

## Hints to somebody who plays alone

hint-ask = Dica
hint-thinking = O treinador está a pensar …
hint-best = O melhor: { $move }
# $moves are two or more
hint-equals = Igualmente boas: { $moves }
# Asked before the first one of a game
hint-sure = Esta partida conta como jogada com dicas e não entra no teu melhor resultado nem na média.
hint-show = Mostrar a dica
hint-more = As seguintes
hint-fewer = { $move }: menos { $figure } pontos
# Behind the verdict of a game alone
hint-taken = { $verdict } Com dicas: { $count }.
