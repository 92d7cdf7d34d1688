### The screen that everybody looks at, and the caller for printed sheets.

big-open = Ecrã grande
big-back = Voltar à mesa
big-join = Entrar: { $code }
big-come = Entra com este código ou esta ligação
big-moved = { $moved ->
    [one] Já jogou { $moved } de { $of }
   *[other] Já jogaram { $moved } de { $of }
}
big-wait = A partida começa já a seguir.
big-top = Os cinco primeiros
big-podium = Pódio
big-mean = Em média: { $points } pontos
big-histogram = Os lançamentos
big-histogram-text = Quantas vezes saiu cada soma, entre parênteses a média: { $numbers }
big-came = saíram
big-average = média
big-csv = Resultados em tabela (CSV)
big-next = Próxima partida
big-names = Nomes
big-more-names = e mais { $count }
big-no-points = Ainda ninguém tem pontos.

## The caller: dice for printed sheets, without a table

caller-title = Anunciar os dados
caller-begin = Para folhas impressas: todos escrevem e este ecrã lança.
caller-roll = lançamento { $round }
caller-roll-of = lançamento { $round } de { $of }
caller-past = Lançamentos até agora
caller-full = Uma folha está cheia
caller-again = Dizer outra vez
caller-taken-back = O lançamento foi anulado e volta a sair. Agora vale outra vez { $sum }.
caller-new = Nova partida
caller-new-sure = Começar outra partida? A lista de lançamentos será apagada.
