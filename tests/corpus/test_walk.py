"""What is said of the kept looks: no hole in it, no sentence that ends twice, and the English that was accepted.

English is kept as text, one line a sentence (`tests/data/said`): a change of it is accepted with `--snapshot-update`,
and read in the diff.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from cosmic_tui.words import Words, languages
from engine.games import rules_of
from tests.corpus.looks import GAMES, file, kept
from tests.corpus.saying import said
from tests.night import one_in

PLACE = Path(__file__).parents[1] / "data" / "said"
ENGLISH = "en"
HOLE = re.compile(r"[«{}$]")
TWICE = re.compile(r"[.!?]\.(?!\.)")
OTHERS = sorted(set(languages()) - {ENGLISH})
UNBENT = "a name lacks the case asked for"  # it is said behind a colon then, as people do
LAGGING = f"said in {ENGLISH}"  # until a release, which finds what a language lacks by itself
SHOWN = 12  # sentences that differ, until a person has seen enough


@pytest.fixture(autouse=True)
def no_holes(caplog: pytest.LogCaptureFixture) -> None:
    """A message that is missing, or a variable of it, is reported to the log of the words."""
    caplog.set_level(logging.WARNING, logger="cosmic.words")


@pytest.mark.parametrize("game", GAMES)
def test_the_looks_are_of_the_rules_that_there_are(game: str) -> None:
    head, looks = kept(game)
    assert head["rules"] == rules_of(game).version, f"play anew: python -m tests.corpus make {game}"
    assert len(looks) > 300 and file(game).stat().st_size < 1 << 20


@pytest.mark.parametrize("game", GAMES)
def test_english_is_said_as_it_was_accepted(
    game: str, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    """Whole sentences, each in the place where it is first said."""
    found = sentences(game, ENGLISH)
    assert wrong(found) == {} and caplog.messages == []
    lines, place = list(found), PLACE / f"{game}.txt"
    if request.config.getoption("update_snapshots"):
        place.write_text("\n".join(lines) + "\n", "utf-8")
    accepted = place.read_text("utf-8").splitlines()
    now, before = dict.fromkeys(lines), dict.fromkeys(accepted)
    fresh = {text: found[text] for text in now if text not in before}
    gone = [text for text in before if text not in now]
    assert (dict(list(fresh.items())[:SHOWN]), gone[:SHOWN]) == ({}, []), "accepted with --snapshot-update"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_language_has_a_hole(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every third look in each, another third in the next; how things stand on the board at every other of those."""
    assert wrong(sentences(game, language, OTHERS.index(language), len(OTHERS))) == {}
    assert [message for message in caplog.messages if not message.endswith((UNBENT, LAGGING))] == []


def sentences(game: str, language: str, first: int = 0, step: int = 1) -> dict[str, str]:
    """All that is said, line by line, with where it was said first."""
    words, found = Words(language, game), dict[str, str]()
    for number, look in enumerate(kept(game)[1][first::step]):
        for text in said(words, look, board=step == 1 or number % one_in(2) == 0):
            for line in text.splitlines():
                found.setdefault(line, look.played)
    return found


def wrong(found: dict[str, str]) -> dict[str, str]:
    """Lines with a hole, or with two ends."""
    return {line: where for line, where in found.items() if HOLE.search(line) or TWICE.search(line)}
