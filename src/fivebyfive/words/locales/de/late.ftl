### Coming late: the missed numbers are placed first.

late-go = Mitspielen
late-means = Du kannst noch mitspielen: Zuerst trägst du nacheinander die Zahlen ein, die du verpasst hast.
late-next-game = Bei der nächsten Partie kannst du mitspielen.
late-title = Die Zahlen, die du verpasst hast
# $number is the sum of a roll
late-place = Zahl { $place } von { $of }: Wohin schreibst du die { $number }?
late-move = Wohin soll die { $number } stattdessen?
late-done = Alle eingetragen. Tippe auf eine Zahl, um sie zu verschieben, oder nimm Platz.
late-sit = Platz nehmen
late-mark = später
late-placed = { $rounds ->
    [one] Später dazugekommen: eine Runde nachgetragen.
   *[other] Später dazugekommen: { $rounds } Runden nachgetragen.
}
