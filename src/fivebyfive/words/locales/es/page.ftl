### What every screen of the page has.

page-close = Cerrar
page-menu = Menú
page-home = Inicio
page-language = Idioma
page-theme = Colores
page-theme-auto = Igual que el dispositivo
page-theme-light = Claros
page-theme-dark = Oscuros
page-motion = Movimiento
page-motion-auto = Igual que el dispositivo
page-sound = Sonido y vibración
page-sound-auto = En tu propio dispositivo
page-voice = Voz
page-voice-auto = En un dispositivo compartido
page-letters = Teclas sueltas (R, U, L, H, N, ?)
page-on = Sí
page-off = No
page-nowhere = En esta dirección no hay nada.
page-unreachable = No se puede conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.
page-lost = La conexión se ha cortado. Mira cómo está todo e inténtalo de nuevo.
page-try-again = Intentarlo de nuevo

## The server has another version of the page than the one that is open

page-new-version = Hay una versión nueva. Recarga cuando quieras.
page-reload = Recargar
page-later = Más tarde
