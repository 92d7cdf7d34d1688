### Drukowane kartki.

## Na kartce

sheets-name = Imię
sheets-date = Data
sheets-white-boxes = Białe pola
sheets-place = Miejsce { $place } z { $seats }
# One line below the grid
sheets-knister-hint = Pełna linia: punkty za jej kombinację wpisz w jej białe pole, przekątne podwójnie.
sheets-knaster-hint = Pełna linia: od razu narysuj w niej kółka. Wszystkie pięć liczb z kółkiem: liczy się jej białe pole.

## Zasady w skrócie, na odwrocie

sheets-knister-round = Ktoś rzuca raz dwiema kostkami i głośno podaje sumę. Wszyscy wpisują ją w dowolne wolne pole. Liczba już tam zostaje.
sheets-knister-lines = Pełna linia (rząd, kolumna lub przekątna) daje punkty za jedną kombinację, którą tworzy jej pięć liczb w dowolnej kolejności. Przekątne liczą się podwójnie. Punkty wpisz w białe pole linii.
sheets-knister-end = Po 25 rzutach dodaj wszystkie dwanaście białych pól. Wygrywa najwyższy wynik.
sheets-knaster-round = Ktoś rzuca raz dwiema kostkami i głośno podaje sumę. Wszyscy wpisują ją w dowolne wolne pole albo zakreślają kółkiem taką samą liczbę, która nie ma jeszcze kółka. Jeśli takiej nie ma, sumę trzeba wpisać.
sheets-knaster-free = Piąta liczba wypełnia linię. Jeśli te pięć liczb tworzy kombinację, w dowolnej kolejności, od razu narysuj jej kółka wokół liczb tej linii, które nie mają kółka. Jeśli takich jest za mało, narysuj mniej. Kilka linii naraz: jedna po drugiej.
sheets-knaster-boxes = Linia, w której wszystkie pięć liczb ma kółko, daje punkty ze swojego białego pola.
sheets-knaster-end = Kto ma wypełnione wszystkie 25 pól, mówi o tym. Wtedy jest jeszcze dokładnie jeden rzut dla wszystkich; możesz przy nim też nic nie robić. Potem dodaj białe pola i po jednym punkcie za każde kółko. Wygrywa najwyższy wynik.

## Co mówi `fivebyfive sheets`

sheets-drawing = Rysowanie kartek …
sheets-done = Kartki są w pliku { $file }.
sheets-names-left = { $count ->
    [one] Dla jednego imienia nie ma kartki: stron jest za mało.
    [few] Dla { $count } imion nie ma kartki: stron jest za mało.
    [many] Dla { $count } imion nie ma kartki: stron jest za mało.
   *[other] Dla { $count } imienia nie ma kartki: stron jest za mało.
}

error-bad-per-page = Liczba kartek na stronie nie może wynosić { $given }. Możliwe są: { $allowed }.
error-bad-pages = Nie można wydrukować tylu stron: { $given }. Wybierz liczbę od 1 do { $most }.
error-too-many-sheets = Kartki tej partii zajmują za dużo stron: { $given }, a może ich być najwyżej { $most }. Na stronie mieści się do sześciu kartek.
error-no-moves-yet = Żadna runda tej partii nie jest jeszcze zakończona, więc nie ma czego drukować.
error-game-or-record = Podaj albo grę, a powstaną puste kartki, albo --record PLIK, a powstaną kartki tej partii.
error-not-with-record = { $option } dotyczy pustych kartek. Przy --record pomiń tę opcję.
error-pdf-to-terminal = Terminal nie pokaże pliku PDF. Podaj plik, na przykład -o kartki.pdf.
