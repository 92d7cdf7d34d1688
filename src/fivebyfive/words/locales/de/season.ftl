### The season of a club room: what it remembers, and who may see and change it.

season-title = Saison
season-when = Wann
season-all-time = Alle Zeit
season-games = Partien
season-wins = Siege
season-mean = Schnitt
season-best = Bestes
season-rating = Wertung { $value } ± { $uncertainty }
season-rating-what = Was ist die Wertung?
season-rating-means = Wie stark jemand spielt, danach, vor wem er oder sie lag. Alle beginnen bei 25. Mit 95 % Sicherheit liegt der wahre Wert nicht weiter weg als die Zahl hinter ±; sie wird mit jeder Partie kleiner. Knister und Knaster werden getrennt gewertet. Wo der Trainer eine Partie mit allen durchgegangen ist, zählt das Würfelglück nicht mit.
season-luck = { $count ->
    [one] Bisher ist das bei einer von { $games } Partien so.
   *[other] Bisher ist das bei { $count } von { $games } Partien so.
}
season-luck-out = ohne Würfelglück gewertet
season-curve = Wertungen nach jeder Partie: { $values }
season-none = Noch keine beendete Partie.
season-last = Letzte Partien
season-ended-early = vorzeitig beendet
season-record = Protokoll
season-record-of = Protokoll der Partie vom { $date }
season-looking = Wird nachgesehen …
season-you-are = Du bist
season-someone-else = Jemand Neues
season-kept = Was dieser Raum sich merkt
season-kept-games = { $count ->
    [one] Eine Partie.
   *[other] { $count } Partien.
}
season-kept-what = Von jeder Partie, die hier endet: das Protokoll mit den Namen, für die Saison und die Wertungen.
season-kept-days = { $days ->
    [one] Eine Partie wird einen Tag nach ihrem Ende vergessen, aber nicht, bevor ihr Tisch gelöscht ist.
   *[other] Eine Partie wird { $days } Tage nach ihrem Ende vergessen, aber nicht, bevor ihr Tisch gelöscht ist.
}
season-kept-ever = Partien bleiben, bis sie jemand löscht, der diesen Raum verwaltet oder den Server betreibt.
season-kept-off = Nichts. Wer den Raum verwaltet, hat es ausgeschaltet.
season-stranger = Sehen können es Geräte, die hier mit jemandem am Tisch saßen, den der Raum kennt. Dieses gehört noch nicht dazu.
season-keeper = Du verwaltest diesen Raum
season-keeper-link = Link zum Mitverwalten
season-keeper-link-means = Wer diesen Link öffnet, darf dasselbe wie du: Namen zusammenlegen, ausblenden und löschen und das Gedächtnis ausschalten.
season-hidden = Ausgeblendet, nur für die Verwaltung zu sehen
season-hide = Ausblenden
season-show = Wieder allen zeigen
season-delete = Löschen …
season-delete-ask = Der Name { $name } wird in allen Partien dieses Raums getilgt. Die Partien bleiben, ohne den Namen. Das lässt sich nicht rückgängig machen.
season-delete-go = { $name } löschen
season-merge = { $name } ist dieselbe Person wie
season-merge-go = Zusammenlegen
season-separate = { $name } ist jemand anderes
season-switch-off = Nichts merken
season-switch-on = Ab jetzt Partien merken
season-off-ask = { $count ->
    [one] Der Raum vergisst seine Partie und alle, die dabei waren, und merkt sich keine mehr.
   *[other] Der Raum vergisst seine { $count } Partien und alle, die dabei waren, und merkt sich keine mehr.
} Die Protokolle seiner Tische bleiben so lange auf dem Server wie die jedes anderen Tisches. Das lässt sich nicht rückgängig machen.
season-off-not = Weiter merken
season-off-go = Alles vergessen
