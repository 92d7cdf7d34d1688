### Handouts of a class: certificates, the result sheet, a worksheet.

## On a certificate

handout-certificate = Diploma
handout-first = Primer puesto
handout-second = Segundo puesto
handout-third = Tercer puesto
# Below a place
handout-in-game = en una partida de { $game }
# For everybody else, right below the name
handout-taking-part = por participar en una partida de { $game }
handout-among = entre { $people ->
    [one] una persona
   *[other] { $people } personas
}
handout-signature = Firma

## On the result sheet

handout-results = Resultados
# Behind a name
handout-by-computer = { $rounds ->
    [one] una ronda del ordenador
   *[other] { $rounds } rondas del ordenador
}
handout-apart = Fuera de clasificación
handout-apart-means = Aquí el ordenador hizo más de una quinta parte de las jugadas.
handout-mean = De media: { $mean } puntos
handout-rolls = Las tiradas

## On the worksheet

handout-worksheet = Dos dados y el azar
handout-made-from = Hecha con { $rolls ->
    [one] la única tirada
   *[other] las { $rolls } tiradas
} de vuestra propia partida de { $game }.
handout-solutions = Soluciones
# Headings of the rows of a table
handout-sum = Suma
handout-ways = Casos de 36
handout-rolled = salió
handout-expected = esperado
handout-ask-ways = Dos dados pueden caer de 36 formas igual de probables, por ejemplo 1+2 y 2+1. ¿Cuántas dan cada suma? Completa la segunda fila de la tabla.
handout-solve-ways = 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1: en total, 36.
handout-ask-expected = ¿Cuántas veces esperas cada suma en { $rolls ->
    [one] una tirada
   *[other] { $rolls } tiradas
}? Divide sus casos entre 36, multiplica por el número de tiradas y completa la última fila.
handout-solve-expected = Por ejemplo, el 7: 6 : 36 × { $rolls } = { $expected } (redondeado). Las demás están en la tabla.
handout-ask-most = ¿Qué suma es la más probable? ¿Cuál salió más veces en vuestra partida?
handout-solve-most = La más probable es el 7. La que más salió: { $sums } ({ $times ->
    [one] una vez
   *[other] { $times } veces
}).
handout-ask-middle = ¿Qué probabilidad hay de sacar un 6, un 7 o un 8? ¿Qué parte de vuestras tiradas fueron esas?
handout-solve-middle = 5 + 6 + 5 = 16 de 36 casos, es decir, el 44 %. En vuestra partida: { $count } de { $rolls }, es decir, el { $share } %.
handout-ask-edges = ¿Qué probabilidad hay de sacar un 2 o un 12? ¿Cuántas veces os salió y cuántas eran de esperar?
handout-solve-edges = 2 de 36 casos, o sea, una tirada de cada 18. En vuestra partida: { $count } de { $rolls }; eran de esperar { $expected }.
handout-ask-mean = Calcula la media de todas vuestras tiradas. ¿Qué media esperas a la larga?
handout-solve-mean = { $sum } : { $rolls } = { $mean } (redondeado). A la larga es 7.
handout-ask-gap = ¿En qué suma hay más diferencia entre lo que salió y lo esperado?
handout-solve-gap = En el { $sum }: salió { $times ->
    [one] una vez
   *[other] { $times } veces
}; lo esperado era { $expected }.
handout-ask-doubles = ¿Cuántas veces mostraron los dos dados el mismo número? ¿Cuántas eran de esperar?
handout-solve-doubles = { $count } de { $rolls }. 6 de los 36 casos son dobles, así que eran de esperar { $expected }.
handout-ask-many = Imagina 1000 tiradas. ¿Se parecerían más las columnas a lo esperado? ¿Por qué?
handout-solve-many = Sí. Los dados no tienen memoria, por eso cada suma sale unas veces más y otras menos de lo esperado. Pero con muchas tiradas las proporciones se acercan cada vez más a las probabilidades (ley de los grandes números).

error-nobody-called = Nadie que se llame «{ $name }» tiene hoja en esta partida.
error-nobody-moved = Nadie ha hecho una jugada propia en esta partida, así que no hay diplomas.
