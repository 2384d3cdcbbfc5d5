"""The habits of rookies, one by one: ships, cards, friends, talks, and what nobody knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.encounter.bots.policy import alliances, fights, fleet, talks, unknown, windows
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.view import view
from engine.kernel.asking import BARGAIN, Question, pick, some, spread
from tests.encounter.bots.games import main_sights, positions, sights


def test_no_colony_is_given_away_in_a_launch() -> None:
    """R-LAU-2, R-POW-1: the last ship of a colony stays, unless there are no others."""
    seen = 0
    for seed in range(4):
        for match, seat, answer in positions(seed):
            question = match.question_for(seat)
            if question is None or question.why not in ("launch.send", "alliance.send"):
                continue
            emptied = [cap for cap, count in zip(question.caps, answer, strict=True) if cap == count and count]
            if sum(cap - 1 for cap in question.caps) >= question.low:
                assert not emptied or sum(answer) == question.low
                seen += 1
    assert seen > 40


def test_four_ships_are_launched_from_big_stacks() -> None:
    question = spread(0, "launch.send", [("planet", 0), ("planet", 6), ("planet", 1)], [6, 1, 2], 1, 4)
    sight = sights(1)[20]
    assert fleet.take(sight, question, 4) == (4, 0, 0)
    assert fleet.take(sight, spread(0, "launch.send", [("planet", 0)], [1], 1, 1), 4) == (1,)


def test_ships_come_home_to_thin_colonies_abroad() -> None:
    """R-SHP-1: first where one ship holds a foreign planet, never all on one heap."""
    sight = sights(1)[20]
    me = sight.me
    home, abroad = me * 5, (me * 5 + 5) % (5 * sight.n)
    sight.ships[home][me], sight.ships[abroad][me] = 4, 1
    question = spread(me, "place", [("planet", home), ("planet", abroad)], [3, 3], 3, 3)
    assert fleet.put(sight, question) == (0, 3)


def test_somebody_elses_ships_are_taken_where_it_hurts() -> None:
    sight = sights(1)[20]
    victim = (sight.me + 1) % sight.n
    places = [("planet", victim * 5), ("planet", sight.me * 5)]
    question = Question(sight.me, "lose", 3, tuple(places), 1, 1, (5, 1), None, victim)
    assert fleet.take(sight, question, 1, harm=True) == (0, 1)


def test_junk_is_laid_when_all_is_lost() -> None:
    """The better card is kept for a fight it can win."""
    for sight, _ in main_sights():
        side = sight.side(sight.me)
        sight.view["laid"][1 - side] = ["open", "attack_40"]
        low, high = fights.values_of_cards(sight, (("card", "attack_04"), ("card", "attack_14")))
        assert low > high


def test_nobody_is_invited_to_win() -> None:
    """R-ALL-2, R-VIC-3: who needs one more colony stays at home, the others are welcome where I gain one too."""
    for sight, _ in main_sights():
        if sight.me != sight.offense:
            continue
        guests = [seat for seat in sight.others() if seat != sight.defense]
        for panel in sight.seats:
            panel["abroad"] = 0
        sight.seats[guests[0]]["abroad"] = 4
        question = some(sight.me, "alliance.invite", [("seat", seat) for seat in guests], 0, len(guests), data=OFF)
        welcome = {guests[number] for number in alliances.invite(sight, question)}
        mine = sight.founds(sight.me, sight.target)
        barred = {seat for seat in guests if sight.founds(seat, sight.target) and (seat == guests[0] or not mine)}
        assert welcome == set(guests) - barred


def test_a_guest_at_home_matters_less_than_a_colony_that_wins() -> None:
    """R-DES-4: before the last step another card is drawn, unless the guest is as near."""
    sight, _ = main_sights()[0]
    home = next(planet for planet, owner in sight.owner.items() if owner == sight.me)
    guest = sight.others()[0]
    sight.ships[home][guest] = 1
    question = pick(sight.me, "destiny.own", [("redraw",), ("expel", home, guest)], by=("destiny", "seat_0"))
    for mine, theirs, wanted in ((0, 1, 1), (4, 1, 0), (4, 4, 1)):
        for panel in sight.seats:
            panel["abroad"] = 0
        sight.seats[sight.me]["abroad"], sight.seats[guest]["abroad"] = mine, theirs
        assert fights.own_colour(Sight(sight.view), question) == wanted


def test_a_landing_that_wins_for_another_is_opposed() -> None:
    """Whoever can, joins the defense."""
    seen = 0
    for match, seat, _ in positions(2, seats=4, alien_mode="none", flares=False):
        question = match.question_for(seat)
        if question is None or question.why != "alliance.join" or len(question.options) < 3:
            continue
        sight = Sight(view(match, seat))
        for panel in sight.seats:
            panel["abroad"] = 0
        sight.seats[sight.offense]["abroad"] = 4
        if sight.founds(sight.offense, sight.target) and fleet.spare(sight):
            number, ships = alliances.join(sight, question)
            assert question.options[number] == ("side", DEF)
            assert 1 <= ships <= 4
            seen += 1
    assert seen


def test_reinforcements_are_spent_only_if_they_decide() -> None:
    """R-REI-2: the smallest that is enough, none if even all are too few."""
    sight, _ = main_sights()[0]
    side = sight.side(sight.me)
    worse = [10, 10]
    worse[side] = 8 if side == OFF else 7
    worse[1 - side] = 10
    cards = ["reinforcement_5", "reinforcement_3", "reinforcement_2"]
    sight.view["hand"][:] = [*cards, "attack_06"]
    sight.view["sum"] = {"totals": worse, "ahead": [1 - side, 3, False]}
    options = [*[("card", name) for name in cards], ("pass",)]
    question = pick(sight.me, "window", options, by=("moment", "reveal.reinforce"))
    assert worth.wanted_side(sight) == side
    assert windows.reinforcement(sight, question) == 1
    sight.view["sum"]["totals"] = [10, 60] if side == OFF else [60, 10]
    assert windows.reinforcement(sight, question) is None


def test_talks_come_to_an_end() -> None:
    """R-NEG-9: between rookies no proposal is made twice in one session, and the later ones are never greedier."""
    made: Counter[Any] = Counter()
    for seed in range(4):
        for match, seat, answer in positions(seed, alien_mode="none", flares=False):
            question = match.question_for(seat)
            if question is not None and question.shape == BARGAIN and answer[0] == "propose":
                made[seed, match.game.turn, match.game.number, seat, repr(answer)] += 1
    assert made
    assert set(made.values()) == {1}


def test_offers_become_more_generous() -> None:
    """R-DEA-7, R-NEG-3: each differs from the one before, and gives the other side no less."""
    data = {
        "side": 0, "opponent": 1, "hand": ["attack_06"], "their_cards": 3, "can_grant": [0], "can_get": [5],
        "only_one_way": [], "mine": None, "theirs": None, "left": 6, "extras": [],
    }  # fmt: skip
    sight = sights(1, seats=4)[0]
    values = [talks.value(sight, data, offer) for offer in talks.offers(sight, data)]
    assert len(values) == 3
    assert values == sorted(set(values), reverse=True)


def test_a_deal_that_wins_for_the_other_is_not_made() -> None:
    """R-DEA-15: no colony for somebody who wins by it alone."""
    sight = sights(1, seats=4)[0]
    other = sight.others()[0]
    sight.seats[other]["abroad"] = 4
    data = {
        "side": 0, "opponent": other, "hand": ["attack_06"], "their_cards": 3, "can_grant": [sight.me * 5],
        "can_get": [other * 5], "only_one_way": [], "mine": None, "theirs": None, "left": 6, "extras": [],
    }  # fmt: skip
    assert not any(offer[1] for offer in talks.offers(sight, data))


def asked_of(sight: Sight, *options: tuple[Any, ...]) -> Question:
    return pick(sight.me, "nobody.knows", options)


def test_what_nobody_knows_costs_little() -> None:
    """A price is paid from the biggest stack and with the worst card; others are hurt rather than oneself."""
    sight = sights(1)[20]
    me, other = sight.me, sight.others()[0]
    home = me * 5
    sight.ships[home][me], sight.ships[home + 1][me] = 1, 6
    sight.view["hand"][:] = ["attack_40", "attack_04", "cosmic_zap"]
    assert unknown.best(sight, asked_of(sight, ("planet", home), ("planet", home + 1))) == 1
    assert unknown.best(sight, asked_of(sight, *[("card", name) for name in sight.view["hand"]])) == 1
    assert unknown.best(sight, asked_of(sight, ("planet", home, me), ("planet", other * 5, other))) == 1
    assert unknown.best(sight, asked_of(sight, ("seat", me), ("seat", other))) == 1


def test_what_nobody_knows_is_passed_unless_something_is_given() -> None:
    """Nobody is accused for nothing, no ship is paid that need not be; a gift is taken."""
    sight = sights(1)[20]
    me, other = sight.me, sight.others()[0]
    sight.view["hand"][:] = ["attack_40"]
    assert unknown.best(sight, asked_of(sight, ("seat", other), ("pass",))) == 1
    assert unknown.best(sight, asked_of(sight, ("planet", me * 5), ("pass",))) == 1
    assert unknown.best(sight, asked_of(sight, ("card", "attack_40"), ("pass",))) == 1
    assert unknown.best(sight, asked_of(sight, ("card", "attack_08"), ("pass",))) == 0
    assert unknown.best(sight, asked_of(sight, ("yes",), ("pass",))) == 0


def test_what_nobody_knows_of_several_things() -> None:
    """As many of others' cards as possible, as few of one's own."""
    sight = sights(1)[20]
    sight.view["hand"][:] = ["attack_40", "attack_04"]
    mine = [("card", name) for name in sight.view["hand"]]
    theirs = [("card", "attack_20"), ("card", "attack_06"), ("card", "cosmic_zap")]
    assert unknown.some_of(sight, some(sight.me, "x", mine, 1, 2)) == (1,)
    assert unknown.some_of(sight, some(sight.me, "x", mine, 0, 2)) == ()
    assert unknown.some_of(sight, some(sight.me, "x", theirs, 0, 2)) == (0, 2)
