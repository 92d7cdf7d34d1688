### Teams of a class.

error-too-many-teams = Może być najwyżej { $most } drużyn.

teams-open = Drużyny
teams-means = Liczy się średnia drużyny, więc nierówne składy są sprawiedliwe.
teams-count = Ile drużyn
teams-random = Wymieszaj losowo
teams-in-order = Po kolei z listy
# The name of a new team
teams-default = Drużyna { $number }
teams-name = Nazwa drużyny { $number }
# Which team somebody is in
teams-of = { $name }: drużyna
teams-none = bez drużyny
teams-save = Użyj tych drużyn
teams-clear = Bez drużyn
teams-twice = Dwie drużyny nazywają się „{ $name }”. Zmień nazwę jednej z nich.
teams-unsaved = Masz ułożone drużyny, które jeszcze nie obowiązują. Otwórz „Drużyny”, aby dokończyć.
teams-discard = Odrzuć zmiany
# Behind the name of a team, in points
teams-mean = średnio { $mean }
teams-nobody = Nikogo jeszcze nie ma. Najpierw wklej listę imion albo poczekaj na klasę.
teams-players = Gracze: { $count }
