### How a game ended.

## Who won. $names is a list of two or three names.

end-you-win = Wygrywasz!
end-wins = { $name } wygrywa
end-share-the-win = { $names } dzielą się zwycięstwem
end-shared-win = Wspólne zwycięstwo
# Instead of who won: sheets of paper may still change that
end-missing = { $count ->
    [one] Do przepisania jest jeszcze jedna kartka
    [few] Do przepisania są jeszcze { $count } kartki
    [many] Do przepisania jest jeszcze { $count } kartek
   *[other] Do przepisania jest jeszcze { $count } kartki
}
# Above a podium that may still change
end-so-far = Na razie
end-abandoned = Partia przerwana przed końcem
end-abandoned-text = Liczą się punkty z zakończonych rund.
end-points = { $total ->
    [one] jeden punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
end-computer = gra komputer
end-sheet = Kartka: { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } z kółkiem

## What to do next

end-again = Jeszcze raz w tym samym gronie
end-play-again = Zagraj jeszcze raz
end-same-dice = Jeszcze raz te same rzuty
# Below “One sheet is still to be typed in”; yes or no
end-again-sure = Mimo to zacząć następną partię? Potem nie da się już przepisać tego, czego brakuje.
end-wait = Następną partię zaczyna { $name }, poczekaj chwilę
end-wait-host = Następną partię zaczyna osoba prowadząca stół, poczekaj chwilę
end-save = Zachowaj zapis partii
end-share = Udostępnij
end-print = Wydrukuj tę partię

## Sharing

end-copied = Wynik jest w schowku.
end-copy-this = Skopiuj wynik stąd:
end-copy-label = Wynik

## Dice that can be checked

end-dice = Rzuty, które można sprawdzić
end-dice-text = Rzuty są ustalone jeszcze przed pierwszą rundą i wszyscy widzą wtedy ich pieczęć. Teraz sekret jest jawny: razem z częściami od urządzeń daje wszystkie rzuty. „fivebyfive verify” oblicza je z zachowanego zapisu partii.
end-dice-seal = Pieczęć
end-dice-secret = Sekret
end-dice-parts = Części od urządzeń
