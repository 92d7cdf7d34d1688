### What a host may do for a class: names, time, latecomers, a second device.


# A silly name is taken off; a friendly one stands there instead. $old was there before
class-other-name = Anderer Name für { $name }
class-name-back = Den Namen „{ $old }“ zurückgeben
class-renamed = „{ $old }“ heißt jetzt „{ $name }“.
class-names-barred = Weggenommene Namen
class-names-barred-means = Sie bleiben auch in weiteren Partien an diesem Tisch weg, bis du sie wieder erlaubst.
class-allow-name = „{ $name }“ wieder erlauben
class-allow-name-short = Erlauben
class-more-time = Mehr Zeit für { $name }
class-more-time-short = Mehr Zeit
class-stand-in = Computer für { $name } spielen lassen
class-locked = Niemand kann mehr dazukommen. Entsperre den Tisch für alle, die später kommen.
class-link = Von einem zweiten Gerät leiten
class-link-label = Link zum Leiten
class-link-means = Öffne diesen Link auf deinem zweiten Gerät und zeig ihn sonst niemandem: Wer ihn öffnet, leitet wie du. Ein neuer Link macht den alten wertlos.
class-link-seated = Dieses Gerät spielt mit. Öffne den Link auf einem anderen, um dort zu leiten.
class-hosts = Geräte, die mit dir leiten
class-host-seatless = Gerät ohne Platz
class-host-dismiss = { $name }: nicht mehr leiten lassen
class-host-dismiss-short = Entfernen
class-no-seat = Ohne eigenen Platz leiten
class-leading = Du leitest ohne eigenen Platz.
class-lead = Du leitest die Partie
class-close = Runde schließen
class-close-sure = Diese Runde schließen?
class-close-means = { $missing ->
    [one] Eine Person hat nicht gezogen: Der Computer macht für sie einen schlichten Zug, der gekennzeichnet wird.
   *[other] { $missing } Personen haben nicht gezogen: Der Computer macht für jede einen schlichten Zug, der gekennzeichnet wird.
}
class-last-csv = Ergebnisse der letzten Partie (CSV)
class-last = Letzte Ergebnisse
class-privacy = Datenschutz für Schulen
class-delete = Diesen Tisch löschen
class-delete-ask = Diesen Tisch löschen?
class-delete-means = Auf diesem Server wird jetzt alles gelöscht, und niemand kann es zurückholen: Namen, Liste und Teams, Züge, Ergebnisse und die Aufzeichnungen aller seiner Spiele. Für alle am Tisch ist dann Schluss. Sichere oder drucke vorher, was du behalten willst.
class-delete-here = Auch löschen, was dieser Browser sich davon gemerkt hat
class-delete-yes = Endgültig löschen
class-delete-no = Behalten
