### Errors of moves, games, records and files: what is wrong and what to do, one message per error code.
### Errors of other subjects are in the files of those subjects: see the table in words/README.md.

## Moves. $cell is a cell such as c3; $line is a line: 1-5, a-e, \ or /

error-bad-roll = Na dwóch kostkach nie może wypaść „{ $text }”. Podaj obie kostki, np. 3+6, albo ich sumę od 2 do 12.
error-roll-missing = Brakuje rzutu. Podaj obie kostki, np. 3+6, albo ich sumę od 2 do 12.
error-bad-move = „{ $text }” to nie ruch. Zapis c3 oznacza wpisanie liczby, (c3) zakreślenie, d4{"{"}4:a4b4{"}"} wpisanie z darmowymi kółkami, - rezygnację z ruchu, a ? ruch, którego jeszcze nie ma. Pisz małymi literami i bez spacji.
error-bad-sheet = „{ $text }” to nie kartka. Kartka ma pięć rzędów po pięć liczb od 2 do 12; znak . oznacza wolne pole, a (7) zakreśloną siódemkę.
error-bad-sheet-lines = Kartka ma pięć rzędów po pięć liczb, gdzie . oznacza wolne pole; { $lines ->
    [one] to jest jeden rząd
    [few] to są { $lines } rzędy
    [many] to jest { $lines } rzędów
   *[other] to jest { $lines } rzędu
}.
error-bad-sheet-line = Rząd { $line } musi mieć pięć liczb, gdzie . oznacza wolne pole, a (7) zakreśloną siódemkę, a ma { $words }.
error-sheet-full = Ta kartka ma wypełnione wszystkie 25 pól; więcej liczb się nie zmieści.
error-cell-taken = W polu { $cell } jest już { $number }. Wybierz wolne pole.
error-cell-free = Pole { $cell } jest wolne, więc nie ma w nim czego zakreślić. Wpisz wyrzuconą liczbę albo zakreśl taką samą.
error-not-equal = W polu { $cell } jest { $number }, a wypadło { $roll }. Zakreślić można tylko taką liczbę, jaka wypadła.
error-already-circled = Pole { $cell } ma już kółko. Wybierz liczbę bez kółka.
error-no-circles-here = W tej grze każdą liczbę trzeba wpisać. Wybierz wolne pole.
error-must-move = Pominąć można tylko ostatni rzut. Wpisz wyrzuconą liczbę albo zakreśl taką samą.
error-free-not-owed = Linia { $line } nie daje w tym ruchu darmowych kółek: nie jest jeszcze pełna, jest pełna już od wcześniejszego ruchu albo nie tworzy niczego, co je daje.
error-free-line-twice = Linia { $line } jest podana dwa razy. Zapisz wszystkie jej darmowe kółka w jednej grupie.
# $makes is a combination: a name from the glossary
error-free-missing = Ten ruch wypełnia linię { $line } ({ $makes }), która daje { $owed ->
    [one] jedno darmowe kółko
    [few] { $owed } darmowe kółka
    [many] { $owed } darmowych kółek
   *[other] { $owed } darmowego kółka
}. W nawiasie klamrowym za polem podaj, gdzie je narysować, np. d4{"{"}4:a4b4{"}"}.
error-free-count = Linia { $line } daje tu dokładnie { $owed ->
    [one] jedno darmowe kółko
    [few] { $owed } darmowe kółka
    [many] { $owed } darmowych kółek
   *[other] { $owed } darmowego kółka
}, a nie { $given }.
error-free-not-on-line = Pole { $cell } nie leży na linii { $line }. Darmowe kółka za linię rysuje się tylko wokół liczb tej linii.

## Games

error-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $games }.
error-no-seats = W partii musi być co najmniej jedno miejsce.
error-unknown-seat = Miejsce { $seat } nie istnieje: ta partia ma { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, licząc od 0.
error-no-roll = W rundzie { $round } nie ma jeszcze rzutu. Najpierw rzuć kostkami.
error-round-open = Runda { $round } jest jeszcze otwarta. Zamknij ją przed następnym rzutem.
error-round-not-complete = Runda { $round } nie jest pełna. Można ją zamknąć dopiero wtedy, gdy każde miejsce ma swój ruch; otwarta może zostać tylko ostatnia runda.
error-game-over = Partia skończyła się po { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
}. Nic więcej nie może już nastąpić.
error-no-latecomers = Do trwającej partii tej gry nie można już dołączyć. Obejrzyj ją i zajmij miejsce przed następną.
error-not-ended-by-full = Pełna kartka nie kończy tej gry: ma ona zawsze tyle samo rzutów.

## Records

error-not-utf8 = To nie jest tekst w UTF-8. Zapisz plik w kodowaniu UTF-8.
error-empty-record = Zapis partii jest pusty. Zaczyna się on od wiersza „Game:” i wiersza „Seats:”.
error-bad-line = „{ $text }” nie jest ani nagłówkiem takim jak „Date: 2025-12-24”, ani rundą taką jak „12. 3+6 c3 a1”. Komentarz zaczyna się od średnika.
error-bad-header = Nagłówka „{ $key }” nie można zachować. Klucz składa się z liter, cyfr i łączników; wartość to jeden wiersz bez znaków sterujących i średników.
error-bad-comment = Komentarz stoi za jedną z rund partii, nie jest pusty i nie zawiera znaków sterujących.
error-header-twice = Nagłówek „{ $key }” występuje dwa razy. Zostaw jeden.
error-header-too-late = Nagłówek „{ $key }” stoi za pierwszą rundą. Przenieś go na początek.
error-game-missing = Brakuje wiersza „Game:”. Mówi on, w którą grę grano.
error-seats-missing = Wiersza „Seats:” brakuje albo nie pasuje on do partii. Zawiera po jednym imieniu na każde miejsce.
error-bad-name = „{ $name }” nie może być imieniem. Imię ma od 1 do { $longest } znaków, bez , ; [ ] {"{"} {"}"} i znaków sterujących.
error-name-taken = Imię „{ $name }” jest już zajęte. Każde miejsce musi mieć inne.
error-bad-level = W nawiasach za „{ $name }” musi być podany poziom gry komputera.
error-bad-paper = W nawiasach za „{ $name }” musi być 25 liczb z kartki, rząd po rzędzie, gdzie . oznacza wolne pole, a (7) zakreśloną siódemkę.
error-bad-full = „{ $text }” to nie runda, w której papierowa kartka może się zapełnić. Podaj numer tej rundy.
error-bad-round-number = Ten wiersz musi się zaczynać od „{ $round }.”, a nie od „{ $text }”.
# $text shows what was taken for the moves
error-too-many-moves = „{ $text }”: { $moves ->
    [one] to jeden ruch
    [few] to { $moves } ruchy
    [many] to { $moves } ruchów
   *[other] to { $moves } ruchu
}, ale { $seats ->
    [one] jest tylko jedno miejsce
    [few] są tylko { $seats } miejsca
    [many] jest tylko { $seats } miejsc
   *[other] jest tylko { $seats } miejsca
}. Podaj po jednym ruchu na każde miejsce, bez spacji wewnątrz ruchu lub rzutu, a imiona w wierszu „Seats:” oddziel przecinkami.

## Files

error-file-not-found = Nie ma takiego pliku. Sprawdź nazwę.
error-file-is-folder = To jest folder. Podaj pliki, które w nim są.
error-file-not-readable = Nie można odczytać pliku. Sprawdź uprawnienia.
error-file-too-large = Plik jest większy niż jakikolwiek zapis partii. Wczytuje się najwyżej { $megabytes } MB.
