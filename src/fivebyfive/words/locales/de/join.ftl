### Coming to a table with its link or its six digits.

join-looking = Der Tisch wird gesucht …
join-lobby = { $game }. Die Partie hat noch nicht begonnen.
join-playing = { $game }, Runde { $round }. Die Partie läuft schon; du kannst zuschauen.
join-over = { $game }. Diese Partie ist zu Ende. Ansehen kannst du sie noch.
join-sits = Am Tisch: { $names }
join-nobody = Noch ist kein Platz besetzt.
join-locked = Der Tisch ist gesperrt. Bitte die Tischleitung, dich hereinzulassen.
join-name = Dein Name
join-given = Gib mir einen Namen
# Friendly names, any number of them; each at most 24 characters, separated by commas
join-names = Blauer Fuchs, Roter Panda, Grüner Frosch, Goldener Adler, Silberner Wolf, Brauner Bär, Bunter Tiger, Weißer Uhu, Grauer Wal, Rosa Flamingo, Lila Krake, Gelber Kanarienvogel, Schwarzer Kater, Flinker Hase, Ruhiger Elch, Mutiger Löwe, Froher Otter, Kluger Rabe, Leiser Luchs, Müder Koala, Munterer Seehund, Neugieriger Ziegenbock, Sanfter Esel, Schneller Delfin
join-go = Beitreten
join-watch = Nur zuschauen
join-returning = Auf diesem Gerät weiterspielen?
join-i-am = Ich bin { $name }
# A button: a name that was used before on this device
join-as = Als { $name } beitreten
join-taken = Der Name { $name } ist vergeben.
join-name-missing = Gib zuerst einen Namen ein.
# A button with a name that is free
join-take = „{ $name }“ nehmen

## A person of the table comes back on another device

join-claim-asks = Jemand sagt: „Ich bin { $name }, auf einem anderen Gerät.“ Stimmt das?
join-claim-yes = Ja, hereinlassen
join-claim-no = Nein
join-claim-waiting = Die Tischleitung muss noch bestätigen, dass du { $name } bist.
join-claim-refused = Die Tischleitung hat es nicht bestätigt. Du kannst weiter zuschauen.

## A tablet that several people use. $names is one name, or a list of them.

back-who = Wer spielt jetzt?
back-as = Weiter als { $names }
back-else = Jemand anderes
