### Coming late: the missed numbers are placed first.

late-go = Play along
late-means = You can still join in: first you place the numbers you missed, one after the other.
late-next-game = You can play along in the next game.
late-title = The numbers you missed
# $number is the sum of a roll
late-place = Number { $place } of { $of }: where do you write the { $number }?
late-move = Where does the { $number } go instead?
late-done = All placed. Tap a number to move it, or sit down.
late-sit = Take a seat
late-mark = late
late-placed = { $rounds ->
    [one] Came late: one round was placed afterwards.
   *[other] Came late: { $rounds } rounds were placed afterwards.
}
