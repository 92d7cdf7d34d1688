### What every screen of the page has.

page-close = Fechar
page-menu = Menu
page-home = Início
page-language = Idioma
page-theme = Cores
page-theme-auto = Como o dispositivo
page-theme-light = Claras
page-theme-dark = Escuras
page-motion = Movimento
page-motion-auto = Como o dispositivo
page-sound = Som e vibração
page-sound-auto = Num dispositivo só teu
page-voice = Voz
page-voice-auto = Num dispositivo partilhado
page-letters = Letras simples na folha (R, U, L, H)
page-on = Sim
page-off = Não
page-nowhere = Não há nada neste endereço.
page-unreachable = Não é possível chegar ao servidor. Verifica a ligação e tenta outra vez.
page-lost = A ligação caiu mesmo nesse momento. Vê como está tudo e tenta outra vez.
page-try-again = Tentar outra vez
