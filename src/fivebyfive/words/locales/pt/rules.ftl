### The rules of both games. Numbers that belong to the rules come in as variables.

rules-title = Como se joga { $game }
rules-play-now = Jogar agora

## Headings

rules-idea = A ideia
rules-round = Uma ronda
rules-lines = O que uma linha forma
rules-free-circles = Círculos grátis
rules-several-lines = Várias linhas ao mesmo tempo
rules-white-boxes = Campos brancos
rules-end = O final
rules-alone = A solo

## Tables

rules-column-combination = Combinação
rules-column-points = Pontos
rules-column-circles = Círculos
rules-column-example = Exemplo

## Both games

rules-sheet-text = A folha é uma grelha de cinco filas e cinco colunas. Tem doze linhas: cinco filas, cinco colunas e duas diagonais.
# $example is a line such as 9-5-9-5-5
rules-order-text = A ordem dos números numa linha não importa. Quatro números consecutivos ainda não são uma sequência. Só conta uma combinação, a que os cinco números formam em conjunto: { $example } é um full house e não conta também como tripla.
rules-alone-text = A solo joga-se com as mesmas regras. Um bom resultado passa dos { $good } pontos; um excelente, dos { $brilliant }; um espetacular, dos { $spectacular }.
rules-players-text = Pode jogar qualquer número de pessoas, cada uma com a sua folha.

## Knister

rules-knister-idea-text = Toda a gente escreve os mesmos números, mas cada pessoa escolhe onde. No fim, conta o que as doze linhas formam.
rules-knister-round-text = Começa a pessoa mais nova: lança dois dados uma só vez e anuncia a soma, alto e bom som. Toda a gente, incluindo quem lançou, escreve esse número numa casa livre qualquer da sua folha. E aí fica. Depois, os dados passam à pessoa seguinte, no sentido dos ponteiros do relógio.
rules-knister-lines-text = Uma linha conta quando as suas cinco casas estão preenchidas. Dá os pontos da combinação que forma, e as duas diagonais contam a dobrar. Escreve os pontos no campo branco na ponta da linha, logo ou quando a partida acabar.
rules-knister-end-text = Ao fim de 25 lançamentos, todas as folhas estão cheias. Soma as doze linhas. Ganha o total mais alto; em caso de empate, partilha-se a vitória.

## Knaster

rules-knaster-idea-text = Um número só conta quando tem um círculo. As linhas completas que formam alguma coisa dão círculos grátis, e as linhas com círculos de ponta a ponta dão pontos.
rules-knaster-round-text = Começa a pessoa mais nova: lança dois dados uma só vez e anuncia a soma, alto e bom som. Toda a gente, incluindo quem lançou, faz uma de duas coisas: escreve o número numa casa livre qualquer ou assinala com um círculo um número igual que já esteja na folha e não tenha círculo. Se não houver nenhum, é preciso escrever o que saiu. Depois, os dados passam à pessoa seguinte, no sentido dos ponteiros do relógio.
rules-knaster-free-circles-text = Uma linha fica completa quando escreves o seu quinto número. Se formar uma combinação, desenha logo os seus círculos grátis à volta dos números dessa linha que quiseres, desde que não tenham círculo; o que acabaste de escrever pode ser um deles. Se restarem menos sem círculo, desenha menos. Não podes saltar os círculos grátis nem guardá-los para mais tarde. Uma dupla sozinha não dá nenhum.
rules-knaster-several-lines-text = Um só número pode completar até quatro linhas. Trata delas uma a uma, pela ordem que quiseres. Cada uma dá todos os seus círculos: um número que já assinalaste para uma linha não se assinala outra vez para a seguinte; em vez dele, assinalam-se outros.
rules-knaster-white-boxes-text = Uma linha com os cinco números assinalados ganha, uma só vez, os pontos do campo branco na sua ponta: { $rows } nas filas, de cima para baixo; { $columns } nas colunas, da esquerda para a direita; { $diagonals } em cada diagonal.
rules-knaster-end-text = Assim que alguém tiver escrito nas 25 casas, tem de avisar. A pessoa seguinte faz então exatamente mais um lançamento, que vale para toda a gente, por muitas folhas que já estejam cheias. Neste último lançamento também podes não fazer nada; os círculos grátis e os campos brancos continuam a contar. Por fim, soma os teus campos brancos e um ponto por cada círculo. Ganha o total mais alto; em caso de empate, partilha-se a vitória.
