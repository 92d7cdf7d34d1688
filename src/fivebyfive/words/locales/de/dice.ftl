### What `fivebyfive verify` says, and what can be wrong with dice.

## What was found. Each is a sentence about one file.

verify-verified = { $file }: geprüft. { $rolls ->
    [one] Ein Wurf wurde nachgerechnet und stimmt
   *[other] Alle { $rolls } Würfe wurden nachgerechnet und stimmen
}.
verify-nothing = { $file }: nichts zu prüfen. Kein Wurf darin stammt von prüfbaren Würfeln; bei echten Würfeln ist das immer so.
verify-rehearsal = { $file }: nichts zu prüfen. Die Würfe hat ein Startwert bestimmt: Es war ein Probelauf für Tests.
verify-repeated = { $file }: hier ist nichts zu prüfen. Die Würfe sind die von Partie { $game } an Tisch { $table }: Prüfe deren Aufzeichnung.
verify-refused = { $file }: abgelehnt. { $message }

## Why dice are refused. $key is a header such as Secret; $shown and $dice are throws such as 3+6.

error-bad-nonce = „{ $text }“ geht nicht als Nonce. Eine Nonce hat 1 bis { $longest } Zeichen aus A-Z, a-z, 0-9, - und _.
error-bad-dice-header = Die Kopfzeile „{ $key }“ fehlt oder ist fehlerhaft. Prüfbare Würfel lassen sich nur mit allen ihren Kopfzeilen prüfen, so wie sie geschrieben wurden.
error-secret-missing = Das Geheimnis der Würfel ist noch nicht aufgedeckt. Prüfe die Aufzeichnung, die nach dem Ende der Partie gespeichert wurde.
error-secret-mismatch = Das Geheimnis passt nicht zur Festlegung. Entweder wurde die Aufzeichnung verändert, oder die Würfel stammen nicht von diesem Geheimnis.
error-bad-part = Das ist nicht der Teil von Wurf { $round }, auf den die Nonce des Geräts es festgelegt hat.
error-other-commitment = Die Festlegung in der Aufzeichnung ist nicht die notierte. Die Würfel stammen von einem anderen Geheimnis, oder es ist eine andere Partie.
error-nonce-missing = Die notierte Nonce { $nonce } steht nicht in der Aufzeichnung. Die Würfel entstanden ohne sie, oder es ist eine andere Partie.
error-other-nonces = Die Nonces in der Aufzeichnung sind nicht die, die beim Start der Partie da waren.
error-part-unused = Der Tisch hat den Teil von Wurf { $round } bestätigt, aber der Wurf in der Aufzeichnung entstand ohne ihn.
error-bad-rounds = „{ $text }“ sagt nicht, welche Teile gemeint sind. Schreib die Würfe wie in --parts 1-5,7, mit genau einem --nonce.
error-sum-only = In Runde { $round } steht nur die Summe { $sum }. Bei prüfbaren Würfeln gehören zu jedem Wurf beide Würfel, etwa 3+6.
error-other-roll = Wurf { $round } war am Tisch { $seen }, in der Aufzeichnung steht aber { $shown }.
error-roll-altered = In Runde { $round } steht { $shown }, die Würfel ergeben aber { $dice }. Entweder wurde die Aufzeichnung verändert, oder es wurden andere Würfel benutzt.
