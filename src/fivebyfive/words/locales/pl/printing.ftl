### Ekran drukowania kartek.

print-title = Drukowanie kartek
print-per-page = Kartki na stronie
print-pages = Strony
print-fewer = Mniej stron
print-more = Więcej stron
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a5 = A5
print-ink = Tusz
print-ink-full = Kolorowo
print-ink-light = Oszczędnie
print-ink-mono = Czarno-biało
print-names = Imiona
print-names-means = Rozdzielone przecinkami, na przykład Sara, Tim. Powtarzają się po kolei; bez imion zostaje linia do wypełnienia.
print-rules = Zasady na odwrocie
print-rules-means = Drukuj dwustronnie. Odwroty pasują, niezależnie od tego, jak odwraca się papier; przez złą krawędź są tylko do góry nogami.
print-download = Pobierz PDF
print-drawing = Rysowanie …
print-failed = Nie ma podglądu.
print-front = Podgląd: strona { $game }, { $paper }, { $count ->
    [one] jedna kartka
    [few] { $count } kartki
    [many] { $count } kartek
   *[other] { $count } kartki
}
print-back = Podgląd odwrotu: zasady { $game } w skrócie
