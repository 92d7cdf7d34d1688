### People who play along on paper at a table.

onpaper-mark = auf Papier
onpaper-screen = am Bildschirm
# Above two choices: on a screen, on paper
onpaper-plays = Spielt
onpaper-means = Auf Papierzettel wird nicht gewartet. Nach der Partie tippt ihr den Zettel ein, dann zählt er in der Rangliste mit.
onpaper-add = Jemand auf Papier
onpaper-join = Auf Papier mitspielen
onpaper-listed = Auf Papier: { $names }

## In a game. Knaster ends with a full sheet

onpaper-use = Diese Zahl gilt auch auf deinem Papier.
onpaper-full = { $name }: Zettel ist voll
onpaper-full-sure = Ist der Zettel voll?
onpaper-full-means = In allen 25 Feldern steht eine Zahl. Dann folgt für alle genau noch ein Wurf.
# Which roll filled the sheet: buttons, with the sum of the dice
onpaper-full-now = Mit diesem Wurf ({ $sum })
onpaper-full-before = Mit dem Wurf davor ({ $sum })
onpaper-full-before-means = War er schon mit dem Wurf davor voll, ist der jetzige Wurf der letzte. Das lässt sich nicht zurücknehmen.
onpaper-full-said = Voller Zettel: { $name }. Es folgt noch ein Wurf.
onpaper-leave-sure = Endgültig gehen? Die Tischleitung kann deinen Zettel trotzdem eintippen.

## At the end

onpaper-not-typed = Zettel noch nicht eingetippt
onpaper-type = Zettel eintippen
onpaper-correct = Zettel korrigieren
onpaper-doubtful = Etwas stimmt vielleicht nicht, siehe oben.
onpaper-save-so = Trotzdem speichern
onpaper-leave-out = Weglassen
onpaper-remove-sure = { $name } aus dieser Partie weglassen?
