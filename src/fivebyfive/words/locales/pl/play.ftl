### The table while a game is on.

## The one button, and what stands beside the dice. $name is the name of a seat

play-roll = Rzuć
play-roll-stop = Zatrzymaj
play-finish = Zakończ
play-roll-for = Rzuć za: { $name }
play-choose-cell = Wybierz pole
play-choose-circles = Wybierz kółka
play-waiting = { $missing ->
    [one] Czekamy na jeden ruch
    [few] Czekamy na { $missing } ruchy
    [many] Czekamy na { $missing } ruchów
   *[other] Czekamy na { $missing } ruchy
}
play-rolls-next = Teraz rzuca { $name }
play-host-rolls = Rzuca osoba prowadząca
play-by-itself = Zaraz automatyczny rzut
play-ends-game = Partię kończy { $name }
play-host-ends = Partię kończy osoba prowadząca
play-ends-by-itself = Partia zaraz się skończy
play-paused = Partia wstrzymana
play-begin = Rzuć kostkami, aby zacząć.
play-you-begin = Zaczynasz: rzuć kostkami.
play-you-roll = Twoja kolej na rzut.
play-you-finish = To już wszystko. Zakończ partię.
play-roller-away = { $name } jest poza stołem. Możesz grać dalej.
play-your-move = Dotknij pola dla tej liczby.
play-roll-first = Najpierw rzut kostkami, potem dotknij pola.
play-now = Teraz: { $name }
play-moved = Gotowe ruchy: { $moved } z { $of }
play-waiting-for = Czekamy na: { $names }
play-last = Ostatni rzut!
play-last-after = { $names }: pełna kartka. Ostatni rzut!
play-last-after-you = Twoja kartka jest pełna. Ostatni rzut!
play-voice-last = Jest już pełna kartka: ostatni rzut.
play-connection-lost = Brak połączenia. Łączę ponownie …
play-connection-back = Połączenie wróciło.
play-reconnecting = Łączę ponownie …
play-reconnecting-unsent = Łączę ponownie … Twój ruch czeka na wysłanie.
play-unsent = Jeszcze niewysłane
play-nothing = Nic nie rób
play-take-back = Cofnij
play-take-back-of = Cofnij ruch: { $name }
play-seconds = { $seconds ->
    [one] Jeszcze jedna sekunda
    [few] Jeszcze { $seconds } sekundy
    [many] Jeszcze { $seconds } sekund
   *[other] Jeszcze { $seconds } sekundy
}
play-watching = Oglądasz

## Free circles. $line is a line such as "row 4", $makes a combination

play-which-line = Kilka linii z kółkami: wskaż, od której zacząć.
play-which-first = Kilka linii z kółkami. Wybierz, od której zacząć: { $lines }.
play-cell-shared = { $cell } leży na kilku liniach: { $lines }. Dotknij innego pola linii, od której chcesz zacząć, albo białego pola na jej końcu.
play-circles-first = Najpierw wybierz kółka. Aby zagrać inaczej, cofnij ruch.
play-circles-chosen = Kółka są już wybrane. Dotknij jednego, aby je zmienić; aby zagrać inaczej, cofnij ruch.
play-circle-forced = To kółko było obowiązkowe. Aby zagrać inaczej, cofnij ruch.
play-choose = { $line }, { $makes }: { $left ->
    [one] wybierz jedno kółko
    [few] wybierz { $left } kółka
    [many] wybierz { $left } kółek
   *[other] wybierz { $left } kółka
}
play-choose-left = { $line }, { $makes }: jeszcze { $left }
play-choose-of = { $line }, { $makes }: zakreśl { $left } z { $of }.

## The sheet, for those who hear it. $cell is a cell such as c3

play-sheet = Kartka: { $name }
play-sheet-own = Twoja kartka
play-sheet-text = Kartka: { $name }, rząd po rzędzie: { $numbers }
play-cell-free = { $cell }, wolne
play-cell-number = { $cell }, { $number }
play-cell-circled = { $cell }, { $number }, z kółkiem
play-cell-pencilled = { $cell }, { $number }, ołówkiem
play-cell-pencilled-circled = { $cell }, { $number }, ołówkiem, z kółkiem
play-may-circle = można zakreślić
play-empty = wolne
play-move-field = Wpisz ruch, np. c3 albo (c3)
play-move-make = Zrób ten ruch
play-move-wrong = To nie jest ruch. Wpisz pole, np. c3, albo (c3), aby zakreślić jego liczbę.
play-lines-here = Linie tego pola
play-rolled = Runda { $round }: { $dice }, czyli { $sum }.
play-rolled-sum = Runda { $round }: { $sum }.
play-wrote = { $number } na { $cell }.
play-wrote-circled = { $number } na { $cell }, z kółkiem: { $cells }.
play-circled = Kółko na { $cell }.
play-did-nothing = Bez ruchu.
play-taken-back = Ruch cofnięty.
play-sum = Suma: { $sum }
play-total = { $points ->
    [one] Jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
play-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
play-round = runda { $round }
play-round-of = runda { $round } z { $of }

## Lines and combinations

play-line-open = { $line }: linia jeszcze niepełna
play-line-made = { $line }: { $makes }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
play-line-doubled = { $line }: { $makes }, podwójnie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
play-box-open = { $line }: linia jeszcze niepełna. Z kółkiem { $circled } z 5; za wszystkie pięć: { $box }.
play-box-made = { $line }: { $makes }. Z kółkiem { $circled } z 5; za wszystkie pięć: { $box }.
play-box-scored = { $line }: wszystkie pięć z kółkiem, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
play-gave-circles = { $makes }: { $count ->
    [one] jedno darmowe kółko
    [few] { $count } darmowe kółka
    [many] { $count } darmowych kółek
   *[other] { $count } darmowego kółka
} za wypełnienie linii.
play-lines = Co jeszcze mogą dać twoje linie
play-can-become = Może jeszcze dać: { $combinations }.
play-can-become-nothing = Nie może już nic dać.
play-combinations = Co daje linia
play-gives-points = { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
play-gives-circles = { $count ->
    [one] jedno kółko
    [few] { $count } kółka
    [many] { $count } kółek
   *[other] { $count } kółka
}
play-doubled = Obie przekątne liczą się podwójnie.
play-gives-note = Liczby mówią, ile darmowych kółek daje linia.

## Everybody

play-look = { $name }: { $points }
play-person = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
play-person-moved = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, ruch gotowy
play-person-away = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, poza stołem
play-all = Wszyscy: { $count }
play-everybody = Wszyscy
play-away = poza stołem
play-has-moved = ruch gotowy
play-is-computer = Komputer, poziom: { $level }
play-is-away = { $name } jest poza stołem.
play-wait = Poczekaj
play-let-computer = Niech gra komputer
play-played-for = Ruchy komputera pod twoją nieobecność: { $moves }.
# A move that was made without a connection, and what is on the sheet instead: $moves
play-late-number-wrote = Za późno na { $number } na polu { $cell }: ruch komputera to { $moves }.
play-late-number-computer = Za późno na { $number } na polu { $cell }: ruchy komputera: { $moves }.
play-late-number-stays = Za późno na { $number } na polu { $cell }: zostaje { $moves }.
play-late-number-nothing = Za późno na { $number } na polu { $cell }.
play-late-circle-wrote = Za późno na kółko na polu { $cell }: ruch komputera to { $moves }.
play-late-circle-computer = Za późno na kółko na polu { $cell }: ruchy komputera: { $moves }.
play-late-circle-stays = Za późno na kółko na polu { $cell }: zostaje { $moves }.
play-late-circle-nothing = Za późno na kółko na polu { $cell }.
play-sheets-here = Kartki na tym urządzeniu
play-turn = Obróć tę kartkę

## Real dice

play-what-dice = Co wypadło na twoich kostkach?
play-right-number = Co naprawdę wypadło? Wszyscy robią ruch od nowa.
play-wrong-number = Nie ta liczba?
play-type-dice = Dwie kostki
play-type-sum = Podaj sumę
play-first-die = Pierwsza kostka
play-second-die = { $first } i …
play-cancel = Wróć

## The menu

play-rules = Zasady
menu-game = Ta partia
menu-table = Stół
menu-device = To urządzenie
play-teach = Pokaż mi, jak grać
play-rolls-alone = Rzut automatyczny
play-people = Osoby przy stole { $code }
play-name = Imię
play-save = Zapisz
play-rename = Zmień imię: { $name }
play-remove = Usuń: { $name }
play-remove-sure = Usunąć: { $name }? Dalej zagra komputer.
play-removed = Komputer gra dalej za ciebie. Teraz oglądasz.
play-pause = Wstrzymaj
play-go-on = Wznów
play-lock = Zablokuj stół
play-unlock = Odblokuj stół
play-end = Zakończ partię
play-end-sure = Zakończyć tę partię dla wszystkich?
play-end-sure-alone = Zakończyć tę partię?
play-leave = Odejdź od stołu
play-leave-sure = Odejść na dobre? Komputer zagra dalej za ciebie.
play-yes = Tak
play-no = Nie

## The keys of the table

keys-title = Klawisze
keys-lines = Przeczytaj linie pola
keys-nothing = Nic nie rób, przy ostatnim rzucie
keys-arrows = Na kartkę i z pola na pole
keys-enter = Enter
keys-move = Wpisz lub zakreśl; naciśnij przycisk
keys-escape = Porzuć ruch podczas wyboru kółek; zamknij
keys-press = Spacja, Enter, Page Down
keys-lead = Start, rzut, dalej, następna partia
keys-pause = Wstrzymaj albo graj dalej
keys-letters = Pojedyncze litery

## The four bubbles of a first game

teach-title = Jak grać
teach-got-it = Jasne
teach-skip = Pomiń
teach-roll = Rzuć kostkami. Suma jest ta sama dla wszystkich, a każda osoba ma własną kartkę.
teach-roll-alone = Rzuć kostkami. Suma trafia na twoją kartkę.
teach-wait = Zaraz będzie rzut. Suma jest ta sama dla wszystkich, a każda osoba ma własną kartkę.
teach-host = Kostkami rzuca osoba prowadząca. Suma jest ta sama dla wszystkich, a każda osoba ma własną kartkę.
teach-type = Rzuć własnymi kostkami i wpisz, co pokazują. Suma jest ta sama dla wszystkich, a każda osoba ma własną kartkę.
teach-type-alone = Rzuć własnymi kostkami i wpisz, co pokazują. Suma trafia na twoją kartkę.
teach-write = Dotknij wolnego pola: liczba pojawi się tam ołówkiem. Aby ją przenieść, dotknij innego. Następny rzut zamieni ołówek w atrament.
teach-knister-lines = Każdy rząd, kolumna i przekątna to linia. Pięć liczb, które tworzą kombinację, daje punkty w białym polu na jej końcu.
teach-knister-points = Pary, trójki, strity: ile dają, widać obok kartki. Obie zabarwione przekątne liczą się podwójnie. Dotknij białego pola, aby zapytać o jego linię.
teach-knaster-write = Dotknij wolnego pola, aby wpisać liczbę. Jeśli na kartce jest taka sama bez kółka, możesz dotknąć właśnie jej i ją zakreślić.
teach-knaster-circles = Gdy pełna linia tworzy kombinację, wybierasz w niej darmowe kółka. Ile, widać obok kartki.
teach-knaster-boxes = Pięć kółek w linii daje punkty z białego pola na jej końcu, a każde kółko to jeden punkt. Gdy kartka jest pełna, zostaje ostatni rzut.

## Reactions of one tap

react-title = Powiedz coś
reaction-bravo = Brawo!
reaction-wow = Wow!
reaction-ouch = Auć!
reaction-laugh = Ha, ha!
reaction-thanks = Dzięki!
react-said = { $name }: { $what }
# $one is what one person said, such as “Emma: Wow!”
react-several = { $count ->
    [one] { $one } I jeszcze jedna reakcja.
    [few] { $one } I jeszcze { $count } reakcje.
    [many] { $one } I jeszcze { $count } reakcji.
   *[other] { $one } I jeszcze { $count } reakcji.
}

## The goal of somebody who plays alone, beside the points: $points are missing

goal-good = { $points } do dobrego
goal-brilliant = { $points } do doskonałego
goal-spectacular = { $points } do spektakularnego
