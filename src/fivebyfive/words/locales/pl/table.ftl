### What a live table and its server refuse, one message per error code.

## The table. $name is the name of a seat

error-not-host = Może to zrobić tylko osoba prowadząca stół.
error-not-your-seat = To miejsce należy do kogoś innego.
error-not-your-roll = To nie twój rzut: teraz rzuca { $name }.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-device = Tego urządzenia nie ma już przy stole. Dołącz ponownie.
error-stale-round = Przy stole trwa już runda { $round }. Zobacz, co się zmieniło, i spróbuj ponownie.
error-too-early = { $missing ->
    [one] Brakuje jeszcze ruchu z jednego miejsca
    [few] Brakuje jeszcze ruchów z { $missing } miejsc
    [many] Brakuje jeszcze ruchów z { $missing } miejsc
   *[other] Brakuje jeszcze ruchów z { $missing } miejsca
}. Poczekaj chwilę.
error-not-in-lobby = Partia już się zaczęła. Można to zmienić przed następną.
error-not-playing = Przy tym stole nie toczy się żadna partia.
error-not-over = Partia jeszcze się nie skończyła.
error-not-alone = Podpowiedzi są tylko w grze bez innych osób i komputerów przy stole.
error-paused = Partia jest wstrzymana. Wznowić ją może osoba prowadząca stół.
error-locked = Stół jest zablokowany dla nowych osób. Poproś o wpuszczenie osobę prowadzącą stół.
error-name-hides = W imieniu „{ $name }” są znaki, których nie widać, albo zbyt wiele akcentów na jednej literze. Wpisz je jeszcze raz, litera po literze.
error-name-mixed = W imieniu „{ $name }” mieszają się podobne litery różnych alfabetów. Zapisz każde słowo jednym alfabetem.
error-name-alike = „{ $name }” wygląda jak „{ $other }” przy tym stole. Dodaj coś, co was odróżni.
error-name-barred = Imię „{ $name }” nie jest już dozwolone przy tym stole. Wybierz inne albo poproś osobę prowadzącą stół o zgodę.
error-name-kept = To imię pochodzi od osoby prowadzącej stół i zostaje na tę partię. Jeśli wolisz inne, poproś ją o zmianę.
error-table-full = Stół jest pełny: ma { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
error-nobody-seated = Żadne miejsce nie jest jeszcze zajęte. Zajmij jedno albo oddaj je komputerowi.
error-roll-needed = Podaj, co wypadło na twoich kostkach: obie kostki albo ich sumę.
error-roll-unwanted = Przy tym stole kostkami rzuca program.
error-not-away = { $name } jest przy stole; zastępstwo nie jest potrzebne.
error-away-briefly = { $name } jest poza grą dopiero od chwili. Komputer może zagrać w zastępstwie po { $seconds } sekundach.
error-seat-taken = { $name } jest już przy stole. Jeśli to ty, wróć do urządzenia użytego przy dołączaniu do stołu.
error-bad-setting = Ustawienie „{ $name }” nie może mieć takiej wartości.
error-bad-order = W kolejności każde miejsce musi wystąpić dokładnie raz.
error-wrong-host-link = Ten link nie pozwala już prowadzić stołu. Poproś o nowy osobę prowadzącą stół.
error-nonce-given = To urządzenie dało już swoją część rzutów tej partii.
error-no-reactions = Przy tym stole reakcje są wyłączone.
error-too-soon = Poczekaj chwilę przed następną reakcją.
error-no-such-paper = Nikt już nie gra na papierze pod tym numerem. Zobacz, co się zmieniło, i spróbuj ponownie.
error-no-person = { $name } to komputer i nie potrzebuje papieru.
error-only-paper = Wszyscy grają na papierze. Ktoś musi grać na ekranie; gdy wszyscy grają na papierze, wystarczą „Rzuty na głos”.
error-not-full-yet = Żadna kartka nie może być pełna przed rzutem { $rounds }: każdy rzut daje jedną liczbę.
error-unreadable-sheet = W polu { $cell } jest „{ $text }”, a tego nie może być na żadnej kartce tej gry. Najpierw to popraw.
error-rolling = Kostki już się toczą. Ruchów tej rundy nie można już zmienić.
error-part-unwanted = Stół nie prosi tego urządzenia o jego część rzutu { $round }.

## The server

error-wrong-token = To urządzenie nie należy już do stołu. Dołącz ponownie za pomocą kodu.
error-hello-first = Pierwszą wiadomością musi być „hello” z tokenem.
error-hello-twice = Przez to połączenie wysłano już „hello”.
error-bad-message = Tej wiadomości nie można zrozumieć. Jej dokładną postać podaje dokumentacja.
error-unknown-message = Nie ma wiadomości tego typu.
error-too-large = Wiadomość jest za długa: może mieć do { $most } znaków.
error-too-fast = Za dużo wiadomości naraz. Poczekaj chwilę i graj dalej.
error-too-slow = Połączenie jest zbyt wolne, by nadążyć za grą. Połącz się ponownie, a zobaczysz, co się teraz dzieje.
error-too-many-tables = Z tego adresu otwarto zbyt wiele stołów. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-many-tries = Z tego adresu przyszło zbyt wiele błędnych kodów. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-many-devices = Stół jest pełny: liczba urządzeń to już { $most }.
error-too-many-sockets = Na tym urządzeniu stół jest otwarty już w tylu oknach: { $most }. Zamknij niektóre z nich.
error-too-many-changes = Z tego urządzenia przychodzi zbyt wiele zmian, więc musi ono poczekać. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-much-written = Z tego adresu przychodzi zbyt wiele danych, więc musi on poczekać. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-much-asked = Z tego adresu przychodzi zbyt wiele zapytań. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-much-printed = Dla tego adresu powstają już kartki; najwyższa liczba zamówień naraz to { $most }. Poczekaj, aż będą gotowe.
error-log-full = Ten stół ma bardzo długą historię i nie przyjmuje już zmian. Aby grać dalej, otwórz nowy stół.
error-too-many-seats = Na jednym urządzeniu najwyższa liczba miejsc to { $most }. Pozostałe osoby mogą dołączyć na własnym urządzeniu lub grać na papierze.
error-too-many-computers = Przy jednym stole najwyższa liczba graczy komputerowych to { $most }.
error-server-full = Serwer jest pełny. Spróbuj ponownie za chwilę.
error-wrong-origin = Strona z innego adresu nie może tu grać.
error-idle = Od wielu godzin nic się tu nie dzieje. Dotknij strony, aby wrócić.
error-no-code-free = Wszystkie kody stołów są zajęte. Spróbuj ponownie za chwilę.
error-no-rehearsal = Na tym serwerze nikt nie może z góry ustalić rzutów. Ziarno przyjmuje tylko serwer uruchomiony z --rehearsal.
error-banned = Osoba prowadząca ten serwer na pewien czas odrzuca zapytania z twojej sieci. Skontaktuj się z nią, jeśli to pomyłka.
error-wrong-room-key = Ten pokój klubowy nie zna tego urządzenia. Usiądź przy jednym z jego stołów z kimś, kogo już zna.
error-not-keeper = To może zrobić tylko osoba, która zarządza tym pokojem.
error-no-such-person = Nikogo o tym imieniu tu nie zapamiętano.
error-unreadable-record = Zapis tej gry jest uszkodzony i nie da się go odczytać.
error-closing = Serwer jest właśnie wyłączany. Spróbuj ponownie za chwilę.
error-internal-error = Coś poszło nie tak na serwerze i zostało to odnotowane. Spróbuj ponownie.
error-unavailable = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie za chwilę.
error-printing-busy = Właśnie powstaje wiele kartek. Spróbuj ponownie za chwilę.
error-left = To urządzenie jest już poza stołem.
error-no-such-page = Pod tym adresem nic nie ma.
error-wrong-method = Tego adresu nie można użyć w ten sposób.
error-page-not-built = Strona nie jest zbudowana. `make play` ją zbuduje; API jest opisane pod adresem /api/docs.
error-bad-room-name = Nazwa pokoju ma od { $least } do { $most } liter, cyfr i łączników, na przykład klub-szachowy.
