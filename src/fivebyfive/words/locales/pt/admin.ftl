### `fivebyfive admin`: what an operator is asked and told. Questions are answered with y or n.

admin-unchanged = Nada foi alterado.
admin-reading = A ler
admin-no-tables = Não há mesas assim.
admin-code = Código
admin-phase = Fase
admin-game = Jogo
admin-seats = Lugares
admin-devices = Dispositivos
admin-events = Eventos
admin-size = Tamanho
admin-created = Aberta
admin-used = Último uso
admin-records = Registos guardados: { $count }
admin-ended = A partida da mesa { $table } terminou.
admin-delete-table = Apagar a mesa { $table } com todas as suas partidas?
admin-deleted-table = A mesa { $table } está apagada.
admin-prune-tables = Apagar as mesas usadas pela última vez antes de { $before } UTC? Número de mesas: { $count }.
admin-pruned-tables = Mesas apagadas: { $count }
admin-prune-records = Apagar os registos das partidas que terminaram antes de { $before } UTC e cuja mesa já não existe? Número de registos: { $count }.
admin-pruned-records = Registos apagados: { $count }
admin-deleting = A apagar
admin-erase-name = Substituir o nome «{ $name }» em todo o lado, para todas as pessoas que se chamam assim? Não é possível recuperá-lo.
admin-erased-name = O nome foi substituído. Mesas: { $tables }, registos: { $records }.
admin-unreadable-record = O registo { $record } não se consegue ler e ficou como estava. Vê-o e, se for preciso, apaga a sua mesa com --records.
admin-erasing-tables = Mesas
admin-erasing-records = Registos
admin-banned = { $network } fica de fora até { $end } UTC.
admin-unbanned = { $network } pode entrar de novo.
admin-ban-line = { $network } até { $end } UTC
admin-no-bans = Não há nenhum bloqueio.
admin-no-acts = Ainda não se fez nada.
admin-no-rooms = Nenhuma sala recorda nada.
admin-forget-room = Apagar tudo o que a sala «{ $room }» recorda?
admin-forgot-room = { $count ->
    [one] A sala esqueceu uma partida.
   *[other] A sala esqueceu { $count } partidas.
}
admin-copying = A copiar
admin-backed-up = A cópia está em { $file } ({ $size } bytes).

error-bad-duration = «{ $text }» não é uma duração. Escreve-a como em --for 30m, 2h ou 7d.
error-bad-ban = «{ $text }» não é um endereço nem uma rede, como 203.0.113.7 ou 10.0.0.0/8.
error-bans-this-machine = { $network } inclui este próprio computador e talvez um proxy por onde toda a gente entra. Se é mesmo isso que queres, acrescenta --force.
error-no-such-ban = Não há nenhum bloqueio de { $network }. «fivebyfive admin bans» mostra todos.
error-clock-doubted = O relógio marca { $now } UTC, mas a base de dados foi usada pela última vez em { $trusted } UTC. Se o relógio está errado, acerta-o: nada foi apagado. Se está certo, acrescenta --trust-clock.
error-backup-exists = { $file } já existe. Escolhe outro nome ou substitui-o com --force.
error-backup-not-writable = Não é possível escrever { $file }. Verifica a pasta, as permissões e o espaço no disco.
error-backup-damaged = A cópia está danificada e não foi guardada, por isso não há nenhum { $file } novo. Verifica o disco e a base de dados.
error-backup-needs-pg-dump = Este comando copia ficheiros SQLite. Para o PostgreSQL usa pg_dump; docs/deployment.md tem o comando.
error-name-not-found = Aqui ninguém se chama «{ $name }». Verifica como se escreve.
error-room-not-found = Nenhuma sala «{ $room }» recorda nada. Vê como se escreve.
