"""The rungs above and below the rookie: cadets who err, and admirals who look ahead unseen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.bots import bots, make_bot
from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import Ranking
from engine.bots.lookahead import Dice, Thought, ponder, worlds_of
from engine.bots.questions import question_of
from engine.bots.simulate import play
from engine.encounter.bots import admiral, cadet, captain
from engine.encounter.bots.ahead import leaf
from engine.encounter.bots.ahead.course import COURSE
from engine.encounter.rules import RULES
from engine.encounter.view import view
from engine.kernel.asking import check
from engine.kernel.chance import shuffle
from engine.kernel.match import Match
from tests.encounter.bots.stages import FIGHT, go_on, seen, staged
from tests.night import one_in

LADDER = ("cadet", "ensign", "lieutenant", "rookie", "captain", "admiral")
# a is one colony from winning, and nobody else is
FOUR = {f"c:{number}": {"a": 1, "c": 4} for number in range(1, 5)}


def option(found: dict[str, Any], bot: str) -> Any:
    question = question_of(found)
    return question.options[make_bot(bot, found["seat"], 1).answer(found)]


@pytest.mark.parametrize("name", LADDER)
def test_every_rung_finishes_a_game(name: str) -> None:
    result = play(RULES, {"seats": 3}, 5, (name, "rookie", "cadet"))
    assert result.winners and result.fault is None


# --- cadets ----------------------------------------------------------------------------------------------------------


def test_cadets_err_less_the_more_they_have_served() -> None:
    errs = [bots()[name].errs for name in LADDER[:3]]
    assert errs == sorted(errs, reverse=True) and len(set(errs)) == 3


def test_a_cadet_errs_and_its_errors_are_lawful() -> None:
    found = seen(0, "planning.pick", **FIGHT, hands={"a": ["attack_01", "attack_08", "attack_20", "negotiate"]})
    question = question_of(found)
    chosen = {make_bot("cadet", 0, seed).answer(found) for seed in range(60)}
    assert len(chosen) == len(question.options)


def test_nobody_errs_where_the_game_is_decided() -> None:
    """The defense of a landing that wins is a cadet's as well as a rookie's."""
    keys = {**FIGHT, "planets": FOUR, "hands": {"a": 6, "b": ["attack_01", "attack_08", "attack_20"]}}
    found = seen(1, "planning.pick", **keys)
    rookie = option(found, "rookie")
    question = question_of(found)
    for seed in range(30):
        assert question.options[cadet.Bot(1, seed).answer(found)] == rookie


# --- admirals --------------------------------------------------------------------------------------------------------


def test_without_a_door_to_worlds_an_admiral_is_what_it_says() -> None:
    rung = admiral.Bot.without_worlds
    for match, question in positions(5, most=80):
        found = view(match, question.seat)
        assert make_bot("admiral", 0, 3).answer(found) == make_bot(rung, 0, 3).answer(found)


class Hasty(admiral.Bot):
    """With few worlds, so that a test is short."""

    __slots__ = ()
    worlds = 8


def counted(match: Match[Any], seat: int) -> tuple[Any, list[int]]:
    """A door that keeps count."""
    door, asked = worlds_of(RULES, match, seat), []

    def world(number: int) -> Any:
        asked.append(number)
        return door(number)

    return world, asked


def positions(seed: int, seats: int = 4, most: int = 150) -> Any:
    match = RULES.new({"seats": seats}, seed)
    players = [make_bot("rookie", seat, seed) for seat in range(seats)]
    for _ in range(most):
        if match.over:
            return
        question = match.pending[0]
        yield match, question
        answer = players[question.seat].answer(RULES.view(match, question.seat))
        match.answer(question.seat, RULES.answer(question, answer))


def test_an_admiral_thinks_only_where_everybody_is_seen_to_be_asked() -> None:
    """Windows and answers to uses are answered at once; elsewhere it never wants more worlds than it has."""
    thought, most = set(), 0
    for match, question in positions(4):
        door, asked = counted(match, question.seat)
        bot = Hasty(question.seat, 9)
        answer = bot.think(RULES.view(match, question.seat), door)
        if question.why != "deal":
            check(question, RULES.answer(question, answer))
        assert not asked or question.why in admiral.SEARCHED
        assert len(asked) <= 8
        thought |= {question.why} if asked else set()
        most = max(most, len(asked))
    assert most == 8 and "planning.pick" in thought


def test_who_asks_for_advice_hears_of_more_and_gets_the_same_answer() -> None:
    """Whom to join is weighed then, and still left to the rules of thumb."""
    more: Counter[str] = Counter()
    for match, question in positions(4):
        seen, door = view(match, question.seat), worlds_of(RULES, match, question.seat)
        player, adviser = Hasty(question.seat, 9), Hasty(question.seat, 9)
        assert player.think(seen, door) == adviser.advise(seen, door)
        assert len(player.considered) <= len(adviser.considered)
        more[question.why] += len(adviser.considered) > len(player.considered)
        assert question.why in adviser.weighed or not adviser.considered
    assert more["alliance.join"] > 5
    assert {why for why, times in more.items() if times} <= admiral.WEIGHED - admiral.SEARCHED


def test_whatever_is_weighed_whom_to_join_stays_with_the_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    match = staged(**{**FIGHT, "stage": "alliance.join", "invited": {"offense": ["c"], "defense": ["c"]}})
    while match.pending[0].why != "alliance.join":
        go_on(match)
    seen, door = view(match, 2), worlds_of(RULES, match, 2)
    first = captain.Bot(2, 1).answer(seen)
    for number in range(len(match.pending[0].options)):
        monkeypatch.setattr(admiral, "think", lambda *_, number=number: (Plan(number), []))
        assert admiral.Bot(2, 1).think(seen, door) == admiral.Bot(2, 1).advise(seen, door) == first


def test_a_thought_ends_when_its_work_is_done() -> None:
    """By steps, not by time: a heavy question gets fewer worlds, on every machine as many."""
    most: Counter[str] = Counter()
    for match, question in positions(4):
        if question.why in admiral.SEARCHED:
            door, asked = counted(match, question.seat)
            make_bot("admiral", question.seat, 9).think(RULES.view(match, question.seat), door)  # type: ignore[attr-defined]
            most[question.why] = max(most[question.why], len(asked))
    assert most["planning.pick"] == admiral.WORLDS > most["launch.aim"] > 8


def test_what_is_hidden_changes_no_thought() -> None:
    """Same view, same seed; other hands, another deck, another destiny, other dice: the same answer."""
    compared = 0
    for number, (match, question) in enumerate(positions(7)):
        if question.why not in ("planning.pick", "launch.aim") or number % 3:
            continue
        other = RULES.redeal(match, question.seat, Dice(number))
        assert other is not None
        shuffle(Dice(number + 1), other.game.destiny_deck)
        shuffle(Dice(number + 2), other.game.deck)
        other.game.seed = number * 31 + 7
        answers = []
        for one in (match, other):
            bot = Hasty(question.seat, 5)
            answers.append(bot.think(RULES.view(one, question.seat), worlds_of(RULES, one, question.seat)))
        assert answers[0] == answers[1]
        compared += 1
    assert compared >= 5


def test_in_a_whole_game_nothing_hidden_changes_an_answer_or_a_sentence() -> None:
    """R-SEC-3: each seat twice, with all it remembers: one sees the true game, its twin at every question a copy with
    other hands, another deck, another order of destiny and other dice. They say the same to the last question."""
    compared: Counter[str] = Counter()
    for seed in (14, 15)[:: one_in(2)]:
        assert say_the_same(seed, compared) > 20
    assert sum(compared.values()) > 250 // one_in(2)
    assert set(compared) >= {"planning.pick", "deal", "window", "alliance.join"}


def say_the_same(seed: int, compared: Counter[str]) -> int:
    """A game with twins; how many sentences were said."""
    match = RULES.new({"seats": 4}, seed)
    names = ("admiral", "captain:mirka", "captain", "rookie")
    players, twins = ([bot_of(name, seat) for seat, name in enumerate(names)] for _ in range(2))
    said = 0
    for number in range(2000):
        if match.over:
            break
        question = match.pending[0]
        seat = question.seat
        other = RULES.redeal(match, seat, Dice(number))
        if other is not None:
            shuffle(Dice(number + 1), other.game.destiny_deck)
            shuffle(Dice(number + 2), other.game.deck)
            other.game.seed = number * 31 + 7
            compared[question.why] += 1
        first, second = (given(bot, one, seat) for bot, one in ((players[seat], match), (twins[seat], other or match)))
        assert first == second, question.why
        said += first[1] is not None
        match.answer(seat, RULES.answer(question, first[0]))
    assert match.over
    return said


def bot_of(name: str, seat: int) -> Any:
    return Hasty(seat, 5) if name == "admiral" else make_bot(name, seat, 5)


def given(bot: Any, match: Match[Any], seat: int) -> tuple[Any, Any]:
    """The answer, thought about if that is the bot's way, and the reason that is said with it."""
    found = RULES.view(match, seat)
    if hasattr(bot, "think"):
        answer = bot.think(found, worlds_of(RULES, match, seat))
    else:
        answer = bot.answer(found)
    question = match.question_for(seat)
    assert question is not None
    return answer, bot.reason(view(match, -1), question, RULES.answer(question, answer))


def test_thinking_leaves_the_match_as_it_was() -> None:
    match = staged(**FIGHT)
    before = match.game.facts()
    question = match.pending[0]
    admiral.Bot(question.seat, 1).think(view(match, question.seat), worlds_of(RULES, match, question.seat))
    assert match.game.facts() == before


def test_a_playout_ends_at_the_next_encounter_and_is_the_same_with_the_same_dice() -> None:
    ends = []
    for _ in range(2):
        match, _ = next(entry for entry in positions(3) if entry[1].why == "planning.pick")
        match = match.fork()
        here = (match.game.turn, match.game.number)
        COURSE.goes_on(match, 0, (), Dice(11), here)
        assert match.over or (match.game.turn, match.game.number) != here
        ends.append(match.game.facts())
    assert ends[0] == ends[1]


def test_shares_of_a_position_make_one() -> None:
    game = staged(**FIGHT, planets=FOUR).game
    found = leaf.shares(game)
    assert sum(found) == pytest.approx(1) and max(found) == found[0] > 0.4
    game.winners, game.over = [1, 2], True
    assert leaf.shares(game) == [0.0, 0.5, 0.5, *[0.0] * (game.n - 3)]


def test_the_first_answer_is_overruled_only_for_certain() -> None:
    ranking = Ranking([Plan(7), Plan(8), Plan(9)])
    for first, sure, doubtful in ((0.2, 0.3, 0.6), (0.2, 0.31, 0.0), (0.2, 0.29, 0.1), (0.2, 0.3, 0.2)):
        ranking.note({0: first, 1: sure, 2: doubtful})
    assert ranking.chosen(1.0) == 1
    ranking.gains[1] = [0.4, -0.3, 0.2, -0.1]
    ranking.gains[2] = [-0.1, -0.1, -0.1, -0.1]
    assert ranking.chosen(1.0) == 0
    ranking.drop()
    assert 0 in ranking.alive and 2 not in ranking.alive


def test_all_candidates_are_lawful() -> None:
    for _, question in positions(6, most=80):
        if question.shape < 3:
            first = make_bot("random", question.seat, 1).glance(question)  # type: ignore[attr-defined]
            for plan in COURSE.plans(question, {}, Plan(first)):
                assert check(question, plan.now) == plan.now and not plan.rest


def test_what_is_thought_elsewhere_is_what_is_thought_here() -> None:
    """R-SEC-1: a frozen position is taken out again as it was, with whoever has answered in secret already."""
    compared = 0
    for match, question in positions(8):
        bot = Hasty(question.seat, 5)
        if question.why not in bot.searched or compared > 8:
            continue
        seen, frozen = RULES.view(match, question.seat), RULES.frozen(match)
        thought = Thought("encounter", RULES.agreed({"seats": 4}), 8, frozen, question.seat, seen, bot)
        answer, after = ponder(thought)
        assert after.thoughts == 1
        assert answer == Hasty(question.seat, 5).think(seen, worlds_of(RULES, match, question.seat))
        compared += 1
    assert compared > 5
