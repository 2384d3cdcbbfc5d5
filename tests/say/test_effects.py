"""What one is asked about: the effect of somebody else's thing in a line, and who wins if everybody passes."""

import pytest

from cosmic_tui.games.encounter.pages import in_focus
from cosmic_tui.games.encounter.say.effects import effect_line
from cosmic_tui.games.encounter.say.previews import lines
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.words import Words
from engine.encounter.cards import ALIEN_IDS, ARTIFACT_IDS, TECHNOLOGY_IDS
from tests.screens.positions import scene

VOICE = Voice(Words("en", "encounter", plain=True), ("Ada", "Tom", "Ines", "Quill"), 0)
LONGEST = 76  # one line of the prompt in the narrowest window


@pytest.mark.parametrize(
    ("use", "card", "said"),
    [
        ("tripler.power", "", "Thrice: Weak attacks soar, strong ones shrink."),
        ("hacker.collect", "", None),
        ("human.wild", "flare_human", None),
        ("human.super", "flare_human", None),
        ("quash.use", "quash", "Quash: The deal is void, and each side loses three ships."),
        ("omega_missile.use", "", "Omega Missile: Choose a planet in any system."),
        ("reinforcement_5.use", "reinforcement_5", ""),
    ],
)
def test_a_thing_says_what_it_does(use: str, card: str, said: str | None) -> None:
    found = effect_line(VOICE, use, card)
    assert found == said if said is not None else found.endswith((".", "…")) and ": " in found


def test_the_two_halves_of_a_flare_say_different_things() -> None:
    wild, super_ = (effect_line(VOICE, f"clone.{half}", "flare_clone") for half in ("wild", "super"))
    assert wild != super_
    assert wild.split(": ")[0] == super_.split(": ")[0] == "Clone"


def test_everything_that_can_be_answered_has_a_line_that_fits() -> None:
    things = [(f"{name}.power", "") for name in ALIEN_IDS]
    things += [(f"{name}.{half}", f"flare_{name}") for name in ALIEN_IDS for half in ("wild", "super")]
    things += [(f"{name}.use", name) for name in ARTIFACT_IDS] + [(f"{name}.use", "") for name in TECHNOLOGY_IDS]
    said = {thing: effect_line(VOICE, *thing) for thing in things}
    assert all(said.values())
    assert [line for line in said.values() if len(line) > LONGEST] == []


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        ("offense_won", "If all pass, you win: 21 to 20."),
        ("defense_won", "If all pass, Tom wins: 20 to 21."),
        (None, "If all pass: 21 to 20."),
    ],
)
def test_a_pass_says_who_wins(outcome: str | None, said: str) -> None:
    """An upset, an inversion and the like are in it: the engine says who has won, not the numbers. The
    total of the winner comes first."""
    preview = {"totals": [21, 20], **({"outcome": outcome} if outcome else {})}
    assert lines(VOICE, {"offense": 0, "defense": 1}, preview) == [said]


@pytest.mark.parametrize(
    ("position", "read"), [("zap", ("power", "amoeba.power")), ("zap-of-zap", ("card", "cosmic_zap"))]
)
def test_who_would_pass_reads_the_thing_that_is_announced(position: str, read: tuple[str, str]) -> None:
    """The highlight stands on the no: what it lets happen is read, not one's own sheet."""
    found = scene(position)
    assert found.draft is not None and found.draft.choice is not None and found.draft.choice.no
    assert in_focus(found) == read
