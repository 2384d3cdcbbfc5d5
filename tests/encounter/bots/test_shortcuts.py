"""What rookies reckon in short comes to the same in full: fights, endings, cards, ships one by one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine.bots.questions import question_of
from engine.encounter.bots.advice import gambler
from engine.encounter.bots.policy import fleet, supposed
from engine.encounter.bots.reading import advisers, duel, odds, worth
from engine.encounter.bots.reading.sight import DEF, NOBODY, OF_THE_BOARD, OFF, Sight
from engine.encounter.cards import MORPH, NEGOTIATE
from engine.encounter.view import view
from engine.kernel.asking import SPREAD, Answer, Question
from tests.encounter.bots.games import positions

ALIENS = (["void", "cudgel", "observer", "macron"], ["grudge", "zombie", "warrior", "tick_tock"])
LEADS = (-60, -38, -7.5, -4, -3, -1, 0, 1, 2, 5, 9.5, 12, 38, 60)
CERTAIN = 1.0


@cache
def seen() -> list[Sight]:
    return [
        Sight(view(match, seat))
        for seed, aliens in enumerate(ALIENS)
        for match, seat, _ in positions(seed, seats=4, aliens=aliens)
    ]


def in_fights() -> Iterator[Sight]:
    yield from (sight for sight in seen() if sight.offense >= 0 and sight.defense >= 0 and sight.target >= 0)


def asked(*whys: str) -> list[tuple[Sight, Question]]:
    found = [(sight, question_of(sight.view)) for sight in seen()]
    return [(sight, question) for sight, question in found if question.why in whys]


# --- cards -------------------------------------------------------------------------------------------------------


def test_a_fight_is_what_all_pairs_of_cards_come_to() -> None:
    """Won, lost, talked over: card by card, with every lead."""
    counted = 0
    for sight in list(in_fights())[::7]:
        for lead in LEADS:
            off = talks = 0.0
            for mine, chance in odds.lay_odds(sight, OFF).items():
                for theirs, other in odds.lay_odds(sight, DEF).items():
                    points = duel.by_type(mine, theirs, lambda my, other, lead=lead: my - other + lead)  # type: ignore
                    if mine >= NEGOTIATE and theirs >= NEGOTIATE:
                        talks += chance * other
                    elif points is not None:
                        off += chance * other * duel.chance(points, OFF)
            assert odds.fight(sight, lead) == pytest.approx((off, 1 - off - talks, talks))
            counted += 1
    assert counted > 100


def test_a_printed_reading_is_read_from_a_table_as_card_by_card() -> None:
    sight = next(in_fights())
    lays = [odds.lay_odds(sight, DEF), {MORPH: 0.5, 8: 0.5}, {NEGOTIATE: CERTAIN}, {40: CERTAIN}]
    for lead in LEADS:
        reading = duel.Printed(lead)
        for side in (OFF, DEF):
            for mine in lays:
                for theirs in lays:
                    one_by_one = duel.outlook(side, mine, theirs, lambda *cards, read=reading: read(*cards))
                    assert duel.outlook(side, mine, theirs, reading) == one_by_one


def with_bet(sight: Sight, number: int) -> float:
    """What the fight is worth with a Gambler's bet on so great a difference."""
    lead = duel.ahead(sight, duel.own_side(sight))

    def points(mine: int, theirs: int) -> float:
        return mine - theirs + lead + (number if abs(mine - theirs) >= number else 0)

    return duel.value_under(sight, lambda mine, theirs: duel.by_type(mine, theirs, points))


def test_bets_are_weighed_all_at_once_as_one_by_one() -> None:
    """And none on more than can come is the best."""
    for sight in list(in_fights())[::11]:
        one_by_one, at_once = [with_bet(sight, number) for number in range(gambler.WIDEST)], gambler.with_bets(sight)
        assert at_once == one_by_one[: len(at_once)]
        assert gambler.best_spread(sight) == one_by_one.index(max(one_by_one))


# --- endings -----------------------------------------------------------------------------------------------------


def endings(sight: Sight, mine: tuple[int, int] | None) -> tuple[float, float]:
    """A victory of the offense and one of the defense, everybody's part added up; `mine`: (side, ships) of me."""
    offense, defense, landing = 0.0, 0.0, []
    side_of_me = mine[0] if mine else sight.side(sight.me)
    for seat in range(sight.n):
        side, ships = mine if mine and seat == sight.me else (sight.side(seat), sight.ships_in(seat))
        if side == OFF:
            landing += [seat] if ships or seat == sight.offense else []
            defense += worth.losses(sight, seat, ships) * advisers.toll(sight, seat, OFF)
        elif side == DEF:
            offense += worth.losses(sight, seat, ships) * advisers.toll(sight, seat, DEF)
            reward = worth.earned(sight, seat, ships) * worth.CARD if seat != sight.defense else 0.0
            defense += reward if seat == sight.me else -worth.envy(sight, seat) * reward
    offense += worth.landed(sight, landing) + worth.beaten(sight)
    return offense + worth.prizes(sight, OFF, side_of_me), defense + worth.prizes(sight, DEF, side_of_me)


def test_endings_are_what_everybodys_part_comes_to() -> None:
    """As things stand, and with any number of ships of mine on either side."""
    outside = 0
    for sight in in_fights():
        assert worth.as_it_stands(sight) == pytest.approx(endings(sight, None))
        if sight.side(sight.me) != NOBODY:
            continue
        outside += 1
        for side in (OFF, DEF):
            stand = worth.joined(sight, side)
            for ships in (4, 1, 2):
                assert stand.wins(ships) == pytest.approx(endings(sight, (side, ships)))
    assert outside > 30


def test_a_supposed_attack_is_seen_as_a_real_one_would_be() -> None:
    """What is taken over from the real sight is what the other view holds."""
    for sight in list(in_fights())[::13]:
        assert worth.as_it_stands(sight), "and what has been found out is kept"
        foe, planet = sight.others()[0], 5 * sight.others()[0] + 1
        supposed_one = supposed.attack(sight, planet, foe, sight.others()[1:2], ())
        changed = {"seats": supposed_one.seats, "offense": sight.me, "defense": foe, "target": planet}
        real = Sight({**sight.view, **changed})
        assert worth.as_it_stands(supposed_one) == worth.as_it_stands(real)
        assert duel.lead(supposed_one) == duel.lead(real)
        assert [getattr(supposed_one, name) for name in OF_THE_BOARD] == [getattr(real, name) for name in OF_THE_BOARD]
        cards = tuple(("card", name) for name in sight.encounter_cards())
        assert duel.card_values(supposed_one, cards) == duel.card_values(real, cards)


# --- ships -------------------------------------------------------------------------------------------------------


def taken_one_by_one(sight: Sight, question: Question, wish: int, harm: bool) -> Answer:
    """The cheapest place is sought anew for every ship."""
    seat = question.seat
    taken, homes = [0] * len(question.caps), sight.seats[seat]["home"]
    for count in range(min(max(wish, question.low), question.high)):
        costs = [
            (fleet.cost_of_one(sight, seat, place, cap - taken[number], homes), number)
            for number, (place, cap) in enumerate(zip(question.options, question.caps, strict=True))
            if cap > taken[number]
        ]
        cost, number = max(costs) if harm else min(costs)
        if count >= question.low and cost > fleet.TOO_DEAR and not harm:
            break
        taken[number] += 1
        home = question.options[number][0] == "planet" and sight.is_home(question.options[number][1], seat)
        homes -= home and taken[number] == question.caps[number]
    return tuple(taken)


def test_ships_are_taken_as_if_each_were_the_first() -> None:
    """Up to the last one of all places, with the home colonies that keep the power on the way."""
    found = asked("launch.send", "alliance.send", "lose")
    assert len(found) > 30
    for sight, question in found:
        places, me = question.options, sight.me
        for low, wish in ((0, 4), (1, 12), (3, sum(question.caps)), (sum(question.caps), 0)):
            all_of_them = Question(me, "lose", SPREAD, places, low, sum(question.caps), question.caps, None, me)
            for harm in (False, True):
                one_by_one = taken_one_by_one(sight, all_of_them, wish, harm)
                assert fleet.take(sight, all_of_them, wish, harm=harm) == one_by_one


def put_one_by_one(sight: Sight, question: Question) -> Answer:
    placed = [0] * len(question.options)
    for _ in range(question.high):
        needs = [
            fleet.need(sight, place, (sight.here(place[1], sight.me) if place[0] == "planet" else 9) + more)
            if more < cap
            else -1.0
            for place, cap, more in zip(question.options, question.caps, placed, strict=True)
        ]
        placed[needs.index(max(needs))] += 1
    return tuple(placed)


def test_ships_are_put_as_if_each_were_the_first() -> None:
    """As many as are asked for, and up to what all places take."""
    found = asked("place")
    assert len(found) > 10
    for sight, question in found:
        caps = tuple(number % 3 for number in range(1, len(question.options) + 1))
        full = Question(sight.me, "place", SPREAD, question.options, sum(caps), sum(caps), caps)
        for each in (question, full):
            assert fleet.put(sight, each) == put_one_by_one(sight, each)
