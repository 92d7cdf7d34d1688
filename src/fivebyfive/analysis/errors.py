"""Errors of simulation, comparison, advice and review, with stable codes."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class AnalysisCode(StrEnum):
    """What went wrong. The message is `error-<code>`, as for the rules' own codes."""

    BOT_FAILED = "bot-failed"
    RECORD_EXISTS = "record-exists"
    NOT_WRITABLE = "result-not-writable"
    PLOT_ENDING = "plot-ending"

    # advice and review
    NO_OPEN_ROUND = "no-open-round"
    FINISHED = "advise-finished"
    NO_SUCH_NAME = "no-such-name"
    BAD_ADVICE = "bad-advice"
    UNFINISHED = "coach-unfinished"


class AnalysisError(CodedError[AnalysisCode]):
    """An error of the analysis: a stable code, and the facts for its message."""
