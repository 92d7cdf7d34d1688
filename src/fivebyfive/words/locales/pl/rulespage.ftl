### The page of the rules, and what its pictures show. A picture has a caption and, in -alt, a text
### for those who do not see it. Numbers are those of the rules.

rules-back = Wróć
rules-games = Gry
rules-liking = Język i kolory

## Pictures

rules-picture-lines = Trzy z dwunastu linii: rząd 2, kolumna d i przekątna. Każda linia ma na końcu białe pole.
rules-picture-lines-alt = Pusta kartka: pięć rzędów od 1 do 5 i pięć kolumn od a do e. Kreski biegną przez rząd 2, kolumnę d i przekątną z lewego górnego rogu. Białe pola są nad kolumnami, na prawo od rzędów, a dla przekątnych w górnych rogach.
rules-picture-doubled = Rząd 4 to ful i daje { $house }. Zabarwione przekątne liczą się podwójnie: para ósemek daje { $pair }.
rules-picture-doubled-alt = Kartka z dwiema pełnymi liniami. Rząd 4 to 9, 5, 9, 5, 5, w jego białym polu jest { $house }. Przekątna z lewego górnego rogu to 8, 7, 6, 5, 8, w jej białym polu jest { $pair }. Pola obu przekątnych są zabarwione.
rules-picture-circle = Na kostkach jest 8. Zamiast wpisywać tę liczbę, możesz zakreślić ósemkę w b2.
rules-picture-circle-alt = Kostki pokazują 5 i 3, a na kartce jest pięć liczb. Ósemka w b2 ma nowe kółko.
rules-picture-free = Piątka w d4 wypełnia rząd 4. To ful; darmowe kółka: { $circles }. Może je dostać każda z pięciu liczb.
rules-picture-free-alt = Rząd 4 na kartce jest podświetlony: 9, 5, 9, 5, 5. Piątka w d4 jest nowa. Dziewiątka w a4 i nowa piątka mają kółka.
rules-picture-several = Siódemka w c3 wypełnia dwie linie. Rząd 3, trójka, daje { $three }; kolumna c, strit, daje { $straight }.
rules-picture-several-alt = Podświetlone są rząd 3, czyli 7, 4, 7, 7, 9, i kolumna c, czyli 5, 6, 7, 8, 9. Siódemka w c3, gdzie się przecinają, jest nowa. Kółka mają a3 w rzędzie oraz c1, c2 i c4 w kolumnie.
rules-picture-box = Rząd 1 ma kółka od początku do końca. Daje punkty z białego pola: { $box }.
rules-picture-box-alt = Kartka, na której rząd 1 ma pięć liczb z kółkami i biegnącą przez nie kreskę. Liczba { $box } w jego białym polu jest duża; pozostałe pola są jeszcze do zdobycia.
