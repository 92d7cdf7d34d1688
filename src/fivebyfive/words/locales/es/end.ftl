### How a game ended.

## Who won. $names is a list of two or three names.

end-you-win = ¡Has ganado!
end-wins = Gana { $name }
end-share-the-win = { $names } comparten la victoria
end-shared-win = Victoria compartida
# Instead of who won: sheets of paper may still change that
end-missing = { $count ->
    [one] Falta copiar una hoja
   *[other] Faltan por copiar { $count } hojas
}
# Above a podium that may still change
end-so-far = Hasta ahora
end-abandoned = La partida terminó antes de tiempo
end-abandoned-text = Los puntos son los de las rondas que se terminaron.
end-best = ¡Tu mejor marca!
end-points = { $total ->
    [one] un punto
   *[other] { $total } puntos
}
end-computer = juega el ordenador
end-sheet = Hoja de { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } con círculo

## Several games of one table; the columns have narrow headings

end-series = Las partidas hasta ahora
end-series-games = Partidas
end-series-wins = Victorias
end-series-points = Puntos

## What to do next

# The host has begun it, and the last one is still being read
end-next = A la próxima partida
end-next-opens = La próxima partida está a punto de empezar.
end-next-begun = La próxima partida ha empezado.
end-next-round = La próxima partida va por la ronda { $round }.
end-next-turn = Te toca.
end-next-waits = Solo faltas tú.
end-again = Otra vez con la misma gente
# Beside “Same people again”, which starts at once: to the lobby instead
end-change-first = Cambiar algo antes
end-play-again = Jugar otra vez
end-same-dice = Otra vez con los mismos dados
# Below “One sheet is still to be typed in”; yes or no
end-again-sure = ¿Empezar la siguiente partida de todos modos? Después ya no se podrá copiar lo que falta.
end-wait = Esperando a que { $name } empiece otra partida
end-wait-host = Esperando a que quien organiza la mesa empiece otra partida
end-save = Guardar el registro
end-share = Compartir
end-print = Imprimir esta partida

## Sharing

end-copied = El resultado está en el portapapeles.
end-copy-this = Copia el resultado de aquí:
end-copy-label = Resultado

## Dice that can be checked

end-dice = Dados que cualquiera puede comprobar
end-dice-text = El sello de los dados estaba a la vista antes de la primera tirada, y ahora también su secreto: junto con las partes de los dispositivos da todas las tiradas.
end-dice-seal = Sello
end-dice-secret = Secreto
end-dice-parts = Partes de los dispositivos
end-dice-checked = Dados comprobados por este dispositivo
end-dice-rolls = { $rolls ->
    [one] Se ha vuelto a calcular una tirada y es correcta.
   *[other] Se han vuelto a calcular las { $rolls } tiradas y todas son correctas.
}
end-dice-mine = { $count ->
    [0] Ninguna lleva una parte de este dispositivo.
    [one] Una de ellas lleva una parte de este dispositivo.
   *[other] { $count } de ellas llevan una parte de este dispositivo.
}
end-dice-unchecked = Este dispositivo no ha comprobado los dados: no tiene notas de antes de la primera tirada.
end-dice-repeated = Las tiradas son las de la partida anterior.
end-dice-without = Se empezó sin una parte de: { $names }
end-dice-command = Para comprobarlo otra vez
end-dice-wrong = Algo no encaja en los dados de esta partida.
end-dice-wrong-record = Al registro le falta lo necesario para comprobar los dados.
end-dice-wrong-seal = El sello no es el que este dispositivo vio antes de la primera tirada.
end-dice-wrong-secret = El secreto no corresponde al sello.
end-dice-wrong-nonce = La parte de este dispositivo de antes de la primera tirada falta o es otra.
end-dice-wrong-nonces = Las partes de los dispositivos no son las que había al empezar.
end-dice-wrong-chain = La parte de un dispositivo en una tirada no es auténtica.
end-dice-wrong-part = La tirada { $round } se hizo sin la parte de este dispositivo, aunque la mesa la había aceptado.
end-dice-wrong-seen = La tirada { $round } fue { $seen }, pero en el registro pone { $shown }.
end-dice-wrong-roll = En el registro la tirada { $round } es { $shown }, pero los dados dan { $dice }.

## What computers did, and a pupil's own place

computer-rounds = { $rounds ->
    [one] una ronda del ordenador
   *[other] { $rounds } rondas del ordenador
}
end-apart = Fuera de la clasificación: más de una quinta parte de las jugadas es del ordenador.
end-your-place = Tu puesto: { $place } de { $of }
end-your-apart = Muchas de tus jugadas son del ordenador: esta partida no te cuenta.
