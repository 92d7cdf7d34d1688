### The season of a club room: what it remembers, and who may see and change it.

season-title = Season
season-when = When
season-all-time = All time
season-games = Games
season-wins = Wins
season-mean = Mean
season-best = Best
season-rating = rating { $value } ± { $uncertainty }
season-rating-what = What is the rating?
season-rating-means = How strong somebody plays, by whom they were ahead of. Everybody starts at 25. With 95 % certainty the true value is no further off than the number after ±, which shrinks with every game. Knister and Knaster are rated apart. Where the coach has gone through a game with everybody, the luck of the dice is taken out.
season-luck = { $count ->
    [one] So far that is so in one of { $games } games.
   *[other] So far that is so in { $count } of { $games } games.
}
season-luck-out = rated without luck
season-curve = Ratings after each game: { $values }
season-none = No finished game yet.
season-last = Last games
season-ended-early = ended early
season-record = Record
season-record-of = Record of the game of { $date }
season-looking = Looking it up …
season-you-are = You are
season-someone-else = Somebody new
season-kept = What this room remembers
season-kept-games = { $count ->
    [one] One game.
   *[other] { $count } games.
}
season-kept-what = Of each game that ends here: its record with the names, for the season and the ratings.
season-kept-days = { $days ->
    [one] A game is forgotten a day after its end, but not before its table is deleted.
   *[other] A game is forgotten { $days } days after its end, but not before its table is deleted.
}
season-kept-ever = Games are kept until a keeper of this room or whoever runs the server deletes them.
season-kept-off = Nothing. A keeper has switched it off.
season-stranger = Devices that have sat at a table here with somebody the room knows can see it. This one is not among them yet.
season-keeper = You look after this room
season-keeper-link = Link for another keeper
season-keeper-link-means = Whoever opens this link may do what you may: merge, hide and delete people, and switch the memory off.
season-hidden = Hidden, seen by keepers only
season-hide = Hide
season-show = Show to all again
season-delete = Delete …
season-delete-ask = The name { $name } is erased in all games of this room. The games stay, without the name. This cannot be undone.
season-delete-go = Delete { $name }
season-merge = { $name } is the same person as
season-merge-go = Merge
season-separate = { $name } is somebody else
season-switch-off = Remember nothing
season-switch-on = Remember games from now on
season-off-ask = { $count ->
    [one] The room forgets its game and everybody in it, and remembers no more games.
   *[other] The room forgets its { $count } games and everybody in them, and remembers no more games.
} The records of its tables stay on the server for as long as those of any table. This cannot be undone.
season-off-not = Keep remembering
season-off-go = Forget everything
