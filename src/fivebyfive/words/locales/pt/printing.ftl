### O ecrã que imprime folhas.

print-title = Imprimir folhas
print-per-page = Folhas por página
print-pages = Páginas
print-fewer = Menos páginas
print-more = Mais páginas
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-paper-a5 = A5
print-ink = Tinta
print-ink-full = A cores
print-ink-light = Pouca tinta
print-ink-mono = Preto e branco
print-names = Nomes
print-names-means = Separados por vírgulas, por exemplo Sara, Tim. Vão-se repetindo; sem nenhum, fica uma linha para escrever.
print-rules = Regras no verso
print-rules-means = Imprime dos dois lados. Os versos acertam, seja qual for o lado por que se vira o papel; pelo lado errado ficam apenas de pernas para o ar.
print-download = Descarregar o PDF
print-drawing = A desenhar …
print-failed = Não há pré-visualização.
print-front = Pré-visualização: uma página de { $game }, { $paper }, { $count ->
    [one] uma folha
   *[other] { $count } folhas
}
print-back = Pré-visualização do verso: as regras de { $game } em resumo
