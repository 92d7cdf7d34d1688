### The games of this device.

history-empty = Tu zbierają się skończone partie z tego urządzenia: punkty, najlepszy wynik i to, jak się zmieniają.
history-first = Zagraj
history-who = Kto
history-everybody = Wszyscy
history-count = Partie
history-best = Najlepszy wynik
history-average = Średnia
history-curve = Punkty z ostatnich partii, od najstarszej: { $totals }. Średnia { $average }.
history-last = Ostatnie partie
history-more = Pokaż starsze partie
history-alone = Gra solo
history-place = Miejsce { $place } z { $of }
history-uncounted = { $count ->
    [one] Jedna partia się tu nie liczy; powód jest na liście.
    [few] { $count } partie się tu nie liczą; powód jest na liście.
    [many] { $count } partii się tu nie liczy; powód jest na liście.
   *[other] { $count } partii się tu nie liczy; powód jest na liście.
}
history-delete = Usuń tę partię
history-deleted = Partia jest usunięta.
history-undo = Cofnij
history-export = Zapisz wszystko do pliku
history-delete-all = Usuń wszystko
history-delete-ask = { $count ->
    [one] Usunąć jedyną partię zapisaną na tym urządzeniu? Nie da się jej przywrócić.
    [few] Usunąć wszystkie { $count } partie zapisane na tym urządzeniu? Nie da się ich przywrócić.
    [many] Usunąć wszystkie { $count } partii zapisanych na tym urządzeniu? Nie da się ich przywrócić.
   *[other] Usunąć wszystkie { $count } partie zapisane na tym urządzeniu? Nie da się ich przywrócić.
}
history-keep = Zachowaj
history-here = Ta lista jest w tej przeglądarce. Zapis każdej partii przechowuje też serwer.
history-full = W tej przeglądarce brakuje miejsca, więc tej partii nie ma wśród twoich partii. Usuń tam starsze.

## Why a game counts neither for the best nor for the average

uncounted-hints = z podpowiedziami
uncounted-same-dice = jeszcze raz te same rzuty
uncounted-practice = ćwiczenie
uncounted-repeat = rozegrana ponownie
uncounted-late = dołączenie w trakcie
uncounted-stand-in = z komputerem w zastępstwie
uncounted-archive = rzuty z wcześniejszego dnia
history-led = Partie pod twoim kierunkiem
history-led-people = { $people ->
    [one] jedna osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}
