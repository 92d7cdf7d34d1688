"""Errors of training, by stable codes."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class TrainCode(StrEnum):
    """Why training cannot begin or continue; the message is `error-<code>`."""

    NOT_WEIGHTS = "not-weights"
    NO_FILE = "no-weights-file"
    ALREADY_LEARNED = "already-learned"
    OTHER_TRAINING = "other-training"
    NOT_WRITABLE = "weights-not-writable"
    DIVERGED = "training-diverged"


class TrainError(CodedError[TrainCode]):
    """Training that cannot begin or continue."""
