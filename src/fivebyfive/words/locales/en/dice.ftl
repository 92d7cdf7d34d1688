### What `fivebyfive verify` says, and what can be wrong with dice.

## What was found. Each is a sentence about one file.

verify-verified = { $file }: verified. { $rolls ->
    [one] One roll was computed again and is true
   *[other] All { $rolls } rolls were computed again and are true
}.
verify-nothing = { $file }: nothing to verify. No roll in it comes from checkable dice. Real dice never leave anything to verify.
verify-rehearsal = { $file }: nothing to verify. Its dice were decided by a seed, in a rehearsal for tests.
verify-repeated = { $file }: nothing to verify here. Its rolls are those of game { $game } at table { $table }: verify the record of that game.
verify-refused = { $file }: refused. { $message }

## Why dice are refused. $key is a header such as Secret; $shown and $dice are throws such as 3+6.

error-bad-nonce = “{ $text }” cannot be a nonce. A nonce has 1 to { $longest } characters out of A-Z, a-z, 0-9, - and _.
error-bad-dice-header = The header “{ $key }” is missing or malformed. Checkable dice can only be verified with all their headers as they were written.
error-secret-missing = The secret of the dice has not been revealed. Verify the record that was saved when the game was over.
error-secret-mismatch = The secret does not match the commitment. Either the record was altered, or the dice were not made from this secret.
error-bad-part = That is not the part of roll { $round } to which the nonce of its device has committed it.
error-other-commitment = The commitment in the record is not the one that was noted. The dice were made from another secret, or it is another game.
error-nonce-missing = The noted nonce { $nonce } is not in the record. The dice were made without it, or it is another game.
error-other-nonces = The nonces in the record are not those that were there at the start of the game.
error-part-unused = The part of roll { $round } was acknowledged by the table, but the roll in the record was made without it.
error-bad-rounds = “{ $text }” does not say which parts are meant. Write the rolls as in --parts 1-5,7, with exactly one --nonce.
error-sum-only = Round { $round } has only the sum { $sum }. With checkable dice every roll has both dice, such as 3+6.
error-other-roll = Roll { $round } was { $seen } at the table, but the record says { $shown }.
error-roll-altered = Round { $round } shows { $shown }, but the dice say { $dice }. Either the record was altered, or other dice were used.
