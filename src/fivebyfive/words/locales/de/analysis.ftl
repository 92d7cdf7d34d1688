### What `simulate`, `compare`, `advise`, `check-bot` and `join` say.

## Many games

analysis-bar = Es wird gespielt
# Above results. $game is Knister or Knaster.
analysis-heading = { $game }, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, Startzahl { $seed }
analysis-player = Spieler
# Points on average, and how far that may be off
analysis-mean = Punkte im Mittel
# The standard deviation of the points
analysis-sd = Streuung
analysis-lowest = Wenigste
analysis-highest = Meiste
analysis-wins = Siege
# Milliseconds of thought
analysis-ms = ms je Zug
# In a picture, at the axis with percentages
analysis-share = Anteil der Partien
analysis-plot = Das Bild liegt in { $file }.
analysis-time = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} in { $seconds } s, { $rate } in der Sekunde.
analysis-stopped = Abgebrochen: Das sind die Ergebnisse der bisher gespielten Partien.
analysis-stopped-early = Abgebrochen, bevor es ein Ergebnis gab.

## Two players on the same dice

compare-difference = Unterschied
compare-sure = { $better } macht { $more } Punkte je Partie mehr als { $other }, auf { $margin } genau.
compare-unsure = Wer von beiden mehr Punkte macht, ist nicht sicher. Mehr Partien würden es zeigen.
compare-level = Es wurde immer wieder nachgesehen. Trotzdem wird bei gleich starken Spielern höchstens in 5 von 100 Vergleichen irrtümlich ein Unterschied gefunden.

## Advice on a roll

advise-heading = { $name }, Runde { $round }, Wurf { $roll }
advise-move = Zug
advise-expected = Zu erwarten
advise-lost = Verlust
advise-win = Sieg
advise-more = { $count ->
    [one] Noch ein Zug
   *[other] Noch { $count } Züge
}: --all zeigt alle.

## A finished game, gone through

coached-bar = Die Partie wird durchgesehen
coached-heading = { $name }: { $total } Punkte. Ein Experte mit denselben Würfeln: { $expert }.
# Four figures that add up; $luck has its sign
coached-sum = { $start } zu Beginn zu erwarten, Würfelglück { $luck }, durch Züge verschenkt { $cost }: macht { $total }.
coached-flawless = Kein Zug hat einen halben Punkt verschenkt.
coached-round = Runde
coached-roll = Wurf
coached-better = Besser
coached-cost = Kosten
coached-luck = Glück

## A bot is checked

check-good = { $bot } hält sich an alle Regeln für Bots: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} ohne Fehler gespielt.
check-saved = Die Partie bis dahin steht in { $file }.

## A bot at a live table

seated-joined = { $name } hat einen Platz an Tisch { $table } (Strg-C zum Gehen).
seated-begun = Partie { $game_number } hat begonnen.
seated-over = Die Partie ist zu Ende: { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}, Platz { $place }.
seated-dice-checked = Würfe geprüft: { $rolls ->
    [one] Ein Wurf wurde nachgerechnet und passt
   *[other] Alle { $rolls } Würfe wurden nachgerechnet und passen
} zu dem, was während der Partie notiert wurde.
seated-dice-unchecked = Die Würfe wurden nicht geprüft: Es gibt keine Notizen aus der Zeit vor dem ersten Wurf.
seated-dice-unfetched = Die Würfe wurden nicht geprüft: Die Aufzeichnung ließ sich nicht abrufen.
seated-dice-wrong = MIT DEN WÜRFEN STIMMT ETWAS NICHT in Partie { $game_number }. { $message }
seated-lost = Die Verbindung ist weg; es wird weiter versucht.
seated-back = Die Verbindung ist wieder da.
seated-removed = Der Platz wurde freigegeben, es gibt also nichts mehr zu tun.
seated-left = Der Platz ist geräumt.
error-bad-table-code = „{ $text }“ ist weder der Code eines Tisches noch sein Link. Ein Code hat sechs Ziffern.
error-no-server = Unter { $url } gibt es kein Five by Five. Prüfe die Adresse; --server nennt eine andere.

## What goes wrong. $error is what Python says, in English; $file is a file

error-bot-failed = { $bot } ist in Runde { $round } gescheitert: { $error }. Was mit einem eigenen Bot nicht stimmt, findet `fivebyfive check-bot` heraus.
error-record-exists = { $file } gibt es schon; die Datei bleibt, wie sie ist. Wähle einen anderen Ordner.
error-result-not-writable = { $file } lässt sich nicht schreiben. Prüfe den Ordner, die Rechte und den freien Platz.
error-plot-ending = { $file } lässt sich nicht zeichnen. Der Name eines Bildes endet auf eines von: { $endings }.
error-no-open-round = Kein Wurf wartet auf einen Zug. Gib eine Aufzeichnung an, deren letzte Runde offen ist, etwa „12. 3+6 ?“.
error-advise-finished = Die Partie ist zu Ende, da gibt es nichts mehr zu raten. Gib eine Aufzeichnung an, deren letzte Runde offen ist.
error-no-such-name = In dieser Partie spielt niemand namens „{ $name }“. Die Plätze sind: { $names }.
error-bad-advice = { $bot } hat nicht jeden erlaubten Zug genau einmal abgewogen. Die Methode weigh muss alle liefern.
error-coach-unfinished = Die Partie wurde nicht zu Ende gespielt. Der Trainer sieht nur beendete Partien durch.

## Lernen

train-bar = Lernt
train-done = In { $seconds } s aus { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
} gelernt: { $points } Punkte je Spiel, ohne vorauszudenken. Die Gewichte stehen in { $file }.
error-not-weights = { $file } enthält keine Gewichte dieses Spiels und keinen Zwischenstand seines Lernens.
error-no-weights-file = Es gibt keine Datei { $file }.
error-already-learned = { $file } hat schon aus { $games } Spielen gelernt. Sag mit --games, wie viele es insgesamt werden sollen.
error-other-training = { $file } ist der Zwischenstand eines Lernens, das mit { $begun } begonnen hat. Mach genauso weiter, oder beginne neu ohne --resume.
error-weights-not-writable = { $file } lässt sich nicht schreiben, also wurde nichts gelernt. Prüfe den Ordner, die Rechte und den Namen, oder wähle mit --out etwas anderes.
error-training-diverged = Die Gewichte sind nach { $games } Spielen über alle Grenzen gewachsen. Beginne neu mit einem anderen Startwert (--seed).
