### Handouts of a class: certificates, the result sheet, a worksheet.

## On a certificate

handout-certificate = Dyplom
handout-first = Pierwsze miejsce
handout-second = Drugie miejsce
handout-third = Trzecie miejsce
# Below a place
handout-in-game = w grze { $game }
# For everybody else, right below the name
handout-taking-part = za udział w grze { $game }
handout-among = wśród { $people ->
    [one] jednej osoby
    [few] { $people } osób
    [many] { $people } osób
   *[other] { $people } osób
}
handout-signature = Podpis

## On the result sheet

handout-results = Wyniki
# Behind a name
handout-by-computer = { $rounds ->
    [one] jedna runda komputera
    [few] { $rounds } rundy komputera
    [many] { $rounds } rund komputera
   *[other] { $rounds } rundy komputera
}
handout-apart = Poza klasyfikacją
handout-apart-means = Tutaj ponad jedna piąta ruchów to ruchy komputera.
handout-mean = Średnia: { $mean } pkt
handout-rolls = Rzuty

## On the worksheet

handout-worksheet = Dwie kostki i przypadek
handout-made-from = Na podstawie { $rolls ->
    [one] jednego rzutu
    [few] { $rolls } rzutów
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
} z waszej własnej gry { $game }.
handout-solutions = Rozwiązania
# Headings of the rows of a table
handout-sum = Suma
handout-ways = Przypadki z 36
handout-rolled = w grze
handout-expected = oczekiwane
handout-ask-ways = Dwie kostki mogą upaść na 36 jednakowo prawdopodobnych sposobów, na przykład 1+2 i 2+1. Ile z nich daje każdą z sum? Uzupełnij drugi wiersz tabeli.
handout-solve-ways = 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1: razem 36.
handout-ask-expected = Ile razy spodziewasz się każdej sumy w { $rolls ->
    [one] jednym rzucie
    [few] { $rolls } rzutach
    [many] { $rolls } rzutach
   *[other] { $rolls } rzutu
}? Podziel liczbę przypadków przez 36, pomnóż przez liczbę rzutów i uzupełnij ostatni wiersz.
handout-solve-expected = Na przykład siódemka: 6 : 36 · { $rolls } = { $expected } (w zaokrągleniu). Pozostałe są w tabeli.
handout-ask-most = Która suma jest najbardziej prawdopodobna? Która jest najczęstsza w waszej grze?
handout-solve-most = Najbardziej prawdopodobna jest siódemka. Najczęściej w grze: { $sums } ({ $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
}).
handout-ask-middle = Jakie jest prawdopodobieństwo, że wypadnie 6, 7 lub 8? Jaka część waszych rzutów to te sumy?
handout-solve-middle = 5 + 6 + 5 = 16 z 36 przypadków, czyli 44%. W waszej grze: { $count } z { $rolls }, czyli { $share }%.
handout-ask-edges = Jakie jest prawdopodobieństwo, że wypadnie 2 lub 12? Ile razy tak było u was, a ilu razy można się spodziewać?
handout-solve-edges = 2 z 36 przypadków, czyli jeden rzut na 18. W waszej grze: { $count } z { $rolls }; oczekiwana liczba to { $expected }.
handout-ask-mean = Oblicz średnią wszystkich waszych rzutów. Jakiej średniej spodziewasz się po bardzo wielu rzutach?
handout-solve-mean = { $sum } : { $rolls } = { $mean } (w zaokrągleniu). Po bardzo wielu rzutach jest to 7.
handout-ask-gap = Przy której sumie różnica między wynikiem w grze a oczekiwanym jest największa?
handout-solve-gap = Przy sumie { $sum }: w grze { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
}, oczekiwane { $expected }.
handout-ask-doubles = Ile razy na obu kostkach wypadła ta sama liczba? Ilu razy można się spodziewać?
handout-solve-doubles = { $count } z { $rolls }. Dublety to 6 z 36 przypadków, więc oczekiwana liczba to { $expected }.
handout-ask-many = Wyobraź sobie 1000 rzutów. Czy słupki byłyby bliższe oczekiwanym? Dlaczego?
handout-solve-many = Tak. Kostki nie mają pamięci, dlatego każda suma wypada raz częściej, raz rzadziej, niż oczekujemy. Jednak przy wielu rzutach częstości coraz bardziej zbliżają się do prawdopodobieństw (prawo wielkich liczb).

error-nobody-called = Nikt o imieniu „{ $name }” nie ma kartki w tej grze.
error-nobody-moved = W tej grze nikt nie ma własnego ruchu, więc nie ma dyplomów.
