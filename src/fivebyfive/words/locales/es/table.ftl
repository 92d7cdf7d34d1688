### What a live table and its server refuse, one message per error code.

## The table. $name is the name of a seat

error-not-host = Solo puede hacerlo quien organiza la mesa.
error-not-your-seat = Este asiento es de otra persona.
error-not-your-roll = No te toca tirar: la próxima tirada es de { $name }.
error-no-such-seat = En esta mesa no existe ese asiento.
error-no-such-device = Este dispositivo ya no está en la mesa. Entra de nuevo.
error-stale-round = La mesa ya va por la ronda { $round }. Échale un vistazo e inténtalo de nuevo.
error-too-early = { $missing ->
    [one] Aún falta la jugada de un asiento
   *[other] Aún faltan las jugadas de { $missing } asientos
}. Espera un poco.
error-not-in-lobby = La partida ya ha empezado. Esto se puede cambiar antes de la próxima.
error-not-playing = En esta mesa no hay ninguna partida en juego.
error-not-over = La partida aún no ha terminado.
error-not-alone = Las pistas son solo para quien juega sin nadie más en la mesa.
error-paused = La partida está en pausa. Quien organiza la mesa puede reanudarla.
error-locked = La mesa está bloqueada. Pide a quien la organiza que te deje entrar.
error-name-hides = «{ $name }» tiene caracteres que no se ven o demasiados acentos en una letra. Escribe el nombre de nuevo, letra por letra.
error-name-mixed = «{ $name }» mezcla letras de alfabetos distintos que se parecen. Escribe cada palabra con un solo alfabeto.
error-name-alike = «{ $name }» se parece a «{ $other }», que ya está en esta mesa. Añade algo que os distinga.
error-name-barred = Quien organiza la mesa ha retirado el nombre «{ $name }». Elige otro, o pide que lo vuelva a permitir.
error-name-kept = Este nombre lo ha elegido quien organiza la mesa. Se queda durante esta partida; si quieres otro, pídeselo.
error-table-full = La mesa está completa: tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
error-nobody-seated = Aún no hay ningún asiento ocupado. Quédate con uno o dáselo al ordenador.
error-roll-needed = Indica lo que ha salido en tus dados: los dos dados o su suma.
error-roll-unwanted = En esta mesa, los dados los tira el programa.
error-not-away = { $name } está aquí; no hace falta que nadie juegue en su lugar.
error-away-briefly = { $name } acaba de desconectarse. Pasados { $seconds } segundos, el ordenador puede ocupar su lugar.
error-seat-taken = { $name } ya está aquí. Si eres tú, usa el dispositivo con el que entraste.
error-bad-setting = El ajuste «{ $name }» no admite este valor.
error-bad-order = El orden tiene que incluir todos los asientos, cada uno una sola vez.
error-wrong-host-link = Este enlace ya no sirve para organizar la mesa. Pide uno nuevo a quien la organiza.
error-nonce-given = Este dispositivo ya ha dado su parte de los dados para esta partida.
error-no-reactions = En esta mesa las reacciones están desactivadas.
error-too-soon = Espera un momento antes de la siguiente reacción.
error-no-such-paper = Ya nadie juega en papel con ese número. Échale un vistazo e inténtalo de nuevo.
error-no-person = Por { $name } juega el ordenador, que no necesita papel.
error-only-paper = Todo el mundo juega en papel. Alguien tiene que jugar en una pantalla; si todos juegan en papel, «Cantar los dados» tira por ellos.
error-not-full-yet = Ninguna hoja puede estar llena antes de la tirada { $rounds }: cada tirada da un número.
error-unreadable-sheet = En { $cell } pone «{ $text }», algo que ninguna hoja de este juego puede tener. Corrígelo primero.
error-rolling = Los dados están rodando. Las jugadas de esta ronda ya no se pueden cambiar.
error-part-unwanted = La mesa no ha pedido a este dispositivo su parte de la tirada { $round }.

## The server

error-wrong-token = Este dispositivo ya no pertenece a la mesa. Entra de nuevo con el código.
error-hello-first = El primer mensaje tiene que ser un «hello» con un token.
error-hello-twice = Por esta conexión ya se ha enviado un «hello».
error-bad-message = No se entiende este mensaje. La documentación explica su forma exacta.
error-unknown-message = No hay ningún mensaje de este tipo.
error-too-large = El mensaje es demasiado largo: puede tener { $most } caracteres como máximo.
error-too-fast = Demasiados mensajes a la vez. Espera un momento y continúa.
error-too-slow = La conexión es demasiado lenta para seguir la partida. Vuelve a conectarte para ver cómo va.
error-too-many-tables = Se han abierto demasiadas mesas desde esta dirección. Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-many-tries = Han llegado demasiados códigos equivocados desde esta dirección. Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-many-devices = La mesa está completa: ya hay { $most } dispositivos.
error-too-many-sockets = Este dispositivo ya tiene la mesa abierta { $most } veces. Cierra algunas de sus ventanas.
error-too-many-changes = Han llegado tantos cambios desde este dispositivo que tiene que esperar. Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-much-written = Ha llegado tanto desde esta dirección que tiene que esperar. Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-much-asked = Se ha pedido demasiado desde esta dirección. Inténtalo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too-much-printed = Para esta dirección ya se están dibujando { $most } juegos de hojas. Espera a que terminen.
error-log-full = Esta mesa tiene un historial muy largo y no admite más cambios. Abre una mesa nueva para seguir.
error-too-many-seats = Un dispositivo puede tener { $most } asientos. Los demás pueden unirse con su propio dispositivo o jugar en papel.
error-too-many-computers = En una mesa, el ordenador puede ocupar { $most } asientos como máximo.
error-server-full = Hay tanta gente que no cabe nadie más. Inténtalo de nuevo dentro de un momento.
error-wrong-origin = Una página de otra dirección no puede jugar aquí.
error-idle = Aquí no ha pasado nada desde hace horas. Toca la página para volver.
error-no-code-free = Todos los códigos de mesa están en uso. Inténtalo de nuevo dentro de un momento.
error-no-rehearsal = En este servidor nadie puede decidir las tiradas. Solo uno iniciado con --rehearsal acepta una semilla.
error-banned = Quien lleva este servidor rechaza por un tiempo las peticiones de tu red. Pregúntale si crees que es un error.
error-wrong-room-key = Esta sala no conoce este dispositivo. Siéntate en una de sus mesas con alguien a quien ya conozca.
error-not-keeper = Eso solo puede hacerlo quien administra esta sala.
error-no-such-person = Aquí no consta nadie con ese nombre.
error-unreadable-record = El registro de esta partida está dañado y no se puede leer.
error-closing = El servidor se está deteniendo. Inténtalo de nuevo dentro de un momento.
error-internal-error = Algo ha fallado en el servidor y ha quedado anotado. Inténtalo de nuevo.
error-unavailable = El servidor no puede guardar nada en este momento. No se ha perdido nada; inténtalo de nuevo enseguida.
error-printing-busy = Ahora mismo se están dibujando muchas hojas. Inténtalo de nuevo dentro de un momento.
error-left = Has dejado la mesa.
error-no-such-page = En esta dirección no hay nada.
error-wrong-method = Esta dirección no se puede usar así.
error-page-not-built = La página no está compilada. `make play` la compila; la API está documentada en /api/docs.
error-bad-room-name = El nombre de una sala tiene de { $least } a { $most } letras, cifras y guiones, como en club-ajedrez.
