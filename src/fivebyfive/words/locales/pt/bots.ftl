### Computer players, and what is wrong with one of somebody's own.

# Names of computer players, as nobody is called: in the order of the levels, then more. With commas
computer-names = Pontinho, Pixel, Chip, Engrenagem, Raio, Porca, Faísca, Mola, Parafuso, Rebite

error-unknown-level = Não há nenhum nível chamado «{ $level }». Escolhe um destes: { $levels }.
error-level-cannot-advise = «{ $level }» joga sem pesar as jogadas, por isso não pode dar conselhos. Escolhe um nível mais forte com --bot.

## A player of one's own, in a file. $error is what Python says, in English

error-bot-class-missing = «{ $file }» não diz que classe do ficheiro joga. Escreve-a depois de dois pontos, por exemplo first_bot.py:FirstBot.
error-bot-file-not-found = O ficheiro «{ $file }» não existe. Verifica o caminho.
error-bot-not-imported = Não é possível carregar «{ $file }»: { $error }
error-bot-no-such-class = Não há nenhuma classe «{ $name }» em «{ $file }». Verifica o nome.
error-bot-not-made = Não é possível criar um jogador com a classe «{ $name }»: { $error }. É chamada sem argumentos.
error-bot-no-choose = A classe «{ $name }» não tem nenhum método «choose». Um jogador escolhe a jogada com choose(position, rng, budget).

## A bot that breaks the rules for bots

error-bot-crashed = O bot parou com um erro: { $error }
error-bot-not-a-move = O bot respondeu { $text }, e isso não é uma jogada. Tem de devolver Write, Circle ou NOTHING.
error-bot-illegal-move = O bot escolheu { $text }, o que aqui não é permitido ({ $reason }). Tem de escolher entre as jogadas permitidas.
error-bot-not-reproducible = À mesma pergunta, feita duas vezes, o bot não respondeu o mesmo: primeiro { $other } e depois { $move }, ou deixou o seu gerador aleatório noutro estado. Não pode guardar nada entre duas chamadas e tem de tirar todo o acaso do seu gerador.
error-bot-changes-position = O bot alterou a posição que recebeu. Tem de deixar as folhas como estão e responder com uma jogada.
error-bot-spoils-chance = O bot reiniciou o seu gerador aleatório ou usou o que todo o Python partilha. Só pode tirar números do gerador que recebe.
