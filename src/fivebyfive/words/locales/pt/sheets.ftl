### Folhas impressas.

## Numa folha

sheets-name = Nome
sheets-date = Data
sheets-white-boxes = Campos brancos
sheets-place = { $place }.º lugar de { $seats }
# One line below the grid
sheets-knister-hint = Linha cheia: os pontos da sua combinação vão para o seu campo branco; as diagonais, a dobrar.
sheets-knaster-hint = Linha cheia: desenha logo nela os seus círculos. Os cinco assinalados: conta o seu campo branco.

## As regras em resumo, no verso

sheets-knister-round = Lançam-se dois dados uma só vez e anuncia-se a soma. Toda a gente a escreve em qualquer casa livre. E aí fica.
sheets-knister-lines = Uma linha cheia (fila, coluna ou diagonal) dá os pontos da única combinação que os seus cinco números formam, por qualquer ordem. As diagonais contam a dobrar. Escreve os pontos no seu campo branco.
sheets-knister-end = Ao fim de 25 lançamentos, soma os doze campos brancos. Ganha o total mais alto.
sheets-knaster-round = Lançam-se dois dados uma só vez e anuncia-se a soma. Toda a gente a escreve em qualquer casa livre ou assinala com um círculo um número igual que ainda não tenha círculo. Se não houver nenhum, é preciso escrevê-la.
sheets-knaster-free = Uma linha fica completa com o seu quinto número. Se os cinco formarem uma combinação, por qualquer ordem, desenha logo os seus círculos à volta de números dessa linha sem círculo. Se restarem menos, desenha menos. Várias linhas de uma vez: uma a uma.
sheets-knaster-boxes = Uma linha com os cinco números assinalados dá os pontos do seu campo branco.
sheets-knaster-end = Quem tiver preenchido as 25 casas avisa. Há exatamente mais um lançamento para toda a gente; nele também podes não fazer nada. Depois, soma os campos brancos e um ponto por cada círculo. Ganha o total mais alto.

## O que diz `fivebyfive sheets`

sheets-drawing = A desenhar as folhas …
sheets-done = As folhas estão em { $file }.
sheets-names-left = { $count ->
    [one] Um nome fica sem folha: não há páginas suficientes.
   *[other] { $count } nomes ficam sem folha: não há páginas suficientes.
}

error-bad-per-page = Uma página não pode ter { $given } folhas. Escolhe um destes números: { $allowed }.
error-bad-pages = Não é possível imprimir { $given } páginas. Escolhe um número de 1 a { $most }.
error-too-many-sheets = As folhas desta partida ocupam { $given } páginas e o máximo é { $most }. Numa página cabem até seis.
error-no-moves-yet = Ainda não terminou nenhuma ronda desta partida, por isso não há nada para imprimir.
error-game-or-record = Indica um jogo, para folhas vazias, ou --record FICHEIRO, para as folhas dessa partida.
error-not-with-record = { $option } serve para folhas vazias. Retira-o quando usares --record.
error-pdf-to-terminal = Um terminal não consegue mostrar um PDF. Indica um ficheiro, por exemplo -o folhas.pdf.
