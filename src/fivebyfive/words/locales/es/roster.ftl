### The list of a class: names that pupils tap instead of typing them.

roster-open = Lista de nombres
roster-means = Pega la lista de tu clase, un nombre por línea. Así cada cual toca su nombre en vez de escribirlo.
roster-label = Nombres
# How many names the pasted list has
roster-found = { $count ->
    [one] Un nombre
   *[other] { $count } nombres
}
# Lines of the pasted list that give no name
roster-bad = La línea { $line } no contiene ningún nombre: { $text }
roster-only = Solo nombres de la lista
roster-only-means = Nadie puede entrar con otro nombre. Tú sí puedes añadir jugadores y cambiarles el nombre.
roster-save = Usar esta lista
roster-clear = Quitar la lista
roster-choose = Toca tu nombre
roster-taken = { $name }, ya en uso
roster-other = Mi nombre no está en la lista
roster-ask = ¿Falta tu nombre? Avisa a quien dirige la partida.
roster-here = En la lista: { $of }, presentes: { $here }

error-list-too-long = La lista es demasiado larga: { $most } nombres como máximo.
error-not-on-list = «{ $name }» no está en la lista de esta mesa. Elige un nombre de la lista o pregunta a quien dirige la partida.
