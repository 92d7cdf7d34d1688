### Where games are kept, and `fivebyfive export`.

## The database. $reason is what the database itself says, in English

error-no-such-table = Nie ma stołu „{ $table }”. Sprawdź kod albo otwórz nowy.
error-newer-events = Tego stołu używa już nowsza wersja serwera, który jest właśnie aktualizowany. Spróbuj ponownie za minutę; nic nie przepadło.
error-store-unavailable = Nie można skorzystać z bazy danych: { $reason }. Sprawdź, czy działa i ma wolne miejsce, a potem spróbuj ponownie.
error-store-bad-address = To nie jest adres bazy danych. Podaj plik, np. partie.sqlite, albo postgresql://użytkownik@serwer/nazwa.
error-store-not-found = Nie ma bazy danych { $file }. Sprawdź ścieżkę; baza powstaje przy otwarciu pierwszego stołu.
error-store-not-writable = Nie można zapisywać w bazie danych { $file }. Sprawdź ścieżkę, uprawnienia i miejsce na dysku.
error-store-not-a-database = Plik { $file } nie jest bazą danych albo jest uszkodzony. Wybierz inny plik albo przywróć kopię.
error-store-not-ours = W tej bazie danych jest już coś innego. Wybierz pustą.
error-store-not-utf8 = Ta baza danych nie pomieści liter wszystkich imion. Utwórz bazę z kodowaniem UTF8.
error-store-too-new = Ta baza danych należy do nowszej wersji Five by Five (ma format numer { $found }, a ta wersja zna { $known }). Zainstaluj najnowszą wersję.
error-store-changed = Ta baza danych pochodzi z innej wersji Five by Five: jej schemat numer { $number } jest inny. Użyj wersji, z której pochodzi, albo pustej bazy danych.

## Files that were to be written

error-export-differs = Plik { $file } już istnieje, ma inną treść i pozostaje bez zmian. Wybierz inny folder albo nadpisz go za pomocą --force.
error-export-not-writable = Nie można zapisać pliku { $file }. Sprawdź folder, uprawnienia i miejsce na dysku.

## What it says

export-bar = Zapisywanie
export-done = { $records ->
    [one] Jedna partia jest
    [few] { $records } partie są
    [many] { $records } partii jest
   *[other] { $records } partii jest
} w folderze { $folder }.
export-nothing = Żadna partia jeszcze się nie skończyła, więc nie ma czego zapisać.
