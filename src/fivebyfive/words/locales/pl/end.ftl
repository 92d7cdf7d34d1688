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
end-best = Twój nowy rekord!
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

## Several games of one table; the columns have narrow headings

end-series = Dotychczasowe partie
end-series-games = Partie
end-series-wins = Wygrane
end-series-points = Punkty

## What to do next

# The host has begun it, and the last one is still being read
end-next = Do następnej partii
end-next-opens = Zaraz zacznie się następna partia.
end-next-begun = Następna partia już trwa.
end-next-round = Następna partia: runda { $round }.
end-next-turn = Twoja kolej.
end-next-waits = Wszyscy czekają na ciebie.
end-again = Jeszcze raz w tym samym gronie
# Beside “Same people again”, which starts at once: to the lobby instead
end-change-first = Najpierw coś zmień
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
end-dice-text = Pieczęć rzutów jest jawna jeszcze przed pierwszą rundą, a teraz jawny jest też sekret: razem z częściami od urządzeń daje wszystkie rzuty.
end-dice-seal = Pieczęć
end-dice-secret = Sekret
end-dice-parts = Części od urządzeń
end-dice-checked = Rzuty sprawdzone przez to urządzenie
end-dice-rolls = { $rolls ->
    [one] Jeden rzut obliczono ponownie i się zgadza.
    [few] Wszystkie { $rolls } rzuty obliczono ponownie i się zgadzają.
    [many] Wszystkie rzuty ({ $rolls }) obliczono ponownie i się zgadzają.
   *[other] Wszystkie rzuty ({ $rolls }) obliczono ponownie i się zgadzają.
}
end-dice-mine = { $count ->
    [0] Żaden z nich nie zawiera części od tego urządzenia.
    [one] Jeden z nich zawiera część od tego urządzenia.
    [few] { $count } z nich zawierają część od tego urządzenia.
    [many] { $count } z nich zawiera część od tego urządzenia.
   *[other] { $count } z nich zawiera część od tego urządzenia.
}
end-dice-unchecked = To urządzenie nie może sprawdzić rzutów: nie ma notatek sprzed pierwszego rzutu.
end-dice-repeated = To rzuty z poprzedniej partii.
end-dice-without = Start bez części od: { $names }
end-dice-command = Aby sprawdzić to jeszcze raz
end-dice-wrong = Z rzutami w tej partii coś się nie zgadza.
end-dice-wrong-record = W zapisie brakuje tego, co jest potrzebne do sprawdzenia rzutów.
end-dice-wrong-seal = Pieczęć jest inna niż ta, którą to urządzenie zna sprzed pierwszego rzutu.
end-dice-wrong-secret = Sekret nie pasuje do pieczęci.
end-dice-wrong-nonce = Części tego urządzenia sprzed pierwszego rzutu brakuje albo jest inna.
end-dice-wrong-nonces = Części od urządzeń są inne niż na początku partii.
end-dice-wrong-chain = Część jednego z urządzeń w pojedynczym rzucie nie jest prawdziwa.
end-dice-wrong-part = Rzut { $round } nie zawiera części tego urządzenia, choć jest ona potwierdzona przez stół.
end-dice-wrong-seen = Rzut { $round } to { $seen }, a w zapisie jest { $shown }.
end-dice-wrong-roll = W zapisie rzut { $round } to { $shown }, a z kostek wychodzi { $dice }.

## What computers did, and a pupil's own place

computer-rounds = { $rounds ->
    [one] jedna runda komputera
    [few] { $rounds } rundy komputera
    [many] { $rounds } rund komputera
   *[other] { $rounds } rundy komputera
}
end-apart = Poza klasyfikacją: ponad jedna piąta ruchów to ruchy komputera.
end-your-place = Twoje miejsce: { $place } z { $of }
end-your-apart = Wiele twoich ruchów to ruchy komputera: ta partia się dla ciebie nie liczy.
