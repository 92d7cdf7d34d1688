"""What goes wrong when games are simulated, compared or asked about, by stable codes."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class AnalysisCode(StrEnum):
    """What was wrong; the message is `error-<code>` as for the rules' own codes."""

    BOT_FAILED = "bot-failed"
    RECORD_EXISTS = "record-exists"
    NOT_WRITABLE = "result-not-writable"
    PLOT_ENDING = "plot-ending"

    # advice
    NO_OPEN_ROUND = "no-open-round"
    FINISHED = "advise-finished"
    NO_SUCH_NAME = "no-such-name"
    BAD_ADVICE = "bad-advice"
    UNFINISHED = "coach-unfinished"


class AnalysisError(CodedError[AnalysisCode]):
    """A stable code, and the facts its sentence needs."""
