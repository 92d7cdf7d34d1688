### Joining a table and waiting for the others.

table-join-again = Join again
table-opening = Opening the table …

## How others come to it

lobby-table = Table
lobby-game-number = Game { $number } at this table.
lobby-same-dice = With the same dice as the last one.
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = Copied
lobby-copy-by-hand = The link is selected: copy it from here.
lobby-share = Share
lobby-qr = QR code with the link
lobby-nearby = Works on this Wi-Fi.
lobby-only-here = Only this machine can reach the table.
lobby-locked = The table is locked: nobody else can join.
lobby-lock = Lock
lobby-unlock = Unlock

## Who plays

lobby-players = { $seats ->
    [one] One player
   *[other] { $seats } players
}
lobby-youngest = The youngest rolls first.
lobby-watching = { $people ->
    [one] One device is watching.
   *[other] { $people } devices are watching.
}
lobby-you = you
lobby-here = on this device
lobby-host = host
lobby-away = away
lobby-computer = computer, { $level }
level-random = random
level-beginner = beginner
level-casual = casual
level-expert = expert
level-master = master
level-random-means = Any cell, without a thought.
level-beginner-means = Like somebody in their first games.
level-casual-means = Weighs what each line is likely to bring.
level-expert-means = Counts the chances of all lines; hard to beat.
level-master-means = The strongest: looks furthest ahead.
# What a level scores alone, on average
level-usual = Usually about { $points } points.
# Name of a computer player
lobby-robot = Robo { $number }
lobby-called = You are “{ $name }” here. Change your name
lobby-no-seat = You have no seat yet.
lobby-sit = Take a seat
lobby-add-person = Player on this device
lobby-add-computer = Computer player
lobby-add = Add
lobby-level = Level
lobby-name = Name
lobby-save = Save
lobby-change-seat = Change { $name }
lobby-drag = Move { $name } (arrow keys)
lobby-joined = Now at the table: { $names }.
lobby-joined-many = Now at the table: { $count } more, { $seats } in all.
lobby-moved = { $name } is now number { $place }.
lobby-first = Rolls first
lobby-up = Up
lobby-down = Down
lobby-remove = Remove
lobby-make-host = Make host

## How it is played

lobby-game = Game
lobby-preset = How you play
lobby-preset-family = Family
lobby-preset-far = Far apart
lobby-preset-class = Class
lobby-preset-family-means = Around one table: the dice go round, nobody is hurried.
lobby-preset-far-means = Everybody at home, as in a call: like Family, but no device says the sum aloud.
lobby-far-nearby = Only devices on the same Wi-Fi can join here. To play from elsewhere, the server needs an address on the internet.
lobby-far-here = Only this device can join here. To play from elsewhere, the server needs an address on the internet.
lobby-preset-class-means = You lead and roll; you need no seat. The first { $rounds } rounds have no time limit, then there are { $seconds } s for a move. A computer plays for anybody who is gone, and slow players are not named.
lobby-more = More settings
lobby-rolls = Who rolls
lobby-rolls-turn = In turn
lobby-rolls-host = The host
lobby-rolls-auto = By itself
lobby-dice = Dice
lobby-dice-app = On the screen
lobby-dice-real = Real dice
lobby-seconds = Time per round
lobby-seconds-none = No limit
lobby-seconds-some = { $seconds } s
lobby-untimed = Rounds without a limit first
lobby-stand-ins = If somebody is away
lobby-stand-ins-ask = Ask
lobby-stand-ins-auto = The computer plays
lobby-stand-in-level = Computers that play for people
lobby-host-gone = If the host is away
lobby-host-gone-passes = Somebody takes over
lobby-host-gone-waits = Wait
lobby-voice = Say the sum aloud
lobby-reactions = Reactions

## The button

lobby-start = Start
lobby-waiting = Waiting for { $name } to start.
lobby-waiting-host = Waiting for the host to start.
lobby-starting = Starts in a moment. Still waited for: { $names }.
lobby-leave = Leave the table
room-title = Club room
room-link = Link to this club room
