### Hojas de papel que se copian para puntuarlas.

paper-title = Puntuar una hoja de papel
paper-sheet = Los números de la hoja
# Un número con círculo; su casilla es, por ejemplo, c3
paper-circled = { $cell }, con círculo
paper-tap = Al tocar se ponen
paper-numbers = Números
paper-circles = Círculos
paper-help = Escribe fila por fila: tras cada número se pasa solo a la casilla siguiente; Intro o un punto dejan una casilla libre. También puedes pegar los 25.
paper-help-circles = La letra o rodea el último número escrito.
paper-free = { $count ->
    [one] Hay una casilla libre.
   *[other] Hay { $count } casillas libres.
}
paper-lines = Todas las líneas
paper-clear = Vaciar
paper-cleared = La hoja está vacía.
paper-waiting = Sin conexión: los puntos son los de antes y se calcularán después. Lo que escribes se conserva.

## Lo que puede fallar en una hoja copiada. $cell es una casilla como c3, $line una línea como «fila 4»

paper-doubts = Revisa esto
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
