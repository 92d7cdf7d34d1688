### Coming to a table with its link or its six digits.

join-looking = À procura da mesa …
join-lobby = { $game }. A partida ainda não começou.
join-playing = { $game }, ronda { $round }. A partida já está a decorrer; podes assistir.
join-over = { $game }. Esta partida terminou. Ainda a podes ver.
join-sits = À mesa: { $names }
join-nobody = Ainda não há nenhum lugar ocupado.
join-locked = A mesa está bloqueada. Pede a quem a organiza que te deixe entrar.
join-name = O teu nome
join-given = Dá-me um nome
# Friendly names, any number of them; each at most 24 characters, separated by commas
join-names = Raposa Azul, Panda Vermelho, Rã Verde, Águia Dourada, Lobo Prateado, Urso Pardo, Tigre Laranja, Mocho Branco, Baleia Cinzenta, Flamingo Rosa, Polvo Roxo, Pato Amarelo, Gato Preto, Lebre Veloz, Tartaruga Calma, Leão Valente, Lontra Alegre, Corvo Esperto, Veado Sossegado, Coala Dorminhoco, Foca Feliz, Cabra Curiosa, Cavalo Meigo, Esquilo Ágil
join-go = Entrar
join-watch = Só assistir
join-returning = Continuar neste dispositivo?
join-i-am = Sou { $name }
# A button: a name that was used before on this device
join-as = Entrar como { $name }
join-taken = O nome { $name } já está a ser usado.
join-name-missing = Escreve primeiro um nome.
# A button with a name that is free
join-take = Usar «{ $name }»

## A person of the table comes back on another device

join-claim-asks = Alguém diz: «Sou { $name }, noutro dispositivo». É verdade?
join-claim-yes = Sim, pode entrar
join-claim-no = Não
join-claim-waiting = Falta quem organiza a mesa confirmar que és { $name }.
join-claim-refused = Quem organiza a mesa não confirmou. Podes continuar a assistir.

## A tablet that several people use. $names is one name, or a list of them.

back-who = Quem joga agora?
back-as = Voltar como { $names }
back-else = Outra pessoa
