"""What a host says when its door is open: who can come, and over what kind of line."""

from types import SimpleNamespace
from typing import Any

import pytest

from cosmic_tui.cli import host as cli


@pytest.mark.parametrize(
    ("here", "near", "tls", "print_", "said"),
    [
        (False, False, True, b"", []),
        (True, False, True, b"", ["scr-line-only_here"]),
        (True, True, True, b"", ["scr-line-only_here"]),
        (False, True, True, b"", ["scr-line-only_near"]),
        (False, False, False, b"\x01" * 32, ["scr-line-host_print", "scr-line-not_encrypted"]),
    ],
)
def test_a_host_says_who_can_come(
    here: bool, near: bool, tls: bool, print_: bytes, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(cli, "say", lambda ident, **facts: heard.append(ident))
    host: Any = SimpleNamespace(
        hub=SimpleNamespace(tables={}), print=print_, only_here=here, only_near=near, where=SimpleNamespace(tls=tls)
    )
    cli.announce(host)
    assert heard == said
