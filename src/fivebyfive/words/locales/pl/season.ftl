### The season of a club room: what it remembers, and who may see and change it.

season-title = Sezon
season-when = Kiedy
season-all-time = Od początku
season-games = Partie
season-wins = Wygrane
season-mean = Średnia
season-best = Rekord
season-rating = ranking { $value } ± { $uncertainty }
season-rating-what = Co to jest ranking?
season-rating-means = Jak mocno ktoś gra: liczy się, kogo wyprzedza. Każda osoba zaczyna od 25. Z pewnością 95 % prawdziwa wartość nie odbiega bardziej niż o liczbę po znaku ±, a ta maleje z każdą partią. Knister i Knaster mają osobne rankingi. Po omówieniu partii przez trenera ze wszystkimi szczęście w kościach się nie liczy.
season-luck = { $count ->
    [one] Na razie dotyczy to jednej z { $games } partii.
    [few] Na razie dotyczy to { $count } z { $games } partii.
    [many] Na razie dotyczy to { $count } z { $games } partii.
   *[other] Na razie dotyczy to { $count } z { $games } partii.
}
season-luck-out = w rankingu bez szczęścia
season-curve = Ranking po każdej partii: { $values }
season-none = Nie ma jeszcze ukończonej partii.
season-last = Ostatnie partie
season-ended-early = zakończona przed czasem
season-record = Zapis
season-record-of = Zapis partii z dnia { $date }
season-looking = Trwa sprawdzanie …
season-you-are = Twoje imię
season-someone-else = Ktoś nowy
season-kept = Co pamięta ten pokój
season-kept-games = { $count ->
    [one] Jedną partię.
    [few] { $count } partie.
    [many] { $count } partii.
   *[other] { $count } partii.
}
season-kept-what = Z każdej partii, która się tu kończy: zapis z imionami, na potrzeby sezonu i rankingu.
season-kept-days = { $days ->
    [one] Partia zostaje zapomniana dzień po jej końcu, ale nie wcześniej niż zostanie usunięty jej stół.
    [few] Partia zostaje zapomniana { $days } dni po jej końcu, ale nie wcześniej niż zostanie usunięty jej stół.
    [many] Partia zostaje zapomniana { $days } dni po jej końcu, ale nie wcześniej niż zostanie usunięty jej stół.
   *[other] Partia zostaje zapomniana { $days } dnia po jej końcu, ale nie wcześniej niż zostanie usunięty jej stół.
}
season-kept-ever = Partie zostają, dopóki nie usunie ich osoba, która zarządza tym pokojem lub prowadzi serwer.
season-kept-off = Niczego. Pamięć jest wyłączona.
season-stranger = Widzą to urządzenia, które były tu przy stole z kimś, kogo pokój zna. To jeszcze do nich nie należy.
season-keeper = Zarządzasz tym pokojem
season-keeper-link = Link do wspólnego zarządzania
season-keeper-link-means = Kto otworzy ten link, może to samo co ty: łączyć, ukrywać i usuwać osoby oraz wyłączyć pamięć.
season-hidden = Ukryte, widoczne tylko przy zarządzaniu
season-hide = Ukryj
season-show = Znowu pokaż wszystkim
season-delete = Usuń …
season-delete-ask = Imię { $name } zostanie wymazane ze wszystkich partii tego pokoju. Partie zostaną, bez imienia. Tego nie można cofnąć.
season-delete-go = Usuń: { $name }
season-merge = { $name } to ta sama osoba co
season-merge-go = Połącz
season-separate = { $name } to ktoś inny
season-switch-off = Niczego nie pamiętaj
season-switch-on = Odtąd pamiętaj partie
season-off-ask = { $count ->
    [one] Pokój zapomni swoją partię i wszystkich jej graczy i nie zapamięta następnych.
    [few] Pokój zapomni swoje { $count } partie i wszystkich ich graczy i nie zapamięta następnych.
    [many] Pokój zapomni swoje { $count } partii i wszystkich ich graczy i nie zapamięta następnych.
   *[other] Pokój zapomni swoje { $count } partii i wszystkich ich graczy i nie zapamięta następnych.
} Zapisy jego stołów zostaną na serwerze tak długo jak zapisy każdego innego stołu. Tego nie można cofnąć.
season-off-not = Pamiętaj dalej
season-off-go = Zapomnij wszystko
