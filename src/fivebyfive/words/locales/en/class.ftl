### What a host may do for a class: names, time, latecomers, a second device.


# A silly name is taken off; a friendly one stands there instead. $old was there before
class-other-name = Another name for { $name }
class-name-back = Give the name “{ $old }” back
class-renamed = “{ $old }” is now “{ $name }”.
class-names-barred = Names taken off
class-names-barred-means = They stay off in further games at this table, too, until you allow them.
class-allow-name = Allow “{ $name }” again
class-allow-name-short = Allow
class-more-time = More time for { $name }
class-more-time-short = More time
class-stand-in = Let the computer play for { $name }
class-locked = Nobody else can come in. Unlock the table to let latecomers in.
class-link = Lead from a second device
class-link-label = Link to lead the game
class-link-means = Open this link on your second device, and show it to nobody else: whoever opens it leads the game like you. A new link ends the old one.
class-link-seated = This device plays along. Open the link on another device to lead the game there.
class-hosts = Devices that lead the game with you
class-host-seatless = Device without a player
class-host-dismiss = Stop leading: { $name }
class-host-dismiss-short = Remove
class-no-seat = Lead without a seat of my own
class-leading = You lead the game without a seat.
class-lead = You lead the game
class-close = Close the round
class-close-sure = Close this round?
class-close-means = { $missing ->
    [one] One person has not moved: a computer makes a plain move for them, and it is marked.
   *[other] { $missing } people have not moved: a computer makes a plain move for each of them, and it is marked.
}
class-last-csv = Results of the last game (CSV)
class-last = Last results
class-privacy = Privacy for schools
class-delete = Delete this table
class-delete-ask = Delete this table?
class-delete-means = All of it is deleted on this server now, and nobody can bring it back: names, list and teams, moves, results and the records of all its games. Whoever is at the table is sent away. Save or print before what you want to keep.
class-delete-here = Also delete what this browser keeps of it
class-delete-yes = Delete for good
class-delete-no = Keep it
