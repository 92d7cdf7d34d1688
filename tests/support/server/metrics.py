"""The metrics of a server, as numbers by name."""

import httpx
from prometheus_client.parser import text_string_to_metric_families

from support.server.server_process import Server

Figures = dict[tuple[str, ...], float]


def parse_metrics(text: str) -> Figures:
    """The samples by name and the values of their labels, without the prefix of all names."""
    return {
        (sample.name.removeprefix("fivebyfive_"), *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def fetch_metrics(server: Server) -> Figures:
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.status_code == 200
    return parse_metrics(answer.text)
