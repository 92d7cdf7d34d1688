### How a game ended.

## Who won. $names is a list of two or three names.

end-you-win = Du gewinnst!
end-wins = { $name } gewinnt
end-share-the-win = { $names } teilen sich den Sieg
end-shared-win = Ein geteilter Sieg
# Instead of who won: sheets of paper may still change that
end-missing = { $count ->
    [one] Ein Zettel ist noch einzutippen
   *[other] { $count } Zettel sind noch einzutippen
}
# Above a podium that may still change
end-so-far = Bisher
end-abandoned = Die Partie wurde vorzeitig beendet
end-abandoned-text = Es zählen die Punkte der Runden, die zu Ende gespielt sind.
end-points = { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
end-computer = spielt der Computer
end-sheet = Zettel von { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } eingekreist

## What to do next

end-again = Noch einmal, dieselben Leute
end-play-again = Noch einmal spielen
end-same-dice = Noch einmal, dieselben Würfe
# Below “One sheet is still to be typed in”; yes or no
end-again-sure = Trotzdem die nächste Partie beginnen? Was fehlt, lässt sich danach nicht mehr eintippen.
end-wait = Warten, bis { $name } die nächste Partie beginnt
end-wait-host = Warten, bis die Tischleitung die nächste Partie beginnt
end-save = Aufzeichnung speichern
end-share = Teilen
end-print = Diese Partie drucken

## Sharing

end-copied = Das Ergebnis ist in der Zwischenablage.
end-copy-this = Kopiere das Ergebnis von hier:
end-copy-label = Ergebnis

## Dice that can be checked

end-dice = Würfe, die alle nachprüfen können
end-dice-text = Die Würfe lagen vor dem ersten Wurf fest, und alle haben ihr Siegel gesehen. Jetzt ist das Geheimnis offen: Zusammen mit den Teilen der Geräte ergibt es jeden Wurf. „fivebyfive verify“ rechnet das aus der gespeicherten Aufzeichnung nach.
end-dice-seal = Siegel
end-dice-secret = Geheimnis
end-dice-parts = Teile der Geräte
