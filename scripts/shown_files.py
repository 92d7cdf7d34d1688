"""Files of deploy/ that a page of docs/ shows whole."""

import re

# A link to the file, and a block: what comes before, its name, its text, what comes after.
SHOWN_FILE = re.compile(r"(\[deploy/([\w.-]+)\]\(.*\n\n```.*\n)((?:.*\n)*?)(```\n)")
