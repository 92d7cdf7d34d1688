### How a game ended.

## Who won. $names is a list of two or three names.

end-you-win = You win!
end-wins = { $name } wins
end-share-the-win = { $names } share the win
end-shared-win = A shared win
# Instead of who won: sheets of paper may still change that
end-missing = { $count ->
    [one] One sheet is still to be typed in
   *[other] { $count } sheets are still to be typed in
}
# Above a podium that may still change
end-so-far = So far
end-abandoned = The game was ended early
end-abandoned-text = The points are those of the rounds that were finished.
end-best = Your best so far!
end-points = { $total ->
    [one] one point
   *[other] { $total } points
}
end-computer = computer player
end-sheet = Sheet of { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } circled

## Several games of one table; the columns have narrow headings

end-series = The games so far
end-series-games = Games
end-series-wins = Wins
end-series-points = Points

## What to do next

# The host has begun it, and the last one is still being read
end-next = To the next game
end-next-opens = The next game is about to begin.
end-next-begun = The next game has begun.
end-next-round = The next game is at round { $round }.
end-next-turn = It is your turn.
end-next-waits = Everybody is waiting for you.
end-again = Same people again
# Beside “Same people again”, which starts at once: to the lobby instead
end-change-first = Change something first
end-play-again = Play again
end-same-dice = Same dice again
# Below “One sheet is still to be typed in”; yes or no
end-again-sure = Start the next game anyway? Missing sheets cannot be typed in after that.
end-wait = Waiting for { $name } to start another game
end-wait-host = Waiting for the host to start another game
end-save = Save the record
end-share = Share
end-print = Print this game

## Sharing

end-copied = The result is on the clipboard.
end-copy-this = Copy the result from here:
end-copy-label = Result

## Dice that can be checked

end-dice = Dice anyone can check
end-dice-text = The seal of the dice was public before the first roll, and now their secret is: together with the parts of the devices, it gives every roll.
end-dice-seal = Seal
end-dice-secret = Secret
end-dice-parts = Parts of the devices
end-dice-checked = Dice checked by this device
end-dice-rolls = { $rolls ->
    [one] One roll was computed again and is true.
   *[other] All { $rolls } rolls were computed again and are true.
}
end-dice-mine = { $count ->
    [0] None of them has a part of this device.
    [one] One of them has a part of this device.
   *[other] { $count } of them have a part of this device.
}
end-dice-unchecked = This device has not checked the dice: it has no notes from before the first roll.
end-dice-repeated = The rolls are those of the game before.
end-dice-without = Started without a part of: { $names }
end-dice-command = To check it again
end-dice-wrong = Something is wrong with the dice of this game.
end-dice-wrong-record = The record does not have what is needed to check the dice.
end-dice-wrong-seal = The seal is not the one that this device saw before the first roll.
end-dice-wrong-secret = The secret does not belong to the seal.
end-dice-wrong-nonce = The part of this device from before the first roll is missing or is another one.
end-dice-wrong-nonces = The parts of the devices are not those that were there at the start.
end-dice-wrong-chain = A part of a device in a single roll is not genuine.
end-dice-wrong-part = Roll { $round } was made without the part of this device, although the table had accepted it.
end-dice-wrong-seen = Roll { $round } was { $seen }, but the record says { $shown }.
end-dice-wrong-roll = Roll { $round } is { $shown } in the record, but the dice say { $dice }.

## What computers did, and a pupil's own place

computer-rounds = { $rounds ->
    [one] one round by computer
   *[other] { $rounds } rounds by computer
}
end-apart = Ranked apart: a computer made more than a fifth of their moves.
end-your-place = Your place: { $place } of { $of }
end-your-apart = A computer made many of your moves: this game is not ranked for you.
