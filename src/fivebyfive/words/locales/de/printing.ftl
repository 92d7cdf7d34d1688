### Der Bildschirm, der Zettel druckt.

print-title = Zettel drucken
print-per-page = Zettel je Seite
print-pages = Seiten
print-fewer = Weniger Seiten
print-more = Mehr Seiten
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = US-Letter
print-paper-a5 = A5
print-ink = Tinte
print-ink-full = Farbig
print-ink-light = Wenig Tinte
print-ink-mono = Schwarz-weiß
print-names = Namen
print-names-means = Mit Kommas dazwischen, zum Beispiel Sara, Tim. Sie wiederholen sich der Reihe nach; ohne Namen bleibt eine Linie zum Ausfüllen.
print-rules = Regeln auf der Rückseite
print-rules-means = Drucke beidseitig. Die Rückseiten passen, egal über welche Kante das Papier gewendet wird; bei der falschen stehen sie nur auf dem Kopf.
print-download = PDF herunterladen
print-drawing = Wird gezeichnet …
print-failed = Es gibt keine Vorschau.
print-front = Vorschau: eine Seite { $game }, { $paper }, { $count ->
    [one] ein Zettel
   *[other] { $count } Zettel
}
print-back = Vorschau der Rückseite: die Regeln von { $game } in Kürze
