### The season of a club room: what it remembers, and who may see and change it.

season-title = Temporada
season-when = Cuándo
season-all-time = Desde siempre
season-games = Partidas
season-wins = Ganadas
season-mean = Media
season-best = Mejor
season-rating = nivel { $value } ± { $uncertainty }
season-rating-what = ¿Qué es el nivel?
season-rating-means = Lo bien que juega alguien, según por delante de quién queda. Todo el mundo empieza en 25. Con un 95 % de certeza, el valor real no se aleja más que el número tras ±, que baja con cada partida. Knister y Knaster van por separado. Si el entrenador ha repasado una partida con todos, la suerte de los dados no cuenta.
season-luck = { $count ->
    [one] Por ahora ocurre en una de { $games } partidas.
   *[other] Por ahora ocurre en { $count } de { $games } partidas.
}
season-luck-out = nivel sin suerte
season-curve = Nivel después de cada partida: { $values }
season-none = Aún no hay partidas terminadas.
season-last = Últimas partidas
season-ended-early = terminada antes de tiempo
season-record = Registro
season-record-of = Registro de la partida del { $date }
season-looking = Buscando…
season-you-are = Eres
season-someone-else = Alguien nuevo
season-kept = Lo que recuerda esta sala
season-kept-games = { $count ->
    [one] Una partida.
   *[other] { $count } partidas.
}
season-kept-what = De cada partida que termina aquí: su registro con los nombres, para la temporada y los niveles.
season-kept-days = { $days ->
    [one] Una partida se olvida un día después de terminar, pero no antes de que se borre su mesa.
   *[other] Una partida se olvida { $days } días después de terminar, pero no antes de que se borre su mesa.
}
season-kept-ever = Las partidas se guardan hasta que las borre quien administra esta sala o quien lleva el servidor.
season-kept-off = Nada. Quien administra la sala lo ha desactivado.
season-stranger = Pueden verlo los dispositivos que se han sentado aquí con alguien a quien la sala conoce. Este todavía no.
season-keeper = Administras esta sala
season-keeper-link = Enlace para otra persona que administre
season-keeper-link-means = Quien abra este enlace podrá lo mismo que tú: unir, ocultar y borrar personas, y desactivar la memoria.
season-hidden = Ocultos, solo los ve quien administra
season-hide = Ocultar
season-show = Volver a mostrar
season-delete = Borrar…
season-delete-ask = El nombre { $name } se borra de todas las partidas de esta sala. Las partidas se quedan, sin el nombre. No se puede deshacer.
season-delete-go = Borrar a { $name }
season-merge = { $name } es la misma persona que
season-merge-go = Unir
season-separate = { $name } es otra persona
season-switch-off = No recordar nada
season-switch-on = Recordar partidas desde ahora
season-off-ask = { $count ->
    [one] La sala olvida su partida y a quienes jugaron, y no recordará más.
   *[other] La sala olvida sus { $count } partidas y a quienes jugaron, y no recordará más.
} Los registros de sus mesas se quedan en el servidor tanto como los de cualquier mesa. No se puede deshacer.
season-off-not = Seguir recordando
season-off-go = Olvidarlo todo
