### Teams of a class.

error-too-many-teams = Es kann höchstens { $most } Teams geben.

teams-open = Teams
teams-means = Verglichen wird der Durchschnitt eines Teams, so sind auch ungleiche Größen fair.
teams-count = Wie viele Teams
teams-random = Zufällig mischen
teams-in-order = Der Reihe nach
# The name of a new team
teams-default = Team { $number }
teams-name = Name von Team { $number }
# Which team somebody is in
teams-of = Team von { $name }
teams-none = kein Team
teams-save = Diese Teams verwenden
teams-clear = Keine Teams
teams-twice = Zwei Teams heißen „{ $name }“. Gib einem davon einen anderen Namen.
teams-unsaved = Du hast Teams zusammengestellt, die noch nicht gelten. Öffne „Teams“, um weiterzumachen.
teams-discard = Änderungen verwerfen
# Behind the name of a team, in points
teams-mean = im Schnitt { $mean }
teams-nobody = Es ist noch niemand da. Füge zuerst die Namensliste ein oder warte auf deine Klasse.
teams-players = Spieler: { $count }
