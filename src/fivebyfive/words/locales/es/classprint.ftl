### What a leader prints for a class; the texts on paper are in handouts.ftl.

classprint-open = Imprimir para la clase
classprint-last = Imprimir la última partida
classprint-results = Hoja de resultados
classprint-results-means = Clasificación, media y tiradas
classprint-certificates = Diplomas para todos
classprint-one = Diploma para una persona
classprint-choose = Nombre
classprint-certificate = Imprimir diploma
classprint-worksheet = Ficha: dos dados y el azar
classprint-worksheet-means = Preguntas sobre vuestras propias tiradas, con las soluciones en otra página
