### What `simulate`, `compare`, `advise`, `check-bot` and `join` say.

## Many games

analysis-bar = Jugando
# Above results. $game is Knister or Knaster.
analysis-heading = { $game }, { $count ->
    [one] una partida
   *[other] { $count } partidas
}, semilla { $seed }
analysis-player = Jugador
# Points on average, and how far that may be off
analysis-mean = Media de puntos
# The standard deviation of the points
analysis-sd = Desviación
analysis-lowest = Mínimo
analysis-highest = Máximo
analysis-wins = Victorias
# Milliseconds of thought
analysis-ms = ms por jugada
# In a picture, at the axis with percentages
analysis-share = Porcentaje de partidas
analysis-plot = La imagen está en { $file }.
analysis-time = { $count ->
    [one] Una partida
   *[other] { $count } partidas
} en { $seconds } s, { $rate } por segundo.
analysis-stopped = Detenido: estos son los resultados de las partidas jugadas hasta ahora.
analysis-stopped-early = Detenido antes de que hubiera ningún resultado.

## Two players on the same dice

compare-difference = Diferencia
compare-sure = { $better } hace { $more } puntos más por partida que { $other }, con un margen de { $margin }.
compare-unsure = No está claro cuál de los dos hace más puntos. Con más partidas se vería.
compare-level = Se ha comprobado una y otra vez. Aun así, entre jugadores iguales aparece una diferencia por error como mucho en 5 de cada 100 comparaciones.

## Advice on a roll

advise-heading = { $name }, ronda { $round }, tirada { $roll }
advise-move = Jugada
advise-expected = Esperado
advise-lost = Pérdida
advise-win = Victoria
advise-more = { $count ->
    [one] Una jugada más
   *[other] { $count } jugadas más
}: --all las muestra todas.

## A finished game, gone through

coached-bar = Repasando la partida
coached-heading = { $name }: { $total } puntos. Un experto con los mismos dados: { $expert }.
# Four figures that add up; $luck has its sign
coached-sum = { $start } esperados al empezar, suerte de los dados { $luck }, regalados con las jugadas { $cost }: en total { $total }.
coached-flawless = Ninguna jugada ha costado ni medio punto.
coached-round = Ronda
coached-roll = Tirada
coached-better = Mejor
coached-cost = Coste
coached-luck = Suerte

## A bot is checked

check-good = { $bot } cumple todas las reglas para bots: { $count ->
    [one] una partida jugada
   *[other] { $count } partidas jugadas
} sin ningún error.
check-saved = La partida hasta ese momento está en { $file }.

## A bot at a live table

seated-joined = { $name } tiene asiento en la mesa { $table } (Ctrl-C para irse).
seated-begun = La partida { $game_number } ha empezado.
seated-over = La partida ha terminado: { $total ->
    [one] un punto
   *[other] { $total } puntos
}, puesto { $place }.
seated-dice-checked = Dados comprobados: { $rolls ->
    [one] se ha vuelto a calcular una tirada y coincide
   *[other] se han vuelto a calcular las { $rolls } tiradas y coinciden
} con lo anotado durante la partida.
seated-dice-unchecked = No se han comprobado los dados: no hay notas de antes de la primera tirada.
seated-dice-unfetched = No se han comprobado los dados: no se pudo obtener el registro.
seated-dice-wrong = ALGO NO ENCAJA EN LOS DADOS de la partida { $game_number }. { $message }
seated-lost = Se ha perdido la conexión; se sigue intentando.
seated-back = Ha vuelto la conexión.
seated-removed = El asiento ha quedado libre, así que ya no hay nada que hacer.
seated-left = El asiento queda libre.
error-bad-table-code = «{ $text }» no es ni el código de una mesa ni su enlace. Un código tiene seis cifras.
error-no-server = No hay ningún Five by Five en { $url }. Comprueba la dirección; --server indica otra.

## What goes wrong. $error is what Python says, in English; $file is a file

error-bot-failed = { $bot } ha fallado en la ronda { $round }: { $error }. `fivebyfive check-bot` averigua qué le pasa a un bot propio.
error-record-exists = { $file } ya existe y se ha dejado como estaba. Elige otra carpeta.
error-result-not-writable = No se puede escribir { $file }. Comprueba la carpeta, sus permisos y el espacio en el disco.
error-plot-ending = No se puede dibujar { $file }. El nombre de una imagen termina en uno de estos: { $endings }.
error-no-open-round = Ninguna tirada espera una jugada. Indica un registro cuya última ronda esté abierta, por ejemplo «12. 3+6 ?».
error-advise-finished = La partida ha terminado, así que ya no hay nada que aconsejar. Indica un registro cuya última ronda esté abierta.
error-no-such-name = Nadie llamado «{ $name }» juega en esta partida. Los asientos son: { $names }.
error-bad-advice = { $bot } no ha sopesado cada jugada permitida exactamente una vez. Su método weigh tiene que devolverlas todas.
error-coach-unfinished = La partida no se ha jugado hasta el final. El entrenador repasa partidas terminadas.

## Aprender

train-bar = Aprendiendo
train-done = Aprendido de { $count ->
    [one] una partida
   *[other] { $count } partidas
} en { $seconds } s: { $points } puntos por partida sin pensar por adelantado. Los pesos están en { $file }.
error-not-weights = { $file } no contiene pesos de este juego ni un punto de control de su aprendizaje.
error-no-weights-file = No existe el archivo { $file }.
error-already-learned = { $file } ya ha aprendido de { $games } partidas. Indica con --games cuántas deben ser en total.
error-other-training = { $file } es un punto de control de un aprendizaje que empezó con { $begun }. Sigue con lo mismo o empieza de nuevo sin --resume.
error-weights-not-writable = No se puede escribir { $file }, así que no se ha aprendido nada. Comprueba la carpeta, sus permisos y el nombre, o elige otro con --out.
error-training-diverged = Los pesos crecieron sin límite tras { $games } partidas. Empieza de nuevo con otra semilla (--seed).
