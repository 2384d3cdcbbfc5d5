"""What Enter does is said by what it would send."""

from types import SimpleNamespace
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.prompt import enter_key
from cosmic_tui.words.loader import words


@pytest.mark.parametrize(
    ("language", "ticked", "said"),
    [("en", 0, "nobody"), ("en", 1, "invite 1"), ("en", 2, "invite 2"), ("hu", 0, "senki"), ("pl", 2, "zaproś 2")],
)
def test_nobody_is_invited_by_name(language: str, ticked: int, said: str) -> None:
    """Who is asked for help and ticks nobody reads no number."""
    known = words(language, "encounter")
    look = Look(known, parts=Parts("encounter"))
    scene: Any = SimpleNamespace(look=look, words=known, say=known.say)
    draft = SimpleNamespace(enters=lambda: ("enter-alliance-invite", "enter-any"), count=ticked)
    asking: Any = SimpleNamespace(draft=draft)
    assert plain(enter_key(scene, asking)).endswith(f" {said}")
