### The page of the rules, and what its pictures show. A picture has a caption and, in -alt, a text
### for those who do not see it. Numbers are those of the rules.

rules-back = Voltar
rules-games = Jogos
rules-liking = Idioma e cores

## Pictures

rules-picture-lines = Três das doze linhas: a fila 2, a coluna d e uma diagonal. Cada linha tem um campo branco na ponta.
rules-picture-lines-alt = Uma folha vazia com cinco filas, de 1 a 5, e cinco colunas, de a a e. Há traços sobre a fila 2, a coluna d e a diagonal que começa em cima, à esquerda. Os campos brancos estão por cima das colunas, à direita das filas e, para as diagonais, nos cantos de cima.
rules-picture-doubled = A fila 4 é um full house e vale { $house }. As diagonais coloridas contam a dobrar: a dupla de oitos vale { $pair }.
rules-picture-doubled-alt = Uma folha com duas linhas completas. A fila 4 é 9, 5, 9, 5, 5 e tem { $house } no seu campo branco. A diagonal que começa em cima, à esquerda, é 8, 7, 6, 5, 8 e tem { $pair } no seu. As casas das duas diagonais têm cor.
rules-picture-circle = Os dados somam 8. Em vez de o escreveres, podes assinalar com um círculo o 8 em b2.
rules-picture-circle-alt = Dados que mostram 5 e 3, e uma folha com cinco números. O 8 em b2 acabou de receber um círculo.
rules-picture-free = O 5 em d4 completa a fila 4. É um full house; círculos grátis: { $circles }. Podem ir para qualquer um dos cinco números.
rules-picture-free-alt = A fila 4 de uma folha está realçada: 9, 5, 9, 5, 5. O 5 em d4 é novo. O 9 em a4 e o 5 novo têm círculo.
rules-picture-several = O 7 em c3 completa duas linhas. A fila 3, uma tripla, dá { $three }; a coluna c, uma sequência, dá { $straight }.
rules-picture-several-alt = Estão realçadas a fila 3, que é 7, 4, 7, 7, 9, e a coluna c, que é 5, 6, 7, 8, 9. O 7 em c3, onde se cruzam, é novo. Têm círculo a3 na fila e c1, c2 e c4 na coluna.
rules-picture-box = A fila 1 tem círculos de ponta a ponta. Ganha o seu campo branco: { $box }.
rules-picture-box-alt = Uma folha cuja fila 1 tem cinco números com círculo e um traço por cima deles. O { $box } do seu campo branco está escrito em grande; os outros campos ainda estão por ganhar.
