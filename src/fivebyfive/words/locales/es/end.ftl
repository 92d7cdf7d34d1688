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
end-points = { $total ->
    [one] un punto
   *[other] { $total } puntos
}
end-computer = juega el ordenador
end-sheet = Hoja de { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } con círculo

## What to do next

end-again = Otra vez con la misma gente
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
end-dice-text = Los dados quedaron fijados antes de la primera tirada y todo el mundo vio su sello. Ahora su secreto está a la vista: junto con las partes de los dispositivos da todas las tiradas. «fivebyfive verify» las calcula a partir del registro guardado.
end-dice-seal = Sello
end-dice-secret = Secreto
end-dice-parts = Partes de los dispositivos
