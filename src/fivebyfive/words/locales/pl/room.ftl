### A club room: always the same link, a new table each time.

room-about = Zawsze ten sam link i za każdym razem nowy stół: dla klubu, klasy albo rodziny, która spotyka się regularnie.
room-name = Nazwa pokoju
room-name-means = Od 3 do 32 liter, cyfr i łączników, na przykład klub-szachowy.
room-go = Do pokoju
room-known = Pokoje znane temu urządzeniu
room-looking = Sprawdzam, co się dzieje …
room-empty = Nikogo tu jeszcze nie ma. Otwórz stół, a każdy, kto ma link, do niego trafi.
room-lobby = { $people ->
    [one] Stół jest otwarty: { $game }, jedna osoba.
    [few] Stół jest otwarty: { $game }, { $people } osoby.
    [many] Stół jest otwarty: { $game }, { $people } osób.
   *[other] Stół jest otwarty: { $game }, { $people } osoby.
}
room-playing = { $people ->
    [one] Trwa partia: { $game }, jedna osoba.
    [few] Trwa partia: { $game }, { $people } osoby.
    [many] Trwa partia: { $game }, { $people } osób.
   *[other] Trwa partia: { $game }, { $people } osoby.
}
room-over = Partia { $game } właśnie się skończyła. Może będzie następna.
room-join = Dołącz
room-watch = Oglądaj
room-back = Wróć do stołu
room-open = Otwórz stół
room-nobody-else = Do pokoju można wejść tylko z tego komputera.
room-another = Inny pokój
