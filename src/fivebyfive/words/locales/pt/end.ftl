### How a game ended.

## Who won. $names is a list of two or three names.

end-you-win = Ganaste!
end-wins = { $name } ganha
end-share-the-win = { $names } partilham a vitória
end-shared-win = Vitória partilhada
# Instead of who won: sheets of paper may still change that
end-missing = { $count ->
    [one] Falta copiar uma folha
   *[other] Faltam { $count } folhas por copiar
}
# Above a podium that may still change
end-so-far = Até agora
end-abandoned = A partida terminou antes do tempo
end-abandoned-text = Os pontos são os das rondas que chegaram ao fim.
end-points = { $total ->
    [one] um ponto
   *[other] { $total } pontos
}
end-computer = joga o computador
end-sheet = Folha de { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } com círculo

## What to do next

end-again = Outra vez com as mesmas pessoas
end-play-again = Jogar outra vez
end-same-dice = Outra vez com os mesmos dados
# Below “One sheet is still to be typed in”; yes or no
end-again-sure = Começar a próxima partida mesmo assim? Depois já não será possível copiar o que falta.
end-wait = À espera de que { $name } comece outra partida
end-wait-host = À espera de que quem organiza a mesa comece outra partida
end-save = Guardar o registo
end-share = Partilhar
end-print = Imprimir esta partida

## Sharing

end-copied = O resultado está na área de transferência.
end-copy-this = Copia o resultado daqui:
end-copy-label = Resultado

## Dice that can be checked

end-dice = Dados que qualquer pessoa pode verificar
end-dice-text = Os dados ficaram fixados antes do primeiro lançamento e toda a gente viu o seu selo. Agora o segredo está à vista: com as partes dos dispositivos, dá todos os lançamentos. “fivebyfive verify” calcula-os a partir do registo guardado.
end-dice-seal = Selo
end-dice-secret = Segredo
end-dice-parts = Partes dos dispositivos
