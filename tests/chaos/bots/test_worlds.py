"""Worlds of Chaos Galaxy: they hang on what a seat may know, and on nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from engine.chaos.audit import check_numbers, check_rows
from engine.chaos.cards import CARDS
from engine.chaos.decks import READY
from engine.chaos.redeal import hidden_from, redealt, seen_of, shuffled
from engine.chaos.rules import RULES
from engine.chaos.setup import decks_of
from engine.chaos.state import MOST_HANDLES, UNVEILED
from engine.chaos.supposed import known, supposed
from tests.chaos.battery.players import keen
from tests.chaos.bots.games import elsewhere, own_decks, positions
from tests.support import Dice

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (2, own_decks(3, 2)), (3, {}), (4, {"simple_combat": True}), (5, own_decks(9, 5)),
    (2, {"mode": "beginner"}),
]  # fmt: skip


def test_a_world_hangs_on_what_its_seat_may_know() -> None:
    """K-INFO-5, K-ZONE-1, 2, 7: what is hidden is another thing, the number is the same: the world is the same, and it
    shows the seat what it sees. None has the true dice."""
    compared = 0
    for seed, (seats, options) in enumerate(TABLES):
        for number, (match, question) in enumerate(positions(seed + 40, seats, 9, **options)):
            if number >= 70:
                break
            seat = question.seat if number % 4 else (question.seat + 1) % seats
            if any(asked.reveals and asked.seat == seat for asked in match.pending):
                assert redealt(match, seat, Dice(number)) is None
                continue
            other = elsewhere(match, seat, number) if seat == question.seat else shuffled(match, seat, Dice(number))
            assert other is not None
            one, two = redealt(match, seat, Dice(number)), redealt(other, seat, Dice(number))
            assert one is not None and two is not None
            assert one.game.facts() == two.game.facts()
            assert RULES.view(one, seat) == RULES.view(match, seat)
            assert one.game.seed != match.game.seed and one.game.veil == UNVEILED
            compared += 1
    assert compared >= 305, compared


def test_another_number_is_another_world() -> None:
    """Else every thought would hang on one guess: hands, piles and dice differ from number to number."""
    for match, question in positions(3, 3, 40):
        if not question.reveals:
            found = [RULES.redeal(match, question.seat, Dice(number)) for number in range(4)]
            assert len({world.game.facts() for world in found if world is not None}) == 4


def test_a_world_is_played_on_by_the_laws() -> None:
    """Cards that are drawn, put down and fought with there are real ones, and no new handle is that of an old row."""
    met = 0
    for match, question in positions(6, 2, 60, **own_decks(6, 2)):
        world = None if question.reveals else RULES.redeal(match, question.seat, Dice(5))
        if world is None:
            continue
        began, dice = set(world.game.rows), Dice(8)
        for _ in range(150):
            if not world.pending:
                break
            asked = world.pending[0]
            world.answer(asked.seat, keen(asked, dice))
            check_numbers(world.game)
            check_rows(world.game)
            new = set(world.game.rows) - began
            assert all(MOST_HANDLES < handle <= MOST_HANDLES + world.game.handles for handle in new)
            met += len(new)
    assert met > 1000


def decks_guessed(seen: dict[str, int], times: int = 40) -> Counter[frozenset[int]]:
    """The cards of the decks that are drawn for what was seen."""
    decks, faces = known("official", False), {card.id: face for face, card in enumerate(CARDS)}
    counted = Counter({faces[id]: count for id, count in seen.items()})
    return Counter(frozenset(supposed(counted, 20, decks, Dice(seed))) for seed in range(times))


def test_a_foe_is_supposed_to_play_the_deck_that_was_seen() -> None:
    """Three cards tell a ready-made deck; before any was seen it may be each of them."""
    human = dict(READY["human_combined_fleet"].cards)
    shown = dict(list(human.items())[:4])
    (guess, times), *_ = decks_guessed(shown).most_common()
    faces = {card.id: face for face, card in enumerate(CARDS)}
    assert guess == {faces[id] for id, count in human.items() if count > shown.get(id, 0)} and times == 40
    assert len(decks_guessed({}, 100)) == len(known("official", False)) == 8


def test_what_is_seen_is_not_dealt_again_and_no_place_stays_empty() -> None:
    """K-DECK-2: three copies of a card that lie in the scrap leave none to be dealt; a deck that nobody knows is met by
    the nearest, and copies fill what is missing."""
    decks = known("official", False)
    faces = {card.id: face for face, card in enumerate(CARDS)}
    gone = Counter({faces["lancer_wing"]: 3, faces["unicornis"]: 3, faces["cobra_flash"]: 3})
    for seed in range(20):
        pool = supposed(gone, 36, decks, Dice(seed))
        assert len(pool) >= 36 and not set(pool) & set(gone)
    strange = Counter({face: 3 for face in range(0, 36, 3)})
    assert len(supposed(strange, 9, decks, Dice(1))) >= 9
    assert len(supposed(Counter(), 60, decks, Dice(1))) == 60


@pytest.mark.parametrize("simple", (False, True))
def test_supposed_decks_are_those_of_the_table(simple: bool) -> None:
    """K-SIMC-3: where cards about speed are forbidden nobody is supposed to hold one."""
    match = RULES.new({"simple_combat": simple}, 4)
    assert all(Counter(dict(deck)).total() == 45 for deck in decks_of(match.game))
    held = {face for deck in known("official", simple) for face in deck}
    assert all(CARDS[face].simple for face in held) is simple


def test_nobody_is_dealt_a_card_too_many() -> None:
    """K-ZONE-9: what is seen of a deck and what is hidden of it are the whole, on the stack and on its way too."""
    announced = put_away = 0
    for match, question in chain(positions(2, 2, 1), positions(11, 2, 3)):
        for owner in set(match.game.alive()):
            seen, hidden = seen_of(match.game, owner, question.seat), hidden_from(match.game, owner, question.seat)
            own = (len(match.game.centre[owner]) + len(match.game.ruin[owner])) if owner == question.seat else 0
            assert seen.total() + hidden + own == 45
        announced += bool(match.game.items)
        put_away += any(name == "windows.put_away" for name, _, _ in match.game.stack)
    assert announced > 50 and put_away
