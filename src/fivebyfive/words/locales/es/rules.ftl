### The rules of both games. Numbers that belong to the rules come in as variables.

rules-title = Cómo se juega a { $game }
rules-play-now = Jugar ahora

## Headings

rules-idea = La idea
rules-round = Una ronda
rules-lines = Lo que forma una línea
rules-free-circles = Círculos gratis
rules-several-lines = Varias líneas a la vez
rules-white-boxes = Casillas blancas
rules-end = El final
rules-alone = En solitario

## Tables

rules-column-combination = Combinación
rules-column-points = Puntos
rules-column-circles = Círculos
rules-column-example = Ejemplo

## Both games

rules-sheet-text = La hoja es una cuadrícula de cinco filas y cinco columnas. Tiene doce líneas: cinco filas, cinco columnas y dos diagonales.
# $example is a line such as 9-5-9-5-5
rules-order-text = Da igual en qué orden estén los números de una línea. Cuatro números consecutivos todavía no son una escalera. Solo cuenta una combinación, la que forman los cinco números juntos: { $example } es un full y no cuenta además como triplete.
rules-alone-text = En solitario se juega con las mismas reglas. Un buen resultado pasa de { $good } puntos; uno genial, de { $brilliant }; uno espectacular, de { $spectacular }.
rules-players-text = Puede jugar cualquier número de personas, cada una con su propia hoja.

## Knister

rules-knister-idea-text = Todo el mundo escribe los mismos números, pero cada cual elige dónde. Al final cuenta lo que forman las doce líneas.
rules-knister-round-text = Empieza la persona más joven: tira dos dados una sola vez y canta la suma, alto y claro. Todo el mundo, también quien ha tirado, escribe ese número en cualquier casilla libre de su hoja. Y ahí se queda. Después, los dados pasan a la siguiente persona, en el sentido de las agujas del reloj.
rules-knister-lines-text = Una línea cuenta cuando sus cinco casillas están llenas. Da los puntos de la combinación que forma, y las dos diagonales puntúan doble. Escribe los puntos en la casilla blanca del extremo de la línea, enseguida o cuando acabe la partida.
rules-knister-end-text = Después de 25 tiradas, todas las hojas están llenas. Suma las doce líneas. Gana el total más alto; si hay empate, se comparte la victoria.

## Knaster

rules-knaster-idea-text = Un número solo cuenta si está rodeado. Las líneas completas que forman algo dan círculos gratis, y las líneas con círculos de punta a punta dan puntos.
rules-knaster-round-text = Empieza la persona más joven: tira dos dados una sola vez y canta la suma, alto y claro. Todo el mundo, también quien ha tirado, hace una de dos cosas: escribe el número en cualquier casilla libre o rodea un número igual que ya esté en la hoja y no tenga círculo. Si no hay ninguno, hay que escribir el que ha salido. Después, los dados pasan a la siguiente persona, en el sentido de las agujas del reloj.
rules-knaster-free-circles-text = Una línea se completa al escribir su quinto número. Si forma una combinación, dibuja enseguida sus círculos gratis alrededor de los números que quieras de esa línea, siempre que no tengan círculo; el que acabas de escribir puede ser uno de ellos. Si quedan menos sin rodear, dibuja menos. No puedes saltarte los círculos gratis ni guardarlos para más tarde. Un doblete solo no da ninguno.
rules-knaster-several-lines-text = Un solo número puede completar hasta cuatro líneas. Resuélvelas una tras otra, en el orden que quieras. Cada una da todos sus círculos: un número que ya has rodeado para una línea no se rodea otra vez para la siguiente; en su lugar se rodean otros.
rules-knaster-white-boxes-text = Una línea con los cinco números rodeados gana, una sola vez, los puntos de la casilla blanca de su extremo: { $rows } en las filas, de arriba abajo; { $columns } en las columnas, de izquierda a derecha; { $diagonals } en cada diagonal.
rules-knaster-end-text = En cuanto alguien ha escrito en las 25 casillas, tiene que decirlo. Entonces la siguiente persona hace exactamente una tirada más, que vale para todo el mundo, por muchas hojas que estén ya llenas. En esta última tirada también puedes no hacer nada; los círculos gratis y las casillas blancas siguen contando. Por último, suma tus casillas blancas y un punto por cada círculo. Gana el total más alto; si hay empate, se comparte la victoria.
