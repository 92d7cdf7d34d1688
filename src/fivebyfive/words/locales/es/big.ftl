### The screen that everybody looks at, and the caller for printed sheets.

big-open = Pantalla grande
big-back = Volver a la mesa
big-join = Entrar: { $code }
big-come = Entra con este código o enlace
big-moved = { $moved ->
    [one] Ya ha jugado { $moved } de { $of }
   *[other] Ya han jugado { $moved } de { $of }
}
big-wait = La partida empieza enseguida.
big-top = Los cinco primeros
big-podium = Podio
big-mean = De media: { $points } puntos
big-histogram = Las tiradas
big-histogram-text = Cuántas veces salió cada suma, entre paréntesis la media: { $numbers }
big-came = salieron
big-average = media
big-csv = Resultados en tabla (CSV)
big-next = Siguiente partida
big-names = Nombres
big-more-names = y { $count } más
big-no-points = Nadie tiene puntos todavía.

## The caller: dice for printed sheets, without a table

caller-title = Cantar los dados
caller-begin = Para hojas impresas: cada cual escribe y esta pantalla tira.
caller-roll = tirada { $round }
caller-roll-of = tirada { $round } de { $of }
caller-past = Tiradas hasta ahora
caller-full = Una hoja está llena
caller-again = Repetir en voz alta
caller-taken-back = La tirada se ha deshecho y volverá a salir. Ahora vale otra vez { $sum }.
caller-new = Nueva partida
caller-new-sure = ¿Empezar otra partida? La lista de tiradas se borra.
