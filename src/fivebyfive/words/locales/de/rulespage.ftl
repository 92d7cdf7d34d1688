### The page of the rules, and what its pictures show. A picture has a caption and, in -alt, a text
### for those who do not see it. Numbers are those of the rules.

rules-back = Zurück
rules-games = Spiele
rules-liking = Sprache und Farben

## Pictures

rules-picture-lines = Drei der zwölf Linien: Zeile 2, Spalte d und eine Diagonale. Jede Linie hat am Ende ein weißes Kästchen.
rules-picture-lines-alt = Ein leerer Zettel mit fünf Zeilen, 1 bis 5, und fünf Spalten, a bis e. Striche gehen durch Zeile 2, Spalte d und die Diagonale von links oben. Weiße Kästchen stehen über den Spalten, rechts neben den Zeilen und für die Diagonalen an den oberen Ecken.
rules-picture-doubled = Zeile 4 ist ein Full House und bringt { $house }. Die getönten Diagonalen zählen doppelt: Das Paar aus Achten bringt { $pair }.
rules-picture-doubled-alt = Ein Zettel mit zwei vollen Linien. Zeile 4 ist 9, 5, 9, 5, 5, in ihrem weißen Kästchen steht { $house }. Die Diagonale von links oben ist 8, 7, 6, 5, 8, in ihrem weißen Kästchen steht { $pair }. Die Felder beider Diagonalen sind getönt.
rules-picture-circle = Die Würfel zeigen 8. Statt sie einzutragen, kannst du die 8 in b2 einkreisen.
rules-picture-circle-alt = Würfel, die 5 und 3 zeigen, und ein Zettel mit fünf Zahlen. Die 8 in b2 wurde gerade eingekreist.
rules-picture-free = Die 5 in d4 füllt Zeile 4. Das ist ein Full House; Gratiskreise: { $circles }. Jede der fünf Zahlen kann sie bekommen.
rules-picture-free-alt = Zeile 4 eines Zettels ist hervorgehoben: 9, 5, 9, 5, 5. Die 5 in d4 ist neu. Die 9 in a4 und die neue 5 sind eingekreist.
rules-picture-several = Die 7 in c3 füllt zwei Linien. Zeile 3, ein Drilling, bringt { $three }; Spalte c, eine Straße, bringt { $straight }.
rules-picture-several-alt = Zeile 3 mit 7, 4, 7, 7, 9 und Spalte c mit 5, 6, 7, 8, 9 sind hervorgehoben. Die 7 in c3, wo sie sich kreuzen, ist neu. Eingekreist sind a3 in der Zeile und c1, c2 und c4 in der Spalte.
rules-picture-box = Zeile 1 ist von Anfang bis Ende eingekreist. Sie bringt ihr weißes Kästchen: { $box }.
rules-picture-box-alt = Ein Zettel, dessen Zeile 1 fünf eingekreiste Zahlen und einen Strich hindurch hat. Die { $box } in ihrem weißen Kästchen ist groß geschrieben; die anderen Kästchen sind noch zu gewinnen.
