"""Schemathesis against a real server: what the OpenAPI document allows or forbids is sent to it.

As a module of hooks for the `schemathesis` command this adds the check that is our own.
"""

import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any, Final

import schemathesis

from support.fluent_messages import CODE_ENUMS
from support.paths import TESTS

CODES: Final = {str(code) for vocabulary in CODE_ENUMS.values() for code in vocabulary}
# Whether a name or a setting makes sense the document does not say: what fits may be refused.
CHECKS: Final = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_headers_conformance,response_schema_conformance,negative_data_rejection,"
    "unsupported_method,refused_with_a_known_code"
)


@schemathesis.check
def refused_with_a_known_code(_ctx: Any, response: Any, _case: Any) -> None:
    """Every refusal is JSON with a code that has a sentence."""
    if response.status_code >= 400:
        said = response.json()
        assert said["code"] in CODES, said
        assert said["code"] != "internal-error", said
        assert said["message"]


def fuzz_api(
    url: str, folder: Path, examples: int, seed: int
) -> "subprocess.CompletedProcess[str]":
    """Send so many examples to each operation; it failed if the return code is not 0."""
    return subprocess.run(
        [
            *(Path(sysconfig.get_path("scripts")) / "schemathesis", "--no-color", "run"),
            *(f"{url}/api/openapi.json", "--checks", CHECKS, "--max-examples", str(examples)),
            *("--seed", str(seed), "--phases", "examples,coverage,fuzzing"),
            *("--continue-on-failure", "--warnings", "off", "--suppress-health-check", "all"),
        ],
        env={
            **os.environ,
            "SCHEMATHESIS_HOOKS": "support.server.openapi_fuzz",
            "PYTHONPATH": str(TESTS),
        },
        cwd=folder,  # it leaves things there
        capture_output=True,
        text=True,
        check=False,
    )
