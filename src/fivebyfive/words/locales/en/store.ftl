### Where games are kept, and `fivebyfive export`.

## The database. $reason is what the database itself says, in English

error-no-such-table = There is no table “{ $table }”. Check the code, or open a new one.
error-newer-events = This table was just used by a newer version of the server, which is being updated. Try again in a minute; nothing is lost.
error-store-unavailable = The database cannot be used: { $reason }. Check that it is running and has space, then try again.
error-store-bad-address = This is not the address of a database. Give a file such as games.sqlite, or postgresql://user@host/name.
error-store-not-found = There is no database { $file }. Check the path; it is created when the first table is opened.
error-store-not-writable = The database { $file } cannot be written. Check the path, its permissions and the space on the disk.
error-store-not-a-database = { $file } is not a database, or it is damaged. Choose another file, or restore a copy of it.
error-store-not-ours = This database already holds something else. Choose an empty one.
error-store-not-utf8 = This database cannot hold the letters of every name. Create one with the encoding UTF8.
error-store-too-new = This database belongs to a newer version of Five by Five (its format is number { $found }, this version knows { $known }). Install the newest version.
error-store-changed = This database was made by another version of Five by Five: its schema number { $number } differs. Use the version that made it, or an empty database.

## Files that were to be written

error-export-differs = { $file } already exists with other content and was not changed. Choose another folder, or overwrite it with --force.
error-export-not-writable = { $file } cannot be written. Check the folder, its permissions and the space on the disk.

## What it says

export-bar = Writing
export-done = { $records ->
    [one] One game is
   *[other] { $records } games are
} in { $folder }.
export-nothing = No game has ended yet, so there is nothing to write.
