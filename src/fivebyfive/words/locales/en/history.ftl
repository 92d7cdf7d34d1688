### The games of this device.

history-empty = Finished games on this device are listed here: your points, your best, and how they change.
history-first = Play a game
history-who = Who
history-everybody = Everybody
history-count = Games
history-best = Best
history-average = Average
history-curve = Points of the last games, oldest first: { $totals }. Average { $average }.
history-last = Last games
history-more = Show older games
history-alone = Alone
history-place = Place { $place } of { $of }
history-uncounted = { $count ->
    [one] One game is not counted here; the list says why.
   *[other] { $count } games are not counted here; the list says why.
}
history-delete = Delete this game
history-deleted = The game is deleted.
history-undo = Undo
history-export = Save all as a file
history-delete-all = Delete all
history-delete-ask = { $count ->
    [one] Delete the one game kept on this device? It cannot be brought back.
   *[other] Delete all { $count } games kept on this device? They cannot be brought back.
}
history-keep = Keep them
history-here = This list is kept in this browser. The server keeps the record of each game as well.
history-full = This browser has no room left, so this game was not added to your games. Delete old ones there.

## Why a game counts neither for the best nor for the average

uncounted-hints = with hints
uncounted-same-dice = the same dice again
uncounted-practice = practice
uncounted-repeat = played again
uncounted-late = joined late
uncounted-stand-in = a computer stood in
uncounted-archive = dice of an earlier day
history-led = Games you led
history-led-people = { $people ->
    [one] one player
   *[other] { $people } players
}
