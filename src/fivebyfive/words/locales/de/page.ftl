### What every screen of the page has.

page-close = Schließen
page-menu = Menü
page-home = Startseite
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-motion = Bewegung
page-motion-auto = Wie das Gerät
page-sound = Ton und Vibration
page-sound-auto = Auf dem eigenen Gerät
page-voice = Stimme
page-voice-auto = Auf einem geteilten Gerät
page-letters = Einzelne Tasten (R, U, L, H, N, ?)
page-on = An
page-off = Aus
page-nowhere = Unter dieser Adresse gibt es nichts.
page-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
page-lost = Die Verbindung war gerade weg. Schau nach, wie es steht, und versuche es noch einmal.
page-try-again = Noch einmal versuchen

## The server has another version of the page than the one that is open

page-new-version = Eine neue Version ist da. Lade neu, wann du magst.
page-reload = Neu laden
page-later = Später
