### Computer players, and what is wrong with one of somebody's own.

error-unknown-level = Eine Spielstärke „{ $level }“ gibt es nicht. Zur Wahl stehen: { $levels }.
error-bot-crashed = Der Bot ist mit einem Fehler stehen geblieben: { $error }
error-bot-not-a-move = Der Bot hat { $text } geantwortet, und das ist kein Zug. Er muss Write, Circle oder NOTHING liefern.
error-bot-illegal-move = Der Bot hat { $text } gewählt, was hier nicht erlaubt ist ({ $reason }). Er muss unter den erlaubten Zügen wählen.
error-bot-not-reproducible = Zweimal dasselbe gefragt, hat der Bot nicht dasselbe getan: erst { $other }, dann { $move }, oder seine Zufallsquelle war danach in einem anderen Zustand. Er darf sich zwischen zwei Aufrufen nichts merken und muss jeden Zufall aus seiner Zufallsquelle nehmen.
error-bot-changes-position = Der Bot hat die Stellung verändert, die er bekommen hat. Er muss die Blätter lassen, wie sie sind, und mit einem Zug antworten.
error-bot-spoils-chance = Der Bot hat seine Zufallsquelle zurückgesetzt oder die benutzt, die ganz Python gemeinsam hat. Er darf nur aus der Quelle ziehen, die er bekommt.
