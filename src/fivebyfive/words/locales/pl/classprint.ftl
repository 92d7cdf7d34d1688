### What a leader prints for a class; the texts on paper are in handouts.ftl.

classprint-open = Drukuj dla klasy
classprint-last = Wydrukuj ostatnią partię
classprint-results = Arkusz wyników
classprint-results-means = Klasyfikacja, średnia i rzuty
classprint-certificates = Dyplomy dla wszystkich
classprint-one = Dyplom dla jednej osoby
classprint-choose = Imię
classprint-certificate = Drukuj dyplom
classprint-worksheet = Karta pracy: dwie kostki i przypadek
classprint-worksheet-means = Zadania na podstawie waszych rzutów, z rozwiązaniami na osobnej stronie
