### The list of a class: names that pupils tap instead of typing them.

roster-open = Lista imion
roster-means = Wklej listę klasy, jedno imię w wierszu. Potem wystarczy dotknąć swojego imienia, zamiast je wpisywać.
roster-label = Imiona
# How many names the pasted list has
roster-found = { $count ->
    [one] Jedno imię
    [few] { $count } imiona
    [many] { $count } imion
   *[other] { $count } imienia
}
# Lines of the pasted list that give no name
roster-bad = W wierszu { $line } nie ma imienia: { $text }
roster-only = Tylko imiona z listy
roster-only-means = Pod innym imieniem nikt nie dołączy. Ty nadal możesz dodawać graczy i zmieniać im imiona.
roster-save = Użyj tej listy
roster-clear = Usuń listę
roster-choose = Dotknij swojego imienia
roster-taken = { $name }, zajęte
roster-other = Nie ma mnie na liście
roster-ask = Nie ma twojego imienia? Powiedz o tym osobie prowadzącej.
roster-here = Na liście: { $of }, obecnych: { $here }

error-list-too-long = Lista jest za długa: najwyżej { $most } imion.
error-not-on-list = Na liście tego stołu nie ma imienia „{ $name }”. Wybierz imię z listy albo zapytaj osobę prowadzącą.
