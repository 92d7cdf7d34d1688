### The games of this device.

history-empty = Tu zbierają się skończone gry z tego urządzenia: punkty, najlepszy wynik i to, jak się zmieniają.
history-first = Zagraj
history-who = Kto
history-everybody = Wszyscy
history-count = Gry
history-best = Najlepszy wynik
history-average = Średnia
history-curve = Punkty z ostatnich gier, od najstarszej: { $totals }. Średnia { $average }.
history-last = Ostatnie gry
history-more = Pokaż starsze gry
history-alone = Gra solo
history-place = Miejsce { $place } z { $of }
history-hints = z podpowiedziami
history-delete = Usuń tę grę
history-deleted = Gra jest usunięta.
history-undo = Cofnij
history-export = Zapisz wszystko do pliku
history-delete-all = Usuń wszystko
history-delete-ask = { $count ->
    [one] Usunąć jedyną grę zapisaną na tym urządzeniu? Nie da się jej przywrócić.
    [few] Usunąć wszystkie { $count } gry zapisane na tym urządzeniu? Nie da się ich przywrócić.
    [many] Usunąć wszystkie { $count } gier zapisanych na tym urządzeniu? Nie da się ich przywrócić.
   *[other] Usunąć wszystkie { $count } gry zapisane na tym urządzeniu? Nie da się ich przywrócić.
}
history-keep = Zachowaj
history-here = Są zapisane tylko w tej przeglądarce i nigdzie indziej.
history-full = W tej przeglądarce brakuje miejsca, więc tej gry nie ma wśród twoich gier. Usuń tam starsze.
