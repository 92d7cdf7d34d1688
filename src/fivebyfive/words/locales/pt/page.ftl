### What every screen of the page has.

page-close = Fechar
page-menu = Menu
page-home = Início
page-language = Idioma
page-theme = Cores
page-theme-auto = Igual ao dispositivo
page-theme-light = Claras
page-theme-dark = Escuras
page-motion = Movimento
page-motion-auto = Igual ao dispositivo
page-sound = Som e vibração
page-sound-auto = No teu próprio dispositivo
page-voice = Voz
page-voice-auto = Num dispositivo partilhado
page-letters = Teclas isoladas (R, U, L, H, N, ?)
page-on = Sim
page-off = Não
page-nowhere = Não há nada neste endereço.
page-unreachable = Não é possível ligar ao servidor. Verifica a ligação e tenta de novo.
page-lost = A ligação caiu. Vê como está tudo e tenta de novo.
page-try-again = Tentar de novo

## The server has another version of the page than the one that is open

page-new-version = Há uma versão nova. Recarrega quando quiseres.
page-reload = Recarregar
page-later = Mais tarde
