"""The rungs of Chaos Galaxy: bots that look ahead in worlds dealt anew, unseen."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import chain
from typing import Any

import pytest

from engine.bots import bots, make_bot
from engine.bots.ahead.course import Later, Plan, follows
from engine.bots.ahead.search import Effort
from engine.bots.lookahead import Thought, ponder, relive, worlds_of
from engine.bots.questions import question_of
from engine.bots.simulate import play
from engine.chaos.bots import admiral, captain, rookie
from engine.chaos.bots.ahead import leaf
from engine.chaos.bots.ahead.course import MOST_STEPS, Turns
from engine.chaos.bots.ahead.plans import MOST_PLANS, kept, plans
from engine.chaos.cards import FACES
from engine.chaos.rules import RULES
from engine.chaos.state import Game
from engine.kernel.asking import PICK, check, nth
from engine.kernel.match import Match
from tests.chaos.bots.games import elsewhere, own_decks, positions
from tests.support import Dice

FROZEN = {"rookie": "77b9c34725a8", "cadet": "36c66b681f90"}


class Hasty(admiral.Bot):
    """With little work, so that a test is short."""

    effort = Effort(worlds=2, sure=0.0, most_work=120, looks=())


def bot_of(name: str, seat: int, seed: int = 5) -> Any:
    return Hasty(seat, seed) if name == "hasty" else make_bot(name, seat, seed, "chaos")


def counted(match: Match[Game], seat: int) -> tuple[Any, list[int]]:
    """A door that keeps count."""
    door, asked = worlds_of(RULES, match, seat), []

    def world(number: int) -> Any:
        asked.append(number)
        return door(number)

    return world, asked


@pytest.mark.parametrize("seats", (2, 3))
@pytest.mark.parametrize("name", ("captain", "admiral"))
def test_every_rung_finishes_a_game(name: str, seats: int) -> None:
    result = play(RULES, {"seats": seats, "last_turn": 10}, 5, (name, "rookie", "cadet"))
    assert result.winners and result.fault is None and not result.endless


def test_an_ensign_errs_less_often_than_a_cadet() -> None:
    """At the same kinds of decisions, two times where a cadet errs five times."""
    less, more = bots("chaos")["ensign"].errs, bots("chaos")["cadet"].errs
    assert less.keys() == more.keys() and all(0 < less[kind] <= more[kind] * 0.4 for kind in more)
    differ = {"cadet": 0, "ensign": 0}
    for number, (match, question) in enumerate(chain(positions(2, every=2), positions(9, every=2))):
        seen = RULES.view(match, question.seat)
        for name in differ:
            differ[name] += bot_of(name, question.seat, number).answer(seen) != bot_of("rookie", 0).answer(seen)
    assert 5 < differ["ensign"] < differ["cadet"] * 0.7


def test_advice_is_that_of_the_best_rung() -> None:
    assert RULES.strongest == "admiral" in bots("chaos")


def test_without_a_door_to_worlds_a_captain_is_what_it_says() -> None:
    for match, question in positions(5):
        seen = RULES.view(match, question.seat)
        for name in ("captain", "admiral"):
            bot = bot_of(name, question.seat)
            assert bot.answer(seen) == bot_of(bot.without_worlds, question.seat).answer(seen)


def test_it_thinks_only_where_everybody_sees_it_asked() -> None:
    """K-BLUFF-3: in windows and where cards are paid it answers at once, whatever it holds."""
    thought: set[str] = set()
    for match, question in positions(4, every=3):
        door, asked = counted(match, question.seat)
        bot = Hasty(question.seat, 5)
        check(question, bot.think(RULES.view(match, question.seat), door))
        assert not asked or (question.why in bot.searched and not question.secret and not question.reveals)
        thought |= {question.why} if asked else set()
    assert thought == {"main", "combat.defenders", "fire.act", "fire.reply"} == admiral.Bot.searched
    assert captain.Bot.searched == {"main", "combat.defenders"}


def test_all_plans_are_lawful_to_their_end() -> None:
    """K-MAIN-1, K-ATK-2: a card with its place, an attack with its target and ships, as long as nobody interferes."""
    carried: Counter[str] = Counter()
    for match, question in chain(positions(6, every=3), positions(8, 3, 9)):
        if question.why not in ("main", "combat.defenders"):
            continue
        seen = RULES.view(match, question.seat)
        found = plans(question_of(seen), seen, Plan(rookie.Bot(question.seat, 1).answer(seen)))
        assert len(found) == len(set(found)) <= MOST_PLANS
        for plan in found:
            fork, rest = match.fork(), kept(plan)
            fork.answer(question.seat, check(question, plan.now))
            while rest:
                asked = fork.pending[0]
                answer = follows(asked, rest) if asked.seat == question.seat else None
                if answer is not None:
                    carried[rest[0].why] += 1
                    rest = rest[1:]
                elif asked.why == "window" or asked.seat != question.seat:
                    answer = len(asked.options) - 1 if asked.shape == PICK else nth(asked, 0)
                else:  # a single ship is not asked for
                    assert [part.why for part in rest] == ["combat.attackers"]
                    break
                fork.answer(asked.seat, check(asked, answer))
    assert set(carried) == {"main.place", "main.target", "combat.attackers"} and min(carried.values()) > 5


def test_every_shot_and_none_is_thought_about() -> None:
    """K-FIRE-1: the rookie's first, each of them once."""
    seen_shots = 0
    for match, question in positions(9, every=1):
        if question.why in ("fire.act", "fire.reply"):
            seen = RULES.view(match, question.seat)
            first = rookie.by_rule(seen, 0)
            found = [plan.now for plan in plans(question_of(seen), seen, Plan(first))]
            assert found[0] == first and sorted(found) == list(range(len(question.options)))[:MOST_PLANS]
            seen_shots += len(found) > 2
    assert seen_shots > 3


def test_after_a_plan_its_seat_attacks_no_more_but_after_the_rookies_own_it_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A ship that is played is not blamed for the fight into which a rookie would send it; an attack is a plan too."""
    targets: list[int] = []
    answer = Match.answer

    def noted(match: Match[Game], seat: int, given: Any) -> None:
        if match.pending[0].why == "main.target" and seat == match.game.active:
            targets.append(seat)
        answer(match, seat, given)

    monkeypatch.setattr(Match, "answer", noted)
    by_rookies = attacks = 0
    for match, question in positions(6, every=4):
        if question.why != "main":
            continue
        seat, seen = question.seat, RULES.view(match, question.seat)
        for number, plan in enumerate(plans(question_of(seen), seen, Plan(rookie.by_rule(seen, 0)))):
            fork = match.fork()
            begun = Turns(1).begins(fork, seat)
            targets.clear()
            fork.answer(seat, plan.now)
            Turns(1).goes_on(fork, seat, plan.rest, Dice(1), begun)
            planned = [part.why for part in plan.rest].count("main.target")
            assert len(targets) == planned or number == 0
            by_rookies += len(targets) > planned
            attacks += planned
    assert by_rookies > 2 and attacks > 2


def test_the_first_plan_is_what_a_rookie_would_do_to_its_end() -> None:
    """So that overruled or not, it is judged whole, and no other plan is the same one."""
    carried: Counter[str] = Counter()
    for match, question in chain(positions(6, every=2), positions(9, 3, 9)):
        if question.why != "main":
            continue
        bot = rookie.Bot(question.seat, 1)
        bot.turn, bot.attacks = match.game.turn, match.game.notes.get("combats", 0)
        seen = RULES.view(match, question.seat)
        fork, rest = match.fork(), plans(question_of(seen), seen, Plan(bot.answer(seen)))[0].rest
        fork.answer(question.seat, rookie.by_rule(seen, bot.attacks))
        while rest and (asked := fork.pending[0]).why in ("window", rest[0].why):
            answer = len(asked.options) - 1
            if asked.why == rest[0].why:
                answer = bot.answer(RULES.view(fork, asked.seat))
                assert answer == follows(asked, rest)
                carried[asked.why], rest = carried[asked.why] + 1, rest[1:]
            fork.answer(asked.seat, answer)
    assert set(carried) == {"main.place", "main.target", "combat.attackers"}


def test_a_plan_is_carried_out_without_a_second_thought() -> None:
    """And a turn has so many thoughts at most: the rest of it is the rookie's."""
    match = RULES.new({}, 12)
    players = [Hasty(0, 5), Hasty(1, 5)]
    inside, turns, carried = False, Counter[int](), 0
    while match.pending and match.game.turn < 16:
        question = match.pending[0]
        bot, (door, asked) = players[question.seat], counted(match, question.seat)
        planned = follows(question_of(RULES.view(match, question.seat)), bot.rest)
        answer = bot.think(RULES.view(match, question.seat), door)
        if planned is not None:
            assert not asked and answer == planned
            carried += 1
        turns[match.game.turn] += bool(asked) and question.seat == match.game.active
        match.answer(question.seat, answer)
        inside |= bool(bot.rest)
    assert inside and carried > 7 and max(turns.values()) <= captain.MOST_THOUGHTS


def test_a_turn_of_too_many_thoughts_ends_by_rule() -> None:
    """And who relives it has thought as often."""
    match, question = next(entry for entry in positions(4) if entry[1].why == "main" and len(entry[1].options) > 6)
    bot, relived = Hasty(question.seat, 5), Hasty(question.seat, 5)
    for number in range(captain.MOST_THOUGHTS + 5):
        door, asked = counted(match, question.seat)
        bot.rest = ()
        answer = bot.think(RULES.view(match, question.seat), door)
        assert bool(asked) is (number < captain.MOST_THOUGHTS)
        relive(relived, RULES.view(match, question.seat), looked=True)
        assert (relived.thoughts, relived.tired()) == (bot.thoughts, bot.tired())
    assert answer == rookie.Bot(question.seat, 5).answer(RULES.view(match, question.seat))


def test_a_plan_that_is_no_longer_lawful_is_forgotten() -> None:
    match, question = next(entry for entry in positions(4, every=1) if entry[1].why == "main.target")
    seen = RULES.view(match, question.seat)
    for target in (("colony", question.seat), ("colony", 1 - question.seat)):
        bot = Hasty(question.seat, 5)
        bot.rest = (Later("main.target", (target,)), Later("combat.attackers", (("row", 1),)))
        answer = bot.answer(seen)
        kept = ("colony", 1 - question.seat) == target
        assert bool(bot.rest) is kept
        assert question.options[answer] == target if kept else answer == rookie.Bot(question.seat, 5).answer(seen)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, own_decks(6, 2)), (3, {})])
def test_in_a_whole_game_nothing_hidden_changes_an_answer(seats: int, options: dict[str, Any]) -> None:
    """K-INFO-5: each seat twice, with all it remembers: one sees the true game, its twin at every question a copy with
    other hands, decks, orders and dice. They give the same answers, weigh the same, and say the same."""
    match = RULES.new({"seats": seats, **options}, 14)
    players, twins = (
        [bot_of(name, seat) for seat, name in enumerate(("hasty", "captain:luca", "rookie")[:seats])] for _ in "12"
    )
    compared: Counter[str] = Counter()
    said = 0
    for number in range(1500):
        if not match.pending or match.game.turn > 8:
            break
        question = match.pending[0]
        seat = question.seat
        other = match if question.reveals else elsewhere(match, seat, number)
        first, second = (given(bot, one, seat) for bot, one in ((players[seat], match), (twins[seat], other)))
        assert first == second, question.why
        compared[question.why] += other is not match
        said += first[2] is not None
        match.answer(seat, first[0])
    assert compared["main"] > 20 and compared["combat.defenders"] and compared["window"] > 50 and said


def given(bot: Any, match: Match[Game], seat: int) -> tuple[Any, Any, Any]:
    """The answer, thought about if that is the bot's way, what was weighed, and the reason that is said with it."""
    seen, question = RULES.view(match, seat), match.question_for(seat)
    assert question is not None
    if not hasattr(bot, "think"):
        return bot.answer(seen), None, None
    answer = bot.think(seen, worlds_of(RULES, match, seat))
    return answer, bot.considered, bot.reason(RULES.view(match, -1), question, answer)


def test_what_is_thought_elsewhere_is_what_is_thought_here_and_leaves_the_match_as_it_was() -> None:
    compared = 0
    for match, question in positions(8, every=11):
        bot = Hasty(question.seat, 5)
        if question.why in bot.searched:
            seen, frozen, before = RULES.view(match, question.seat), RULES.frozen(match), match.game.facts()
            answer, after = ponder(Thought("chaos", RULES.agreed({"seats": 2}), 8, frozen, question.seat, seen, bot))
            assert answer == Hasty(question.seat, 5).think(seen, worlds_of(RULES, match, question.seat))
            assert after.thoughts == 1 and match.game.facts() == before
            compared += 1
    assert compared > 10


def test_a_playout_ends_with_the_turn_and_tells_nothing() -> None:
    """In it nobody uses anything in windows, and no event is kept."""
    for match, question in positions(3, every=30):
        if question.reveals:
            continue
        for ahead in (1, 2):
            ends = []
            for _ in range(2):
                world = RULES.redeal(match, question.seat, Dice(4))
                assert world is not None
                steps = Turns(ahead).goes_on(world, question.seat, (), Dice(1), match.game.turn + ahead)
                assert not world.pending or world.game.turn == match.game.turn + ahead
                assert steps < MOST_STEPS and not world.game.events
                ends.append(world.game.facts())
            assert ends[0] == ends[1]


def test_shares_of_a_position_make_one() -> None:
    """And of who is out, or of a game that is over, they say what is so."""
    for match, _ in positions(5, 3, 60):
        assert sum(leaf.shares(match.game)) == pytest.approx(1)
        match.game.out[1] = 4
        assert leaf.shares(match.game)[1] == 0
        match.game.over, match.game.winners = True, [0, 2]
        assert leaf.shares(match.game) == [0.5, 0, 0.5]


def test_who_has_more_cards_left_is_thought_to_win() -> None:
    match = RULES.new({}, 3)
    even = leaf.shares(match.game)[0]
    del match.game.colony[1][10:]
    assert leaf.shares(match.game)[0] > even + 0.2


def test_what_lies_idle_is_thought_to_be_worth_less() -> None:
    """Credits that cannot be spent any more; and what a ship can do counts, not only its price."""
    match = RULES.new({}, 3)
    game = match.game
    game.centre[0] = []

    def share(credits: int, *hand: str) -> float:
        game.credits[0], game.centre[0] = credits, [FACES[id] for id in hand]
        return leaf.shares(game)[0]

    assert share(14) > share(4) + 0.1 and share(24) < share(14) + 0.01
    assert share(6, "mindlance") > share(6, "imperial_edict") + 0.05
    assert share(9, "mindlance") > share(9, "imperial_censor") > share(9) + 0.05


def test_with_more_seats_fewer_questions_are_thought_through() -> None:
    """A thought takes about as long as with two: every question takes longer there."""
    work = [captain.at_seats(admiral.Bot.effort, seats).most_work for seats in (2, 3, 4, 5)]
    assert work[0] == admiral.Bot.effort.most_work and work == sorted(work, reverse=True) and work[3] * 2 > work[0]


def test_rookies_and_cadets_are_those_by_which_rungs_are_measured() -> None:
    """Who changes them measures the ladder again. A rules version that asks otherwise gives other numbers."""
    found = {}
    for name in ("rookie", "cadet"):
        answers = [play(RULES, {"seats": seats}, 31, (name,), keep_record=True).record for seats in (2, 3)]
        found[name] = sha256(repr([record and record.answers for record in answers]).encode()).hexdigest()[:12]
    assert found == FROZEN


@pytest.mark.large
@pytest.mark.parametrize(("name", "least", "boards"), [("captain", 0.6, 200), ("admiral", 0.8, 60)])
def test_it_wins_more_often_than_a_rookie(name: str, least: float, boards: int) -> None:
    won = 0.0
    for seed in range(boards):
        for seat in range(2):
            names = ["rookie", "rookie"]
            names[seat] = name
            won += play(RULES, {}, 5000 + seed, tuple(names)).winners == (seat,)
    assert won / boards / 2 > least
