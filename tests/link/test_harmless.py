"""A host that was written by a stranger: whatever it calls people, and says they said, can be shown without harm."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from cosmic_tui.link.harmless import made_harmless

BAD = "A\u202eda\x1b[2J\u3164" + "\u0301" * 9 + "\n!"
SEEN = "Ada[2J\u0301\u0301 !"


@pytest.mark.parametrize(
    ("message", "found"),
    [
        ({"kind": "chat", "seat": 0, "name": BAD, "text": BAD}, lambda m: (m["name"], m["text"])),
        ({"kind": "hello", "seats": [{"name": BAD, "who": "person"}]}, lambda m: (m["seats"][0]["name"],)),
        ({"kind": "presence", "seats": [{"name": BAD}]}, lambda m: (m["seats"][0]["name"],)),
        ({"kind": "welcome", "name": BAD}, lambda m: (m["name"],)),
        ({"kind": "lobby", "lobby": {"chairs": [{"name": BAD}]}}, lambda m: (m["lobby"]["chairs"][0]["name"],)),
    ],
)  # fmt: skip
def test_names_and_lines_of_a_host_are_mended(message: dict[str, Any], found: Any) -> None:
    for text in found(made_harmless(message)):
        assert text == unicodedata.normalize("NFC", SEEN) and len(text) <= 12


def test_what_is_not_what_it_should_be_is_left_for_others_to_judge() -> None:
    for seats in ([7], [{"name": 7}], [None]):
        assert made_harmless({"kind": "hello", "seats": seats})["seats"] == seats
    assert made_harmless({"kind": "lobby", "lobby": {"chairs": 3, "knocks": 4}})["lobby"] == {"chairs": 3, "knocks": []}
