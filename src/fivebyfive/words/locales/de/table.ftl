### What a live table and its server refuse, one message per error code.

## The table. $name is the name of a seat

error-not-host = Das kann nur die Tischleitung tun.
error-not-your-seat = Dieser Platz gehört jemand anderem.
error-not-your-roll = Du bist nicht mit Würfeln dran: Als Nächstes würfelt { $name }.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-device = Dieses Gerät ist nicht mehr am Tisch. Tritt dem Tisch neu bei.
error-stale-round = Am Tisch läuft schon Runde { $round }. Schau nach und versuch es noch einmal.
error-too-early = { $missing ->
    [one] Ein Platz hat
   *[other] { $missing } Plätze haben
} noch nicht gezogen. Warte noch.
error-not-in-lobby = Die Partie hat schon begonnen. Das lässt sich vor der nächsten ändern.
error-not-playing = An diesem Tisch läuft gerade keine Partie.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-alone = Tipps gibt es nur, wenn du allein spielst, nicht mit anderen am Tisch.
error-paused = Die Partie ist angehalten. Die Tischleitung kann sie fortsetzen.
error-locked = Der Tisch ist gesperrt. Bitte die Tischleitung, dich hereinzulassen.
error-name-hides = „{ $name }“ enthält Zeichen, die man nicht sieht, oder zu viele Akzente auf einem Buchstaben. Tippe den Namen neu, Buchstabe für Buchstabe.
error-name-mixed = „{ $name }“ mischt Buchstaben verschiedener Alphabete, die gleich aussehen. Schreibe jedes Wort in einem Alphabet.
error-name-alike = „{ $name }“ sieht aus wie „{ $other }“ an diesem Tisch. Ergänze etwas, das euch unterscheidet.
error-name-barred = Die Tischleitung hat den Namen „{ $name }“ von diesem Tisch genommen. Wähle einen anderen oder bitte die Tischleitung, ihn wieder zu erlauben.
error-name-kept = Diesen Namen hat die Tischleitung für dich gewählt. Er bleibt für diese Partie; frag sie, wenn du einen anderen möchtest.
error-table-full = Der Tisch ist voll: Er hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
error-nobody-seated = Noch ist kein Platz besetzt. Nimm dir einen oder lass den Computer mitspielen.
error-roll-needed = Gib an, was deine Würfel zeigen: beide Würfel oder ihre Summe.
error-roll-unwanted = An diesem Tisch würfelt das Programm.
error-not-away = { $name } ist da; niemand muss einspringen.
error-away-briefly = { $name } ist gerade erst weg. Nach { $seconds } Sekunden darf ein Computer einspringen.
error-seat-taken = { $name } ist schon da. Wenn du das bist, nimm das Gerät, mit dem du beigetreten bist.
error-bad-setting = Die Einstellung „{ $name }“ kann diesen Wert nicht haben.
error-bad-order = Die Reihenfolge muss jeden Platz genau einmal nennen.
error-wrong-host-link = Mit diesem Link lässt sich der Tisch nicht mehr leiten. Bitte die Tischleitung um einen neuen.
error-nonce-given = Dieses Gerät hat seinen Teil der Würfel für diese Partie schon gegeben.
error-no-reactions = An diesem Tisch sind Reaktionen ausgeschaltet.
error-too-soon = Warte einen Moment bis zur nächsten Reaktion.
error-no-such-paper = Auf Papier spielt hier niemand mehr unter dieser Nummer. Schau nach und versuch es noch einmal.
error-no-person = { $name } ist ein Computer und braucht kein Papier.
error-only-paper = Alle spielen auf Papier. Jemand muss am Bildschirm spielen; wo alle auf Papier spielen, würfelt „Würfe ansagen“ für sie.
error-not-full-yet = Vor dem { $rounds }. Wurf kann kein Zettel voll sein: Jeder Wurf gibt eine Zahl.
error-unreadable-sheet = In { $cell } steht „{ $text }“; das gibt es auf keinem Zettel dieses Spiels. Korrigiere das zuerst.
error-rolling = Es wird gerade gewürfelt. Die Züge dieser Runde lassen sich nicht mehr ändern.
error-part-unwanted = Der Tisch hat dieses Gerät nicht nach seinem Teil von Wurf { $round } gefragt.

## The server

error-wrong-token = Dieses Gerät gehört nicht mehr zum Tisch. Tritt mit dem Code neu bei.
error-hello-first = Die erste Nachricht muss ein „hello“ mit einem Token sein.
error-hello-twice = Über diese Verbindung kam schon ein „hello“.
error-bad-message = Diese Nachricht ist nicht zu verstehen. Ihre genaue Form steht in der Dokumentation.
error-unknown-message = Nachrichten dieser Art gibt es nicht.
error-too-large = Die Nachricht ist zu lang: Erlaubt sind höchstens { $most } Zeichen.
error-too-fast = Zu viele Nachrichten auf einmal. Warte einen Moment und mach dann weiter.
error-too-slow = Die Verbindung ist zu langsam, um mitzukommen. Verbinde dich neu, um zu sehen, wo die Partie gerade steht.
error-too-many-tables = Von dieser Adresse wurden zu viele Tische eröffnet. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-many-tries = Von dieser Adresse kamen zu viele falsche Codes. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-many-devices = Der Tisch ist voll: Es sind schon { $most } Geräte da.
error-too-many-sockets = Dieses Gerät hat den Tisch schon { $most }-mal offen. Schließ einige seiner Fenster.
error-too-many-changes = Von diesem Gerät kamen so viele Änderungen, dass es warten muss. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-much-written = Von dieser Adresse kam so viel, dass sie warten muss. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-much-asked = Von dieser Adresse wurde zu viel angefragt. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-much-printed = Für diese Adresse werden schon { $most } Mal Zettel gezeichnet. Warte, bis sie fertig sind.
error-log-full = Dieser Tisch hat eine sehr lange Geschichte und nimmt keine Änderungen mehr an. Eröffne einen neuen Tisch.
error-too-many-seats = Ein Gerät kann { $most } Plätze haben. Die anderen können auf einem eigenen Gerät beitreten oder auf Papier spielen.
error-too-many-computers = Ein Tisch kann { $most } Computerspieler haben.
error-server-full = Es sind so viele da, dass niemand mehr Platz hat. Versuch es gleich noch einmal.
error-wrong-origin = Eine Seite von einer anderen Adresse darf hier nicht spielen.
error-idle = Hier ist seit Stunden nichts geschehen. Berühr die Seite, um zurückzukommen.
error-no-code-free = Alle Tischcodes sind vergeben. Versuch es gleich noch einmal.
error-no-rehearsal = Auf diesem Server kann niemand die Würfe bestimmen. Nur einer, der mit --rehearsal gestartet wurde, nimmt einen Startwert an.
error-banned = Wer diesen Server betreibt, weist Anfragen aus deinem Netz für eine Weile ab. Frag dort nach, wenn das ein Irrtum ist.
error-wrong-room-key = Dieser Raum kennt dieses Gerät nicht. Setz dich dort mit jemandem an einen Tisch, den er schon kennt.
error-not-keeper = Das darf nur, wer diesen Raum verwaltet.
error-no-such-person = Unter diesem Namen ist hier niemand bekannt.
error-unreadable-record = Die Aufzeichnung dieses Spiels ist beschädigt und lässt sich nicht lesen.
error-closing = Der Server wird gerade beendet. Versuch es gleich noch einmal.
error-internal-error = Auf dem Server ist etwas schiefgegangen; es wurde vermerkt. Versuche es noch einmal.
error-unavailable = Der Server kann gerade nichts speichern. Nichts ist verloren; versuche es gleich noch einmal.
error-printing-busy = Gerade werden viele Zettel gezeichnet. Versuche es gleich noch einmal.
error-left = Du hast den Tisch verlassen.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse lässt sich so nicht benutzen.
error-page-not-built = Die Seite ist nicht gebaut. `make play` baut sie; die API ist unter /api/docs beschrieben.
error-bad-room-name = Der Name eines Raums hat { $least } bis { $most } Buchstaben, Ziffern und Bindestriche, wie in schach-club.
