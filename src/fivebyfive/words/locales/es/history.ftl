### The games of this device.

history-empty = Aquí se reúnen las partidas terminadas en este dispositivo: tus puntos, tu mejor resultado y cómo evolucionan.
history-first = Jugar una partida
history-who = Quién
history-everybody = Todos
history-count = Partidas
history-best = Mejor
history-average = Media
history-curve = Puntos de las últimas partidas, de la más antigua a la más reciente: { $totals }. Media { $average }.
history-last = Últimas partidas
history-more = Mostrar partidas anteriores
history-alone = En solitario
history-place = Puesto { $place } de { $of }
history-uncounted = { $count ->
    [one] Una partida no cuenta aquí; la lista dice por qué.
   *[other] { $count } partidas no cuentan aquí; la lista dice por qué.
}
history-delete = Borrar esta partida
history-deleted = La partida se ha borrado.
history-undo = Deshacer
history-export = Guardar todo en un archivo
history-delete-all = Borrar todo
history-delete-ask = { $count ->
    [one] ¿Borrar la única partida guardada en este dispositivo? No se podrá recuperar.
   *[other] ¿Borrar las { $count } partidas guardadas en este dispositivo? No se podrán recuperar.
}
history-keep = Conservarlas
history-here = Esta lista se guarda en este navegador. El servidor también guarda el registro de cada partida.
history-full = Este navegador no tiene más espacio, así que esta partida no está entre tus partidas. Borra allí algunas antiguas.

## Why a game counts neither for the best nor for the average

uncounted-hints = con pistas
uncounted-same-dice = otra vez los mismos dados
uncounted-practice = práctica
uncounted-repeat = jugada otra vez
uncounted-late = te uniste tarde
uncounted-stand-in = en parte jugó el ordenador
uncounted-archive = dados de un día anterior
history-led = Partidas que has dirigido
history-led-people = { $people ->
    [one] una persona
   *[other] { $people } personas
}
