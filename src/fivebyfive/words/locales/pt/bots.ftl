### Computer players, and what is wrong with one of somebody's own.

error-unknown-level = Não há nenhum nível chamado «{ $level }». Escolhe um destes: { $levels }.
error-bot-crashed = O bot parou com um erro: { $error }
error-bot-not-a-move = O bot respondeu { $text }, e isso não é uma jogada. Tem de devolver Write, Circle ou NOTHING.
error-bot-illegal-move = O bot escolheu { $text }, o que aqui não é permitido ({ $reason }). Tem de escolher entre as jogadas permitidas.
error-bot-not-reproducible = Perante a mesma pergunta duas vezes, o bot não fez o mesmo: primeiro { $other } e depois { $move }, ou deixou a sua fonte de acaso noutro estado. Não pode guardar nada entre duas chamadas e deve tirar todo o acaso da sua fonte.
error-bot-changes-position = O bot alterou a posição que recebeu. Tem de deixar as folhas como estão e responder com uma jogada.
error-bot-spoils-chance = O bot reiniciou a sua fonte de acaso ou usou a que todo o Python partilha. Só pode tirar números da fonte que recebe.
