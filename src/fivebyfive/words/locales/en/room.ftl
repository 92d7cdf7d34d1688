### A club room: always the same link, a new table each time.

room-about = Always the same link, and a new table each time: for a club, a class or a family that meets again and again.
room-name = Name of the club room
room-name-means = 3 to 32 letters, digits and hyphens, such as chess-club.
room-go = To the club room
room-known = Club rooms you have been in
room-looking = Looking for a table …
room-empty = Nobody is there yet. Open a table. Everybody who follows the link then joins you.
room-lobby = { $people ->
    [one] A table is open: { $game }, one person.
   *[other] A table is open: { $game }, { $people } people.
}
room-playing = { $people ->
    [one] A game is being played: { $game }, one person.
   *[other] A game is being played: { $game }, { $people } people.
}
room-over = A game of { $game } has just ended. They may play again.
room-join = Join
room-watch = Watch
room-back = Back to the table
room-open = Open a table
room-nobody-else = Only this machine can reach the club room.
room-another = Another club room
