### Computer players, and what is wrong with one of somebody's own.

# Names of computer players, as nobody is called: in the order of the levels, then more. With commas
computer-names = Kropka, Piksel, Chip, Trybik, Piorun, Śrubka, Iskierka, Sprężynka, Zębatka, Nit

error-unknown-level = Nie ma poziomu „{ $level }”. Do wyboru są: { $levels }.
error-level-cannot-advise = „{ $level }” gra bez oceniania ruchów, więc nie może doradzać. Wybierz mocniejszy poziom za pomocą --bot.

## A player of one's own, in a file. $error is what Python says, in English

error-bot-class-missing = „{ $file }” nie mówi, która klasa z pliku gra. Podaj ją po dwukropku, np. first_bot.py:FirstBot.
error-bot-file-not-found = Nie ma pliku „{ $file }”. Sprawdź ścieżkę.
error-bot-not-imported = Nie można wczytać pliku „{ $file }”: { $error }
error-bot-no-such-class = W pliku „{ $file }” nie ma klasy „{ $name }”. Sprawdź jej nazwę.
error-bot-not-made = Nie można utworzyć gracza z klasy „{ $name }”: { $error }. Klasa jest wywoływana bez argumentów.
error-bot-no-choose = Klasa „{ $name }” nie ma metody „choose”. Gracz wybiera ruch przez choose(position, rng, budget).

## A bot that breaks the rules for bots

error-bot-crashed = Bot przerywa grę z błędem: { $error }
error-bot-not-a-move = Bot odpowiada { $text }, a to nie jest ruch. Musi zwrócić Write, Circle albo NOTHING.
error-bot-illegal-move = Bot wybiera { $text }, co tutaj jest niedozwolone ({ $reason }). Musi wybierać spośród dozwolonych ruchów.
error-bot-not-reproducible = Na to samo pytanie bot nie odpowiada tak samo: najpierw { $other }, potem { $move }, albo zostawia generator liczb losowych w innym stanie. Nie może niczego pamiętać między wywołaniami i każdą losową liczbę musi brać ze swojego generatora.
error-bot-changes-position = Bot zmienia pozycję, którą dostaje. Musi zostawić kartki bez zmian i odpowiedzieć ruchem.
error-bot-spoils-chance = Bot ustawia od nowa swój generator liczb losowych albo używa tego, który jest wspólny dla całego Pythona. Może losować tylko z generatora, który dostaje.
