### What a leader prints for a class; the texts on paper are in handouts.ftl.

classprint-open = Imprimir para a turma
classprint-last = Imprimir a última partida
classprint-results = Folha de resultados
classprint-results-means = Classificação, média e lançamentos
classprint-certificates = Diplomas para todos
classprint-one = Diploma para uma pessoa
classprint-choose = Nome
classprint-certificate = Imprimir diploma
classprint-worksheet = Ficha: dois dados e o acaso
classprint-worksheet-means = Perguntas sobre os vossos lançamentos, com as soluções numa página própria
