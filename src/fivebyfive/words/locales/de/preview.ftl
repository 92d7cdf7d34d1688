### What chat programs show of a link to the page, beside a picture.

preview-home = Five by Five: Knister und Knaster spielen
preview-games = Zwei Würfel, ein Stift und ein Zettel mit fünf mal fünf Feldern. Allein, mit Freunden oder gegen den Computer, direkt im Browser.
preview-knister = 25 Würfe mit zwei Würfeln, 25 Felder: Wo zählt jede Zahl am meisten?
preview-knaster = Eintragen oder einkreisen: Jeder Wurf ist eine kleine Zwickmühle.
preview-rules = { $game }: die Regeln
preview-invite = Spiel mit uns { $game }!
preview-any = Spiel mit uns Knister oder Knaster!
preview-join = Link öffnen, Namen eingeben, mitspielen. Ohne Konto und ohne Installation.
preview-picture = Ein Zettel mit eingetragenen Zahlen, einem Bleistiftkreis und zwei Würfeln
