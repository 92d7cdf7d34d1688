### Coming to a table with its link or its six digits.

join-looking = Looking for the table …
join-lobby = { $game }. The game has not started yet.
join-playing = { $game }, round { $round }. The game is under way; you can watch.
join-over = { $game }. This game is over. You can still look at it.
join-sits = At the table: { $names }
join-nobody = Nobody has a seat yet.
join-locked = The table is locked. Ask the host to let you in.
join-name = Your name
join-given = Give me a name
# Friendly names, any number of them; each at most 24 characters, separated by commas
join-names = Blue Fox, Red Panda, Green Frog, Golden Eagle, Silver Wolf, Brown Bear, Orange Tiger, White Owl, Grey Whale, Pink Flamingo, Purple Octopus, Yellow Duck, Black Cat, Quick Hare, Calm Turtle, Brave Lion, Merry Otter, Clever Raven, Quiet Deer, Sleepy Koala, Happy Seal, Curious Goat, Gentle Horse, Lucky Squirrel
join-go = Join
join-watch = Just watch
join-returning = Continue on this device?
join-i-am = I am { $name }
# A button: a name that was used before on this device
join-as = Join as { $name }
join-taken = The name { $name } is taken.
join-name-missing = Type a name first.
# A button with a name that is free
join-take = Take “{ $name }”

## A person of the table comes back on another device

join-claim-asks = Somebody says: “I am { $name }, on another device.” Is that right?
join-claim-yes = Yes, let them in
join-claim-no = No
join-claim-waiting = Waiting for the host to confirm that you are { $name }.
join-claim-refused = The host did not confirm it. You can go on watching.

## A tablet that several people use. $names is one name, or a list of them.

back-who = Who is playing now?
back-as = Back as { $names }
back-else = Someone else
