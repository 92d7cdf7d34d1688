### The list of a class: names that pupils tap instead of typing them.

roster-open = Lista de nomes
roster-means = Cola a lista da tua turma, um nome por linha. Assim cada pessoa toca no seu nome em vez de o escrever.
roster-label = Nomes
# How many names the pasted list has
roster-found = { $count ->
    [one] Um nome
   *[other] { $count } nomes
}
# Lines of the pasted list that give no name
roster-bad = A linha { $line } não tem nenhum nome: { $text }
roster-only = Só nomes da lista
roster-only-means = Ninguém pode entrar com outro nome. Tu podes continuar a juntar jogadores e a mudar-lhes o nome.
roster-save = Usar esta lista
roster-clear = Remover a lista
roster-choose = Toca no teu nome
roster-taken = { $name }, já em uso
roster-other = O meu nome não está na lista
roster-ask = Falta o teu nome? Avisa quem dirige a partida.
roster-here = Na lista: { $of }, presentes: { $here }

error-list-too-long = A lista é demasiado longa: no máximo { $most } nomes.
error-not-on-list = «{ $name }» não está na lista desta mesa. Escolhe um nome da lista ou pergunta a quem dirige a partida.
