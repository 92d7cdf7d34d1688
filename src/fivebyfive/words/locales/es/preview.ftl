### What chat programs show of a link to the page, beside a picture.

preview-home = Five by Five: juega a Knister y Knaster
preview-games = Dos dados, un lápiz y una hoja de cinco por cinco casillas. A solas, con amigos o contra el ordenador, en tu navegador.
preview-knister = 25 tiradas de dos dados, 25 casillas: ¿dónde vale más cada número?
preview-knaster = Escribir o rodear: cada tirada de dos dados es un pequeño dilema.
preview-rules = { $game }: las reglas
preview-invite = ¡Ven a jugar a { $game }!
preview-any = ¡Ven a jugar a Knister o Knaster!
preview-join = Abre el enlace, escribe tu nombre y ya estás en la mesa. Sin cuenta y sin instalar nada.
preview-picture = Una hoja con números escritos, un círculo a lápiz y dos dados
