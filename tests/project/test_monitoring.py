"""The dashboard, the alerts and the containers of deploy/: they name what there is."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from fivebyfive.cli.server_runner import SHUTDOWN_SECONDS, WAIT_FOR_DATABASE
from fivebyfive.cli.stop_deadline import LAST_SECONDS, STOP_SECONDS
from fivebyfive.cli.workers import JOIN_SECONDS
from fivebyfive.server.app import DRAIN_SECONDS
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.store.postgres_pool import CLOSE_TIMEOUT_SECONDS
from support.paths import DEPLOY, PROJECT
from support.server.server_process import run_server

GUIDE = (PROJECT / "docs" / "deployment.md").read_text()
NAME = re.compile(r"\bfivebyfive_\w+")
SELECTOR = re.compile(r"\b(fivebyfive_\w+)\{(\w+)[=!~]+\"")
GROUPED = re.compile(r"by \(([\w, ]+)\) \((?:rate\()?(fivebyfive_\w+)")


def find_labels() -> dict[str, set[str]]:
    """All samples that a server exposes, by name, with their labels."""
    found = {}
    for family in Metrics().registry.collect():
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""]}
        for ending in endings[family.type]:
            labels = set(family_labels()[family.name])
            found[family.name + ending] = labels | ({"le"} if ending == "_bucket" else set())
    return found


def family_labels() -> dict[str, tuple[str, ...]]:
    collectors = Metrics().registry._names_to_collectors.values()
    return {one._name: one._labelnames for one in collectors}  # type: ignore[attr-defined]


def read_expressions() -> dict[str, str]:
    """Every query of the dashboard and of the alerts, by its title."""
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    queries = {
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in dashboard["panels"]
        for target in panel["targets"]
    }
    return queries | {rule["alert"]: rule["expr"] for rule in read_rules()}


def read_rules() -> list[dict[str, Any]]:
    [group] = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def test_queries_ask_for_what_a_server_has() -> None:
    known = find_labels()
    queries = read_expressions()
    assert len(queries) > 20
    for title, query in queries.items():
        assert query.count("(") == query.count(")"), title
        for name in NAME.findall(query):
            assert name in known, title
        for name, label in SELECTOR.findall(query):
            assert label in known[name], title
        for labels, name in GROUPED.findall(query):
            assert set(labels.split(", ")) <= known[name], title


def test_all_that_is_exposed_is_shown_and_explained() -> None:
    shown = NAME.findall(" ".join(read_expressions().values()))
    table = set(NAME.findall(GUIDE))
    for name in family_labels():
        assert any(one.startswith(name) for one in shown), name
        assert {name, f"{name}_total"} & table, name


def test_alerts_say_what_to_do() -> None:
    rules = read_rules()
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("page", "ticket")
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    [job] = [config["job_name"] for config in prometheus["scrape_configs"]]
    assert f'up{{job="{job}"}}' in rules[0]["expr"]


def read_unit() -> dict[str, list[str]]:
    text = (DEPLOY / "fivebyfive.service").read_text().replace("\\\n", "")
    found: dict[str, list[str]] = {}
    for key, value in re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE):
        found.setdefault(key, []).append(value)
    return found


def test_the_unit_has_time_for_what_the_server_does() -> None:
    unit = read_unit()
    orderly = SHUTDOWN_SECONDS + DRAIN_SECONDS + CLOSE_TIMEOUT_SECONDS
    assert orderly < STOP_SECONDS < STOP_SECONDS + LAST_SECONDS < JOIN_SECONDS
    assert int(unit["TimeoutStopSec"][0]) > JOIN_SECONDS
    assert int(unit["TimeoutStartSec"][0]) > WAIT_FOR_DATABASE
    assert unit["ExecReload"] == ["/bin/kill -HUP $MAINPID"]
    assert (unit["Type"], unit["NotifyAccess"]) == (["notify"], ["all"])
    assert {"WatchdogSec", "MemoryMax", "LimitNOFILE"} <= unit.keys()
    # Restarts never come as fast as systemd would give up at.
    assert (unit["StartLimitIntervalSec"], unit["Restart"]) == (["0"], ["on-failure"])


def test_nginx_has_files_for_all_its_connections() -> None:
    [files] = re.findall(r"worker_rlimit_nofile (\d+);", (DEPLOY / "nginx-limits.conf").read_text())
    [connections] = re.findall(r"worker_connections \d+;/worker_connections (\d+);", GUIDE)
    assert int(files) >= 2 * int(connections) + 1000
    for name in ("nginx.conf", "nginx-path.conf"):
        text = (DEPLOY / name).read_text()
        for timeout in ("proxy_read_timeout", "proxy_send_timeout"):
            [seconds] = re.findall(rf"{timeout} (\d+)s;", text)
            assert int(seconds) > 35  # the server asks every 30 s whether a socket is there


def read_containerfile() -> list[list[str]]:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [line.split(maxsplit=1) for line in lines]


def test_the_container_is_made_of_what_there_is() -> None:
    steps = read_containerfile()
    assert steps[0][0] == "FROM"
    known = "FROM RUN COPY USER WORKDIR ENV VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD"
    assert {step for step, _ in steps} <= set(known.split())
    [copied] = [rest.split()[:-1] for step, rest in steps if step == "COPY"]
    assert (PROJECT / copied[0]).exists()
    assert copied[1:] == ["dist/fivebyfive-*.whl"]  # which `make wheel` makes
    [health] = [rest for step, rest in steps if step == "HEALTHCHECK"]
    program = json.loads(health[health.index("[") :])
    assert program[0] == "python"
    compile(program[2], "HEALTHCHECK", "exec")


def test_the_commands_of_the_containers_start(tmp_path: Path, postgres_url: str) -> None:
    steps = dict(read_containerfile())
    program, serve, *options = json.loads(steps["ENTRYPOINT"])
    assert (program, serve) == ("fivebyfive", "serve")
    listen, here = ("--host", "0.0.0.0"), ("--host", "127.0.0.1")
    assert tuple(options[:2]) == listen
    options = [*here, *options[2:]]
    [name, file] = json.loads(steps["CMD"])
    assert (name, Path(file).parent) == ("--database", Path(steps["VOLUME"]))
    with run_server(str(tmp_path / "games.sqlite"), *options, rehearsal=False):
        pass
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    name, address, *more = compose["services"]["server"]["command"]
    assert (name, address.split("@")[1]) == ("--database", "database/fivebyfive")
    with run_server(postgres_url, *options, *more, rehearsal=False) as server:
        assert server.url == "https://games.example.org"


def test_the_containers_fit_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    services, volumes = compose["services"], compose["volumes"]
    for service in services.values():
        for volume in service["volumes"]:
            assert volume.split(":")[0] in volumes
    server = services["server"]
    build = server["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert int(server["stop_grace_period"].rstrip("s")) > JOIN_SECONDS
    assert shlex.split(services["database"]["healthcheck"]["test"][1])[0] == "pg_isready"


@pytest.mark.parametrize("name", ["alerts.yml", "prometheus.yml", "compose.yml"])
def test_yaml_has_no_key_twice(name: str) -> None:
    class Strict(yaml.SafeLoader):  # type: ignore[misc]
        """YAML takes the last of two keys without a word."""

        def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
            keys = [self.construct_object(key) for key, _ in node.value]
            assert len(keys) == len(set(keys)), keys
            return dict(super().construct_mapping(node, deep))

    assert yaml.load((DEPLOY / name).read_text(), Strict)
