### What a leader prints for a class; the texts on paper are in handouts.ftl.

classprint-open = Für die Klasse drucken
classprint-last = Letzte Partie drucken
classprint-results = Ergebnisblatt
classprint-results-means = Rangliste, Durchschnitt und Würfe
classprint-certificates = Urkunden für alle
classprint-one = Urkunde für eine Person
classprint-choose = Name
classprint-certificate = Urkunde drucken
classprint-worksheet = Arbeitsblatt: Zwei Würfel und der Zufall
classprint-worksheet-means = Aufgaben zu euren eigenen Würfen, mit Lösungen auf einer eigenen Seite
