"""What the client knows of requests is what the server says."""

import client_messages


def test_the_module_is_up_to_date() -> None:
    assert client_messages.TARGET.read_text() == client_messages.render()
