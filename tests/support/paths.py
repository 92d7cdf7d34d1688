"""Where things lie: no test counts the folders above it."""

from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
PROJECT: Final = TESTS.parent
DEPLOY: Final = PROJECT / "deploy"
EXAMPLES: Final = PROJECT / "examples"
GOLDEN: Final = TESTS / "golden"
SOURCE: Final = PROJECT / "src" / "fivebyfive"
WEB: Final = PROJECT / "web"
