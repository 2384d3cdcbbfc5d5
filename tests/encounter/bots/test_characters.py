"""Characters: told apart by how they play, about equally strong, each with its habits, none against the rules."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from engine.bots import characters, make_bot
from engine.bots.questions import question_of
from engine.bots.simulate import play
from engine.encounter.bots.policy import fights, taste
from engine.encounter.bots.policy.taste import PLAIN
from engine.encounter.bots.reading.sight import DEF, Sight
from engine.encounter.rules import RULES
from engine.encounter.view import view
from tests.encounter.bots.fingerprints import Known, Print, prints
from tests.encounter.bots.games import positions
from tests.encounter.bots.stages import FIGHT, seen, told

NAMES = sorted(f"captain:{name}" for name in characters())
SEATS = 4
IN_A_SET = 5
LARGE = os.environ.get("COSMIC_LARGE") == "1"
LOOKED_AT, TOLD_APART = (300, 180) if LARGE else (16, 12)  # games: those one learns from, those one is asked about
MIXED = 17_500  # games of the large form: ten thousand for every one of seven
MARGIN = 0.02


def table(seed: int, names: list[str]) -> tuple[str, ...]:
    """Different ones, in an order of the seed's."""
    return tuple(Random(seed).sample(names, SEATS))


def seen_in(first: int, games: int) -> dict[str, list[Print]]:
    found: dict[str, list[Print]] = defaultdict(list)
    for seed in range(first, first + games):
        line_up = table(seed, NAMES)
        for name, left in zip(line_up, prints(SEATS, seed, line_up), strict=True):
            found[name].append(left)
    return found


def test_who_it_is_shows_in_how_it_plays() -> None:
    """Five games of somebody, and one knows who it was: in nine of ten cases in the large form."""
    known = Known(seen_in(100, LOOKED_AT))
    right = sets = 0
    for name, left in seen_in(9_000_000, TOLD_APART).items():
        for first in range(0, len(left) - IN_A_SET + 1, IN_A_SET):
            sets += 1
            right += known.who(sum(left[first : first + IN_A_SET], Counter())) == name
    assert sets >= TOLD_APART * SEATS / IN_A_SET - len(NAMES)
    assert right >= (0.9 if LARGE else 0.6) * sets, (right, sets)


@pytest.mark.large
def test_nobody_is_two_points_stronger_or_weaker_than_the_others() -> None:
    """Two one-sided tests at five percent for each, in mixed tables, with the captain who is nobody among them."""
    names = [*NAMES, "captain"]
    shares: dict[str, list[float]] = defaultdict(list)
    for seed in range(10_000_000, 10_000_000 + MIXED):
        line_up = table(seed, names)
        winners = play(RULES, {"seats": SEATS}, seed, line_up).winners
        for seat, name in enumerate(line_up):
            shares[name].append((seat in winners) / max(1, len(winners)))
    for name, won in shares.items():
        mean = sum(won) / len(won)
        error = sqrt(sum((share - mean) ** 2 for share in won) / (len(won) - 1) / len(won))
        assert abs(mean - 1 / SEATS) + 1.645 * error < MARGIN, (name, mean, error)


def test_nobody_in_particular_plays_as_it_always_did() -> None:
    """What a captain answers without tastes is what the rules of thumb say, careless look and all."""
    for match, seat, _ in positions(5, ("captain",), seats=4)[:150]:
        question = match.question_for(seat)
        if question is None or question.why not in ("launch.aim", "alliance.invite"):
            continue
        found = view(match, seat)
        assert make_bot("captain", seat, 1).answer(found) == make_bot("rookie", seat, 1).answer(found)


HAND = ["attack_04", "attack_12", "negotiate"]


def test_tastes_move_what_is_about_equal() -> None:
    found = seen(0, "planning.pick", **FIGHT, hands={"a": HAND})
    sight, question = Sight(found), question_of(found)
    plain = taste.values_of_cards(PLAIN, sight, question)
    for name, character in characters().items():
        values = taste.values_of_cards(character, sight, question)
        change = round(values[2] - plain[2], 9)
        assert (change > 0) == (character.peace > 0) and (change < 0) == (character.peace < 0), name
    saver = taste.values_of_cards(characters()["oswin"], sight, question)
    assert saver[1] - saver[0] < plain[1] - plain[0]


def test_nobody_likes_to_talk_to_an_attack_that_lies_open() -> None:
    """Who has seen the card opposite knows what a negotiate leads to."""
    found = seen(0, "planning.pick", **FIGHT, hands={"a": HAND})
    found["laid"][DEF] = ["open", "attack_14"]
    sight, question = Sight(found, seasoned=True), question_of(found)
    talks = fights.values_of_cards(sight, question.options)[2]
    for character in (PLAIN, *characters().values()):
        assert taste.values_of_cards(character, sight, question)[2] == talks
    found["laid"][DEF] = ["open", "negotiate"]
    assert taste.values_of_cards(PLAIN, Sight(found, seasoned=True), question)[2] > talks


def test_nobody_has_any_taste_where_somebody_wins_by_what_happens_now() -> None:
    near = {f"c:{number}": {"a": 1, "c": 4} for number in range(1, 5)}
    found = seen(1, "planning.pick", **{**FIGHT, "planets": near, "hands": {"a": 6, "b": HAND}})
    sight, question = Sight(found), question_of(found)
    assert sight.decides_the_game() and sight.wins_by_landing(0) and not sight.wins_by_landing(1)
    for character in characters().values():
        assert taste.values_of_cards(character, sight, question) == taste.values_of_cards(PLAIN, sight, question)
        assert taste.side(character, sight, 0, 0) == 0 and taste.along(character, sight, 0, 2, 1) == 2


def test_nobody_has_any_taste_in_the_attack_that_wins() -> None:
    """Mirka comes with four ships then, and Grom aims where it is easiest."""
    near = {f"c:{number}": {"a": 1, "c": 4} for number in range(1, 5)}
    garrisons = {f"b:{number}": {"b": 3} for number in range(1, 5)} | {"b:5": {"b": 4}}
    for planets, wins in ((near, True), ({}, False)):
        keys = {**FIGHT, "gate": {}, "planets": {**planets, **garrisons}}
        sent = {name: sum(told(seen(0, "launch.send", **{**keys, "stage": "launch.send"}), name)) for name in NAMES}
        assert sent["captain:mirka"] == (4 if wins else 3) and sent["captain:oswin"] == 4
        found = seen(0, "launch.aim", **{**keys, "stage": "launch.aim"})
        sight, question = Sight(found), question_of(found)
        aims = {name: taste.target(character, sight, question) for name, character in characters().items()}
        eager = replace(characters()["grom"], crowds=1.0)
        assert (taste.target(eager, sight, question) == aims["oswin"]) == wins


def test_a_grudge_is_held_against_whoever_attacked_last() -> None:
    asked = {"stage": "alliance.join", "invited": {"offense": ["c"], "defense": ["c"]}}
    found = seen(2, "alliance.join", **{**FIGHT, **asked})
    sight, ilka = Sight(found), characters()["ilka"]
    assert taste.side(ilka, sight, 1, 0) > 0 > taste.side(ilka, sight, 0, 0) and taste.side(ilka, sight, 1, -1) == 0
    assert taste.along(ilka, sight, 1, 1, 0) == taste.MOST_SHIPS and taste.along(ilka, sight, 1, 1, 3) == 1


def test_the_silent_one_says_no_reasons() -> None:
    """R-SEC-1 has nothing to do with it: it is a habit."""
    said = {}
    for name in ("captain:grom", "captain"):
        said[name] = 0
        for match, seat, answer in positions(5, (name,), seats=4)[:200]:
            question = match.question_for(seat)
            if question is not None and not question.secret:
                said[name] += make_bot(name, seat, 1).reason(view(match, -1), question, answer) is not None  # type: ignore[attr-defined]
    assert said["captain:grom"] == 0 < said["captain"]
