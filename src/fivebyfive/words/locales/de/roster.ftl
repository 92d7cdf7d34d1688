### The list of a class: names that pupils tap instead of typing them.

roster-open = Namensliste
roster-means = Füge die Liste deiner Klasse ein, ein Name pro Zeile. Alle tippen dann auf ihren Namen, statt ihn einzugeben.
roster-label = Namen
# How many names the pasted list has
roster-found = { $count ->
    [one] Ein Name
   *[other] { $count } Namen
}
# Lines of the pasted list that give no name
roster-bad = Zeile { $line } enthält keinen Namen: { $text }
roster-only = Nur Namen von der Liste
roster-only-means = Unter einem anderen Namen kommt niemand dazu. Du selbst kannst weiterhin Spieler hinzufügen und umbenennen.
roster-save = Diese Liste verwenden
roster-clear = Liste entfernen
roster-choose = Tippe auf deinen Namen
roster-taken = { $name }, vergeben
roster-other = Mein Name steht nicht auf der Liste
roster-ask = Fehlt dein Name? Sag der Tischleitung Bescheid.
roster-here = Auf der Liste: { $of }, da: { $here }

error-list-too-long = Die Liste ist zu lang: höchstens { $most } Namen.
error-not-on-list = „{ $name }“ steht nicht auf der Liste dieses Tisches. Wähle einen Namen von der Liste oder frag die Tischleitung.
