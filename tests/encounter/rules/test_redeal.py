"""Another world for one seat: the same to look at, with other hidden cards and another future, whatever is true."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cosmic_tui.cli.scenario import read_file
from engine.encounter.acts import CHOICE, KEY, SEAT, STOP
from engine.encounter.cards import FIRST_FLARE, FLARES_IN_DECK, NEGOTIATE
from engine.encounter.hand import note_seen
from engine.encounter.items import ALIENS, FACE_USES, USES
from engine.encounter.likely import GUARDED, LANDING, OPEN, likely_card
from engine.encounter.phases.planning import lay
from engine.encounter.redeal import hidden_laid, redeal
from engine.encounter.redealt import redealt
from engine.encounter.rules import RULES
from engine.encounter.state import ALIEN, UP, Game
from engine.encounter.view import view
from engine.kernel.chance import shuffle
from engine.kernel.match import Match
from engine.testing.rehearse import Rehearsal
from tests.encounter.battery.players import answer_one, keen, start
from tests.encounter.rules.test_scenarios import PLACE
from tests.support import Dice

TABLES: dict[str, dict[str, Any]] = {
    "dealt": {"seats": 4, "alien_mode": "dealt"},
    "random": {"seats": 5, "alien_mode": "random", "wild_flares": True},
    "hidden": {"seats": 4, "alien_mode": "random", "hidden_powers": True, "hot_swapped": True},
    "technology": {"seats": 4, "alien_mode": "random", "four_planets": True, "technology": True},
    "filch": {"seats": 3, "alien_mode": "random", "classic_flare": True, "deals": "open"},
}
QUESTIONS = 500


def positions(seed: int, most: int = QUESTIONS, **wishes: Any) -> Any:
    """A game of players who like to use things, question by question."""
    match, dice = start(seed, strict=False, **wishes), Dice(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        answer_one(match, dice, keen)


def other_truth(match: Match[Game], seat: int, seed: int) -> Match[Game] | None:
    """The same position for this seat, in which everything else is true."""
    other = redealt(match, seat, Dice(seed))
    if other is not None:
        shuffle(Dice(seed + 1), other.game.destiny_deck)
        shuffle(Dice(seed + 2), other.game.deck)
        other.game.seed, other.game.counter = seed * 77 + 5, seed
    return other


@pytest.mark.parametrize("table", TABLES)
def test_what_is_dealt_hangs_on_nothing_hidden(table: str) -> None:
    """R-SEC-1: two matches with other hidden cards, destiny and dice, but the same view, give equal copies."""
    compared = refused = 0
    for number, match in enumerate(positions(3, **TABLES[table])):
        if number % 3:
            continue
        seat = match.pending[0].seat
        other = other_truth(match, seat, number)
        if other is None:
            refused += 1
            continue
        assert view(other, seat) == view(match, seat)
        one, two = redealt(match, seat, Dice(number + 9)), redealt(other, seat, Dice(number + 9))
        assert (one is None) == (two is None)
        if one is not None and two is not None:
            assert facts(one.game) == facts(two.game)
            compared += 1
    assert compared > 8 * refused


def facts(game: Game) -> dict[str, Any]:
    """The whole position, part by part, but for what is derived from it."""
    return {name: getattr(game, name) for name in Game.SAVED}


@pytest.mark.parametrize("table", TABLES)
def test_a_copy_looks_the_same_and_asks_the_same(table: str) -> None:
    """R-SEC-1: not a byte of the view differs, also where others have answered already."""
    with_answers = copies = missing = 0
    for number, match in enumerate(positions(11, **TABLES[table])):
        for question in match.pending:
            copy = redealt(match, question.seat, Dice(number))
            missing += copy is None
            if copy is not None:
                copies += 1
                with_answers += bool(match.game.partial or match.earlier())
                assert view(copy, question.seat) == view(match, question.seat)
    assert copies > 40 * missing
    assert with_answers > 10


def test_the_dice_and_the_destiny_cards_are_not_the_true_ones() -> None:
    """The true order comes no more often than chance has it, and no copy throws the true dice."""
    true_order = true_next = copies = 0
    for number, match in enumerate(positions(5, seats=4, alien_mode="dealt")):
        copy = redealt(match, match.pending[0].seat, Dice(number))
        if copy is not None and len(match.game.destiny_deck) > 5:
            copies += 1
            assert (copy.game.seed, copy.game.counter) != (match.game.seed, match.game.counter)
            true_order += copy.game.destiny_deck == match.game.destiny_deck
            true_next += copy.game.destiny_deck[-1] == match.game.destiny_deck[-1]
    assert copies > 200
    assert true_order < copies / 50
    assert true_next < copies / 3


def test_a_planning_card_is_asked_for_again_where_the_other_has_laid_one() -> None:
    """BOTS 3.5: the other's answer, which nobody has seen, is given anew, from the cards it holds now."""
    faces: Counter[int] = Counter()
    for number, match in enumerate(positions(2, seats=4, alien_mode="none")):
        if match.pending[0].why == "planning.pick" and len(match.pending) == 2:
            first, second = match.pending
            match.answer(first.seat, 0)
            for deal in range(8):
                copy = redealt(match, second.seat, Dice(number * 100 + deal))
                assert copy is not None
                assert view(copy, second.seat) == view(match, second.seat)
                (question, answer), _ = copy.answered()
                faces[question.options[answer][1]] += 1
    assert len(faces) > 6


def test_one_s_own_answers_of_this_step_stand() -> None:
    """A victim of Plague who has named its first cards is not asked for them again."""
    seen = 0
    for seed in range(30):
        for number, match in enumerate(positions(seed, 300, seats=3, alien_mode="none")):
            if match.pending[0].why == "plague.discard" and len(match.earlier()) > 1:
                copy = redealt(match, match.pending[0].seat, Dice(number))
                assert copy is not None
                assert [given for _, given in copy.earlier()] == [given for _, given in match.earlier()]
                seen += 1
    assert seen > 5


def test_which_flares_take_part_is_dealt_anew() -> None:
    """R-SET-7: only those of aliens at the table, and those seen, are sure to be among the ten."""
    match = start(4, strict=False, seats=4, alien_mode="random")
    true, sheets = flares_of(match.game), [sheets[0][ALIEN] for sheets in match.game.sheets]
    tens = []
    for number in range(40):
        game = match.game.clone()
        redeal(game, 0, Dice(number))
        tens.append(flares_of(game))
        assert len(tens[-1]) == FLARES_IN_DECK
        assert {FIRST_FLARE + alien for alien in sheets} <= tens[-1]
        assert {face for face in game.hands[0] if face >= FIRST_FLARE} <= tens[-1]
        assert set(game.specials["regroup.begin"]) >= {face for face in tens[-1] if "regroup.begin" in moments_of(face)}
    assert true not in tens
    assert len(set().union(*tens)) > 30


def flares_of(game: Game) -> frozenset[int]:
    cards = [*game.deck, *game.discards, *[face for hand in game.hands for face in hand]]
    return frozenset(face for face in cards if face >= FIRST_FLARE)


def moments_of(face: int) -> set[str]:
    return {moment for use in FACE_USES[face] if use for moment in use.moments}


def test_cards_a_seat_was_shown_stay_where_it_saw_them() -> None:
    """From the seat's own notes: what it was shown is there in every copy, the rest is not."""
    match = start(6, strict=False, seats=4, alien_mode="none")
    shown = tuple(sorted(match.game.hands[2][:5]))
    note_seen(match.game, 0, "hand", 2, shown)
    hands: Counter[tuple[int, ...]] = Counter()
    for number in range(30):
        game = match.game.clone()
        redeal(game, 0, Dice(number))
        assert not Counter(shown) - Counter(game.hands[2])
        hands[tuple(sorted(game.hands[2]))] += 1
        assert game.notes["seen:0"] == match.game.notes["seen:0"]
    assert len(hands) > 20


def test_a_card_that_cannot_be_there_tells_nothing() -> None:
    """What a seat believes is never compared with the true hands: a wrong belief gives the same copies."""
    match = start(6, strict=False, seats=4, alien_mode="none")
    seat = match.pending[0].seat
    first, second, third = match.game.others_clockwise(seat)
    believed = ((first, match.game.hands[second][0]), (third, match.game.hands[seat][0]))
    for number in range(10):
        other = other_truth(match, seat, number)
        assert other is not None
        one, two = (redealt(truth, seat, Dice(number), believed) for truth in (match, other))
        assert one is not None and two is not None
        assert facts(one.game) == facts(two.game)
        assert believed[0][1] in one.game.hands[first]


def test_whoever_has_announced_a_use_holds_what_it_will_cost() -> None:
    """T-USE-1: a negotiate paid for a veto is still in hand while it is being answered, in every copy."""
    answered = 0
    for number, match in enumerate(positions(5, 3000, seats=4, aliens=["reserve", "", "", ""])):
        seat, act = match.pending[0].seat, match.game.acts[-1] if match.game.acts else None
        if act is None or USES[act[KEY]].toll < 0 or act[SEAT] == seat:
            continue
        answered += 1
        for deal in range(20):
            copy = redealt(match, seat, Dice(number * 20 + deal))
            assert copy is None or USES[act[KEY]].toll in copy.game.hands[act[SEAT]]
    assert answered


NAMING: dict[str, Callable[[Any], list[int]]] = {
    "reserve.boost": lambda choice: [face for face, _ in choice],
    "hate.power": list,
    "fodder.power": list,
    "mutant.super": list,
}


def rehearsed(alien: str) -> Iterator[Match[Game]]:
    """Yield every position of the scenarios of an alien."""
    for scenario in read_file(PLACE / "encounter" / "aliens" / f"{alien}.toml"):
        rehearsal = Rehearsal(scenario, RULES.staging(scenario))
        while not rehearsal.over:
            rehearsal.go()
            if rehearsal.match.pending and not rehearsal.staging.is_pause(rehearsal.match.pending[0]):
                yield rehearsal.match


@pytest.mark.parametrize("key", NAMING)
def test_cards_that_an_announced_use_names_are_in_hand_in_every_copy(key: str) -> None:
    """R-REI-2, T-USE-3: cards that are named for all as a use is announced are held while it can be answered."""
    answered = 0
    for number, match in enumerate(rehearsed(key.partition(".")[0])):
        seat, act = match.pending[0].seat, match.game.acts[-1] if match.game.acts else None
        if act is None or act[SEAT] == seat or act[KEY] != key or act[STOP]:
            continue
        answered += 1
        named = Counter(NAMING[key](act[CHOICE]))
        for deal in range(20):
            copy = redealt(match, seat, Dice(number * 20 + deal))
            assert copy is None or named <= Counter(copy.game.hands[act[SEAT]])
    assert answered


def test_no_alien_with_set_up_text_lies_face_down_in_a_copy() -> None:
    """R-VHP-4: such an alien is not dealt, so whoever turned it up in a copy would miss what it begins with."""
    match = start(4, strict=False, **TABLES["hidden"])
    lying: Counter[int] = Counter()
    for number in range(300):
        game = match.game.clone()
        redeal(game, 0, Dice(number))
        lying.update(sheet[ALIEN] for sheets in game.sheets[1:] for sheet in sheets if not sheet[UP])
    assert len(lying) > 20 and not [number for number in lying if ALIENS[number].setup]


def test_what_lies_face_down_is_what_its_owner_would_lay() -> None:
    """BOTS 4: mostly the best card, a negotiate more often by a defense with a poor hand."""
    laid = Counter(likely_card(Dice(number), [4, 8, 12, 30], False, 0) for number in range(2000))
    assert 0.61 < laid[30] / 2000 < 0.68  # the best by choice, or any
    assert 0.16 < laid[4] / 2000 < 0.24
    for hand, defends, lead, stage, rate in (
        ([8, NEGOTIATE], True, 0, OPEN, 45),
        ([30, NEGOTIATE], False, 0, OPEN, 11),
        ([8, NEGOTIATE], True, 0, LANDING, 6),
        ([30, NEGOTIATE], True, 5, GUARDED, 60),
        ([30, NEGOTIATE], False, 5, GUARDED, 2),
    ):
        talks = sum(likely_card(Dice(number), hand, defends, lead, stage=stage) == NEGOTIATE for number in range(3000))
        assert abs(talks / 30 - rate) < 4
        assert likely_card(Dice(1), hand, defends, lead, attacks_only=True, stage=stage) != NEGOTIATE
    assert likely_card(Dice(1), [NEGOTIATE], True, 0, attacks_only=True) == NEGOTIATE


def test_a_card_face_down_in_a_copy_is_mostly_the_best_of_that_hand() -> None:
    best = others = 0
    for number, match in enumerate(positions(8, 2000, seats=4, alien_mode="none")):
        question = match.pending[0]
        if question.why == "planning.pick":
            game, side = match.game.clone(), match.game.side_of(question.seat)
            lay(game, question.seat, question.options[0])
            assert hidden_laid(game, game.third_parties()[0]) == [side]
            for deal in range(8):
                other = game.clone()
                redeal(other, game.third_parties()[0], Dice(number * 8 + deal))
                fights = [face for face in other.hands[question.seat] if face < NEGOTIATE]
                assert len(other.hands[question.seat]) == len(game.hands[question.seat])
                best += NEGOTIATE > other.laid[side] >= max(fights, default=0)
                others += other.laid[side] < max(fights, default=0)
    assert best > 2 * others > 0
