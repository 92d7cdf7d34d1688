### What every screen of the page has.

page-close = Cerrar
page-menu = Menú
page-home = Inicio
page-language = Idioma
page-theme = Colores
page-theme-auto = Como el dispositivo
page-theme-light = Claros
page-theme-dark = Oscuros
page-motion = Movimiento
page-motion-auto = Como el dispositivo
page-sound = Sonido y vibración
page-sound-auto = En un dispositivo propio
page-voice = Voz
page-voice-auto = En un dispositivo compartido
page-letters = Letras sueltas en la hoja (R, U, L, H)
page-on = Sí
page-off = No
page-nowhere = En esta dirección no hay nada.
page-unreachable = No se puede llegar al servidor. Comprueba la conexión y prueba otra vez.
page-lost = La conexión se cortó justo en ese momento. Mira cómo está todo y prueba otra vez.
page-try-again = Probar otra vez
