### How a game ended.

## Who won. $names is a list of two or three names.

end-you-win = Du gewinnst!
end-wins = { $name } gewinnt
end-share-the-win = { $names } teilen sich den Sieg
end-shared-win = Ein geteilter Sieg
# Instead of who won: sheets of paper may still change that
end-missing = { $count ->
    [one] Ein Zettel muss noch eingetippt werden
   *[other] { $count } Zettel müssen noch eingetippt werden
}
# Above a podium that may still change
end-so-far = Bisher
end-abandoned = Die Partie wurde vorzeitig beendet
end-abandoned-text = Es zählen die Punkte der Runden, die zu Ende gespielt sind.
end-best = Dein neuer Rekord!
end-points = { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
end-computer = spielt der Computer
end-sheet = Zettel von { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } eingekreist

## Several games of one table; the columns have narrow headings

end-series = Die Partien bisher
end-series-games = Partien
end-series-wins = Siege
end-series-points = Punkte

## What to do next

# The host has begun it, and the last one is still being read
end-next = Zur nächsten Partie
end-next-opens = Die nächste Partie beginnt gleich.
end-next-begun = Die nächste Partie hat begonnen.
end-next-round = Die nächste Partie ist in Runde { $round }.
end-next-turn = Du bist dran.
end-next-waits = Alle warten auf dich.
end-again = Noch eine Partie mit allen
# Beside “Same people again”, which starts at once: to the lobby instead
end-change-first = Erst etwas ändern
end-play-again = Noch einmal spielen
end-same-dice = Noch einmal mit denselben Würfen
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
end-dice-text = Das Siegel der Würfel war vor dem ersten Wurf zu sehen, und jetzt ist das Geheimnis offen: Zusammen mit den Teilen der Geräte ergibt es jeden Wurf.
end-dice-seal = Siegel
end-dice-secret = Geheimnis
end-dice-parts = Teile der Geräte
end-dice-checked = Würfe von diesem Gerät geprüft
end-dice-rolls = { $rolls ->
    [one] Ein Wurf wurde nachgerechnet und stimmt.
   *[other] Alle { $rolls } Würfe wurden nachgerechnet und stimmen.
}
end-dice-mine = { $count ->
    [0] Keiner davon enthält einen Teil von diesem Gerät.
    [one] Einer davon enthält einen Teil von diesem Gerät.
   *[other] { $count } davon enthalten einen Teil von diesem Gerät.
}
end-dice-unchecked = Dieses Gerät hat die Würfe nicht geprüft: Es hat keine Notizen aus der Zeit vor dem ersten Wurf.
end-dice-repeated = Die Würfe sind die der Partie davor.
end-dice-without = Gestartet ohne einen Teil von: { $names }
end-dice-command = Noch einmal prüfen
end-dice-wrong = Mit den Würfen dieser Partie stimmt etwas nicht.
end-dice-wrong-record = In der Aufzeichnung fehlt, was zum Prüfen der Würfe nötig ist.
end-dice-wrong-seal = Das Siegel ist nicht das, das dieses Gerät vor dem ersten Wurf gesehen hat.
end-dice-wrong-secret = Das Geheimnis gehört nicht zum Siegel.
end-dice-wrong-nonce = Der Teil dieses Geräts aus der Zeit vor dem ersten Wurf fehlt oder ist ein anderer.
end-dice-wrong-nonces = Die Teile der Geräte sind nicht die, die beim Start da waren.
end-dice-wrong-chain = Der Teil eines Geräts an einem einzelnen Wurf ist nicht echt.
end-dice-wrong-part = Wurf { $round } entstand ohne den Teil dieses Geräts, obwohl der Tisch ihn angenommen hatte.
end-dice-wrong-seen = Wurf { $round } war { $seen }, in der Aufzeichnung steht aber { $shown }.
end-dice-wrong-roll = Wurf { $round } ist in der Aufzeichnung { $shown }, die Würfel ergeben aber { $dice }.

## What computers did, and a pupil's own place

computer-rounds = { $rounds ->
    [one] eine Runde vom Computer
   *[other] { $rounds } Runden vom Computer
}
end-apart = Außer Wertung: Mehr als ein Fünftel der Züge kam vom Computer.
end-your-place = Dein Platz: { $place } von { $of }
end-your-apart = Viele deiner Züge kamen vom Computer: Diese Partie zählt für dich nicht mit.
