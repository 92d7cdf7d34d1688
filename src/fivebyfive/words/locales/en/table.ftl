### What a live table and its server refuse, one message per error code.

## The table. $name is the name of a seat

error-not-host = Only the host of the table can do this.
error-not-your-seat = This seat belongs to somebody else.
error-not-your-roll = It is not your roll: { $name } rolls next.
error-no-such-seat = There is no such seat at this table.
error-no-such-device = This device is not at the table any more. Join again.
error-stale-round = The table has moved on to round { $round }. Have a look and try again.
error-too-early = { $missing ->
    [one] One seat has
   *[other] { $missing } seats have
} not moved yet. Wait for them.
error-not-in-lobby = The game has begun. This can be changed before the next one.
error-not-playing = No game is being played at this table.
error-not-over = The game is not over yet.
error-not-alone = You can ask for a hint only when you play alone.
error-paused = The game is paused. The host can continue it.
error-locked = The table is locked. Ask the host to let you in.
error-name-hides = “{ $name }” has characters in it that cannot be seen, or too many accents on one letter. Type the name again, letter by letter.
error-name-mixed = “{ $name }” mixes letters of different alphabets that look alike. Write each word in one alphabet.
error-name-alike = “{ $name }” looks like “{ $other }”, who is at this table. Add something that tells you apart.
error-name-barred = The host has taken the name “{ $name }” off this table. Choose another one, or ask the host to allow it again.
error-name-kept = The host has chosen this name for you. It stays for this game; ask the host if you would like another one.
error-table-full = The table is full: it has { $seats } seats.
error-nobody-seated = Nobody has a seat yet. Take one, or give one to a computer player.
error-roll-needed = Type what your dice show: both dice, or their sum.
error-roll-unwanted = The dice of this table are thrown by the program.
error-not-away = { $name } is here; nobody has to stand in.
error-away-briefly = { $name } has only just gone. A computer may stand in after { $seconds } seconds.
error-seat-taken = { $name } is here. If that is you, use the device you joined with.
error-bad-setting = The setting “{ $name }” cannot have this value.
error-bad-order = The order has to name every seat once.
error-wrong-host-link = This host link is not valid any more. Ask the host for a new one.
error-nonce-given = This device has already given its part of the dice for this game.
error-no-reactions = Reactions are switched off at this table.
error-too-soon = Wait a moment before the next reaction.
error-no-such-paper = This paper player is not at the table any more. Check the list and try again.
error-no-person = { $name } is a computer player and needs no paper.
error-only-paper = Everybody is on paper, but somebody has to play on a screen. If all of you play on paper, use “Call the dice”.
error-not-full-yet = No sheet can be full before roll { $rounds }: a roll gives one number.
error-unreadable-sheet = { $cell } has “{ $text }”, which no sheet of this game can have. Correct it first.
error-rolling = The dice are rolling. The moves of this round can no longer be changed.
error-part-unwanted = The table has not asked this device for its part of roll { $round }.

## The server

error-wrong-token = This device does not belong to the table any more. Join again with the code.
error-hello-first = The first message has to be a hello with a token.
error-hello-twice = This socket has said hello already.
error-bad-message = This message cannot be understood. See the documentation for its exact form.
error-unknown-message = There is no message of this type.
error-too-large = The message is too long: at most { $most } characters.
error-too-fast = Too many messages at once. Wait a moment and go on.
error-too-slow = The connection is too slow to follow. Reconnect to see where the game is.
error-too-many-tables = Too many tables were opened from this address. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-many-tries = Too many wrong codes came from this address. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-many-devices = The table is full: there are { $most } devices at it already.
error-too-many-sockets = This device has the table open { $most } times already. Close some of its windows.
error-too-many-changes = So many changes came from this device that it has to wait. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-much-written = So much came from this address that it has to wait. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-much-asked = Too much was asked for from this address. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-much-printed = From this address { $most } sets of sheets are being drawn already. Wait until they are done.
error-log-full = This table has a very long history and takes no more changes. Open a new table to go on.
error-too-many-seats = One device can hold { $most } seats. The others can join on a device of their own, or play on paper.
error-too-many-computers = A table can have { $most } computer players.
error-server-full = The server is full. Try again in a moment.
error-wrong-origin = Pages from other addresses may not play here.
error-idle = Nothing has happened here for hours. Touch the page to come back.
error-no-code-free = All table codes are in use. Try again in a moment.
error-no-rehearsal = This server takes no seed for the dice. Only a server started with --rehearsal does.
error-banned = Requests from your network are refused for a while by whoever runs this server. Ask them if you think that is a mistake.
error-wrong-room-key = This device is not known in this club room. Sit at one of its tables with somebody who is.
error-not-keeper = Only a keeper of this club room may do that.
error-no-such-person = Nobody by that name is remembered here.
error-unreadable-record = The record of this game is damaged and cannot be read.
error-closing = The server is being stopped. Try again in a moment.
error-internal-error = Something went wrong on the server, and it has been noted. Try again.
error-unavailable = The server cannot store anything right now. Nothing is lost; try again in a moment.
error-printing-busy = Many sheets are being drawn right now. Try again in a moment.
error-left = You have left the table.
error-no-such-page = There is nothing at this address.
error-wrong-method = This address cannot be used in this way.
error-page-not-built = The page has not been built. `make play` builds it; the API is documented at /api/docs.
error-bad-room-name = A room’s name has { $least } to { $most } letters, digits and hyphens, as in chess-club.
