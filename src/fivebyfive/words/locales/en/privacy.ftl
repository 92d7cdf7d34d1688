### The page about privacy, for players.

privacy-intro = You need no account here, and there are no cookies, no advertising and nobody who counts visits.
privacy-stored = What this server stores
privacy-stored-text = For each table: the names that people typed in, lists of names and teams, their moves, the rolls, when something happened, and a key by which your device is known again. Use a nickname if you like. Your address is not stored with a game; it is used to slow down floods of requests, and may be kept for a while if very many come from it, or if it is banned for abuse.
privacy-who = Who can see it
privacy-who-text = Whoever has the six digits or the link of a table sees its names, its finished rounds and its record. Whoever runs this server can read everything that is stored.
privacy-rooms-text = Of a game that ends in a club room, the room remembers the record with the names, for its season, unless it is switched off there. Devices that have sat at a table with somebody the room knows can see it. The page of the room says for how long, and whoever keeps the room can delete names and all of it.
privacy-long = How long
privacy-tables-never = Tables are kept until whoever runs this server deletes them.
privacy-tables = A table that nobody uses is deleted after { $days ->
    [one] one day
   *[other] { $days } days
}. From then on nobody can fetch its games here.
privacy-records-never = Of a finished game whose table is gone, a record stays that only whoever runs this server can read.
privacy-records = Of a finished game whose table is gone, a record that only whoever runs this server can read stays until { $days ->
    [one] one day
   *[other] { $days } days
} after the game ended.
privacy-device = What your device stores
privacy-device-text = This browser keeps your name, your settings, the tables you sit at and your finished games. It stays there until you delete it under “Your games”, or with the data of this site in the browser.
privacy-erase = How to have a name erased
privacy-erase-text = At a table you can change your name yourself at any time. Whoever runs this server can replace a name in everything that is stored, or delete a table: ask them, and tell them the name and the six digits. Copies that others have saved stay as they are.

# For whoever plays with a class; “Delete this table” is class-delete
privacy-school = For schools
privacy-school-stored = Of a class this server keeps the list of names and the teams, if you made them, the names pupils chose, the rolls, every move, the points, and a record of each finished game. First names, nicknames or numbers will do. Nobody needs an account, an e-mail address or an app.
privacy-school-where = It is kept on this server. In addition each browser keeps its tables and what was played on it: names, results, records. Files you save or print are yours to look after.
privacy-school-delete = To delete it now: whoever leads the table taps “Delete this table” before a game begins, in the menu or when the game is over. The table, its lists, its moves and the records of all its games are then gone from this server at once, and nobody can bring them back; only back-ups of whoever runs this server may keep them for a while. What a pupil’s browser keeps is deleted there, under “Your games”.
