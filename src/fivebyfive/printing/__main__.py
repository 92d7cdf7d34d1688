"""Draws in a process of its own, whose memory goes with it: a server lives for months.

python -m fivebyfive.printing pdf     a job in, a PDF out
python -m fivebyfive.printing png     a job in, a picture of its last page out
"""

import sys
from typing import cast

from fivebyfive.printing.render import PREVIEW_DPI, OutputFormat, render_job


def main() -> None:
    """From standard input to standard output."""
    kind = cast(OutputFormat, sys.argv[1])
    job = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(render_job(job, kind, PREVIEW_DPI)[-1])


if __name__ == "__main__":
    main()
