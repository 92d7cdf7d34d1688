### A club room: always the same link, a new table each time.

room-about = Immer derselbe Link und jedes Mal ein neuer Tisch: für einen Club, eine Klasse oder eine Familie, die sich immer wieder trifft.
room-name = Name des Raums
room-name-means = 3 bis 32 Buchstaben, Ziffern und Bindestriche, wie schach-club.
room-go = Zum Raum
room-known = Räume, in denen du warst
room-looking = Der Raum wird gesucht …
room-empty = Noch niemand da. Öffne einen Tisch; wer dem Link folgt, kommt zu dir.
room-lobby = { $people ->
    [one] Ein Tisch ist offen: { $game }, eine Person.
   *[other] Ein Tisch ist offen: { $game }, { $people } Personen.
}
room-playing = { $people ->
    [one] Es wird gespielt: { $game }, eine Person.
   *[other] Es wird gespielt: { $game }, { $people } Personen.
}
room-over = Eine Partie { $game } ist gerade zu Ende. Vielleicht folgt noch eine.
room-join = Beitreten
room-watch = Zuschauen
room-back = Zurück an den Tisch
room-open = Tisch öffnen
room-nobody-else = Nur dieser Rechner erreicht den Raum.
room-another = Ein anderer Raum
