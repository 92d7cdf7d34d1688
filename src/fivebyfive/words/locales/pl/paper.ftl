### Papierowe kartki, przepisywane, żeby policzyć punkty.

copy-title = Policz punkty z kartki
copy-sheet = Liczby na kartce
# Liczba z kółkiem; jej pole to na przykład c3
copy-circled = { $cell }, z kółkiem
copy-tap = Dotknięcie wstawia
copy-numbers = Liczby
copy-circles = Kółka
copy-circle-free = { $cell } jest wolne: najpierw wpisz liczbę.
copy-help = Wpisuj rząd po rzędzie: po każdej liczbie następne pole wybiera się samo, Enter albo kropka zostawia wolne pole. Można też wkleić wszystkie 25.
copy-help-circles = Litera o zakreśla ostatnio wpisaną liczbę.
copy-free = { $count ->
    [one] Wolne jest jedno pole.
    [few] Wolne są { $count } pola.
    [many] Wolnych jest { $count } pól.
   *[other] Wolne jest { $count } pola.
}
copy-lines = Wszystkie linie
copy-clear = Wyczyść
copy-cleared = Kartka jest pusta.
copy-waiting = Brak połączenia: punkty są sprzed chwili, nowe pojawią się później. To, co wpisujesz, zostaje.

## Co może się nie zgadzać na przepisanej kartce. $cell to pole, np. c3, $line to linia, np. „rząd 4”

copy-doubts = Sprawdź jeszcze raz
doubt-not-a-roll = { $cell }: na dwóch kostkach nie może wypaść „{ $text }”, więc to się nie liczy.
doubt-no-circles = { $cell }: w tej grze nie ma kółek. Liczy się { $text }, kółko nie.
doubt-circles-owed = { $line }: { $owed ->
    [one] należy się 1 kółko
    [few] należą się { $owed } kółka
    [many] należy się { $owed } kółek
   *[other] należy się { $owed } kółka
}, { $drawn ->
    [0] a nie ma żadnego
    [one] a jest tylko 1
    [few] a są tylko { $drawn }
    [many] a jest tylko { $drawn }
   *[other] a jest tylko { $drawn }
}.
doubt-rolled-less = Liczba { $number } jest tu { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
}, a { $rolled ->
    [0] ani razu nie wypadła
    [one] wypadła tylko raz
    [few] wypadła tylko { $rolled } razy
    [many] wypadła tylko { $rolled } razy
   *[other] wypadła tylko { $rolled } razy
}.

## Several sheets, one after the other

pile-name = Imię na kartce
pile-next = Następna kartka
# A sheet without a name
pile-unnamed = Kartka { $number }
pile-remove = Usuń kartkę: { $name }
pile-print = Drukuj klasyfikację i kartki
