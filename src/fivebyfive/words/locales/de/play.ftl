### The table while a game is on.

## The one button, and what stands beside the dice. $name is the name of a seat

play-roll = Würfeln
play-roll-stop = Anhalten
play-finish = Beenden
play-roll-for = Für { $name } würfeln
play-choose-cell = Wähle ein Feld
play-choose-circles = Wähle die Kreise
play-waiting = { $missing ->
    [one] Ein Zug fehlt noch
   *[other] { $missing } Züge fehlen noch
}
play-rolls-next = Jetzt würfelt { $name }
play-host-rolls = Tischleitung würfelt
play-by-itself = Es würfelt von selbst
play-ends-game = { $name } beendet die Partie
play-host-ends = Tischleitung beendet die Partie
play-ends-by-itself = Gleich ist die Partie zu Ende
play-paused = Angehalten
play-begin = Würfle, um anzufangen.
play-you-begin = Du fängst an: Würfle.
play-you-roll = Du bist mit Würfeln dran.
play-you-finish = Das war alles. Beende die Partie.
play-roller-away = { $name } ist gerade weg. Du darfst weitermachen.
play-your-move = Tippe auf ein Feld für diese Zahl.
play-roll-first = Erst wird gewürfelt, dann tippe auf ein Feld.
play-now = Jetzt { $name }
play-moved = Gezogen: { $moved } von { $of }
play-waiting-for = Warten auf { $names }
play-last = Der letzte Wurf!
play-last-after = { $names }: Zettel voll. Noch ein letzter Wurf!
play-last-after-you = Dein Zettel ist voll. Noch ein letzter Wurf!
play-voice-last = Ein Zettel ist voll: noch ein letzter Wurf.
play-connection-lost = Verbindung verloren. Wird neu verbunden …
play-connection-back = Wieder verbunden.
play-reconnecting = Wird neu verbunden …
play-reconnecting-unsent = Wird neu verbunden … Dein Zug wartet aufs Senden.
play-unsent = Noch nicht gesendet
play-nothing = Nichts tun
play-take-back = Zurücknehmen
play-take-back-of = Zug von { $name } zurücknehmen
play-seconds = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
play-watching = Du schaust zu

## Free circles. $line is a line such as "row 4", $makes a combination

play-which-line = Kreise auf mehreren Linien: Tippe an, wo du anfängst.
play-which-first = Kreise auf mehreren Linien. Wähle, wo du anfängst: { $lines }.
play-cell-shared = { $cell } liegt auf { $lines }. Tippe ein anderes Feld der Linie an, mit der du anfangen willst, oder ihr weißes Kästchen.
play-circles-first = Wähle zuerst die Kreise. Für einen anderen Zug nimm diesen zurück.
play-circles-chosen = Deine Kreise stehen schon. Tippe einen an, um ihn zu ändern; für einen anderen Zug nimm diesen zurück.
play-circle-forced = Dieser Kreis war Pflicht. Für einen anderen Zug nimm diesen zurück.
play-choose = { $line }, { $makes }: { $left ->
    [one] wähle einen Kreis
   *[other] wähle { $left } Kreise
}
play-choose-left = { $line }, { $makes }: noch { $left }
play-choose-of = { $line }, { $makes }: kreise { $left } von { $of } ein.

## The sheet, for those who hear it. $cell is a cell such as c3

play-sheet = Zettel von { $name }
play-sheet-own = Dein Zettel
play-sheet-text = Zettel von { $name }, Zeile für Zeile: { $numbers }
play-cell-free = { $cell }, frei
play-cell-number = { $cell }, { $number }
play-cell-circled = { $cell }, { $number }, eingekreist
play-cell-pencilled = { $cell }, { $number }, mit Bleistift
play-cell-pencilled-circled = { $cell }, { $number }, mit Bleistift, eingekreist
play-may-circle = kann eingekreist werden
play-empty = frei
play-move-field = Gib einen Zug ein, etwa c3 oder (c3)
play-move-make = Zug machen
play-move-wrong = Das ist kein Zug. Gib ein Feld ein, etwa c3, oder (c3), um seine Zahl einzukreisen.
play-lines-here = Linien dieses Feldes
play-rolled = Runde { $round }: { $dice }, das macht { $sum }.
play-rolled-sum = Runde { $round }: { $sum }.
play-wrote = { $number } in { $cell }.
play-wrote-circled = { $number } in { $cell }, eingekreist: { $cells }.
play-circled = Kreis um { $cell }.
play-did-nothing = Nichts getan.
play-taken-back = Zurückgenommen.
play-sum = Summe: { $sum }
play-total = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
play-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
play-round = Runde { $round }
play-round-of = Runde { $round } von { $of }

## Lines and combinations

play-line-open = { $line }: noch nicht voll
play-line-made = { $line }: { $makes }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-line-doubled = { $line }: { $makes }, doppelt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-box-open = { $line }: noch nicht voll. { $circled } von 5 eingekreist; alle fünf bringen { $box }.
play-box-made = { $line }: { $makes }. { $circled } von 5 eingekreist; alle fünf bringen { $box }.
play-box-scored = { $line }: alle fünf eingekreist, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-gave-circles = { $makes }: { $count ->
    [one] ein Gratiskreis
   *[other] { $count } Gratiskreise
} für die volle Linie.
play-lines = Was deine Linien noch werden können
play-can-become = Kann noch werden: { $combinations }.
play-can-become-nothing = Kann nichts mehr werden.
play-combinations = Was eine Linie ergibt
play-gives-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
play-gives-circles = { $count ->
    [one] ein Kreis
   *[other] { $count } Kreise
}
play-doubled = Beide Diagonalen zählen doppelt.
play-gives-note = Die Zahlen sagen, wie viele Gratiskreise die Linie bringt.

## Everybody

play-look = { $name }: { $points }
play-person = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-person-moved = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, hat gezogen
play-person-away = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, gerade weg
play-all = Alle { $count }
play-everybody = Alle
play-away = gerade weg
play-has-moved = hat gezogen
play-is-computer = Computer: { $level }
play-is-away = { $name } ist gerade weg.
play-wait = Warten
play-let-computer = Computer spielen lassen
play-played-for = Während du weg warst, hat der Computer für dich gespielt: { $moves }.
# A move that was made without a connection, and what is on the sheet instead: $moves
play-late-number-wrote = Deine { $number } in { $cell } kam zu spät: Der Computer hat in { $moves } geschrieben.
play-late-number-computer = Deine { $number } in { $cell } kam zu spät. Der Computer hat gespielt: { $moves }.
play-late-number-stays = Deine { $number } in { $cell } kam zu spät: Es bleibt bei { $moves }.
play-late-number-nothing = Deine { $number } in { $cell } kam zu spät.
play-late-circle-wrote = Dein Kreis um { $cell } kam zu spät: Der Computer hat in { $moves } geschrieben.
play-late-circle-computer = Dein Kreis um { $cell } kam zu spät. Der Computer hat gespielt: { $moves }.
play-late-circle-stays = Dein Kreis um { $cell } kam zu spät: Es bleibt bei { $moves }.
play-late-circle-nothing = Dein Kreis um { $cell } kam zu spät.
play-sheets-here = Zettel auf diesem Gerät
play-turn = Diesen Zettel drehen

## Real dice

play-what-dice = Was zeigen deine Würfel?
play-right-number = Was war es wirklich? Alle ziehen noch einmal.
play-wrong-number = Falsche Zahl?
play-type-dice = Zwei Würfel
play-type-sum = Lieber die Summe
play-first-die = Der erste Würfel
play-second-die = { $first } und …
play-cancel = Zurück

## The menu

play-rules = Regeln
menu-game = Diese Partie
menu-table = Der Tisch
menu-device = Dieses Gerät
play-teach = Zeig mir, wie es geht
play-rolls-alone = Automatisch würfeln
play-people = Leute am Tisch { $code }
play-name = Name
play-save = Speichern
play-rename = { $name } umbenennen
play-remove = { $name } entfernen
play-remove-sure = { $name } entfernen? Ein Computer spielt weiter.
play-removed = Ein Computer spielt für dich weiter. Du schaust jetzt zu.
play-pause = Anhalten
play-go-on = Fortsetzen
play-lock = Tisch sperren
play-unlock = Tisch entsperren
play-end = Partie beenden
play-end-sure = Diese Partie für alle beenden?
play-end-sure-alone = Diese Partie beenden?
play-leave = Tisch verlassen
play-leave-sure = Endgültig gehen? Der Computer spielt für dich weiter.
play-yes = Ja
play-no = Nein

## The keys of the table

keys-title = Tasten
keys-lines = Linien des Feldes vorlesen
keys-nothing = Nichts tun, beim letzten Wurf
keys-arrows = Auf den Zettel und von Feld zu Feld
keys-enter = Enter
keys-move = Eintragen oder einkreisen; Knopf drücken
keys-escape = Zug verwerfen, während du Kreise wählst; schließen
keys-press = Leertaste, Eingabe, Bild ab
keys-lead = Starten, würfeln, weiter, nächste Partie
keys-pause = Anhalten oder weiter
keys-letters = Einzelne Buchstaben

## The four bubbles of a first game

teach-title = So wird gespielt
teach-got-it = Verstanden
teach-skip = Überspringen
teach-roll = Würfle. Für alle gilt dieselbe Summe, alle haben ihren eigenen Zettel.
teach-roll-alone = Würfle. Die Summe kommt auf deinen Zettel.
teach-wait = Gleich wird gewürfelt. Für alle gilt dieselbe Summe, alle haben ihren eigenen Zettel.
teach-host = Wer die Partie leitet, würfelt für alle. Für alle gilt dieselbe Summe, alle haben ihren eigenen Zettel.
teach-type = Würfle mit deinen eigenen Würfeln und tippe ein, was sie zeigen. Für alle gilt dieselbe Summe, alle haben ihren eigenen Zettel.
teach-type-alone = Würfle mit deinen eigenen Würfeln und tippe ein, was sie zeigen. Die Summe kommt auf deinen Zettel.
teach-write = Tippe auf ein freies Feld: Dort steht die Zahl mit Bleistift. Soll sie woandershin, tippe auf ein anderes. Der nächste Wurf macht sie zu Tinte.
teach-knister-lines = Jede Zeile, Spalte und Diagonale ist eine Linie. Fünf Zahlen, die etwas ergeben, bringen Punkte im weißen Kästchen an ihrem Ende.
teach-knister-points = Was Paare, Drillinge und Straßen bringen, steht beim Zettel. Getönte Diagonalen zählen doppelt. Tippe auf ein weißes Kästchen: Es erklärt seine Linie.
teach-knaster-write = Tippe auf ein freies Feld, um die Zahl einzutragen. Oder tippe auf eine gleiche Zahl ohne Kreis, um sie einzukreisen.
teach-knaster-circles = Füllst du eine Linie, die etwas ergibt, wählst du Gratiskreise auf ihr. Wie viele, steht beim Zettel.
teach-knaster-boxes = Fünf Kreise auf einer Linie bringen das weiße Kästchen an ihrem Ende, und jeder Kreis ist ein Punkt. Ist ein Zettel voll, gibt es noch einen letzten Wurf.

## Reactions of one tap

react-title = Etwas sagen
reaction-bravo = Bravo!
reaction-wow = Wow!
reaction-ouch = Autsch!
reaction-laugh = Haha!
reaction-thanks = Danke!
react-said = { $name }: { $what }
# $one is what one person said, such as “Emma: Wow!”
react-several = { $count ->
    [one] { $one } Und noch eine.
   *[other] { $one } Und { $count } weitere.
}

## The goal of somebody who plays alone, beside the points: $points are missing

goal-good = noch { $points } bis gut
goal-brilliant = noch { $points } bis hervorragend
goal-spectacular = noch { $points } bis spektakulär
