### Coming late: the missed numbers are placed first.

late-go = Dołącz do gry
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
    [one] Dołączenie w trakcie: jedna uzupełniona runda.
    [few] Dołączenie w trakcie: { $rounds } uzupełnione rundy.
    [many] Dołączenie w trakcie: { $rounds } uzupełnionych rund.
   *[other] Dołączenie w trakcie: { $rounds } uzupełnionej rundy.
}
