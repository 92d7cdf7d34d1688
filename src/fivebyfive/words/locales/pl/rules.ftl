### The rules of both games. Numbers that belong to the rules come in as variables.

rules-title = { $game }: jak grać
rules-play-now = Zagraj teraz

## Headings

rules-idea = O co chodzi
rules-round = Runda
rules-lines = Co daje linia
rules-free-circles = Darmowe kółka
rules-several-lines = Kilka linii naraz
rules-white-boxes = Białe pola
rules-end = Koniec gry
rules-alone = W pojedynkę

## Tables

rules-column-combination = Kombinacja
rules-column-points = Punkty
rules-column-circles = Kółka
rules-column-example = Przykład

## Both games

rules-sheet-text = Kartka to siatka z pięciu rzędów i pięciu kolumn. Ma dwanaście linii: pięć rzędów, pięć kolumn i dwie przekątne.
# $example is a line such as 9-5-9-5-5
rules-order-text = Kolejność liczb w linii nie ma znaczenia. Cztery kolejne liczby to jeszcze nie strit. Liczy się tylko jedna kombinacja, ta ze wszystkich pięciu liczb razem: { $example } to ful i nie liczy się dodatkowo jako trójka.
rules-alone-text = W pojedynkę grasz według tych samych zasad. Dobry wynik zaczyna się powyżej { $good } punktów, doskonały powyżej { $brilliant }, a spektakularny powyżej { $spectacular }.
rules-players-text = Razem może grać dowolna liczba osób, każda z własną kartką.

## Knister

rules-knister-idea-text = Wszyscy wpisują te same liczby, ale każda osoba sama wybiera, gdzie. Na koniec liczy się to, co powstało w dwunastu liniach.
rules-knister-round-text = Zaczyna najmłodsza osoba: rzuca raz dwiema kostkami i głośno podaje sumę, tak by było ją dobrze słychać. Wszyscy, także osoba rzucająca, wpisują tę liczbę w dowolne wolne pole na swojej kartce. Liczba już tam zostaje. Potem kostki wędrują dalej, zgodnie z ruchem wskazówek zegara.
rules-knister-lines-text = Linia liczy się, gdy ma wypełnione wszystkie pięć pól. Daje punkty za kombinację, którą tworzy, a obie przekątne liczą się podwójnie. Punkty wpisz w białe pole na końcu linii, od razu albo po zakończeniu gry.
rules-knister-end-text = Po 25 rzutach wszystkie kartki są pełne. Dodaj punkty z dwunastu linii. Wygrywa najwyższy wynik; przy równych wynikach zwycięstwo jest wspólne.

## Knaster

rules-knaster-idea-text = Liczba jest coś warta dopiero wtedy, gdy ma kółko. Pełne linie, które tworzą kombinację, dają darmowe kółka, a linie zakreślone od początku do końca dają punkty.
rules-knaster-round-text = Zaczyna najmłodsza osoba: rzuca raz dwiema kostkami i głośno podaje sumę, tak by było ją dobrze słychać. Wszyscy, także osoba rzucająca, robią jedną z dwóch rzeczy: wpisują liczbę w dowolne wolne pole albo zakreślają kółkiem taką samą liczbę, która już jest na kartce i nie ma kółka. Jeśli takiej nie ma, liczbę trzeba wpisać. Potem kostki wędrują dalej, zgodnie z ruchem wskazówek zegara.
rules-knaster-free-circles-text = Gdy wpiszesz piątą liczbę w linii, linia jest pełna. Jeśli tworzy kombinację, od razu narysuj jej darmowe kółka wokół dowolnych liczb tej linii, które nie mają jeszcze kółka; może to być także liczba wpisana przed chwilą. Jeśli takich liczb jest za mało, narysuj mniej kółek. Darmowych kółek nie można pominąć ani zostawić na później. Sama para nie daje żadnego.
rules-knaster-several-lines-text = Jedna liczba może wypełnić nawet cztery linie. Zajmij się nimi jedna po drugiej, w dowolnej kolejności. Każda daje wszystkie swoje kółka: liczba zakreślona dla jednej linii nie dostaje drugiego kółka za następną, dostają je inne liczby.
rules-knaster-white-boxes-text = Linia, w której wszystkie pięć liczb ma kółko, daje jednorazowo punkty z białego pola na swoim końcu: { $rows } za rzędy od góry do dołu, { $columns } za kolumny od lewej do prawej, { $diagonals } za każdą przekątną.
rules-knaster-end-text = Gdy tylko ktoś wypełni wszystkie 25 pól, mówi o tym głośno. Wtedy jest jeszcze dokładnie jeden rzut dla wszystkich, bez względu na to, ile kartek jest już pełnych; rzuca następna osoba. Przy tym ostatnim rzucie możesz też nic nie robić; darmowe kółka i białe pola nadal się liczą. Potem dodaj punkty z białych pól i po jednym punkcie za każde kółko. Wygrywa najwyższy wynik; przy równych wynikach zwycięstwo jest wspólne.
