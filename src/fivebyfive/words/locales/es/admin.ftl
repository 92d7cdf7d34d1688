### `fivebyfive admin`: what an operator is asked and told. Questions are answered with y or n.

admin-unchanged = No se ha cambiado nada.
admin-reading = Leyendo
admin-no-tables = No hay mesas así.
admin-code = Código
admin-phase = Fase
admin-game = Juego
admin-seats = Asientos
admin-devices = Dispositivos
admin-events = Eventos
admin-size = Tamaño
admin-created = Abierta
admin-used = Último uso
admin-records = Registros guardados: { $count }
admin-ended = La partida de la mesa { $table } ha terminado.
admin-delete-table = ¿Borrar la mesa { $table } con todas sus partidas?
admin-deleted-table = La mesa { $table } está borrada.
admin-prune-tables = ¿Borrar las mesas cuyo último uso fue antes del { $before } UTC? Número de mesas: { $count }.
admin-pruned-tables = Mesas borradas: { $count }
admin-prune-records = ¿Borrar los registros de las partidas que terminaron antes del { $before } UTC y cuya mesa ya no existe? Número de registros: { $count }.
admin-pruned-records = Registros borrados: { $count }
admin-deleting = Borrando
admin-erase-name = ¿Sustituir el nombre «{ $name }» en todas partes, para todas las personas que se llaman así? No se puede recuperar.
admin-erased-name = El nombre se ha sustituido. Mesas: { $tables }, registros: { $records }.
admin-unreadable-record = El registro { $record } no se puede leer y se ha dejado como estaba. Míralo y, si hace falta, borra su mesa con --records.
admin-erasing-tables = Mesas
admin-erasing-records = Registros
admin-banned = { $network } queda fuera hasta el { $end } UTC.
admin-unbanned = { $network } puede entrar de nuevo.
admin-ban-line = { $network } hasta el { $end } UTC
admin-no-bans = No hay ningún bloqueo.
admin-no-acts = Todavía no se ha hecho nada.
admin-no-rooms = Ninguna sala recuerda nada.
admin-forget-room = ¿Borrar todo lo que recuerda la sala «{ $room }»?
admin-forgot-room = { $count ->
    [one] La sala ha olvidado una partida.
   *[other] La sala ha olvidado { $count } partidas.
}
admin-copying = Copiando
admin-backed-up = La copia está en { $file } ({ $size } bytes).

error-bad-duration = «{ $text }» no es una duración. Escríbela como en --for 30m, 2h o 7d.
error-bad-ban = «{ $text }» no es una dirección ni una red, como 203.0.113.7 o 10.0.0.0/8.
error-bans-this-machine = { $network } incluye este mismo equipo y quizá un proxy por el que entra todo el mundo. Si es lo que quieres, añade --force.
error-no-such-ban = No hay ningún bloqueo de { $network }. «fivebyfive admin bans» los muestra todos.
error-clock-doubted = El reloj marca { $now } UTC, pero la base de datos se usó por última vez el { $trusted } UTC. Si el reloj va mal, ponlo en hora: no se ha borrado nada. Si va bien, añade --trust-clock.
error-backup-exists = { $file } ya existe. Elige otro nombre o sustitúyelo con --force.
error-backup-not-writable = No se puede escribir { $file }. Comprueba la carpeta, sus permisos y el espacio en el disco.
error-backup-damaged = La copia está dañada y no se ha guardado, así que no hay ningún { $file } nuevo. Comprueba el disco y la base de datos.
error-backup-needs-pg-dump = Este comando copia archivos de SQLite. Para PostgreSQL usa pg_dump; docs/deployment.md tiene el comando.
error-name-not-found = Aquí nadie se llama «{ $name }». Comprueba cómo se escribe.
error-room-not-found = Ninguna sala «{ $room }» recuerda nada. Comprueba cómo se escribe.
