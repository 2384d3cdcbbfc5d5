"""Previews and odds: what an answer would bring, and never more than its player can know."""

import pytest

from engine.encounter.cards import ATTACK_COUNTS, FACE_BY_NAME, FIRST_FLARE, MORPHS, NEGOTIATE, NEGOTIATES
from engine.encounter.odds import odds, weighed
from engine.encounter.options import Options
from engine.encounter.preview import preview
from engine.encounter.redealt import redealt
from engine.encounter.setup import new_game
from engine.encounter.state import DEF, OFF, Game
from engine.encounter.view import view
from engine.kernel.asking import BARGAIN, SPREAD, how_many, nth
from engine.kernel.match import Match
from tests.support import Dice, Person, redeal


def walk(seed: int, most: int = 250, **options: object):
    """A random game, question by question: (match, question)."""
    match, person = new_game(Options(**{"seats": 4, **options}), seed), Person(seed)  # type: ignore[arg-type]
    for _ in range(most):
        if match.over:
            return
        question = match.pending[0]
        yield match, question
        answer = ("give_up",) if question.shape == BARGAIN else person.bot.glance(question)
        match.answer(question.seat, answer)


def ships_after(match: Match[Game], seat: int, answer: object) -> Game:
    """The board right after ships have left, computed by hand from the question."""
    question = match.question_for(seat)
    game = match.game.clone()
    for ref, count in zip(question.options, answer, strict=True):
        if ref[0] == "planet":
            game.ships[ref[1] * game.n + seat] -= count
    return game


@pytest.mark.parametrize("seed", range(4))
def test_ships_that_leave_give_up_colonies_and_powers(seed: int) -> None:
    """R-SHP-2, R-POW-1: counted on the board, planet by planet, for random ways to send ships."""
    dice, seen = Dice(seed), 0
    for match, question in walk(seed):
        if question.why not in ("launch.send", "alliance.send"):
            continue
        answer = nth(question, dice.below(how_many(question)))
        found, seat = preview(match, question.seat, answer), question.seat
        game = ships_after(match, seat, answer)
        places = [ref[1] for ref in question.options if ref[0] == "planet"]
        assert found["given_up"] == [planet for planet in places if not game.on_planet(planet, seat)]
        assert found["home"] == sum(1 for planet in game.planets_of(seat) if game.on_planet(planet, seat))
        assert found["ships"] == sum(answer)
        had, left = match.game.home[seat], found["home"]
        needs = match.game.options.power_needs
        if found["power"] == "lost":
            assert left < needs <= had
        if had < needs:
            assert found["power"] == ""
        seen += 1
    assert seen > 10


def test_ships_that_arrive_give_up_nothing() -> None:
    asked = [(match, question) for match, question in walk(3) if question.why == "place" and question.shape == SPREAD]
    assert asked
    for match, question in walk(3):
        if question.why == "place" and question.shape == SPREAD:
            assert preview(match, question.seat, nth(question, 0)) == {}


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_does_not_touch_the_game(seed: int) -> None:
    for match, question in walk(seed, 120):
        before, pending = match.game.facts(), match.pending
        if question.shape != BARGAIN:
            preview(match, question.seat, nth(question, 0))
        assert match.game.facts() == before
        assert match.pending == pending


@pytest.mark.parametrize("seed", range(5))
def test_a_preview_is_the_same_whatever_others_hold(seed: int) -> None:
    """R-SEC-1: everything hidden is dealt anew, and every preview of every answer stays what it was."""
    compared = 0
    for number, (match, question) in enumerate(walk(seed)):
        if question.shape == BARGAIN or number % 3:
            continue
        other = redealt(match, question.seat, Dice(seed * 1000 + number))
        if other is None:
            continue
        for answer in range(min(4, how_many(question))):
            mine = preview(match, question.seat, nth(question, answer))
            assert mine == preview(other, question.seat, nth(question, answer))
            compared += 1
    assert compared > 40


def test_a_reinforcement_is_added_before_it_is_played() -> None:
    """R-REI-1: the totals of a preview are those that come about if everybody passes."""
    checked = 0
    for seed in range(12):
        for match, question in walk(seed, flares=False, alien_mode="none"):
            cards = [index for index, ref in enumerate(question.options) if ref[0] == "card" and 43 <= ref[1] <= 45]
            if question.why != "window" or not cards:
                continue
            found = preview(match, question.seat, cards[0])
            fork = match.fork()
            fork.answer(question.seat, cards[0])
            side = max(fork.game.side_of(question.seat), OFF)
            while not any(event[0] == "decided" for event in fork.game.events):
                asked = fork.pending[0]
                passing = asked.options.index(("pass",)) if ("pass",) in asked.options else side
                fork.answer(asked.seat, passing)
            decided = next(event[1] for event in fork.game.events if event[0] == "decided")
            if found:
                assert found["totals"] == list(decided[1])
                checked += bool(decided[1])
    assert checked > 3


# --- another deal ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_another_deal_keeps_what_the_seat_sees_and_every_card(seed: int) -> None:
    changed = 0
    for number, (match, _) in enumerate(walk(seed, 120)):
        game = match.game.clone()
        seat = number % 4
        before = all_cards(game)
        own, sizes = game.hands[seat][:], [len(hand) for hand in game.hands]
        redeal(game, seat, Dice(number))
        assert all_cards(game) == before
        assert game.hands[seat] == own and [len(hand) for hand in game.hands] == sizes
        changed += game.hands != match.game.hands
    assert changed > 60


def all_cards(game: Game) -> list[int]:
    """Which ten flares take part is hidden too: they are only counted."""
    cards = [*game.deck, *game.laid, *[face for hand in game.hands for face in hand], *[face for face, _ in game.aside]]
    return sorted(min(face, FIRST_FLARE) for face in cards)


def test_known_cards_stay_where_they_are() -> None:
    game = new_game(Options(alien_mode="none"), 5).game
    face = game.hands[2][0]
    for number in range(20):
        redeal(game, 0, Dice(number), ((2, face),))
        assert face in game.hands[2]


@pytest.mark.parametrize("seed", range(3))
def test_the_view_is_the_same_after_another_deal(seed: int) -> None:
    """R-SEC-1, for every seat at many points of a game."""
    same = 0
    for number, (match, _) in enumerate(walk(seed, 150)):
        seat = number % 4
        other = redealt(match, seat, Dice(number)) if match.question_for(seat) is not None else None
        if other is not None:
            assert view(other, seat) == view(match, seat)
            same += 1
    assert same > 20


# --- odds --------------------------------------------------------------------------------------------------------


def test_the_odds_of_a_first_hand_are_counted_from_all_other_cards() -> None:
    """R-KIT-3: forty attacks, fifteen negotiates, one morph, less the eight cards in hand."""
    match = new_game(Options(alien_mode="none"), 5)
    for seat in range(4):
        seen = view(match, seat)
        found = odds(seen)
        mine = [FACE_BY_NAME[name] for name in seen["hand"]]
        attacks = sum(ATTACK_COUNTS.values()) - sum(face < NEGOTIATE for face in mine)
        assert found["attacks"] == attacks
        assert found["negotiates"] == NEGOTIATES - mine.count(NEGOTIATE)
        assert found["encounter_cards"] == attacks + found["negotiates"] + MORPHS - mine.count(NEGOTIATE + 1)
        assert found["cards"] == []


def test_each_card_is_counted_against_every_unseen_card() -> None:
    """R-REV-5: without powers a card is worth its number, an attack beats a negotiate, and a tie is the defense's."""
    checked = 0
    for match, question in walk(9, alien_mode="none"):
        if question.why != "planning.pick":
            continue
        seen = {**view(match, question.seat), "odds": weighed(match.game, question.seat)}
        found, side = odds(seen), match.game.side_of(question.seat)
        known = [FACE_BY_NAME[name] for name in (*seen["hand"], *seen["discards"])]
        unseen = [face for face, count in ATTACK_COUNTS.items() for _ in range(count - known.count(face))]
        morphs = MORPHS - known.count(NEGOTIATE + 1)
        for card, won, talks in found["cards"]:
            face, ahead = FACE_BY_NAME[card], found["ships"][side] - found["ships"][1 - side]
            if face > NEGOTIATE:
                continue
            wins = [other < face + ahead or (other == face + ahead and side == DEF) for other in unseen]
            even = morphs if ahead > 0 or (ahead == 0 and side == DEF) else 0
            attack = face < NEGOTIATE
            assert won == (sum(wins) + found["negotiates"] + even if attack else 0)
            assert talks == (0 if attack else found["negotiates"] + morphs)
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("seed", range(3))
def test_a_preview_of_ships_says_how_the_encounter_stands_with_them(seed: int) -> None:
    """What is told of ships about to be sent is what is told once they are there."""
    compared = 0
    for match, question in walk(seed, 400):
        if question.why != "launch.send":
            continue
        answer = nth(question, how_many(question) - 1)
        found = preview(match, question.seat, answer)["odds"]
        fork = match.fork()
        fork.answer(question.seat, answer)
        told = weighed(fork.game, -1)
        if told and fork.game.moment <= match.game.moment + 3 and not fork.game.effects:
            assert (found["lead"], found["if"]) == (told["lead"], told["if"])
            compared += 1
    assert compared


@pytest.mark.parametrize("seed", range(3))
def test_joining_shows_gain_and_risk(seed: int) -> None:
    """R-RES-1, R-RES-2, R-RWD-1: an ally of the offense gets a colony or loses its ships; of the defense, rewards."""
    seen = set()
    for match, question in walk(seed, 400, alien_mode="none"):
        if question.why != "alliance.join":
            continue
        told = preview(match, question.seat, 0)["joining"]
        sides = [ref[1] for ref in question.options if ref[0] == "side"]
        assert [side for side in (OFF, DEF) if told[side] is not None] == sides
        there = match.game.on_planet(match.game.target, question.seat)
        for side in sides:
            won, lost = told[side]
            if side == OFF and lost and won:
                assert bool(won["colonies"]) == (not there)
                assert (won["warp"], lost["warp"]) == ([], [1])
            elif won and lost:
                assert (won["rewards"], lost["warp"]) == ([1], [1])
            seen.add(side)
    assert seen
