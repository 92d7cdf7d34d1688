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
history-hints = with hints
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
history-here = They are kept in this browser only, and nowhere else.
history-full = This browser has no room left, so this game was not added to your games. Delete old ones there.
