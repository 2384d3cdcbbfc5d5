"""Events by name: every kind the engine emits is described, and a secret part stays with those it is meant for."""

import ast
from pathlib import Path

import pytest

from cosmic_tui.table.events import knows, redacted, shares
from cosmic_tui.table.rules import rules_of
from engine.encounter import events
from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.content import load_content
from tests.support import Dice, Person
from tests.table.tables import open_table, random_bots

ENGINE = Path(events.__file__).parent


def emitted() -> dict[str, str]:
    """Every kind that stands in an `emit` or a `whisper` anywhere in this game, with the file."""
    found = {}
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            called = node.func.attr if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else ""
            if called in ("emit", "whisper"):
                for word in ast.walk(node.args[0]) if node.args else ():
                    if isinstance(word, ast.Constant) and isinstance(word.value, str):
                        found[word.value] = file.name
    return found


def described(kind: str) -> bool:
    return kind in events.FIELDS or bool(events.fields(kind))


def test_every_kind_of_event_is_described() -> None:
    kinds = emitted()
    assert len(kinds) > 50
    assert {kind: file for kind, file in kinds.items() if not described(kind)} == {}


def test_no_description_is_left_over() -> None:
    """Every kind described is named somewhere else in the engine: a few are emitted under a name that was handed on."""
    sources = [file.read_text("utf-8") for file in ENGINE.rglob("*.py") if file.name != "events.py"]
    assert [kind for kind in events.FIELDS if not any(f'"{kind}"' in source for source in sources)] == []


def test_a_new_kind_would_be_noticed() -> None:
    assert not described("zombie.no_such_thing")
    assert events.named("zombie.no_such_thing", (1, 2)) == {"event": "zombie.no_such_thing"}


def test_a_secret_part_reaches_only_the_eyes_it_is_meant_for() -> None:
    """Section 20: faces of moved cards are for giver and taker."""
    load_content()
    rules, face = rules_of("encounter"), FACE_BY_NAME["attack_20"]
    event = ("cards_moved", (1, 2, 1, "compensation"), 1 << 1 | 1 << 2, ((face,),))
    plain = {"event": "cards_moved", "at": [1], "seat": 2, "n": 1, "why": "compensation"}
    assert redacted(rules, event, 0) == redacted(rules, event, -1) == plain
    assert redacted(rules, event, 1) == redacted(rules, event, 2) == {**plain, "faces": ["attack_20"]}
    told = shares(rules, [event, event], [0, 1, 2, -1])
    assert told == [[redacted(rules, event, seat)] * 2 for seat in (0, 1, 2, -1)]
    assert told[1][0] is told[2][0] is not told[0][0] is told[3][0], "kept once for all who know the same"


def test_eyes_are_counted_from_the_first_seat_and_who_looks_on_has_none() -> None:
    for mask, who in ((0b1, {0}), (0b110, {1, 2}), (0b1111, {0, 1, 2, 3}), (0, set())):
        assert {seat for seat in range(-1, 4) if knows(("dealt", (), mask, ()), seat)} == who


@pytest.mark.parametrize("seed", range(3))
def test_nobody_reads_of_cards_that_are_not_his(seed: int) -> None:
    """In whole games, every event with a secret part shows a stranger exactly its public facts."""
    options = {"alien_mode": "dealt", "flares": True}
    table, person, dice = open_table(seed=seed, bots=random_bots, options=options), Person(seed), Dice(seed)
    rules, seen = table.rules, 0
    read = table.rules.event

    class Watching:
        """The rules, with a look at every secret part on the way."""

        def __getattr__(self, name: str) -> object:
            return getattr(rules, name)

        def event(self, event: tuple, known: bool) -> dict:  # type: ignore[type-arg]
            nonlocal seen
            told = read(event, known)
            if event[3] and not known:
                seen += 1
                assert told == events.named(event[0], event[1])
            return told

    table.rules = Watching()  # type: ignore[assignment]
    for _ in range(120):
        if table.match.over:
            break
        seat = table.seats[0]
        question = table.match.question_for(0)
        answer = person.answer(seat.shown["view"]["view"])
        if question.why == "deal":
            answer = ["give_up"]
        table.receive(0, {"kind": "answer", "serial": seat.serial, "answer": answer}, float(dice.below(3)))
    assert seen > 10
