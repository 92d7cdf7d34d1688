### Computer players, and what is wrong with one of somebody's own.

# Names of computer players, as nobody is called: in the order of the levels, then more. With commas
computer-names = Puntito, Píxel, Chip, Engranaje, Rayo, Tuerca, Chispa, Muelle, Tornillo, Remache

error-unknown-level = No hay ningún nivel llamado «{ $level }». Elige uno de estos: { $levels }.
error-level-cannot-advise = «{ $level }» juega sin sopesar las jugadas, así que no puede dar consejos. Elige un nivel más fuerte con --bot.

## A player of one's own, in a file. $error is what Python says, in English

error-bot-class-missing = «{ $file }» no dice qué clase del archivo juega. Escríbela detrás de dos puntos, por ejemplo first_bot.py:FirstBot.
error-bot-file-not-found = No existe el archivo «{ $file }». Comprueba la ruta.
error-bot-not-imported = No se puede cargar «{ $file }»: { $error }
error-bot-no-such-class = No hay ninguna clase «{ $name }» en «{ $file }». Comprueba el nombre.
error-bot-not-made = No se puede crear un jugador con la clase «{ $name }»: { $error }. Se llama sin argumentos.
error-bot-no-choose = La clase «{ $name }» no tiene ningún método «choose». Un jugador elige su jugada con choose(position, rng, budget).

## A bot that breaks the rules for bots

error-bot-crashed = El bot se ha detenido con un error: { $error }
error-bot-not-a-move = El bot ha respondido { $text }, y eso no es una jugada. Tiene que devolver Write, Circle o NOTHING.
error-bot-illegal-move = El bot ha elegido { $text }, que aquí no está permitido ({ $reason }). Tiene que elegir entre las jugadas permitidas.
error-bot-not-reproducible = A la misma pregunta, hecha dos veces, el bot no ha respondido lo mismo: primero { $other } y después { $move }, o ha dejado su generador aleatorio en otro estado. No puede guardar nada entre dos llamadas y tiene que sacar todo el azar de su generador.
error-bot-changes-position = El bot ha cambiado la posición que recibió. Tiene que dejar las hojas como están y responder con una jugada.
error-bot-spoils-chance = El bot ha reiniciado su generador aleatorio o ha usado el que comparte todo Python. Solo puede sacar números del generador que recibe.
