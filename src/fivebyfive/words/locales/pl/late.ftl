### Coming late: the missed numbers are placed first.

late-go = Zagraj z nami
late-means = Możesz jeszcze dołączyć: najpierw wpisz po kolei liczby, które cię ominęły.
late-next-game = W następnej partii możesz zagrać.
late-title = Liczby, które cię ominęły
# $number is the sum of a roll
late-place = Liczba { $place } z { $of }: gdzie wpisujesz { $number }?
late-move = Gdzie przenieść { $number }?
late-done = Wszystkie wpisane. Dotknij liczby, aby ją przenieść, albo zajmij miejsce.
late-sit = Zajmij miejsce
late-mark = później
late-placed = { $rounds ->
    [one] Później przy stole: jedna runda wpisana po czasie.
    [few] Później przy stole: { $rounds } rundy wpisane po czasie.
    [many] Później przy stole: { $rounds } rund wpisanych po czasie.
   *[other] Później przy stole: { $rounds } rundy wpisanej po czasie.
}
