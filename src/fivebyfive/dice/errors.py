"""What can be wrong with dice, by stable codes; the message is `error-<code>`."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class DiceCode(StrEnum):
    """What was wrong with dice. The values are stable; the message is `error-<code>`."""

    BAD_NONCE = "bad-nonce"
    BAD_PART = "bad-part"
    BAD_DICE_HEADER = "bad-dice-header"
    SECRET_MISSING = "secret-missing"  # noqa: S105 -- a code
    SECRET_MISMATCH = "secret-mismatch"  # noqa: S105 -- a code
    OTHER_COMMITMENT = "other-commitment"
    NONCE_MISSING = "nonce-missing"
    OTHER_NONCES = "other-nonces"
    PART_UNUSED = "part-unused"
    BAD_ROUNDS = "bad-rounds"
    SUM_ONLY = "sum-only"
    OTHER_ROLL = "other-roll"
    ROLL_ALTERED = "roll-altered"


class DiceError(CodedError[DiceCode]):
    """An error about dice: a stable code, and the facts for its sentence."""
