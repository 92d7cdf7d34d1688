### The screen that everybody looks at, and the caller for printed sheets.

big-open = Duży ekran
big-back = Wróć do stołu
big-join = Dołącz: { $code }
big-come = Dołącz tym kodem albo linkiem
big-moved = Gotowe ruchy: { $moved } z { $of }
big-wait = Partia zaraz się zacznie.
big-top = Najlepsza piątka
big-podium = Podium
big-mean = Średnia: { $points } pkt
big-histogram = Rzuty
big-histogram-text = Ile razy wypadła każda suma, w nawiasie średnia: { $numbers }
big-came = wypadło
big-average = średnio
big-csv = Wyniki w tabeli (CSV)
big-next = Następna partia
big-names = Imiona
big-more-names = i jeszcze { $count }
big-no-points = Nikt nie ma jeszcze punktów.

## The caller: dice for printed sheets, without a table

caller-title = Rzuty na głos
caller-begin = Do drukowanych kartek: wszyscy piszą, ten ekran rzuca.
caller-roll = rzut { $round }
caller-roll-of = rzut { $round } z { $of }
caller-past = Dotychczasowe rzuty
caller-full = Jest pełna kartka
caller-again = Powtórz na głos
caller-taken-back = Rzut cofnięty, pojawi się znowu. Teraz znów jest { $sum }.
caller-new = Nowa partia
caller-new-sure = Zacząć nową partię? Lista rzutów zniknie.
