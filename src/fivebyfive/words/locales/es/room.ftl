### A club room: always the same link, a new table each time.

room-about = Siempre el mismo enlace y cada vez una mesa nueva: para un club, una clase o una familia que se reúne a menudo.
room-name = Nombre de la sala
room-name-means = De 3 a 32 letras, cifras y guiones, como club-ajedrez.
room-go = Ir a la sala
room-known = Salas en las que has estado
room-looking = Echando un vistazo …
room-empty = Aún no hay nadie. Abre una mesa; quien siga el enlace se unirá a ti.
room-lobby = { $people ->
    [one] Hay una mesa abierta: { $game }, una persona.
   *[other] Hay una mesa abierta: { $game }, { $people } personas.
}
room-playing = { $people ->
    [one] Se está jugando: { $game }, una persona.
   *[other] Se está jugando: { $game }, { $people } personas.
}
room-over = Acaba de terminar una partida de { $game }. Quizá jueguen otra.
room-join = Entrar
room-watch = Mirar
room-back = Volver a la mesa
room-open = Abrir una mesa
room-nobody-else = Solo este equipo puede acceder a la sala.
room-another = Otra sala
