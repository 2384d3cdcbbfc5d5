"""The words of a deal: offers read from both sides of the table."""

from typing import Any

import pytest

from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.plain.typed import BadAnswer, read
from cosmic_tui.words import Words

VOICE = Voice(Words("en", "encounter", plain=True), ("Ada", "Tom", "Ines", "Quill"), 0)


def asking(side: int = 0, theirs: Any = None) -> dict[str, Any]:
    data = {
        "side": side, "hand": ["attack_06", "attack_20", "cosmic_zap"], "can_grant": [3, 7], "can_get": [10, 20],
        "theirs": theirs, "mine": None, "left": 6,
    }  # fmt: skip
    return {"seat": 0, "question": {"why": "deal", "shape": "bargain", "options": [], "data": data}}


@pytest.mark.parametrize(
    ("typed", "give", "get"),
    [
        ("offer attack 06 for blue 1", [[["card", "attack_06"]], []], [[], [10, 1, 20]]),
        ("offer red 4 and 2 cards for b1 and 1 random", [[["choice", 2]], [3, 1, 20]], [[["random", 1]], [10, 1, 20]]),
        ("offer nothing for 1 negotiate", [[], []], [[["type", "negotiate", 1]], []]),
        ("propose cosmic zap for 1 highest", [[["card", "cosmic_zap"]], []], [[["highest", 1]], []]),
    ],
)  # fmt: skip
def test_an_offer_says_what_i_give_and_what_i_get(typed: str, give: list[Any], get: list[Any]) -> None:
    """The offense's part stands first, whoever speaks (R-NEG-2)."""
    assert read(VOICE, asking(0), typed) == ["propose", [*give, *get, []]]
    assert read(VOICE, asking(1), typed) == ["propose", [*get, *give, []]]


def test_an_open_offer_is_accepted_or_declined_by_its_number() -> None:
    open_offer = [4, [[], [], [], [], []]]
    assert read(VOICE, asking(0, open_offer), "accept") == ["accept", 4]
    assert read(VOICE, asking(0, open_offer), "Decline") == ["decline", 4]
    assert read(VOICE, asking(0), "give up") == ["give_up"]


@pytest.mark.parametrize(
    "typed",
    ["accept", "decline", "offer", "offer red 4", "offer attack 40 for nothing", "offer red 1 for b1", "lapse", "for"],
)
def test_what_is_no_offer_says_how_one_looks(typed: str) -> None:
    with pytest.raises(BadAnswer) as unread:
        read(VOICE, asking(), typed)
    assert "«" not in VOICE.say(unread.value.ident, **unread.value.facts)
