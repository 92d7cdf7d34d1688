### What `simulate`, `compare`, `advise`, `check-bot` and `join` say.

## Many games

analysis-bar = Trwa gra
# Above results. $game is Knister or Knaster.
analysis-heading = { $game }, { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, ziarno { $seed }
analysis-player = Gracz
# Points on average, and how far that may be off
analysis-mean = Średnia punktów
# The standard deviation of the points
analysis-sd = Odchylenie
analysis-lowest = Najmniej
analysis-highest = Najwięcej
analysis-wins = Wygrane
# Milliseconds of thought
analysis-ms = ms na ruch
# In a picture, at the axis with percentages
analysis-share = Odsetek partii
analysis-plot = Obraz jest w pliku { $file }.
analysis-time = { $count ->
    [one] Jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
} w { $seconds } s, { $rate } na sekundę.
analysis-stopped = Przerwano: to wyniki partii rozegranych do tej pory.
analysis-stopped-early = Przerwano przed pierwszym wynikiem.

## Two players on the same dice

compare-difference = Różnica
compare-sure = { $better } zdobywa na partię o { $more } punktu więcej niż { $other }, z dokładnością do { $margin }.
compare-unsure = Nie wiadomo na pewno, który z nich zdobywa więcej punktów. Pokaże to większa liczba partii.
compare-level = Wynik sprawdzano wielokrotnie. Mimo to przy równych graczach różnica pojawia się przez pomyłkę najwyżej w 5 na 100 porównań.

## Advice on a roll

advise-heading = { $name }, runda { $round }, rzut { $roll }
advise-move = Ruch
advise-expected = Oczekiwane
advise-lost = Strata
advise-win = Wygrana
advise-more = { $count ->
    [one] Jeszcze jeden ruch
    [few] Jeszcze { $count } ruchy
    [many] Jeszcze { $count } ruchów
   *[other] Jeszcze { $count } ruchu
}: --all pokazuje wszystkie.

## A finished game, gone through

coached-bar = Przegląd partii
coached-heading = { $name }: { $total } pkt. Ekspert z tymi samymi kośćmi: { $expert }.
# Four figures that add up; $luck has its sign
coached-sum = { $start } oczekiwanych na początku, szczęście w kościach { $luck }, stracone w ruchach { $cost }: razem { $total }.
coached-flawless = Żaden ruch nie kosztuje nawet 0,5 punktu.
coached-round = Runda
coached-roll = Rzut
coached-better = Lepiej
coached-cost = Koszt
coached-luck = Szczęście

## A bot is checked

check-good = { $bot } przestrzega wszystkich zasad dla botów: { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
} bez żadnego błędu.
check-saved = Partia do tego miejsca jest w pliku { $file }.

## A bot at a live table

seated-joined = { $name } ma miejsce przy stole { $table } (Ctrl-C kończy).
seated-begun = Zaczyna się partia { $game_number }.
seated-over = Koniec partii: { $total ->
    [one] jeden punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}, miejsce { $place }.
seated-dice-checked = Rzuty sprawdzone: { $rolls ->
    [one] jeden rzut obliczono ponownie i zgadza
    [few] wszystkie { $rolls } rzuty obliczono ponownie i zgadzają
    [many] wszystkie rzuty ({ $rolls }) obliczono ponownie i zgadzają
   *[other] wszystkie rzuty ({ $rolls }) obliczono ponownie i zgadzają
} się z notatkami z partii.
seated-dice-unchecked = Rzuty nie są sprawdzone: nie ma notatek sprzed pierwszego rzutu.
seated-dice-unfetched = Rzuty nie są sprawdzone: nie udało się pobrać zapisu.
seated-dice-wrong = Z RZUTAMI COŚ SIĘ NIE ZGADZA w partii { $game_number }. { $message }
seated-lost = Połączenie zerwane; trwają kolejne próby.
seated-back = Połączenie wróciło.
seated-removed = Miejsce jest wolne, więc nie ma już nic do zrobienia.
seated-left = Miejsce przy stole zwolnione.
error-bad-table-code = „{ $text }” nie jest ani kodem stołu, ani linkiem do niego. Kod ma sześć cyfr.
error-no-server = Pod adresem { $url } nie ma Five by Five. Sprawdź adres; --server podaje inny.

## What goes wrong. $error is what Python says, in English; $file is a file

error-bot-failed = { $bot } zawodzi w rundzie { $round }: { $error }. Co jest nie tak z własnym botem, pokazuje `fivebyfive check-bot`.
error-record-exists = Plik { $file } już istnieje i pozostaje bez zmian. Wybierz inny folder.
error-result-not-writable = Nie można zapisać { $file }. Sprawdź folder, uprawnienia i miejsce na dysku.
error-plot-ending = Nie można narysować { $file }. Nazwa obrazu musi mieć jedną z końcówek: { $endings }.
error-no-open-round = Żaden rzut nie czeka na ruch. Podaj zapis, którego ostatnia runda jest otwarta, np. „12. 3+6 ?”.
error-advise-finished = Partia jest skończona, więc nie ma już czego doradzać. Podaj zapis, którego ostatnia runda jest otwarta.
error-no-such-name = W tej partii nie gra nikt o imieniu „{ $name }”. Miejsca: { $names }.
error-bad-advice = { $bot } nie ocenia każdego dozwolonego ruchu dokładnie raz. Metoda weigh musi zwrócić wszystkie.
error-coach-unfinished = Ta partia nie jest rozegrana do końca. Trener przegląda partie zakończone.

## Nauka

train-bar = Nauka
train-done = Nauka z { $count ->
    [one] jednej partii
    [few] { $count } partii
    [many] { $count } partii
   *[other] { $count } partii
} w { $seconds } s: { $points } punktu na partię bez patrzenia naprzód. Wagi są w { $file }.
error-not-weights = { $file } nie zawiera wag tej gry ani punktu kontrolnego jej nauki.
error-no-weights-file = Nie ma pliku { $file }.
error-already-learned = { $file } ma już za sobą naukę z { $games } partii. Podaj w --games, ile ma ich być razem.
error-other-training = { $file } to punkt kontrolny nauki rozpoczętej z { $begun }. Kontynuuj tak samo albo zacznij od nowa bez --resume.
error-weights-not-writable = Nie można zapisać pliku { $file }, więc nauka się nie zaczyna. Sprawdź folder, uprawnienia i nazwę albo wybierz inną przez --out.
error-training-diverged = Po { $games } partiach wagi rosną bez ograniczeń. Zacznij od nowa z innym ziarnem (--seed).
