### Folhas de papel que se copiam para serem pontuadas.

copy-title = Pontuar uma folha de papel
copy-sheet = Os números da folha
# Um número com círculo; a sua casa é, por exemplo, c3
copy-circled = { $cell }, com círculo
copy-tap = Ao tocar põem-se
copy-numbers = Números
copy-circles = Círculos
copy-help = Escreve fila a fila: depois de cada número passa-se automaticamente à casa seguinte; Enter ou um ponto deixam uma casa livre. Também podes colar os 25.
copy-help-circles = A letra o põe um círculo no último número escrito.
copy-circle-free = { $cell } está livre: escreve primeiro o seu número.
copy-free = { $count ->
    [one] Há uma casa livre.
   *[other] Há { $count } casas livres.
}
copy-lines = Todas as linhas
copy-clear = Limpar
copy-cleared = A folha está vazia.
copy-waiting = Sem ligação: os pontos são os de antes e serão atualizados depois. O que escreves fica guardado.

## O que pode estar errado numa folha copiada. $cell é uma casa como c3, $line uma linha como «fila 4»

copy-doubts = Vê outra vez
doubt-not-a-roll = { $cell }: com dois dados não pode sair «{ $text }», por isso não conta.
doubt-no-circles = { $cell }: neste jogo não há círculos. O { $text } conta, o seu círculo não.
doubt-circles-owed = { $line }: { $owed ->
    [one] devia ter 1 círculo
   *[other] devia ter { $owed } círculos
}, { $drawn ->
    [0] mas não tem nenhum
    [one] mas só tem 1
   *[other] mas só tem { $drawn }
}.
doubt-rolled-less = O { $number } está { $times ->
    [one] uma vez
   *[other] { $times } vezes
}, mas { $rolled ->
    [0] nunca saiu
    [one] só saiu uma vez
   *[other] só saiu { $rolled } vezes
}.

## Several sheets, one after the other

pile-name = Nome na folha
pile-next = Folha seguinte
# A sheet without a name
pile-unnamed = Folha { $number }
pile-remove = Remover a folha de { $name }
pile-print = Imprimir classificação e folhas
