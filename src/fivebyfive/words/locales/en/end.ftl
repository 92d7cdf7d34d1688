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
end-points = { $total ->
    [one] one point
   *[other] { $total } points
}
end-computer = computer player
end-sheet = Sheet of { $name }
# A number on the sheet, as a screen reader says it
end-number-circled = { $number } circled

## What to do next

end-again = Same people again
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
end-dice-text = The dice were fixed before the first roll, and everybody saw their seal. Now their secret is public: together with the parts of the devices, it gives every roll. “fivebyfive verify” checks that in the saved record.
end-dice-seal = Seal
end-dice-secret = Secret
end-dice-parts = Parts of the devices
