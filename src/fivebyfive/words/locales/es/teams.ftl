### Teams of a class.

error-too-many-teams = Puede haber { $most } equipos como máximo.

teams-open = Equipos
teams-means = Se compara la media de cada equipo, así que los tamaños desiguales son justos.
teams-count = Cuántos equipos
teams-random = Mezclar al azar
teams-in-order = Por orden de lista
# The name of a new team
teams-default = Equipo { $number }
teams-name = Nombre del equipo { $number }
# Which team somebody is in
teams-of = Equipo de { $name }
teams-none = sin equipo
teams-save = Usar estos equipos
teams-clear = Sin equipos
teams-twice = Hay dos equipos llamados «{ $name }». Ponle otro nombre a uno de ellos.
teams-unsaved = Has formado equipos que aún no se usan. Abre «Equipos» para seguir.
teams-discard = Descartar los cambios
# Behind the name of a team, in points
teams-mean = media { $mean }
teams-nobody = Todavía no hay nadie. Pega primero la lista de nombres o espera a tu clase.
teams-players = Jugadores: { $count }
