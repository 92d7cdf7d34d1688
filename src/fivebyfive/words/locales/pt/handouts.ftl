### Handouts of a class: certificates, the result sheet, a worksheet.

## On a certificate

handout-certificate = Diploma
handout-first = Primeiro lugar
handout-second = Segundo lugar
handout-third = Terceiro lugar
# Below a place
handout-in-game = numa partida de { $game }
# For everybody else, right below the name
handout-taking-part = pela participação numa partida de { $game }
handout-among = entre { $people ->
    [one] uma pessoa
   *[other] { $people } pessoas
}
handout-signature = Assinatura

## On the result sheet

handout-results = Resultados
# Behind a name
handout-by-computer = { $rounds ->
    [one] uma ronda do computador
   *[other] { $rounds } rondas do computador
}
handout-apart = Fora da classificação
handout-apart-means = Aqui o computador fez mais de um quinto das jogadas.
handout-mean = Em média: { $mean } pontos
handout-rolls = Os lançamentos

## On the worksheet

handout-worksheet = Dois dados e o acaso
handout-made-from = Feita com { $rolls ->
    [one] o único lançamento
   *[other] os { $rolls } lançamentos
} da vossa própria partida de { $game }.
handout-solutions = Soluções
# Headings of the rows of a table
handout-sum = Soma
handout-ways = Casos em 36
handout-rolled = saiu
handout-expected = esperado
handout-ask-ways = Dois dados podem cair de 36 maneiras igualmente prováveis, por exemplo 1+2 e 2+1. Quantas dão cada soma? Preenche a segunda linha da tabela.
handout-solve-ways = 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1: ao todo, 36.
handout-ask-expected = Quantas vezes esperas cada soma em { $rolls ->
    [one] um lançamento
   *[other] { $rolls } lançamentos
}? Divide os seus casos por 36, multiplica pelo número de lançamentos e preenche a última linha.
handout-solve-expected = Por exemplo, o 7: 6 : 36 × { $rolls } = { $expected } (arredondado). As outras estão na tabela.
handout-ask-most = Qual é a soma mais provável? Qual saiu mais vezes na vossa partida?
handout-solve-most = A mais provável é o 7. A que saiu mais vezes: { $sums } ({ $times ->
    [one] uma vez
   *[other] { $times } vezes
}).
handout-ask-middle = Qual é a probabilidade de sair um 6, um 7 ou um 8? Que parte dos vossos lançamentos foram esses?
handout-solve-middle = 5 + 6 + 5 = 16 de 36 casos, ou seja, 44 %. Na vossa partida: { $count } de { $rolls }, ou seja, { $share } %.
handout-ask-edges = Qual é a probabilidade de sair um 2 ou um 12? Quantas vezes vos saiu, e quantas seriam de esperar?
handout-solve-edges = 2 de 36 casos, ou seja, um lançamento em cada 18. Na vossa partida: { $count } de { $rolls }; seriam de esperar { $expected }.
handout-ask-mean = Calcula a média de todos os vossos lançamentos. Que média esperas a longo prazo?
handout-solve-mean = { $sum } : { $rolls } = { $mean } (arredondado). A longo prazo é 7.
handout-ask-gap = Em que soma é maior a diferença entre o que saiu e o esperado?
handout-solve-gap = No { $sum }: saiu { $times ->
    [one] uma vez
   *[other] { $times } vezes
}; o esperado era { $expected }.
handout-ask-doubles = Quantas vezes mostraram os dois dados o mesmo número? Quantas seriam de esperar?
handout-solve-doubles = { $count } de { $rolls }. 6 dos 36 casos são duplos, por isso seriam de esperar { $expected }.
handout-ask-many = Imagina 1000 lançamentos. As colunas ficariam mais parecidas com o esperado? Porquê?
handout-solve-many = Sim. Os dados não têm memória, por isso cada soma sai umas vezes mais e outras menos do que o esperado. Mas com muitos lançamentos as proporções aproximam-se cada vez mais das probabilidades (lei dos grandes números).

error-nobody-called = Ninguém chamado «{ $name }» tem folha nesta partida.
error-nobody-moved = Ninguém fez uma jogada sua nesta partida, por isso não há diplomas.
