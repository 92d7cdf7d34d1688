### Joining a table and waiting for the others.

table-join-again = Neu beitreten
table-opening = Der Tisch wird geöffnet …

## How others come to it

lobby-table = Tisch
lobby-game-number = Partie { $number } an diesem Tisch.
lobby-same-dice = Mit denselben Würfen wie die letzte.
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-copy-by-hand = Der Link ist markiert: Kopiere ihn von hier.
lobby-share = Teilen
lobby-qr = QR-Code mit dem Link
lobby-nearby = Klappt in diesem WLAN.
lobby-only-here = Nur dieses Gerät erreicht den Tisch.
lobby-locked = Der Tisch ist gesperrt: Niemand kann mehr beitreten.
lobby-lock = Sperren
lobby-unlock = Entsperren

## Who plays

lobby-players = { $seats ->
    [one] Ein Platz besetzt
   *[other] { $seats } Plätze besetzt
}
lobby-youngest = Wer am jüngsten ist, würfelt zuerst.
lobby-watching = { $people ->
    [one] Ein Gerät schaut zu.
   *[other] { $people } Geräte schauen zu.
}
lobby-you = du
lobby-here = an diesem Gerät
lobby-host = Tischleitung
lobby-away = gerade weg
lobby-computer = Computer, { $level }
level-random = zufällig
level-beginner = Anfänger
level-casual = Hobbyspieler
level-expert = Experte
level-master = Meister
level-random-means = Irgendein Feld, ganz ohne Plan.
level-beginner-means = Wie jemand in den ersten Spielen.
level-casual-means = Wägt ab, was jede Linie wohl bringt.
level-expert-means = Rechnet mit den Chancen aller Linien; schwer zu schlagen.
level-master-means = Am stärksten: sieht am weitesten voraus.
# What a level scores alone, on average
level-usual = Meist um die { $points } Punkte.
# Name of a computer player
lobby-robot = Robo { $number }
lobby-called = Du heißt hier „{ $name }“. Namen ändern
lobby-no-seat = Du hast noch keinen Platz.
lobby-sit = Platz nehmen
lobby-add-person = Person an diesem Gerät
lobby-add-computer = Computer
lobby-add = Hinzufügen
lobby-level = Spielstärke
lobby-name = Name
lobby-save = Speichern
lobby-change-seat = { $name } ändern
lobby-drag = { $name } verschieben (Pfeiltasten)
lobby-joined = Neu am Tisch: { $names }.
lobby-joined-many = Neu am Tisch: { $count }, zusammen { $seats }.
lobby-moved = { $name } hat jetzt Platz { $place }.
lobby-first = Würfelt zuerst
lobby-up = Nach oben
lobby-down = Nach unten
lobby-remove = Entfernen
lobby-make-host = Tischleitung übergeben

## How it is played

lobby-game = Spiel
lobby-preset = Spielweise
lobby-preset-family = Familie
lobby-preset-far = Aus der Ferne
lobby-preset-class = Klasse
lobby-preset-family-means = An einem Tisch: Die Würfel gehen reihum, niemand wird gedrängt.
lobby-preset-far-means = Alle sind zu Hause, etwa bei einem Videoanruf: wie „Familie“, nur sagt kein Gerät die Summe an.
lobby-far-nearby = Hier kommen nur Geräte im selben WLAN dazu. Um aus der Ferne zu spielen, braucht der Server eine Adresse im Internet.
lobby-far-here = Hier kommt nur dieses Gerät dazu. Um aus der Ferne zu spielen, braucht der Server eine Adresse im Internet.
lobby-preset-class-means = Du leitest und würfelst; einen Platz brauchst du nicht. Die ersten { $rounds } Runden haben kein Zeitlimit, danach bleiben { $seconds } s pro Zug. Für alle, die weg sind, spielt der Computer, und wer langsam ist, wird nicht genannt.
lobby-more = Weitere Einstellungen
lobby-rolls = Wer würfelt
lobby-rolls-turn = Reihum
lobby-rolls-host = Die Tischleitung
lobby-rolls-auto = Von selbst
lobby-dice = Würfel
lobby-dice-app = Am Bildschirm
lobby-dice-real = Echte Würfel
lobby-seconds = Zeit pro Runde
lobby-seconds-none = Ohne Limit
lobby-seconds-some = { $seconds } s
lobby-untimed = Zuerst Runden ohne Limit
lobby-stand-ins = Wenn jemand weg ist
lobby-stand-ins-ask = Nachfragen
lobby-stand-ins-auto = Der Computer spielt
lobby-stand-in-level = Computer, die für andere spielen
lobby-host-gone = Wenn die Tischleitung weg ist
lobby-host-gone-passes = Jemand übernimmt
lobby-host-gone-waits = Warten
lobby-voice = Summe laut ansagen
lobby-reactions = Reaktionen

## The button

lobby-start = Starten
lobby-waiting = Gleich geht es los: Starten kann { $name }.
lobby-waiting-host = Gleich geht es los: Starten kann die Tischleitung.
lobby-starting = Gleich geht es los. Noch erwartet: { $names }.
lobby-leave = Tisch verlassen
room-title = Raum
room-link = Link zu diesem Raum
