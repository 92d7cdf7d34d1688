"""`fivebyfive coach`."""

import json

import pytest

from support.cli_runner import run_in_process
from support.paths import EXAMPLES

GAME = EXAMPLES / "checkable.5x5"


def test_json() -> None:
    out, err = run_in_process("coach", GAME, "--json")
    assert (out.count("\n"), err) == (1, "")
    found = json.loads(out)
    assert (found["seat"], len(found["moves"])) == ("Ola", 25)
    assert found["start"] + found["luck"] - found["cost"] == pytest.approx(found["total"], abs=1e-5)
    costs = {move["round"]: move["cost"] for move in found["moves"]}
    assert found["dearest"] == sorted(costs, key=lambda at: -costs[at])[:3]


def test_for_people() -> None:
    found = json.loads(run_in_process("coach", GAME, "--json")[0])
    out, _ = run_in_process("coach", GAME)
    lines = out.splitlines()
    assert lines[0].startswith(f"Ola: {found['total']} points.")
    rows = [line.split() for line in lines if line.strip()[:1].isdigit()]
    assert [int(row[0]) for row in rows[-3:]] == found["dearest"]
    everything, _ = run_in_process("coach", GAME, "--all", "--lang", "pl")
    assert len(everything.splitlines()) >= 25 + 3
    assert "Szczęście" in everything


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((EXAMPLES / "open.5x5",), "was not played to its end"),
        ((GAME, "--seat", "Tim"), "Nobody called “Tim” plays"),
        (("none.5x5",), "There is no such file"),
    ],
)
def test_what_it_cannot_do(arguments: tuple[str, ...], said: str) -> None:
    out, err = run_in_process("coach", *arguments, status=1)
    assert out == ""
    assert said in " ".join(err.split())
