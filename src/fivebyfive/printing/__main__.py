"""Renders a job in a process of its own, for a server.

Typst keeps its memory until the process ends, and a server runs for months.

python -m fivebyfive.printing pdf     a job in, a PDF out
python -m fivebyfive.printing png     a job in, a PNG of its last page out
"""

import sys
from typing import cast

from fivebyfive.printing.render import PREVIEW_DPI, OutputFormat, render_job


def main() -> None:
    """Read a job from standard input, write the file to standard output."""
    kind = cast(OutputFormat, sys.argv[1])
    job = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(render_job(job, kind, PREVIEW_DPI)[-1])


if __name__ == "__main__":
    main()
