### La pantalla que imprime hojas.

print-title = Imprimir hojas
print-per-page = Hojas por página
print-pages = Páginas
print-fewer = Menos páginas
print-more = Más páginas
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-paper-a5 = A5
print-ink = Tinta
print-ink-full = En color
print-ink-light = Poca tinta
print-ink-mono = Blanco y negro
print-names = Nombres
print-names-means = Separados por comas, por ejemplo Sara, Tim. Se van repitiendo; si no hay ninguno, queda una línea para escribir.
print-rules = Reglas en el reverso
print-rules-means = Imprime por las dos caras. Los reversos encajan, se gire el papel por donde se gire; por el lado equivocado solo quedan boca abajo.
print-download = Descargar el PDF
print-drawing = Dibujando …
print-failed = No hay vista previa.
print-front = Vista previa: una página de { $game }, { $paper }, { $count ->
    [one] una hoja
   *[other] { $count } hojas
}
print-back = Vista previa del reverso: las reglas de { $game } en breve
