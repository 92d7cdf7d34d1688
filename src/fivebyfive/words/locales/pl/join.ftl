### Coming to a table with its link or its six digits.

join-looking = Szukam stołu …
join-lobby = { $game }. Partia jeszcze się nie zaczęła.
join-playing = { $game }, runda { $round }. Partia już trwa; możesz ją oglądać.
join-over = { $game }. Ta partia już się skończyła. Możesz ją jeszcze obejrzeć.
join-sits = Przy stole: { $names }
join-nobody = Żadne miejsce nie jest jeszcze zajęte.
join-locked = Stół jest zablokowany dla nowych osób. Poproś o wpuszczenie osobę prowadzącą stół.
join-name = Twoje imię
join-given = Wymyśl mi imię
# Friendly names, any number of them; each at most 24 characters, separated by commas
join-names = Niebieski Lis, Czerwona Panda, Zielona Żaba, Złoty Jastrząb, Srebrny Wilk, Brunatny Niedźwiedź, Pomarańczowy Tygrys, Śnieżna Sowa, Szary Wieloryb, Różowy Flaming, Fioletowa Ośmiornica, Żółta Kaczka, Czarny Kot, Szybki Zając, Spokojny Żółw, Dzielny Lew, Figlarna Wydra, Mądry Kruk, Cichy Jeleń, Senny Koala, Radosna Foka, Ciekawska Koza, Łagodny Koń, Zwinna Wiewiórka
join-go = Dołącz
join-watch = Tylko oglądaj
join-returning = Grasz dalej na tym urządzeniu?
join-i-am = To ja, { $name }
# A button: a name that was used before on this device
join-as = Dołącz jako { $name }
join-taken = Imię { $name } jest już zajęte.
join-name-missing = Najpierw wpisz imię.
# A button with a name that is free
join-take = Wybierz „{ $name }”

## A person of the table comes back on another device

join-claim-asks = Ktoś mówi: „To ja, { $name }, na innym urządzeniu”. Czy to prawda?
join-claim-yes = Tak, wpuść
join-claim-no = Nie
join-claim-waiting = Osoba prowadząca stół musi jeszcze potwierdzić, że { $name } to ty.
join-claim-refused = Nie ma potwierdzenia od osoby prowadzącej stół. Możesz oglądać dalej.

## A tablet that several people use. $names is one name, or a list of them.

back-who = Kto teraz gra?
back-as = Wróć jako { $names }
back-else = Ktoś inny
