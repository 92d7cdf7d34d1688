### Errors of moves, games, records and files: what is wrong and what to do, one message per error code.
### Errors of other subjects are in the files of those subjects: see the table in words/README.md.

## Moves. $cell is a cell such as c3; $line is a line: 1-5, a-e, \ or /

error-bad-roll = Con dos dados no puede salir «{ $text }». Indica los dos dados, por ejemplo 3+6, o su suma, de 2 a 12.
error-roll-missing = Falta la tirada. Indica los dos dados, por ejemplo 3+6, o su suma, de 2 a 12.
error-bad-move = «{ $text }» no es una jugada. Usa c3 para escribir, (c3) para rodear, d4{"{"}4:a4b4{"}"} para escribir con círculos gratis, - para no hacer nada o ? si aún no hay jugada, todo en minúsculas y sin espacios.
error-bad-sheet = «{ $text }» no es una hoja. Una hoja tiene cinco filas de cinco números del 2 al 12, con . para una casilla libre y (7) para un 7 rodeado.
error-bad-sheet-lines = Una hoja tiene cinco filas de cinco números, con . para una casilla libre; { $lines ->
    [one] aquí hay una fila
   *[other] aquí hay { $lines } filas
}.
error-bad-sheet-line = La fila { $line } debe tener cinco números, con . para una casilla libre y (7) para un 7 rodeado, pero tiene { $words }.
error-sheet-full = Las 25 casillas de esta hoja están llenas: ya no caben más números.
error-cell-taken = En { $cell } ya hay un { $number }. Elige una casilla libre.
error-cell-free = { $cell } está libre, así que no hay ningún número que rodear. Escribe el número o rodea uno igual.
error-not-equal = En { $cell } hay un { $number }, pero ha salido un { $roll }. Solo puedes rodear un número igual al de la tirada.
error-already-circled = { $cell } ya tiene un círculo. Elige un número sin rodear.
error-no-circles-here = En este juego hay que escribir todos los números. Elige una casilla libre.
error-must-move = Solo la última tirada se puede dejar sin usar. Escribe el número o rodea uno igual.
error-free-not-owed = La línea { $line } no da círculos gratis en esta jugada: aún no está completa, ya lo estaba antes o no forma nada que los dé.
error-free-line-twice = La línea { $line } aparece dos veces. Reúne todos sus círculos gratis en un solo grupo.
# $makes is a combination: a name from the glossary
error-free-missing = Con esto se completa la línea { $line } ({ $makes }), que da { $owed ->
    [one] un círculo gratis
   *[other] { $owed } círculos gratis
}. Indica dónde: entre llaves, detrás de la casilla, por ejemplo d4{"{"}4:a4b4{"}"}.
error-free-count = Aquí la línea { $line } da exactamente { $owed ->
    [one] un círculo gratis
   *[other] { $owed } círculos gratis
}, no { $given }.
error-free-not-on-line = { $cell } no está en la línea { $line }. Los círculos gratis de una línea van alrededor de números de esa misma línea.

## Games

error-unknown-game = No hay ningún juego llamado «{ $game }». Los juegos son: { $games }.
error-no-seats = Una partida necesita al menos un asiento.
error-unknown-seat = No existe el asiento { $seat }: la partida tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}, contando desde 0.
error-no-roll = La ronda { $round } aún no tiene tirada. Tira primero los dados.
error-round-open = La ronda { $round } sigue abierta. Ciérrala antes de la próxima tirada.
error-round-not-complete = La ronda { $round } no está completa. Para cerrarla hace falta una jugada por asiento; solo la última ronda puede quedar abierta.
error-game-over = La partida terminó después de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}. Ya no se puede añadir nada.
error-no-latecomers = En este juego no se puede entrar en una partida ya empezada. Mírala y siéntate para la próxima.
error-not-ended-by-full = Una hoja llena no termina este juego: siempre tiene el mismo número de tiradas.

## Records

error-not-utf8 = Esto no es texto UTF-8. Guarda el registro en UTF-8.
error-empty-record = El registro está vacío. Tiene que empezar con una línea «Game:» y otra «Seats:».
error-bad-line = «{ $text }» no es ni una cabecera como «Date: 2025-12-24» ni una ronda como «12. 3+6 c3 a1». Un comentario empieza con punto y coma.
error-bad-header = No se puede guardar la cabecera «{ $key }». Una clave lleva letras, cifras y guiones; un valor ocupa una sola línea, sin caracteres de control ni punto y coma.
error-bad-comment = Un comentario va detrás de una ronda de la partida, no está vacío y no lleva caracteres de control.
error-header-twice = La cabecera «{ $key }» aparece dos veces. Deja solo una.
error-header-too-late = La cabecera «{ $key }» está después de la primera ronda. Ponla al principio.
error-game-missing = Falta la línea «Game:», que dice a qué juego se ha jugado.
error-seats-missing = La línea «Seats:» falta o no encaja con la partida. Debe llevar un nombre por asiento.
error-bad-name = «{ $name }» no puede ser un nombre. Un nombre tiene de 1 a { $longest } caracteres, sin , ; [ ] {"{"} {"}"} ni caracteres de control.
error-name-taken = El nombre «{ $name }» ya está en uso. Pon a cada asiento un nombre distinto.
error-bad-level = Los corchetes detrás de «{ $name }» tienen que indicar el nivel del ordenador.
error-bad-paper = Los corchetes detrás de «{ $name }» deben contener los 25 números de la hoja, fila por fila, con . para una casilla libre y (7) para un 7 rodeado.
error-bad-full = «{ $text }» no es una ronda en la que una hoja de papel pueda llenarse. Indica el número de esa ronda.
error-bad-round-number = Esta línea tiene que empezar por «{ $round }.», no por «{ $text }».
# $text shows what was taken for the moves
error-too-many-moves = «{ $text }»: { $moves ->
    [one] eso es una jugada
   *[other] eso son { $moves } jugadas
}, pero solo hay { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}. Indica una jugada por asiento, sin espacios dentro de una jugada ni de una tirada, y separa con comas los nombres de los asientos.

## Files

error-file-not-found = Ese archivo no existe. Comprueba el nombre.
error-file-is-folder = Esto es una carpeta. Indica los archivos que contiene.
error-file-not-readable = No se puede leer el archivo. Comprueba sus permisos.
error-file-too-large = El archivo es más grande que cualquier registro. Se leen como máximo { $megabytes } MB.
