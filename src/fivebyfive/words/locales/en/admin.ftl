### `fivebyfive admin`: what an operator is asked and told. Questions are answered with y or n.

admin-unchanged = Nothing was changed.
admin-reading = Reading
admin-no-tables = There are no such tables.
admin-code = Code
admin-phase = Phase
admin-game = Game
admin-seats = Seats
admin-devices = Devices
admin-events = Events
admin-size = Size
admin-created = Created
admin-used = Last used
admin-records = Records kept: { $count }
admin-ended = The game at table { $table } has ended.
admin-delete-table = Delete table { $table } with all its games?
admin-deleted-table = Table { $table } is deleted.
admin-prune-tables = Delete the tables that were last used before { $before } UTC? Number of tables: { $count }.
admin-pruned-tables = Tables deleted: { $count }
admin-prune-records = Delete the records of games that ended before { $before } UTC and whose table is gone? Number of records: { $count }.
admin-pruned-records = Records deleted: { $count }
admin-deleting = Deleting
admin-erase-name = Replace the name “{ $name }” everywhere, for everybody who is called so? It cannot be brought back.
admin-erased-name = The name was replaced. Tables: { $tables }, records: { $records }.
admin-unreadable-record = The record { $record } cannot be read and was not changed. Look at it, and delete its table with --records if need be.
admin-erasing-tables = Tables
admin-erasing-records = Records
admin-banned = { $network } is refused until { $end } UTC.
admin-unbanned = { $network } is let in again.
admin-ban-line = { $network } until { $end } UTC
admin-no-bans = Nobody is banned.
admin-no-acts = Nothing has been done yet.
admin-no-rooms = No club room remembers anything.
admin-forget-room = Delete everything that the club room “{ $room }” remembers?
admin-forgot-room = { $count ->
    [one] The club room has forgotten one game.
   *[other] The club room has forgotten { $count } games.
}
admin-copying = Copying
admin-backed-up = The copy is in { $file } ({ $size } bytes).

error-bad-duration = “{ $text }” is not a length of time. Write it as in --for 30m, 2h or 7d.
error-bad-ban = “{ $text }” is neither an address nor a network, such as 203.0.113.7 or 10.0.0.0/8.
error-bans-this-machine = { $network } includes this machine itself, and with it perhaps a proxy through which everybody comes. If you mean it, add --force.
error-no-such-ban = There is no ban of { $network }. See all of them with “fivebyfive admin bans”.
error-clock-doubted = The clock says { $now } UTC, but the database was last used at { $trusted } UTC. If the clock is wrong, set it: nothing was deleted. If it is right, add --trust-clock.
error-backup-exists = { $file } already exists. Choose another name, or replace it with --force.
error-backup-not-writable = { $file } cannot be written. Check the folder, its permissions and the space on the disk.
error-backup-damaged = The copy is damaged and was not kept, so there is no new { $file }. Check the disk and the database.
error-backup-needs-pg-dump = This command copies SQLite files. Back up PostgreSQL with pg_dump; docs/deployment.md has the command.
error-name-not-found = Nobody is called “{ $name }” here. Check how it is written.
error-room-not-found = No club room “{ $room }” remembers anything. Check how it is written.
