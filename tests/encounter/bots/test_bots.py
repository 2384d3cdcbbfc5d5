"""Players without a person: lawful, always the same from the same seed, and blind to everything but their view."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.bots import bots, make_bot
from engine.bots.simulate import play
from engine.encounter.bots import bargains
from engine.encounter.cards import FACES, NAMES, TYPES
from engine.encounter.rules import RULES
from engine.encounter.terms import can_give
from engine.encounter.view import view
from tests import law
from tests.encounter.battery.checks import redeal
from tests.encounter.bots.games import TABLES, positions

ENGINE = Path(engine.__file__).parent
# They hold matches, and hand bots views and doors.
WEIGH = ("judging.py", "puzzling.py", "ahead/meter.py")
NO_BOTS = tuple(ENGINE / "bots" / name for name in ("simulate.py", "lookahead.py", *WEIGH))
SOME_GAMES = 6


def test_a_module_with_a_bot_is_a_bot() -> None:
    assert {"random", "rookie"} <= bots().keys()
    assert not {"simulate", "bargains", "asked"} & bots().keys()


def test_bots_know_tables_of_names_and_shapes_of_questions_only() -> None:
    """No module of a bot imports a position, a rule or a view; only who asks bots does, and is none.

    Who looks ahead reads positions that were dealt anew, which is another matter, and imports no rule either.
    """
    known = {f"engine.{game}.{name}" for game, names in law.FACES.items() for name in names.split()}
    known |= {"engine.games", "engine.kernel.errors"}
    known |= {"engine.kernel.asking", "engine.kernel.chance", "engine.kernel.views"}
    dealt_anew = {
        f"engine.{name}"
        for name in (
            "encounter.state",
            "encounter.totals",
            "encounter.likely",
            "chaos.state",
            "chaos.view",
            "kernel.match",
        )
    }
    searching = {"engine.kernel.game"}  # the door, and what a world is called
    for file in [*ENGINE.glob("bots/**/*.py"), *ENGINE.glob("*/bots/**/*.py")]:
        if file in NO_BOTS:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("engine."):
                wider = known | dealt_anew | searching if file.parent.name == "ahead" else known
                assert node.module in wider or "bots" in node.module.split("."), f"{file.name}: {node.module}"


@pytest.mark.parametrize("name", ["random", "rookie"])
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options)))
def test_nobody_ever_answers_what_cannot_be(name: str, options: dict[str, Any]) -> None:
    """T-LIS-4, R-NEG-5: whole games without one refused answer."""
    for seed in range(SOME_GAMES):
        result = play(RULES, options, seed, (name,))
        assert result.fault is None, result.fault.kind


@pytest.mark.parametrize("name", ["random", "rookie"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    one, other = (play(RULES, {}, 5, (name,), keep_record=True).record for _ in range(2))
    assert one == other
    third = play(RULES, {}, 6, (name,), keep_record=True).record
    assert third is not None and one is not None and third.answers != one.answers


@pytest.mark.parametrize("options", TABLES[:4], ids=lambda options: "-".join(map(str, options)))
@pytest.mark.parametrize("name", ["random", "rookie"])
def test_other_hidden_cards_are_the_same_to_a_bot(name: str, options: dict[str, Any]) -> None:
    """R-SEC-3: with everything hidden dealt anew the same question gets the same answer."""
    for number, (match, seat, _) in enumerate(positions(17, **options)[::5]):
        other = match.fork()
        redeal(other.game, seat, number)
        seen, seen_again = view(match, seat), view(other, seat)
        assert make_bot(name, seat, 3).answer(seen) == make_bot(name, seat, 3).answer(seen_again)


hands = st.lists(st.integers(0, FACES - 1), max_size=8)
numbers = st.integers(1, 3)
terms = st.one_of(
    st.tuples(st.just("card"), st.integers(0, FACES - 1)),
    st.tuples(st.just("type"), st.sampled_from(TYPES), numbers),
    st.tuples(st.sampled_from(("choice", "random", "highest", "lowest")), numbers),
)


@given(hands, st.lists(terms, max_size=4).map(tuple))
def test_what_can_be_promised_is_what_the_rules_say(hand: list[int], promised: tuple[Any, ...]) -> None:
    """R-DEA-8: a bot judges its own hand as the game will, by faces and by names alike."""
    assert bargains.can_give(hand, promised) == can_give(hand, promised)
    named = tuple(("card", NAMES[term[1]]) if term[0] == "card" else term for term in promised)
    assert bargains.can_give([NAMES[face] for face in hand], named) == can_give(hand, promised)
