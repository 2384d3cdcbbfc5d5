"""A sentence about somebody who may be the reader has words for that: nobody reads "You uses Fortitude"."""

import re
from typing import Any

import pytest

from cosmic_tui.games.encounter.say.questions import asked
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.plain.peers import PeerSession
from cosmic_tui.say.reasons import reason
from cosmic_tui.words import languages
from cosmic_tui.words.loader import ENGLISH, words
from tests.words import seen

DOES = re.compile(r"\{ \$(?:who|whom|offense|defense) \} \w+s\b")  # a name, and a verb that "you" would bend
FORMS = re.compile(r"^    \.(?:you|at-you) =", re.MULTILINE)
# Never said of the reader, and why.
NEVER = {
    "asked of the others": {
        "q-turn-before_battle", "q-alliance-join", "q-gambler-answer", "q-hate-demand",
        "q-deal-answer", "scr-line-vote", "no-no_such_knock", "scr-line-peer_knock", "scr-line-lobby_knock",
        "pre-nobody_defends", "bd-fc_more", "bd-fc_row", "scr-line-join_gain", "scr-line-join_risk",
        "scr-line-asked_by", "scr-gives", "pre-empties",
    },
    "whoever is away reads nothing": {"scr-is_away"},
    "somebody's words behind their name": {"scr-line-plain_chat"},
    "for those who only watch": {"scr-line-read_watch"},
    "not about those who play here": {
        "tool-cup_won", "cup-champion", "cup-beats", "cup-bye", "scenario-answer", "scenario-fail-never_asked",
        "scenario-fail-only_one_answer", "err-name_of_another", "scenario-fail-told_apart",
    },
}  # fmt: skip
EXCUSED = set().union(*NEVER.values())


def test_whoever_is_spoken_of_may_be_the_reader() -> None:
    spelt = {key.partition("/")[2]: seen.COMMENT.sub("", text) for key, (_, text) in seen.sources().items()}
    about = {ident for ident, text in spelt.items() if DOES.search(text)}
    assert len(about) > 200
    formless = {ident for ident in about if not FORMS.search(spelt[ident])}
    assert sorted(formless - EXCUSED) == []
    assert sorted(EXCUSED - formless) == []


def stack(act: str, card: str, seat: int) -> dict[str, Any]:
    """What the seat 0 sees when it may stop what `seat` has announced."""
    question = {
        "why": "respond", "by": ["act", 3], "options": [["card", "cosmic_zap_1"], ["pass"]], "low": 1, "high": 1,
        "shape": "pick", "data": None,
    }  # fmt: skip
    view = {"question": question, "stack": [[3, seat, act, card, ""]], "offense": 1, "defense": 2, "seat": 0}
    return {**view, "moment": "launch.send"}


ACTS = [
    ("zombie.power", ""),
    ("plague", "plague_1"),
    ("zombie.super", "flare_zombie"),
    ("reinforcement", "reinforcement_3"),
    ("gluon_mines.use", ""),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("act", "card"), ACTS)
def test_ones_own_power_can_be_stopped(language: str, act: str, card: str) -> None:
    """What I announce is not told me as that of somebody who has my name."""
    voice = Voice(words(language, "encounter"), ("Zed", "Tom", "Ines"), 0)
    own, theirs = (asked(voice, stack(act, card, seat)).title for seat in (0, 1))
    assert "Tom" in theirs and "Zed" not in own and own != theirs.replace("Tom", "Zed")


class Nowhere:
    """A line to a table at which nothing happens."""

    seats = (1,)

    class offers:
        even = False
        guide = None


@pytest.mark.parametrize(
    ("by", "seat", "said"),
    [
        (1, 1, "You ask to take back an answer."),
        (0, 1, "Ada asks to take back one of your answers."),
        (0, 2, "Ada asks to take back one of Cyd's answers."),
    ],
)
def test_a_vote_is_told_to_whoever_asks_for_it(by: int, seat: int, said: str) -> None:
    session = PeerSession(Nowhere(), words(ENGLISH, "encounter", plain=True))
    session.names = ("Ada", "Bea", "Cyd")
    session.hear(1, {"kind": "vote", "state": "open", "about": "undo", "by": by, "seat": seat, "wait": []})
    assert session.take() == [said]


def test_a_reason_is_about_the_reader() -> None:
    """Whom it is about reads that as you, the others by the name."""
    told = {"seat": 1, "code": "stop", "facts": {"seat": 0}}
    said = [reason(Voice(words(ENGLISH, "encounter"), ("Zed", "Tom", "Ines"), me), told) for me in (0, 2)]
    assert ["Zed" in text for text in said] == [False, True] and "You need" in said[0]
