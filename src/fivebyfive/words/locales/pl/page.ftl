### What every screen of the page has.

page-close = Zamknij
page-menu = Menu
page-home = Strona główna
page-language = Język
page-theme = Kolory
page-theme-auto = Jak w urządzeniu
page-theme-light = Jasne
page-theme-dark = Ciemne
page-motion = Animacje
page-motion-auto = Jak w urządzeniu
page-sound = Dźwięk i wibracje
page-sound-auto = Na własnym urządzeniu
page-voice = Głos
page-voice-auto = Na wspólnym urządzeniu
page-letters = Pojedyncze klawisze (R, U, L, H, N, ?)
page-on = Tak
page-off = Nie
page-nowhere = Pod tym adresem niczego nie ma.
page-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
page-lost = Połączenie się urwało. Sprawdź, jak jest teraz, i spróbuj ponownie.
page-try-again = Spróbuj ponownie

## The server has another version of the page than the one that is open

page-new-version = Jest nowa wersja. Odśwież, kiedy zechcesz.
page-reload = Odśwież
page-later = Później
