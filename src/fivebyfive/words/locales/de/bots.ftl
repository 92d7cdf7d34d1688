### Computer players, and what is wrong with one of somebody's own.

# Names of computer players, as nobody is called: in the order of the levels, then more. With commas
computer-names = Pünktchen, Pixel, Chip, Zahnrad, Blitz, Schräubchen, Funke, Sprungfeder, Rädchen, Bolzen

error-unknown-level = Eine Spielstärke „{ $level }“ gibt es nicht. Zur Wahl stehen: { $levels }.
error-level-cannot-advise = „{ $level }“ spielt, ohne Züge abzuwägen, und kann deshalb keinen Rat geben. Wähle mit --bot eine höhere Spielstärke.

## A player of one's own, in a file. $error is what Python says, in English

error-bot-class-missing = „{ $file }“ sagt nicht, welche Klasse der Datei spielt. Schreib sie hinter einen Doppelpunkt, etwa first_bot.py:FirstBot.
error-bot-file-not-found = Die Datei „{ $file }“ gibt es nicht. Prüfe den Pfad.
error-bot-not-imported = „{ $file }“ lässt sich nicht laden: { $error }
error-bot-no-such-class = In „{ $file }“ gibt es keine Klasse „{ $name }“. Prüfe den Namen.
error-bot-not-made = Aus der Klasse „{ $name }“ lässt sich kein Spieler machen: { $error }. Sie wird ohne Argumente aufgerufen.
error-bot-no-choose = Die Klasse „{ $name }“ hat keine Methode „choose“. Ein Spieler wählt seinen Zug mit choose(position, rng, budget).

## A bot that breaks the rules for bots

error-bot-crashed = Der Bot ist mit einem Fehler stehen geblieben: { $error }
error-bot-not-a-move = Der Bot hat { $text } geantwortet, und das ist kein Zug. Er muss Write, Circle oder NOTHING liefern.
error-bot-illegal-move = Der Bot hat { $text } gewählt, was hier nicht erlaubt ist ({ $reason }). Er muss unter den erlaubten Zügen wählen.
error-bot-not-reproducible = Zweimal dasselbe gefragt, hat der Bot nicht dasselbe getan: erst { $other }, dann { $move }, oder seine Zufallsquelle war danach in einem anderen Zustand. Er darf sich zwischen zwei Aufrufen nichts merken und muss jeden Zufall aus seiner Zufallsquelle nehmen.
error-bot-changes-position = Der Bot hat die Stellung verändert, die er bekommen hat. Er muss die Zettel lassen, wie sie sind, und mit einem Zug antworten.
error-bot-spoils-chance = Der Bot hat seine Zufallsquelle zurückgesetzt oder die benutzt, die ganz Python gemeinsam hat. Er darf nur aus der Quelle ziehen, die er bekommt.
