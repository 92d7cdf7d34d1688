### Where games are kept, and `fivebyfive export`.

## The database. $reason is what the database itself says, in English

error-no-such-table = Es gibt keinen Tisch „{ $table }“. Prüfe den Code oder eröffne einen neuen.
error-newer-events = An diesem Tisch war gerade eine neuere Version des Servers, der eben aktualisiert wird. Versuche es in einer Minute noch einmal; nichts ist verloren.
error-store-unavailable = Die Datenbank lässt sich nicht benutzen: { $reason }. Prüfe, ob sie läuft und Platz hat, und versuche es noch einmal.
error-store-bad-address = Das ist keine Adresse einer Datenbank. Gib eine Datei an, z. B. spiele.sqlite, oder postgresql://nutzer@rechner/name.
error-store-not-found = Es gibt keine Datenbank { $file }. Prüfe den Pfad; sie entsteht mit dem ersten Tisch.
error-store-not-writable = In die Datenbank { $file } lässt sich nicht schreiben. Prüfe den Pfad, die Zugriffsrechte und den freien Platz.
error-store-not-a-database = { $file } ist keine Datenbank oder ist beschädigt. Wähle eine andere Datei oder spiele eine Kopie zurück.
error-store-not-ours = Diese Datenbank enthält schon etwas anderes. Wähle eine leere.
error-store-not-utf8 = Diese Datenbank kann nicht die Buchstaben aller Namen speichern. Lege eine mit der Kodierung UTF8 an.
error-store-too-new = Diese Datenbank gehört zu einer neueren Version von Five by Five (ihr Format hat die Nummer { $found }, diese Version kennt { $known }). Installiere die neueste Version.
error-store-changed = Diese Datenbank stammt von einer anderen Version von Five by Five: Ihr Schema Nummer { $number } weicht ab. Nimm die Version, von der sie stammt, oder eine leere Datenbank.

## Files that were to be written

error-export-differs = { $file } gibt es schon mit anderem Inhalt und wurde so gelassen. Wähle einen anderen Ordner oder überschreibe die Datei mit --force.
error-export-not-writable = { $file } lässt sich nicht schreiben. Prüfe den Ordner, die Zugriffsrechte und den freien Platz.

## What it says

export-bar = Schreiben
export-done = { $records ->
    [one] Eine Partie liegt
   *[other] { $records } Partien liegen
} in { $folder }.
export-nothing = Noch ist keine Partie zu Ende, also gibt es nichts zu schreiben.
