### Teams of a class.

error-too-many-teams = There can be { $most } teams at most.

teams-open = Teams
teams-means = Teams are compared by the mean of their players, so unequal sizes are fair.
teams-count = How many teams
teams-random = Mix at random
teams-in-order = In order of the list
# The name of a new team
teams-default = Team { $number }
teams-name = Name of team { $number }
# Which team somebody is in
teams-of = Team of { $name }
teams-none = no team
teams-save = Use these teams
teams-clear = No teams
teams-twice = Two teams are called “{ $name }”. Give one of them another name.
teams-unsaved = You have put teams together that are not in use yet. Open “Teams” to go on.
teams-discard = Discard the changes
# Behind the name of a team, in points
teams-mean = on average { $mean }
teams-nobody = Nobody is there yet. Paste the list of names first, or wait for your class.
teams-players = Players: { $count }
