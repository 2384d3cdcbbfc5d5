"""Bluffs are safe: what is hidden from somebody may be dealt anew, and nothing that one notices differs (K-BLUFF-3).

Views, questions, whom the table waits for, which questions are put at all, help, sizes of what is sent, show points and
standing orders are compared in two worlds: the true one, and one in which every card a seat cannot see is another.
"""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.chaos.events import HIDDEN, OPENS
from engine.chaos.redeal import shuffled
from engine.chaos.rules import RULES
from engine.chaos.state import CTRL, FACE, PAID, Game
from engine.chaos.view import SPECTATOR
from engine.kernel.asking import Question
from engine.kernel.match import Match
from tests.chaos.battery.players import FEW, answer_one, any_table, keen, start
from tests.support import Dice

LOOKS = 160
seeds = st.integers(0, 2**32)

# Questions whose kind says that something is hidden there, and which are put whatever it is.
SHOWN = ("look.", "search.take", "search.bottom", "search.cards", "discard.card")


def redealt(match: Match[Game], seat: int, seed: int) -> Match[Game] | None:
    return shuffled(match, seat, Dice(seed))


@FEW
@given(seeds)
def test_nobody_notices_what_lies_hidden(seed: int) -> None:
    """K-ZONE-1, K-ZONE-2, K-ZONE-7, K-INFO-3: a seat, and a spectator, sees the same in every deal it cannot tell."""
    match, dice = start(seed, **any_table(Dice(seed))), Dice(seed)
    for number in range(LOOKS):
        if match.over:
            break
        seat = number % (match.game.n + 1) - 1
        other = redealt(match, seat, seed + number)
        if other is not None:
            mine, theirs = RULES.view(match, seat), RULES.view(other, seat)
            assert mine == theirs
            assert len(json.dumps(mine)) == len(json.dumps(theirs))
            assert RULES.help(match, seat) == RULES.help(other, seat)
            assert RULES.moment(match) == RULES.moment(other) and RULES.where(match) == RULES.where(other)
            if match.pending[0].why == other.pending[0].why == "window":
                assert RULES.concerns(match, match.pending[0]) == RULES.concerns(other, other.pending[0])
        answer_one(match, dice, keen)


@FEW
@given(seeds)
def test_who_is_asked_next_does_not_hang_on_what_is_hidden(seed: int) -> None:
    """K-BLUFF-3, K-BOMB-10: after a public answer (a pass, a no) the same seats are asked in every deal."""
    match, dice = start(seed, **any_table(Dice(seed))), Dice(seed)
    for number in range(LOOKS):
        if match.over:
            break
        question = match.pending[0]
        onlooker = (question.seat + 1) % match.game.n
        for seat in (SPECTATOR, onlooker):
            other = redealt(match, seat, seed * 3 + number)
            if other is not None and other.pending[0].options[-1:] == question.options[-1:]:
                compare_after_a_no(match, other, seat, question)
        answer_one(match, dice, keen)


def compare_after_a_no(match: Match[Game], other: Match[Game], seat: int, question: Question) -> None:
    """Both worlds are answered with the last option, which everybody has; then the onlooker sees the same again."""
    if not question.options or question.options[-1][0] not in ("pass", "done", "hold", "decline", "end"):
        return
    worlds = [match.fork(), other.fork()]
    points: list[list[Any]] = [[], []]
    for world, told in zip(worlds, points, strict=True):
        world.strict = False
        RULES.watch(world, lambda kind, facts, told=told: told.append((kind, facts)))
        asked = world.pending[0]
        world.answer(asked.seat, len(asked.options) - 1)
    first, second = worlds
    assert [q.seat for q in first.pending] == [q.seat for q in second.pending]
    if first.pending and first.pending[0].seat != seat:
        assert but_for_own_cards(RULES.view(first, seat)) == but_for_own_cards(RULES.view(second, seat))
    assert points[0] == points[1]
    told = [[RULES.event(event, False) for event in world.game.events] for world in worlds]
    if not any(event["event"] in OPENS or event["event"] == "left_play" for event in told[0]):
        assert told[0] == told[1]


def but_for_own_cards(view: dict[str, Any]) -> dict[str, Any]:
    """What came out of one's own colony meanwhile, drawn or bombed, is another card in another deal, and may be."""
    return {key: value for key, value in view.items() if key not in ("hand", "ruin", "prices")}


@FEW
@given(seeds)
def test_events_and_show_points_name_no_hidden_card(seed: int) -> None:
    """K-INFO-4, K-INFO-6: what a bystander is told holds no card that lies face down at that moment."""
    match, dice = start(seed, **any_table(Dice(seed))), Dice(seed)
    points: list[tuple[str, dict[str, Any]]] = []

    def note(kind: str, facts: dict[str, Any]) -> None:
        """At every point the table can be drawn, and a spectator's picture of it names no card face down."""
        points.append((kind, facts))
        assert all(
            row["card"] == "" for row in RULES.still(match, SPECTATOR)["rows"] if not row["paid"] | row["paying"]
        )

    RULES.watch(match, note)
    for _ in range(LOOKS * 3):
        if match.over:
            break
        match.game.events = []
        points.clear()
        answer_one(match, dice, keen)
        hidden = {handle for handle, row in match.game.rows.items() if not row[PAID]}
        for event in match.game.events:
            told = RULES.event(event, False)
            assert not set(HIDDEN.get(told["event"], ())) & told.keys()
            assert all(card == "" for handle, card, *_ in told.get("named", ()) if handle in hidden)
        for kind, facts in points:
            assert all(entry[1] == "" for entry in named_rows(facts) if entry[0] in hidden), (kind, facts)


def named_rows(facts: Any) -> list[list[Any]]:
    """Every [handle, card, seat ...] anywhere in the facts of a show point."""
    found: list[list[Any]] = []
    if isinstance(facts, dict):
        facts = list(facts.values())
    if isinstance(facts, list):
        if len(facts) >= 3 and isinstance(facts[0], int) and isinstance(facts[1], str) and isinstance(facts[2], int):
            return [facts]
        for part in facts:
            found += named_rows(part)
    return found


@FEW
@given(seeds)
def test_every_question_that_shows_hidden_cards_says_so(seed: int) -> None:
    """K-INFO-4: a look is put with the mark that nobody goes back behind it, and no later view has its cards."""
    match, dice = start(seed, **any_table(Dice(seed))), Dice(seed)
    for _ in range(LOOKS * 4):
        if match.over:
            break
        question = match.pending[0]
        if question.why.startswith(SHOWN):
            others = {ref[1] for ref in question.options if ref[0] == "card"} - set(match.game.centre[question.seat])
            assert question.reveals or not others, question
        answer_one(match, dice, keen)


def test_a_card_face_down_is_another_in_another_deal() -> None:
    """Else the tests above would compare a world with itself."""
    match, dice = start(5, species="free", seats=2), Dice(5)
    moved = looks = 0
    for number in range(600):
        if match.over:
            break
        other = redealt(match, 0, number)
        if other is not None:
            down = [handle for handle, row in match.game.rows.items() if not row[PAID] and row[CTRL] == 1]
            moved += any(match.game.rows[handle][FACE] != other.game.rows[handle][FACE] for handle in down)
            moved += match.game.centre[1] != other.game.centre[1]
            looks += 1
        answer_one(match, dice, keen)
    assert looks > 100 and moved > looks
