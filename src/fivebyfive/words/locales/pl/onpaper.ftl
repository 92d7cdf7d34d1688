### People who play along on paper at a table.

onpaper-mark = na papierze
onpaper-screen = na ekranie
# Above two choices: on a screen, on paper
onpaper-plays = Gra
onpaper-means = Na osoby grające na papierze nikt nie czeka. Po partii przepisz kartkę, a będzie się liczyć w klasyfikacji.
onpaper-add = Ktoś na papierze
onpaper-join = Graj na papierze
onpaper-listed = Na papierze: { $names }

## In a game. Knaster ends with a full sheet

onpaper-use = Użyj tej liczby na swojej kartce.
onpaper-full = { $name }: kartka pełna
onpaper-full-sure = Czy kartka jest pełna?
onpaper-full-means = We wszystkich 25 polach jest liczba. Wtedy wszyscy mają jeszcze dokładnie jeden rzut.
# Which roll filled the sheet: buttons, with the sum of the dice
onpaper-full-now = Po tym rzucie ({ $sum })
onpaper-full-before = Po poprzednim rzucie ({ $sum })
onpaper-full-before-means = Jeśli kartka jest pełna od poprzedniego rzutu, obecny rzut jest ostatni. Tego nie można cofnąć.
onpaper-full-said = Pełna kartka: { $name }. Będzie jeszcze jeden rzut.
onpaper-leave-sure = Odejść na dobre? Kartkę może jeszcze przepisać osoba prowadząca stół.

## At the end

onpaper-not-typed = kartka jeszcze nieprzepisana
onpaper-type = Przepisz kartkę
onpaper-correct = Popraw kartkę
onpaper-doubtful = Coś może się nie zgadzać, zobacz wyżej.
onpaper-save-so = Zapisz mimo to
onpaper-leave-out = Pomiń
onpaper-remove-sure = Pominąć w tej partii: { $name }?
