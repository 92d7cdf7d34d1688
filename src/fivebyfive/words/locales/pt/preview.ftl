### What chat programs show of a link to the page, beside a picture.

preview-home = Five by Five: joga Knister e Knaster
preview-games = Dois dados, um lápis e uma folha de cinco por cinco casas. A sós, com amigos ou contra o computador, no teu navegador.
preview-knister = 25 lançamentos de dois dados, 25 casas: onde vale mais cada número?
preview-knaster = Escrever ou assinalar: cada lançamento de dois dados é um pequeno dilema.
preview-rules = { $game }: as regras
preview-invite = Vem jogar { $game } connosco!
preview-any = Vem jogar Knister ou Knaster connosco!
preview-join = Abre a ligação, escreve o teu nome e já estás à mesa. Sem conta e sem instalar nada.
preview-picture = Uma folha com números escritos, um círculo a lápis e dois dados
