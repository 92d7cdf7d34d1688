### What `simulate`, `compare`, `advise`, `check-bot` and `join` say.

## Many games

analysis-bar = Playing
# Above results. $game is Knister or Knaster.
analysis-heading = { $game }, { $count ->
    [one] one game
   *[other] { $count } games
}, seed { $seed }
analysis-player = Player
# Points on average, and how far that may be off
analysis-mean = Mean points
# The standard deviation of the points
analysis-sd = Deviation
analysis-lowest = Lowest
analysis-highest = Highest
analysis-wins = Wins
# Milliseconds of thought
analysis-ms = ms a move
# In a picture, at the axis with percentages
analysis-share = Share of the games
analysis-plot = The picture is in { $file }.
analysis-time = { $count ->
    [one] One game
   *[other] { $count } games
} in { $seconds } s, { $rate } a second.
analysis-stopped = Stopped: these are the results of the games played so far.
analysis-stopped-early = Stopped, before there was any result.

## Two players on the same dice

compare-difference = Difference
compare-sure = { $better } makes { $more } points a game more than { $other }, give or take { $margin }.
compare-unsure = It is not sure which of them makes more points. More games would tell.
compare-level = The results were checked again and again. Even so, equal players are told apart by mistake in at most 5 of 100 comparisons.

## Advice on a roll

advise-heading = { $name }, round { $round }, roll { $roll }
advise-move = Move
advise-expected = Expected
advise-lost = Lost
advise-win = Win
advise-more = { $count ->
    [one] One more move
   *[other] { $count } more moves
}: --all shows everything.

## A finished game, gone through

coached-bar = Going through the game
coached-heading = { $name }: { $total } points. An expert with the same dice: { $expert }.
# Four figures that add up; $luck has its sign
coached-sum = { $start } expected at the start, luck of the dice { $luck }, given away by moves { $cost }: that makes { $total }.
coached-flawless = No move gave away half a point.
coached-round = Round
coached-roll = Roll
coached-better = Better
coached-cost = Cost
coached-luck = Luck

## A bot is checked

check-good = { $bot } keeps to all the rules for bots: { $count ->
    [one] one game was
   *[other] { $count } games were
} played without a mistake.
check-saved = The game up to there is in { $file }.

## A bot at a live table

seated-joined = { $name } has a seat at table { $table } (Ctrl-C to leave).
seated-begun = Game { $game_number } has begun.
seated-over = The game is over: { $total ->
    [one] one point
   *[other] { $total } points
}, place { $place }.
seated-dice-checked = Dice checked: { $rolls ->
    [one] one roll was
   *[other] all { $rolls } rolls were
} computed again and fit what was noted during the game.
seated-dice-unchecked = The dice were not checked: there are no notes from before the first roll.
seated-dice-unfetched = The dice were not checked: the record could not be fetched.
seated-dice-wrong = SOMETHING IS WRONG WITH THE DICE of game { $game_number }. { $message }
seated-lost = The connection is lost; it is tried again.
seated-back = The connection is back.
seated-removed = The seat has been freed, so there is nothing left to do.
seated-left = The seat has been left.
error-bad-table-code = “{ $text }” is neither the code of a table nor its link. A code has six digits.
error-no-server = There is no Five by Five at { $url }. Check the address; --server names another.

## What goes wrong. $error is what Python says, in English; $file is a file

error-bot-failed = { $bot } failed in round { $round }: { $error }. `fivebyfive check-bot` finds what is wrong with a bot of your own.
error-record-exists = { $file } already exists and was not changed. Choose another folder.
error-result-not-writable = { $file } cannot be written. Check the folder, its permissions and the space on the disk.
error-plot-ending = { $file } cannot be drawn. The name of a picture ends in one of: { $endings }.
error-no-open-round = No roll waits for a move. Give a record whose last round is open, such as “12. 3+6 ?”.
error-advise-finished = The game is over, so there is nothing left to advise. Give a record whose last round is open.
error-no-such-name = Nobody called “{ $name }” plays in this game. The seats are: { $names }.
error-bad-advice = { $bot } did not weigh every legal move exactly once. Its method weigh has to return all of them.
error-coach-unfinished = The game was not played to its end. The coach goes through finished games.

## Learning

train-bar = Learning
train-done = { $count ->
    [one] One game
   *[other] { $count } games
} learned from in { $seconds } s: { $points } points a game without looking ahead. The weights are in { $file }.
error-not-weights = { $file } has no weights of this game and is no checkpoint of its training.
error-no-weights-file = There is no file { $file }.
error-already-learned = { $file } has learned from { $games } games already. Set the total number with --games.
error-other-training = { $file } is a checkpoint of a training that was begun with { $begun }. Continue with the same options, or start again without --resume.
error-weights-not-writable = { $file } cannot be written, so nothing was learned. Check the folder, its permissions and the name, or choose another with --out.
error-training-diverged = The weights grew beyond all bounds after { $games } games. Begin again with another seed.
