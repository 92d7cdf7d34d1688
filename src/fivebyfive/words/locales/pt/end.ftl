### How a game ended.

## Who won. $names is a list of two or three names.

end-you-win = Ganhaste!
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
end-best = O teu melhor resultado!
end-points = { $total ->
    [one] um ponto
   *[other] { $total } pontos
}
end-computer = joga o computador
end-sheet = Folha de { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } com círculo

## Several games of one table; the columns have narrow headings

end-series = As partidas até agora
end-series-games = Partidas
end-series-wins = Vitórias
end-series-points = Pontos

## What to do next

# The host has begun it, and the last one is still being read
end-next = Para a próxima partida
end-next-opens = A próxima partida está prestes a começar.
end-next-begun = A próxima partida começou.
end-next-round = A próxima partida vai na ronda { $round }.
end-next-turn = É a tua vez.
end-next-waits = Só faltas tu.
end-again = Outra vez com as mesmas pessoas
# Beside “Same people again”, which starts at once: to the lobby instead
end-change-first = Mudar algo antes
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
end-dice-text = O selo dos dados estava à vista antes do primeiro lançamento, e agora também o segredo: com as partes dos dispositivos, dá todos os lançamentos.
end-dice-seal = Selo
end-dice-secret = Segredo
end-dice-parts = Partes dos dispositivos
end-dice-checked = Dados verificados por este dispositivo
end-dice-rolls = { $rolls ->
    [one] Um lançamento foi calculado de novo e está certo.
   *[other] Os { $rolls } lançamentos foram calculados de novo e estão certos.
}
end-dice-mine = { $count ->
    [0] Nenhum deles tem uma parte deste dispositivo.
    [one] Um deles tem uma parte deste dispositivo.
   *[other] { $count } deles têm uma parte deste dispositivo.
}
end-dice-unchecked = Este dispositivo não verificou os dados: não tem notas de antes do primeiro lançamento.
end-dice-repeated = Os lançamentos são os da partida anterior.
end-dice-without = Começou sem uma parte de: { $names }
end-dice-command = Para verificar outra vez
end-dice-wrong = Há algo errado com os dados desta partida.
end-dice-wrong-record = Falta ao registo o que é preciso para verificar os dados.
end-dice-wrong-seal = O selo não é o que este dispositivo viu antes do primeiro lançamento.
end-dice-wrong-secret = O segredo não corresponde ao selo.
end-dice-wrong-nonce = A parte deste dispositivo de antes do primeiro lançamento falta ou é outra.
end-dice-wrong-nonces = As partes dos dispositivos não são as que havia no início.
end-dice-wrong-chain = A parte de um dispositivo num lançamento não é genuína.
end-dice-wrong-part = O lançamento { $round } foi feito sem a parte deste dispositivo, embora a mesa a tivesse aceitado.
end-dice-wrong-seen = O lançamento { $round } foi { $seen }, mas no registo está { $shown }.
end-dice-wrong-roll = No registo o lançamento { $round } é { $shown }, mas os dados dão { $dice }.

## What computers did, and a pupil's own place

computer-rounds = { $rounds ->
    [one] uma ronda do computador
   *[other] { $rounds } rondas do computador
}
end-apart = Fora da classificação: mais de um quinto das jogadas é do computador.
end-your-place = O teu lugar: { $place } de { $of }
end-your-apart = Muitas das tuas jogadas são do computador: esta partida não conta para ti.
