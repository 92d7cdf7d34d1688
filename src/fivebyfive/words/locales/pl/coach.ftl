### The coach: what a game came to, and hints while one is on.

## After the game. $who is "You" or a name, $expert what the computer player "expert" made of it

coach-title = Trener
coach-whose = Czyja partia?
coach-going = Trener przegląda partię …
coach-you = Ty
coach-sentence = { $who } { $total }, ekspert { $expert }, te same rzuty; { $moves ->
    [one] jeden ruch kosztuje { $cost }.
    [few] { $moves } ruchy kosztują { $cost }.
    [many] { $moves } ruchów kosztuje { $cost }.
   *[other] { $moves } ruchu kosztuje { $cost }.
}
coach-sentence-good = { $who } { $total }, ekspert { $expert }, te same rzuty. Świetna gra: żaden ruch nie kosztuje nawet połowy punktu.

## Luck. $figure is a number with one decimal, such as +3.4

coach-luck = Szczęście w rzutach: { $figure } punktu
coach-sum-text = Przed pierwszym rzutem najlepsze ruchy dają średnio tyle punktów. Dobre rzuty coś dodają, złe coś zabierają, podobnie jak każdy ruch, który nie jest najlepszy. Zostają punkty tej partii.
coach-sum-start = Oczekiwane na początku
coach-sum-luck = Szczęście w rzutach
coach-sum-cost = Koszt ruchów
coach-sum-total = Punkty

## The moves that cost most. $cell is a cell such as c3, $cells are several

coach-dearest = Najdroższe ruchy
coach-round = Runda { $round }, rzut { $roll }
coach-wrote = Twój ruch: { $cell }.
coach-wrote-circled = Twój ruch: { $cell } i kółka na { $cells }.
coach-circled = Twój ruch: kółko na { $cell }.
coach-did-nothing = Twój ruch: żaden.
coach-better = Lepiej: { $move }, o { $figure } punktu więcej.
coach-before = Kartka przed tym ruchem, rząd po rzędzie: { $numbers }

## A move within a sentence

coach-move-circles = { $cell } i kółka na { $cells }
coach-move-circle = kółko na { $cell }
coach-move-nothing = nic nie robić

## Hints to somebody who plays alone

hint-ask = Podpowiedź
hint-thinking = Trener myśli …
hint-best = Najlepiej: { $move }
# $moves are two or more
hint-equals = Równie dobre: { $moves }
# Asked before the first one of a game
hint-sure = Ta partia będzie się liczyć jako gra z podpowiedziami, bez wpływu na najlepszy wynik i średnią.
hint-show = Pokaż podpowiedź
hint-more = Kolejne
hint-fewer = { $move }: o { $figure } punktu mniej
# Behind the verdict of a game alone
hint-taken = { $verdict } Z podpowiedziami: { $count }.
