### The page about privacy, for players.

privacy-intro = Nie potrzebujesz tu konta; nie ma ciasteczek, reklam ani nikogo, kto liczy odwiedziny.
privacy-stored = Co przechowuje ten serwer
privacy-stored-text = Dla każdego stołu: wpisane imiona, listy imion i drużyny, ruchy, rzuty, czas każdego zdarzenia i klucz, po którym serwer rozpoznaje twoje urządzenie. Możesz użyć pseudonimu. Twój adres nie jest przechowywany razem z partią; służy do hamowania nadmiaru zapytań, a gdy przychodzi ich z niego bardzo dużo albo zostaje zablokowany za nadużycia, może być przez pewien czas zapamiętany.
privacy-who = Kto może to zobaczyć
privacy-who-text = Kto ma sześć cyfr albo link do stołu, widzi imiona, zakończone rundy i zapis partii. Kto prowadzi ten serwer, może przeczytać wszystko, co jest przechowywane.
privacy-rooms-text = Z partii, która kończy się w pokoju klubu, pokój pamięta zapis z imionami na potrzeby sezonu, jeśli nie jest to tam wyłączone. Widzą go urządzenia, które były przy stole z kimś, kogo pokój zna. Jak długo, mówi strona pokoju; osoba, która nim zarządza, może usunąć imiona i wszystko inne.
privacy-long = Jak długo
privacy-tables-never = Stoły są przechowywane, dopóki nie usunie ich osoba prowadząca ten serwer.
privacy-tables = Stół, którego nikt nie używa, jest usuwany po { $days ->
    [one] jednym dniu
    [few] { $days } dniach
    [many] { $days } dniach
   *[other] { $days } dniach
}. Od tej chwili nikt nie może pobrać stąd jego partii.
privacy-records-never = Po zakończonej partii, której stołu już nie ma, zostaje zapis; może go przeczytać tylko osoba prowadząca ten serwer.
privacy-records = Po zakończonej partii, której stołu już nie ma, zostaje zapis, który może przeczytać tylko osoba prowadząca ten serwer. Jest usuwany po { $days ->
    [one] jednym dniu
    [few] { $days } dniach
    [many] { $days } dniach
   *[other] { $days } dniach
} od końca partii.
privacy-device = Co przechowuje twoje urządzenie
privacy-device-text = Ta przeglądarka pamięta twoje imię, ustawienia, stoły, przy których siedzisz, i twoje zakończone partie. Zostaje to tam, dopóki nie usuniesz tego w „Twoje partie” albo razem z danymi tej strony w przeglądarce.
privacy-erase = Jak usunąć imię
privacy-erase-text = Przy stole możesz w każdej chwili zmienić swoje imię. Osoba prowadząca ten serwer może zastąpić imię we wszystkim, co jest przechowywane, albo usunąć stół: poproś ją o to i podaj imię oraz sześć cyfr. Kopie zachowane przez innych pozostają bez zmian.

# For whoever plays with a class; “Delete this table” is class-delete
privacy-school = W szkole
privacy-school-stored = O klasie ten serwer przechowuje listę imion i drużyny, jeśli są, wybrane imiona, rzuty, każdy ruch, punkty i zapis każdej zakończonej partii. Wystarczą imiona, pseudonimy albo numery. Nikt nie potrzebuje konta, adresu e-mail ani aplikacji.
privacy-school-where = Wszystko jest na tym serwerze. Poza tym każda przeglądarka pamięta swoje stoły i to, w co się na niej grało: imiona, wyniki, zapisy. O zapisane pliki i wydruki dbasz już we własnym zakresie.
privacy-school-delete = Jak usunąć to od razu: osoba prowadząca stół wybiera „Usuń ten stół” przed rozpoczęciem, w menu albo po zakończeniu partii. Stół, jego listy, ruchy i zapisy wszystkich jego partii natychmiast znikają z tego serwera i nikt nie może ich przywrócić; przez pewien czas mogą zostać tylko w kopiach zapasowych osoby prowadzącej serwer. To, co pamięta przeglądarka ucznia, usuwa się w niej, w „Twoje partie”.
