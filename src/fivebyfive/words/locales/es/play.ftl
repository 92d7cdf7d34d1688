### The table while a game is on.

## The one button, and what stands beside the dice. $name is the name of a seat

play-roll = Tirar
play-roll-stop = Parar
play-finish = Terminar
play-roll-for = Tirar por { $name }
play-choose-cell = Elige una casilla
play-choose-circles = Elige los círculos
play-waiting = { $missing ->
    [one] Falta una jugada
   *[other] Faltan { $missing } jugadas
}
play-rolls-next = Ahora tira { $name }
play-host-rolls = Tira quien organiza
play-by-itself = Tirada automática
play-ends-game = { $name } termina la partida
play-host-ends = Termina quien organiza
play-ends-by-itself = La partida está a punto de terminar
play-paused = En pausa
play-begin = Tira los dados para empezar.
play-you-begin = Empiezas tú: tira los dados.
play-you-roll = Te toca tirar.
play-you-finish = Eso es todo. Termina la partida.
play-roller-away = { $name } no está. Puedes seguir tú.
play-your-move = Toca una casilla para este número.
play-roll-first = Primero se tiran los dados; después, toca una casilla.
play-now = Ahora { $name }
play-moved = Jugadas hechas: { $moved } de { $of }
play-waiting-for = Falta por jugar: { $names }
play-last = ¡La última tirada!
play-last-after = { $names }: hoja llena. ¡Última tirada!
play-last-after-you = Tu hoja está llena. ¡Última tirada!
play-voice-last = Hay una hoja llena: última tirada.
play-connection-lost = Se ha perdido la conexión. Conectando de nuevo …
play-connection-back = Conexión recuperada.
play-reconnecting = Conectando de nuevo …
play-reconnecting-unsent = Conectando de nuevo … Tu jugada aún no se ha enviado.
play-unsent = Aún sin enviar
play-nothing = No hacer nada
play-take-back = Deshacer
play-take-back-of = Deshacer la jugada de { $name }
play-seconds = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}
play-watching = Estás mirando

## Free circles. $line is a line such as "row 4", $makes a combination

play-which-line = Varias líneas con círculos: toca con cuál empiezas.
play-which-first = Varias líneas con círculos. Elige con cuál empiezas: { $lines }.
play-cell-shared = { $cell } está en { $lines }. Toca otra casilla de la línea con la que quieras empezar, o su casilla blanca.
play-circles-first = Elige primero los círculos. Para jugar otra cosa, deshaz la jugada.
play-circles-chosen = Ya has elegido los círculos. Toca uno para cambiarlo; para jugar otra cosa, deshaz la jugada.
play-circle-forced = Este círculo era obligatorio. Para jugar otra cosa, deshaz la jugada.
play-choose = { $line }, { $makes }: { $left ->
    [one] elige un círculo
   *[other] elige { $left } círculos
}
play-choose-left = { $line }, { $makes }: { $left ->
    [one] falta uno
   *[other] faltan { $left }
}
play-choose-of = { $line }, { $makes }: rodea { $left } de { $of }.

## The sheet, for those who hear it. $cell is a cell such as c3

play-sheet = Hoja de { $name }
play-sheet-own = Tu hoja
play-sheet-text = Hoja de { $name }, fila a fila: { $numbers }
play-cell-free = { $cell }, libre
play-cell-number = { $cell }, { $number }
play-cell-circled = { $cell }, { $number }, con círculo
play-cell-pencilled = { $cell }, { $number }, a lápiz
play-cell-pencilled-circled = { $cell }, { $number }, a lápiz, con círculo
play-may-circle = se puede rodear
play-empty = libre
play-move-field = Escribe una jugada, como c3 o (c3)
play-move-make = Hacer la jugada
play-move-wrong = Esto no es una jugada. Escribe una casilla, como c3, o (c3) para rodear su número.
play-lines-here = Líneas de esta casilla
play-rolled = Ronda { $round }: { $dice }, que suman { $sum }.
play-rolled-sum = Ronda { $round }: { $sum }.
play-wrote = { $number } en { $cell }.
play-wrote-circled = { $number } en { $cell }, con círculo: { $cells }.
play-circled = Círculo en { $cell }.
play-did-nothing = Sin jugada.
play-taken-back = Jugada deshecha.
play-sum = Suma: { $sum }
play-total = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}
play-points = { $points ->
    [one] punto
   *[other] puntos
}
play-round = ronda { $round }
play-round-of = ronda { $round } de { $of }

## Lines and combinations

play-line-open = { $line }: aún sin completar
play-line-made = { $line }: { $makes }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-line-doubled = { $line }: { $makes }, vale doble: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-box-open = { $line }: aún sin completar. { $circled } de 5 con círculo; los cinco valen { $box }.
play-box-made = { $line }: { $makes }. { $circled } de 5 con círculo; los cinco valen { $box }.
play-box-scored = { $line }: los cinco con círculo, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-gave-circles = { $makes }: { $count ->
    [one] un círculo gratis
   *[other] { $count } círculos gratis
} al completar la línea.
play-lines = Lo que aún pueden formar tus líneas
play-can-become = Aún puede formar: { $combinations }.
play-can-become-nothing = Ya no puede formar nada.
play-combinations = Lo que forma una línea
play-gives-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
play-gives-circles = { $count ->
    [one] un círculo
   *[other] { $count } círculos
}
play-doubled = Las dos diagonales puntúan doble.
play-gives-note = Los números dicen cuántos círculos gratis da la línea.

## Everybody

play-look = { $name }: { $points }
play-person = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-person-moved = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, jugada hecha
play-person-away = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, ausente
play-all = Las { $count } hojas
play-everybody = Todo el mundo
play-away = ausente
play-has-moved = jugada hecha
play-is-computer = Ordenador: { $level }
play-is-away = { $name } no está.
play-wait = Esperar
play-let-computer = Que juegue el ordenador
play-played-for = En tu ausencia, el ordenador ha jugado por ti: { $moves }.
# A move that was made without a connection, and what is on the sheet instead: $moves
play-late-number-wrote = Tu { $number } en { $cell } ha llegado tarde: el ordenador ha escrito en { $moves }.
play-late-number-computer = Tu { $number } en { $cell } ha llegado tarde: el ordenador ha jugado { $moves }.
play-late-number-stays = Tu { $number } en { $cell } ha llegado tarde: se queda { $moves }.
play-late-number-nothing = Tu { $number } en { $cell } ha llegado tarde.
play-late-circle-wrote = Tu círculo en { $cell } ha llegado tarde: el ordenador ha escrito en { $moves }.
play-late-circle-computer = Tu círculo en { $cell } ha llegado tarde: el ordenador ha jugado { $moves }.
play-late-circle-stays = Tu círculo en { $cell } ha llegado tarde: se queda { $moves }.
play-late-circle-nothing = Tu círculo en { $cell } ha llegado tarde.
play-sheets-here = Hojas en este dispositivo
play-turn = Girar esta hoja

## Real dice

play-what-dice = ¿Qué ha salido en tus dados?
play-right-number = ¿Qué salió de verdad? Todo el mundo vuelve a jugar.
play-wrong-number = ¿Número equivocado?
play-type-dice = Dos dados
play-type-sum = Mejor la suma
play-first-die = El primer dado
play-second-die = { $first } y …
play-cancel = Volver

## The menu

play-rules = Reglas
menu-game = Esta partida
menu-table = La mesa
menu-device = Este dispositivo
play-teach = Enséñame a jugar
play-rolls-alone = Tirada automática
play-people = Personas en la mesa { $code }
play-name = Nombre
play-save = Guardar
play-rename = Cambiar el nombre de { $name }
play-remove = Quitar a { $name }
play-remove-sure = ¿Quitar a { $name }? El ordenador seguirá en su lugar.
play-removed = El ordenador sigue jugando por ti. Ahora estás mirando.
play-pause = Pausar
play-go-on = Reanudar
play-lock = Bloquear la mesa
play-unlock = Desbloquear la mesa
play-end = Terminar la partida
play-end-sure = ¿Terminar esta partida para todo el mundo?
play-end-sure-alone = ¿Terminar esta partida?
play-leave = Dejar la mesa
play-leave-sure = ¿Dejar la mesa del todo? El ordenador seguirá jugando por ti.
play-yes = Sí
play-no = No

## The keys of the table

keys-title = Teclas
keys-lines = Leer las líneas de la casilla
keys-nothing = No hacer nada, en la última tirada
keys-arrows = A la hoja, y de casilla en casilla
keys-enter = Intro
keys-move = Escribir o rodear; pulsar un botón
keys-escape = Anular la jugada mientras eliges círculos; cerrar
keys-press = Espacio, Intro, Av Pág
keys-lead = Empezar, tirar, seguir, siguiente partida
keys-pause = Pausar o seguir
keys-letters = Letras sueltas

## The four bubbles of a first game

teach-title = Cómo se juega
teach-got-it = Entendido
teach-skip = Saltar
teach-roll = Tira los dados. La suma es la misma para todo el mundo, y cada cual tiene su hoja.
teach-roll-alone = Tira los dados. La suma va a tu hoja.
teach-wait = Enseguida se tiran los dados. La suma es la misma para todo el mundo, y cada cual tiene su hoja.
teach-host = Quien dirige la partida tira los dados. La suma es la misma para todo el mundo, y cada cual tiene su hoja.
teach-type = Tira tus dados y escribe lo que muestran. La suma es la misma para todo el mundo, y cada cual tiene su hoja.
teach-type-alone = Tira tus dados y escribe lo que muestran. La suma va a tu hoja.
teach-write = Toca una casilla libre: el número queda ahí a lápiz. Para cambiarlo, toca otra. Con la siguiente tirada pasa a tinta.
teach-knister-lines = Cada fila, columna y diagonal es una línea. Cinco números que forman algo dan puntos en la casilla blanca de su extremo.
teach-knister-points = Dobletes, tripletes, escaleras: lo que dan se ve junto a la hoja. Las dos diagonales en color puntúan doble. Toca una casilla blanca para preguntar por su línea.
teach-knaster-write = Toca una casilla libre para escribir el número. Si en la hoja hay uno igual sin círculo, también puedes tocarlo para rodearlo.
teach-knaster-circles = Si completas una línea que forma algo, eliges en ella círculos gratis. Cuántos, se ve junto a la hoja.
teach-knaster-boxes = Cinco círculos en una línea ganan la casilla blanca de su extremo, y cada círculo es un punto. Cuando una hoja está llena, hay una última tirada.

## Reactions of one tap

react-title = Decir algo
reaction-bravo = ¡Bravo!
reaction-wow = ¡Hala!
reaction-ouch = ¡Ay!
reaction-laugh = ¡Ja, ja!
reaction-thanks = ¡Gracias!
react-said = { $name }: { $what }
# $one is what one person said, such as “Emma: Wow!”
react-several = { $count ->
    [one] { $one } Y una más.
   *[other] { $one } Y { $count } más.
}

## The goal of somebody who plays alone, beside the points: $points are missing

goal-good = { $points } para bueno
goal-brilliant = { $points } para genial
goal-spectacular = { $points } para espectacular
