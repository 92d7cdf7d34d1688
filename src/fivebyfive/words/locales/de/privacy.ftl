### The page about privacy, for players.

privacy-intro = Du brauchst hier kein Konto, und es gibt keine Cookies, keine Werbung und niemanden, der Besuche zählt.
privacy-stored = Was dieser Server speichert
privacy-stored-text = Für jeden Tisch: die eingegebenen Namen, Namenslisten und Teams, die Züge, die Würfe, wann etwas geschah, und einen Schlüssel, an dem dein Gerät wiedererkannt wird. Nimm gern einen Spitznamen. Deine Adresse wird nicht mit dem Spiel gespeichert; sie dient dazu, Fluten von Anfragen zu bremsen. Kommen sehr viele von ihr oder wird sie wegen Missbrauchs gesperrt, kann sie eine Weile vermerkt bleiben.
privacy-who = Wer es sehen kann
privacy-who-text = Wer die sechs Ziffern oder den Link eines Tisches hat, sieht seine Namen, die abgeschlossenen Runden und die Aufzeichnung. Wer diesen Server betreibt, kann alles Gespeicherte lesen.
privacy-rooms-text = Von einer Partie, die in einem Raum für einen Club endet, merkt der Raum sich das Protokoll mit den Namen, für seine Saison, wenn es dort nicht ausgeschaltet ist. Sehen können es Geräte, die mit jemandem am Tisch saßen, den der Raum kennt. Wie lange, steht auf der Seite des Raums; wer ihn verwaltet, kann Namen und alles löschen.
privacy-long = Wie lange
privacy-tables-never = Tische bleiben, bis jemand sie löscht, der diesen Server betreibt.
privacy-tables = Ein Tisch, den niemand benutzt, wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht. Dann kann hier niemand mehr seine Spiele abrufen.
privacy-records-never = Von einem beendeten Spiel, dessen Tisch es nicht mehr gibt, bleibt eine Aufzeichnung, die nur lesen kann, wer diesen Server betreibt.
privacy-records = Von einem beendeten Spiel, dessen Tisch es nicht mehr gibt, bleibt eine Aufzeichnung, die nur lesen kann, wer diesen Server betreibt, bis { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach dem Ende des Spiels.
privacy-device = Was dein Gerät speichert
privacy-device-text = Dieser Browser merkt sich deinen Namen, deine Einstellungen, die Tische, an denen du sitzt, und deine beendeten Spiele. Das bleibt dort, bis du es unter „Deine Spiele“ oder mit den Daten dieser Seite im Browser löschst.
privacy-erase = Wie ein Name gelöscht wird
privacy-erase-text = An einem Tisch kannst du deinen Namen jederzeit selbst ändern. Wer diesen Server betreibt, kann einen Namen in allem Gespeicherten ersetzen oder einen Tisch löschen: Frag dort nach und nenne den Namen und die sechs Ziffern. Kopien, die andere gesichert haben, bleiben, wie sie sind.

# For whoever plays with a class; “Delete this table” is class-delete
privacy-school = Für Schulen
privacy-school-stored = Von einer Klasse speichert dieser Server die Namensliste und die Teams, falls es sie gibt, die gewählten Namen, die Würfe, jeden Zug, die Punkte und von jedem beendeten Spiel eine Aufzeichnung. Vornamen, Spitznamen oder Nummern genügen. Niemand braucht ein Konto, eine E-Mail-Adresse oder eine App.
privacy-school-where = Das liegt auf diesem Server. Außerdem merkt sich jeder Browser seine Tische und was auf ihm gespielt wurde: Namen, Ergebnisse, Aufzeichnungen. Für Dateien und Ausdrucke sorgst du selbst.
privacy-school-delete = So löschst du es sofort: Wer den Tisch leitet, tippt vor dem Start, im Menü oder am Ende der Partie auf „Diesen Tisch löschen“. Der Tisch, seine Listen, die Züge und die Aufzeichnungen aller seiner Spiele sind dann auf diesem Server sofort weg, und niemand kann sie zurückholen; nur in Sicherungskopien des Betreibers können sie noch eine Weile stehen. Was der Browser eines Kindes sich merkt, wird dort unter „Deine Spiele“ gelöscht.
