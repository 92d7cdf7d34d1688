### The page of the rules, and what its pictures show. A picture has a caption and, in -alt, a text
### for those who do not see it. Numbers are those of the rules.

rules-back = Volver
rules-games = Juegos
rules-liking = Idioma y colores

## Pictures

rules-picture-lines = Tres de las doce líneas: la fila 2, la columna d y una diagonal. Cada línea tiene una casilla blanca en su extremo.
rules-picture-lines-alt = Una hoja vacía con cinco filas, de la 1 a la 5, y cinco columnas, de la a a la e. Hay trazos sobre la fila 2, la columna d y la diagonal que empieza arriba a la izquierda. Las casillas blancas están encima de las columnas, a la derecha de las filas y, para las diagonales, en las esquinas de arriba.
rules-picture-doubled = La fila 4 es un full y vale { $house }. Las diagonales, en color, puntúan doble: el doblete de ochos vale { $pair }.
rules-picture-doubled-alt = Una hoja con dos líneas completas. La fila 4 es 9, 5, 9, 5, 5 y tiene { $house } en su casilla blanca. La diagonal que empieza arriba a la izquierda es 8, 7, 6, 5, 8 y tiene { $pair } en la suya. Las casillas de las dos diagonales tienen color.
rules-picture-circle = Los dados suman 8. En vez de escribirlo, puedes rodear el 8 de b2.
rules-picture-circle-alt = Dados que muestran 5 y 3, y una hoja con cinco números. El 8 de b2 acaba de recibir un círculo.
rules-picture-free = El 5 de d4 completa la fila 4. Es un full; círculos gratis: { $circles }. Pueden ir a cualquiera de los cinco números.
rules-picture-free-alt = La fila 4 de una hoja está resaltada: 9, 5, 9, 5, 5. El 5 de d4 es nuevo. El 9 de a4 y el 5 nuevo tienen círculo.
rules-picture-several = El 7 de c3 completa dos líneas. La fila 3, un triplete, da { $three }; la columna c, una escalera, da { $straight }.
rules-picture-several-alt = Están resaltadas la fila 3, que es 7, 4, 7, 7, 9, y la columna c, que es 5, 6, 7, 8, 9. El 7 de c3, donde se cruzan, es nuevo. Tienen círculo a3 en la fila y c1, c2 y c4 en la columna.
rules-picture-box = La fila 1 tiene círculos de punta a punta. Gana su casilla blanca: { $box }.
rules-picture-box-alt = Una hoja cuya fila 1 tiene cinco números rodeados y un trazo que los cruza. El { $box } de su casilla blanca está escrito en grande; las demás casillas aún están por ganar.
