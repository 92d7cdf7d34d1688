### Hojas impresas.

## En una hoja

sheets-name = Nombre
sheets-date = Fecha
sheets-white-boxes = Casillas blancas
sheets-place = Puesto { $place } de { $seats }
# One line below the grid
sheets-knister-hint = Línea llena: los puntos de su combinación van a su casilla blanca; las diagonales, el doble.
sheets-knaster-hint = Línea llena: dibuja enseguida sus círculos en ella. Los cinco rodeados: vale su casilla blanca.

## Las reglas en breve, en el reverso

sheets-knister-round = Se tiran dos dados una sola vez y se canta la suma. Todo el mundo la escribe en cualquier casilla libre. Ahí se queda.
sheets-knister-lines = Una línea llena (fila, columna o diagonal) da los puntos de la única combinación que forman sus cinco números, en cualquier orden. Las diagonales puntúan doble. Apunta los puntos en su casilla blanca.
sheets-knister-end = Después de 25 tiradas, suma las doce casillas blancas. Gana el total más alto.
sheets-knaster-round = Se tiran dos dados una sola vez y se canta la suma. Todo el mundo la escribe en cualquier casilla libre o rodea un número igual que no tenga círculo. Si no hay ninguno, hay que escribirla.
sheets-knaster-free = Una línea se completa con su quinto número. Si los cinco forman una combinación, en cualquier orden, dibuja enseguida sus círculos alrededor de números de esa línea sin círculo. Si quedan menos, dibuja menos. Varias líneas a la vez: una tras otra.
sheets-knaster-boxes = Una línea con los cinco números rodeados da los puntos de su casilla blanca.
sheets-knaster-end = Quien haya llenado las 25 casillas, lo dice. Queda exactamente una tirada para todo el mundo; en ella también puedes no hacer nada. Después, suma las casillas blancas y un punto por cada círculo. Gana el total más alto.

## Lo que dice `fivebyfive sheets`

sheets-drawing = Dibujando las hojas …
sheets-done = Las hojas están en { $file }.
sheets-names-left = { $count ->
    [one] Un nombre se queda sin hoja: no hay páginas suficientes.
   *[other] { $count } nombres se quedan sin hoja: no hay páginas suficientes.
}

error-bad-per-page = En una página no caben { $given } hojas. Elige una de estas cantidades: { $allowed }.
error-bad-pages = No se pueden imprimir { $given } páginas. Elige un número de 1 a { $most }.
error-too-many-sheets = Las hojas de esta partida ocupan { $given } páginas y el máximo es { $most }. En una página caben hasta seis.
error-no-moves-yet = Todavía no ha terminado ninguna ronda de esta partida, así que no hay nada que imprimir.
error-game-or-record = Indica un juego, para hojas vacías, o bien --record ARCHIVO, para las hojas de esa partida.
error-not-with-record = { $option } es para hojas vacías. Quítalo si usas --record.
error-pdf-to-terminal = Una terminal no puede mostrar un PDF. Indica un archivo, por ejemplo -o hojas.pdf.
