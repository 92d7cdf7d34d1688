### Hojas de papel que se copian para puntuarlas.

copy-title = Puntuar una hoja de papel
copy-sheet = Los números de la hoja
# Un número con círculo; su casilla es, por ejemplo, c3
copy-circled = { $cell }, con círculo
copy-tap = Al tocar se ponen
copy-numbers = Números
copy-circles = Círculos
copy-help = Escribe fila por fila: tras cada número se pasa automáticamente a la casilla siguiente; Intro o un punto dejan una casilla libre. También puedes pegar los 25.
copy-circle-free = { $cell } está libre: escribe antes su número.
copy-help-circles = La letra o rodea el último número escrito.
copy-free = { $count ->
    [one] Hay una casilla libre.
   *[other] Hay { $count } casillas libres.
}
copy-lines = Todas las líneas
copy-clear = Vaciar
copy-cleared = La hoja está vacía.
copy-waiting = Sin conexión: los puntos son los de antes y se calcularán después. Lo que escribes se conserva.

## Lo que puede fallar en una hoja copiada. $cell es una casilla como c3, $line una línea como «fila 4»

copy-doubts = Revisa esto
doubt-not-a-roll = { $cell }: con dos dados no puede salir «{ $text }», así que no cuenta.
doubt-no-circles = { $cell }: en este juego no hay círculos. El { $text } cuenta, su círculo no.
doubt-circles-owed = { $line }: { $owed ->
    [one] le correspondía 1 círculo
   *[other] le correspondían { $owed } círculos
}, { $drawn ->
    [0] pero no tiene ninguno
    [one] pero solo tiene 1
   *[other] pero solo tiene { $drawn }
}.
doubt-rolled-less = El { $number } está { $times ->
    [one] una vez
   *[other] { $times } veces
}, pero { $rolled ->
    [0] no ha salido nunca
    [one] solo ha salido una vez
   *[other] solo ha salido { $rolled } veces
}.

## Several sheets, one after the other

pile-name = Nombre de la hoja
pile-next = Siguiente hoja
# A sheet without a name
pile-unnamed = Hoja { $number }
pile-remove = Quitar la hoja de { $name }
pile-print = Imprimir clasificación y hojas
