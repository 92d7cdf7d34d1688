### Joining a table and waiting for the others.

table-join-again = Entrar de nuevo
table-opening = Abriendo la mesa …

## How others come to it

lobby-table = Mesa
lobby-game-number = Partida { $number } en esta mesa.
lobby-same-dice = Con las mismas tiradas que la anterior.
lobby-link = Enlace a esta mesa
lobby-copy = Copiar enlace
lobby-copied = Copiado
lobby-copy-by-hand = El enlace está seleccionado: cópialo desde aquí.
lobby-share = Compartir
lobby-qr = Código QR con el enlace
lobby-nearby = Funciona en esta red wifi.
lobby-only-here = A esta mesa solo se llega desde este equipo.
lobby-locked = La mesa está bloqueada: nadie más puede entrar.
lobby-lock = Bloquear
lobby-unlock = Desbloquear

## Who plays

lobby-players = { $seats ->
    [one] Un asiento ocupado
   *[other] { $seats } asientos ocupados
}
lobby-youngest = Tira primero la persona más joven.
lobby-watching = { $people ->
    [one] Un dispositivo está mirando.
   *[other] { $people } dispositivos están mirando.
}
lobby-you = tú
lobby-here = en este dispositivo
lobby-host = organiza la mesa
lobby-away = ausente
lobby-computer = ordenador, { $level }
level-random = al azar
level-beginner = principiante
level-casual = aficionado
level-expert = experto
level-master = maestro
level-random-means = Cualquier casilla, sin pensar.
level-beginner-means = Como alguien en sus primeras partidas.
level-casual-means = Calcula a ojo lo que puede dar cada línea.
level-expert-means = Cuenta las posibilidades de todas las líneas; cuesta ganarle.
level-master-means = El más fuerte: es el que más lejos mira.
# What a level scores alone, on average
level-usual = Suele hacer unos { $points } puntos.
# Name of a computer player
lobby-robot = Robo { $number }
lobby-called = Aquí te llamas «{ $name }». Cambiar el nombre
lobby-no-seat = Aún no tienes asiento.
lobby-sit = Ocupar un asiento
lobby-add-person = Otra persona en este dispositivo
lobby-add-computer = Ordenador
lobby-add = Añadir
lobby-level = Nivel
lobby-name = Nombre
lobby-save = Guardar
lobby-change-seat = Cambiar: { $name }
lobby-drag = Mover: { $name } (teclas de flecha)
lobby-joined = Ya en la mesa: { $names }.
lobby-joined-many = Ya en la mesa: { $count } más, { $seats } en total.
lobby-moved = { $name } ocupa ahora el puesto { $place }.
lobby-first = Tira primero
lobby-up = Subir
lobby-down = Bajar
lobby-remove = Quitar
lobby-make-host = Ceder la organización

## How it is played

lobby-game = Juego
lobby-preset = Cómo se juega
lobby-preset-family = En familia
lobby-preset-far = A distancia
lobby-preset-class = En clase
lobby-preset-family-means = Alrededor de una mesa: los dados van por turnos y no hay prisa.
lobby-preset-far-means = Cada cual en su casa, como en una videollamada: igual que en familia, pero ningún dispositivo dice la suma en voz alta.
lobby-far-nearby = Aquí solo pueden entrar dispositivos de la misma red wifi. Para jugar a distancia, el servidor necesita una dirección en internet.
lobby-far-here = Aquí solo puede entrar este dispositivo. Para jugar a distancia, el servidor necesita una dirección en internet.
lobby-preset-class-means = Diriges y tiras tú; no necesitas asiento. Las primeras { $rounds } rondas no tienen límite de tiempo; después hay { $seconds } s por jugada. Si falta alguien, juega el ordenador, y no se dice quién va más lento.
lobby-more = Más ajustes
lobby-rolls = Quién tira
lobby-rolls-turn = Por turnos
lobby-rolls-host = Quien organiza
lobby-rolls-auto = Automáticamente
lobby-dice = Dados
lobby-dice-app = En pantalla
lobby-dice-real = Dados de verdad
lobby-seconds = Tiempo por ronda
lobby-seconds-none = Sin límite
lobby-seconds-some = { $seconds } s
lobby-untimed = Primeras rondas sin límite
lobby-stand-ins = Si falta alguien
lobby-stand-ins-ask = Preguntar
lobby-stand-ins-auto = Juega el ordenador
lobby-stand-in-level = Ordenadores que sustituyen a alguien
lobby-host-gone = Si falta quien organiza
lobby-host-gone-passes = Otra persona se encarga
lobby-host-gone-waits = Esperar
lobby-voice = Decir la suma en voz alta
lobby-reactions = Reacciones

## The button

lobby-start = Empezar
lobby-waiting = Esperando a que empiece { $name }.
lobby-waiting-host = Esperando a que empiece quien organiza la mesa.
lobby-starting = Empieza enseguida. Aún falta: { $names }.
lobby-leave = Dejar la mesa
room-title = Sala
room-link = Enlace a esta sala
