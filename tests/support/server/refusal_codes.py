"""The codes with which a server refuses something."""

from collections.abc import Coroutine
from typing import Any

import httpx
import pytest

from fivebyfive.client import Refused


def status_and_code(answer: httpx.Response) -> tuple[int, str]:
    """Of a refusal over HTTP."""
    return answer.status_code, answer.json()["code"]


async def refusal_code(asking: Coroutine[Any, Any, Any]) -> str:
    """Of something that a client asks, and is refused."""
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.code
