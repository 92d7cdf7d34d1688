### The screen that everybody looks at, and the caller for printed sheets.

big-open = Großer Bildschirm
big-back = Zurück zum Tisch
big-join = Mitspielen: { $code }
big-come = Mit diesem Code oder Link dazukommen
big-moved = { $moved ->
    [one] { $moved } von { $of } ist fertig
   *[other] { $moved } von { $of } sind fertig
}
big-wait = Gleich geht es los.
big-top = Die ersten fünf
big-podium = Siegertreppchen
big-mean = Im Schnitt: { $points } Punkte
big-histogram = Die Würfe
big-histogram-text = Wie oft jede Summe kam, in Klammern der Schnitt: { $numbers }
big-came = gewürfelt
big-average = im Schnitt
big-csv = Ergebnisse als Tabelle (CSV)
big-next = Nächste Partie
big-names = Namen
big-more-names = und { $count } weitere
big-no-points = Noch hat niemand Punkte.

## The caller: dice for printed sheets, without a table

caller-title = Würfe ansagen
caller-begin = Für gedruckte Zettel: Alle schreiben, dieser Bildschirm würfelt.
caller-roll = Wurf { $round }
caller-roll-of = Wurf { $round } von { $of }
caller-past = Bisherige Würfe
caller-full = Ein Zettel ist voll
caller-again = Noch einmal sagen
caller-taken-back = Der Wurf ist zurückgenommen und kommt gleich wieder. Jetzt gilt wieder { $sum }.
caller-new = Neue Partie
caller-new-sure = Neue Partie beginnen? Die Liste der Würfe wird gelöscht.
