"""Players without a person: lawful, finished in good time, sane, and blind to everything but their view."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.bots
from engine.bots import advice, bargains, bots, make_bot
from engine.bots.asked import question_of
from engine.bots.habits import company, fights, fleet, talks, unknown, windows
from engine.bots.rookie import PATIENCE
from engine.bots.sense import duel, odds, worth
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.bots.simulate import play
from engine.encounter.cards import ATTACK_COUNTS, FACES, NAMES, NEGOTIATE, TYPES
from engine.encounter.options import make_options
from engine.encounter.record import resume, start
from engine.encounter.state import OUTCOME_NAMES, Game
from engine.encounter.terms import can_give
from engine.encounter.view import answer_from_view, view
from engine.kernel.asking import BARGAIN, Question, pick, some, spread
from engine.kernel.chance import mix, mixes, stream
from engine.kernel.match import Match
from tests.battery.checks import redeal

FOLDER = Path(engine.bots.__file__).parent
SIMULATION = FOLDER / "simulate.py"
TABLES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 4, "alien_mode": "none", "flares": False},
    {"seats": 4, "hidden_powers": True, "hot_swapped": True},
    {"seats": 4, "four_planets": True, "technology": True},
    {"seats": 5, "wild_flares": True, "deals": "open"},
]
MOST_TURNS = 150  # of a game of rookies; ten are usual
SOME_GAMES, MORE_GAMES = 6, 12


def positions(seed: int, names: tuple[str, ...] = ("rookie",), **options: Any) -> list[tuple[Match[Game], int, Any]]:
    """Every position of a game with who answered what."""
    record = play(make_options(**options), seed, names, keep_record=True).record
    assert record is not None
    match = start(record)
    found = []
    for seat, answer in record.answers:
        found.append((match.fork(), seat, answer))
        match.answer(seat, answer)
    return found


def sights(seed: int, **options: Any) -> list[Sight]:
    return [Sight(view(match, seat)) for match, seat, _ in positions(seed, **options)]


# --- all bots ----------------------------------------------------------------------------------------------------


def test_a_module_with_a_bot_is_a_bot() -> None:
    assert {"random", "rookie"} <= bots().keys()
    assert not {"simulate", "bargains", "asked"} & bots().keys()


def test_bots_know_tables_of_names_and_shapes_of_questions_only() -> None:
    """No module of a bot imports a position, a rule or a view; only the simulation, which is no bot, does."""
    known = {"engine.encounter.cards", "engine.kernel.asking", "engine.kernel.chance"}
    for file in FOLDER.rglob("*.py"):
        if file == SIMULATION:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("engine."):
                assert node.module in known or node.module.startswith("engine.bots"), f"{file.name}: {node.module}"


@pytest.mark.parametrize("name", ["random", "rookie"])
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options)))
def test_nobody_ever_answers_what_cannot_be(name: str, options: dict[str, Any]) -> None:
    """T-LIS-4, R-NEG-5: whole games without one refused answer."""
    for seed in range(SOME_GAMES):
        result = play(make_options(**options), seed, (name,))
        assert result.fault is None, result.fault.kind


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options)))
def test_rookies_finish(options: dict[str, Any]) -> None:
    for seed in range(SOME_GAMES):
        result = play(make_options(**options), seed, ("rookie",))
        assert result.winners and result.turns <= MOST_TURNS


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options)))
def test_rookies_are_good_company(options: dict[str, Any]) -> None:
    """They ally in most encounters, talk to agree, and fights are won on both sides."""
    told: Counter[str] = Counter()
    for seed in range(MORE_GAMES):
        record = play(make_options(**options), seed, ("rookie",), keep_record=True).record
        assert record is not None
        for kind, facts, *_ in resume(record).game.events:
            told[f"{kind} {OUTCOME_NAMES[facts[1]]}" if kind == "encounter_over" else kind] += 1
    assert told["joined"] > told["stayed_out"]
    assert told["deal_made"] > told["deal_failed"]
    assert min(told["encounter_over offense_won"], told["encounter_over defense_won"]) > MORE_GAMES


@pytest.mark.parametrize("name", ["random", "rookie"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    one, other = (play(make_options(), 5, (name,), keep_record=True).record for _ in range(2))
    assert one == other
    third = play(make_options(), 6, (name,), keep_record=True).record
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


# --- random ------------------------------------------------------------------------------------------------------


def test_random_is_uniform() -> None:
    """Each of the six ways to spread two ships over three places comes about as often as any other."""
    bot: Any = make_bot("random", 0, 1)
    question = spread(0, "launch.send", [("planet", 0), ("planet", 1), ("planet", 2)], [2, 2, 2], 2, 2)
    counted = Counter(bot.answer_question(question) for _ in range(6000))
    assert len(counted) == 6
    assert all(900 < count < 1100 for count in counted.values())


def test_random_answers_a_view_as_it_answers_the_question() -> None:
    """What saves building views in long simulations changes nothing."""
    for match, seat, _ in positions(4, ("random",))[::7]:
        question = match.question_for(seat)
        assert question is not None
        by_view = make_bot("random", seat, 9).answer(view(match, seat))
        quick: Any = make_bot("random", seat, 9)
        assert answer_from_view(question, by_view) == plain(quick.answer_question(question))


def plain(answer: Any) -> Any:
    """As `answer_from_view` gives it back: the terms of a proposal as a list."""
    if isinstance(answer, tuple) and answer[:1] == ("propose",):
        first, colony, second, other, extras = answer[1]
        return ("propose", (list(first), colony, list(second), other, extras))
    return answer


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


# --- the rookie plays sanely -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_rookie_beats_random_players(seats: int) -> None:
    wins = sum(
        0 in play(make_options(seats=seats), seed, ("rookie", *["random"] * (seats - 1))).winners for seed in range(12)
    )
    assert wins >= 9


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


def main_sights() -> list[tuple[Sight, Question]]:
    """What main players of a few games saw when they laid a card."""
    found = []
    for seed in range(3):
        for match, seat, _ in positions(seed, seats=4, alien_mode="none", flares=False):
            question = match.question_for(seat)
            if question is not None and question.why == "planning.pick":
                seen = view(match, seat)
                found.append((Sight(seen), question_of(seen)))
    return found


def test_odds_are_odds() -> None:
    """They add up to one, and a higher attack never wins less."""
    for sight, _ in main_sights():
        side = sight.side(sight.me)
        other = odds.lay_odds(sight, 1 - side)
        assert sum(other.values()) == pytest.approx(1)
        reading = duel.plain(duel.ahead(sight, side))
        chances = [duel.outlook(side, {value: 1.0}, other, reading)[0] for value in ATTACK_COUNTS]
        assert chances == sorted(chances)
        for face in (6, NEGOTIATE, 42):
            assert sum(duel.outlook(side, {face: 1.0}, other, reading)) == pytest.approx(1)


def test_a_card_that_lies_open_is_no_guess() -> None:
    """R-REV-1: against an attack of forty no eight is laid in hope."""
    sight, _ = main_sights()[0]
    side = sight.side(sight.me)
    sight.view["laid"][1 - side] = ["open", "attack_40"]
    assert odds.lay_odds(sight, 1 - side) == {40: 1.0}
    assert duel.outlook(side, {8: 1.0}, {40: 1.0}, duel.plain(0))[0] < 0.1


def test_junk_is_laid_when_all_is_lost() -> None:
    """The better card is kept for a fight it can win."""
    for sight, _ in main_sights():
        side = sight.side(sight.me)
        sight.view["laid"][1 - side] = ["open", "attack_40"]
        low, high = fights.values_of_cards(sight, (("card", "attack_04"), ("card", "attack_14")))
        assert low > high


def test_a_colony_that_wins_is_worth_more_than_all_others() -> None:
    """R-VIC-1: my win counts most, another's as much against me, a shared one a little less."""
    sight = sights(1)[0]
    for panel in sight.seats:
        panel["abroad"] = 4
    other = sight.others()[0]
    assert worth.gains(sight, [sight.me]) == worth.WIN
    assert worth.gains(sight, [other]) == -worth.WIN
    assert worth.gains(sight, [other]) < 0 < worth.gains(sight, [sight.me, other]) < worth.WIN


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
        welcome = {guests[number] for number in company.invite(sight, question)}
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
        assert fights.own_colour(sight, question) == wanted


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
            number, ships = company.join(sight, question)
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
        "mine": None, "theirs": None, "left": 6, "extras": [],
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
        "can_get": [other * 5], "mine": None, "theirs": None, "left": 6, "extras": [],
    }  # fmt: skip
    assert not any(offer[1] for offer in talks.offers(sight, data))


def test_what_goes_round_in_circles_is_left() -> None:
    """Asked the same for ever in one encounter, a rookie answers something else at last; in the next it is itself."""
    match, seat, _ = next(entry for entry in positions(3) if entry[0].question_for(entry[1]).why == "launch.aim")
    seen = view(match, seat)
    bot = make_bot("rookie", seat, 1)
    first = [bot.answer(seen) for _ in range(PATIENCE)]
    assert len(set(first)) == 1
    assert len({bot.answer(seen) for _ in range(40)}) == len(seen["question"]["options"])
    assert bot.answer({**seen, "turn": seen["turn"] + 1}) == first[0]


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


# --- advice ------------------------------------------------------------------------------------------------------


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A module of advice about the alien that seat 0 of `seen` has."""
    module = SimpleNamespace()
    monkeypatch.setattr(advice, "advisers", lambda: {"human": module})
    monkeypatch.setattr(advice, "having", advice.having.__wrapped__)  # what the module has changes from line to line
    return module


def seen_by_human() -> dict[str, Any]:
    match, seat, _ = next(
        entry
        for entry in positions(3, seats=3, aliens=["human", "warrior", "zombie"])
        if entry[1] == 0 and entry[0].question_for(0).why == "launch.aim"
    )
    return view(match, seat)


def test_an_alien_may_adapt_its_owner(adviser: SimpleNamespace) -> None:
    seen = seen_by_human()
    last = tuple(seen["question"]["options"][-1])
    adviser.adapt = lambda sight, question: last
    assert make_bot("rookie", 0, 1).answer(seen) == len(seen["question"]["options"]) - 1


@pytest.mark.parametrize("wish", [("planet", 99), "nonsense", 5, None])
def test_advice_that_does_not_fit_is_none(adviser: SimpleNamespace, wish: Any) -> None:
    seen = seen_by_human()
    without = make_bot("rookie", 0, 1).answer(seen)
    adviser.adapt = lambda sight, question: wish
    assert make_bot("rookie", 0, 1).answer(seen) == without


def test_an_alien_says_when_its_power_and_its_flares_are_used(adviser: SimpleNamespace) -> None:
    seen = seen_by_human()
    seen["question"] |= {
        "why": "window", "options": [["power", "human.power"], ["card", "flare_human"], ["pass"]],
        "by": ["moment", "regroup.begin"],
    }  # fmt: skip
    seen["cards"] = [["flare_human", "now", "wild", []]]
    adviser.use, adviser.wild = (lambda *asked: False), (lambda *asked: True)
    assert make_bot("rookie", 0, 1).answer(seen) == 1
    adviser.wild = lambda *asked: False
    assert make_bot("rookie", 0, 1).answer(seen) == 2
    adviser.use = lambda *asked: True
    assert make_bot("rookie", 0, 1).answer(seen) == 0
    seen["cards"] = [["flare_human", "now", "super", []]]
    adviser.use, adviser.super_ = (lambda *asked: False), (lambda *asked: True)
    assert make_bot("rookie", 0, 1).answer(seen) == 1


def test_an_alien_answers_its_own_questions(adviser: SimpleNamespace) -> None:
    seen = seen_by_human()
    seen["question"] |= {"why": "human.choose", "options": [["yes"], ["pass"]]}
    adviser.answer = lambda sight, question: ("pass",)
    assert make_bot("rookie", 0, 1).answer(seen) == 1


def test_what_powers_add_counts_for_everybody(adviser: SimpleNamespace) -> None:
    sight = Sight(seen_by_human())
    before = fights.lead(sight)
    adviser.strength = lambda sight, owner, side: 4.0 if side == sight.side(owner) else 0.0
    assert fights.lead(sight) == before + 4


def test_the_stronger_alien_is_kept(adviser: SimpleNamespace) -> None:
    adviser.DANGER = (5, 5, 5)
    seen = seen_by_human()
    seen["question"] |= {"why": "setup.alien", "options": [["alien", "zombie"], ["alien", "human"]]}
    assert make_bot("rookie", 0, 1).answer(seen) == 1


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**40), st.integers(0, 130))
def test_dice_thrown_together_are_those_thrown_one_by_one(seed: int, counter: int, count: int) -> None:
    """Chance is a seed and a counter, however many are mixed at once."""
    assert mixes(seed, counter, count) == tuple(mix(seed, counter + number) for number in range(count))


@given(st.integers(0, 2**64 - 1))
def test_a_stream_throws_the_dice_of_all_counters_in_turn(seed: int) -> None:
    """Nothing is thrown twice or left out where one batch ends and the next begins."""
    assert list(islice(stream(seed), 200)) == [mix(seed, counter) for counter in range(1, 201)]
