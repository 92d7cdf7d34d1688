### Joining a table and waiting for the others.

table-join-again = Dołącz ponownie
table-opening = Otwieram stół …

## How others come to it

lobby-table = Stół
lobby-game-number = Partia { $number } przy tym stole.
lobby-same-dice = Z tymi samymi rzutami co poprzednia.
lobby-link = Link do tego stołu
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-copy-by-hand = Link jest zaznaczony: skopiuj go stąd.
lobby-share = Udostępnij
lobby-qr = Kod QR z linkiem
lobby-nearby = Dostępny w tej sieci Wi-Fi.
lobby-only-here = Ten stół jest dostępny tylko na tym urządzeniu.
lobby-locked = Stół jest zablokowany: nikt więcej nie może dołączyć.
lobby-lock = Zablokuj
lobby-unlock = Odblokuj

## Who plays

lobby-players = { $seats ->
    [one] Jedno zajęte miejsce
    [few] { $seats } zajęte miejsca
    [many] { $seats } zajętych miejsc
   *[other] { $seats } zajętego miejsca
}
lobby-youngest = Najmłodsza osoba rzuca pierwsza.
lobby-watching = { $people ->
    [one] Ogląda jedno urządzenie.
    [few] Oglądają { $people } urządzenia.
    [many] Ogląda { $people } urządzeń.
   *[other] Ogląda { $people } urządzenia.
}
lobby-you = ty
lobby-here = na tym urządzeniu
lobby-host = prowadzi stół
lobby-away = poza stołem
lobby-computer = komputer, { $level }
level-random = losowy
level-beginner = początkujący
level-casual = amator
level-expert = ekspert
level-master = mistrz
level-random-means = Dowolne pole, bez namysłu.
level-beginner-means = Jak ktoś w swoich pierwszych grach.
level-casual-means = Ocenia, co może dać każda linia.
level-expert-means = Liczy szanse wszystkich linii; trudno z nim wygrać.
level-master-means = Najmocniejszy: patrzy najdalej naprzód.
# What a level scores alone, on average
level-usual = Zwykle około { $points } punktów.
# Name of a computer player
lobby-robot = Robo { $number }
lobby-called = Twoje imię tutaj: „{ $name }”. Zmień je
lobby-no-seat = Nie masz jeszcze miejsca.
lobby-sit = Zajmij miejsce
lobby-add-person = Osoba na tym urządzeniu
lobby-add-computer = Komputer
lobby-add = Dodaj
lobby-level = Poziom
lobby-name = Imię
lobby-save = Zapisz
lobby-change-seat = Zmień: { $name }
lobby-drag = Przesuń: { $name } (klawisze strzałek)
lobby-joined = Nowe osoby przy stole: { $names }.
lobby-joined-many = Nowe osoby przy stole: { $count }, razem { $seats }.
lobby-moved = { $name } ma teraz miejsce { $place }.
lobby-first = Zaczyna
lobby-up = Wyżej
lobby-down = Niżej
lobby-remove = Usuń
lobby-make-host = Przekaż prowadzenie stołu

## How it is played

lobby-game = Gra
lobby-preset = Sposób gry
lobby-preset-family = Rodzina
lobby-preset-far = Na odległość
lobby-preset-class = Klasa
lobby-preset-family-means = Przy jednym stole: kostki krążą po kolei, nikt nikogo nie pogania.
lobby-preset-far-means = Każda osoba u siebie, na przykład podczas rozmowy wideo: tak samo, tylko suma nie jest czytana na głos.
lobby-far-nearby = Tu dołączą tylko urządzenia w tej samej sieci Wi-Fi. Do gry na odległość serwer potrzebuje adresu w internecie.
lobby-far-here = Tu dołączy tylko to urządzenie. Do gry na odległość serwer potrzebuje adresu w internecie.
lobby-preset-class-means = Prowadzisz bez własnego miejsca i rzucasz za wszystkich. Pierwsze rundy ({ $rounds }) bez pośpiechu, potem { $seconds } s na ruch; za nieobecnych gra komputer, a imion osób, na które czekamy, nie widać.
lobby-more = Więcej ustawień
lobby-rolls = Kto rzuca
lobby-rolls-turn = Po kolei
lobby-rolls-host = Osoba prowadząca stół
lobby-rolls-auto = Automatycznie
lobby-dice = Kostki
lobby-dice-app = Na ekranie
lobby-dice-real = Prawdziwe kostki
lobby-seconds = Czas na rundę
lobby-seconds-none = Bez limitu
lobby-seconds-some = { $seconds } s
lobby-untimed = Najpierw rundy bez limitu
lobby-stand-ins = Gdy kogoś nie ma
lobby-stand-ins-ask = Pytaj
lobby-stand-ins-auto = Gra komputer
lobby-stand-in-level = Komputery, które kogoś zastępują
lobby-host-gone = Gdy nie ma osoby prowadzącej stół
lobby-host-gone-passes = Przejmuje ktoś inny
lobby-host-gone-waits = Czekaj
lobby-voice = Suma czytana na głos
lobby-reactions = Reakcje

## The button

lobby-start = Zacznij
lobby-waiting = Czekamy na start. Zaczyna { $name }.
lobby-waiting-host = Czekamy na start. Zaczyna osoba prowadząca stół.
lobby-starting = Za chwilę start. Czekamy jeszcze na: { $names }.
lobby-leave = Odejdź od stołu
room-title = Pokój
room-link = Link do tego pokoju
