"""The rungs of Chaos Galaxy: worlds that hang on what a seat may know, and bots that look ahead in them, unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from typing import Any

import pytest

from engine.bots import bots, make_bot
from engine.bots.ahead.course import Later, Plan, follows
from engine.bots.ahead.search import Effort
from engine.bots.asked import question_of
from engine.bots.simulate import play
from engine.bots.worlds import Thought, ponder, thinks, worlds_of
from engine.chaos.audit import check_numbers, check_rows
from engine.chaos.bots import admiral, captain, rookie
from engine.chaos.bots.ahead import leaf
from engine.chaos.bots.ahead.course import MOST_STEPS, Turns
from engine.chaos.bots.ahead.plans import MOST_PLANS, plans
from engine.chaos.cards import CARDS
from engine.chaos.decks import READY
from engine.chaos.redeal import hidden_from, piles_hidden, redealt, rows_hidden, seen_of, shuffled
from engine.chaos.rules import RULES
from engine.chaos.setup import decks_of
from engine.chaos.state import FACE, MOST_HANDLES, UNVEILED, Game
from engine.chaos.supposed import known, supposed
from engine.kernel.asking import PICK, Question, check, nth
from engine.kernel.chance import below
from engine.kernel.match import Match
from tests.chaos.battery.players import any_deck, keen
from tests.support import Dice

FROZEN = {"rookie": "77b9c34725a8", "cadet": "36c66b681f90"}
EVERY = 7  # of so many questions one is looked at


def positions(seed: int, seats: int = 2, every: int = EVERY, **options: Any) -> Iterator[tuple[Match[Game], Question]]:
    """Questions of a game of rookies."""
    match = RULES.new({"seats": seats, **options}, seed)
    players: list[Any] = [make_bot("rookie", seat, seed, "chaos") for seat in range(seats)]
    number = 0
    while match.pending:
        question = match.pending[0]
        number += 1
        if number % every == 0:
            yield match, question
        match.answer(
            question.seat, RULES.answer(question, players[question.seat].answer(RULES.glimpse(match, question.seat)))
        )


def own_decks(seed: int, seats: int) -> dict[str, Any]:
    """Decks that nobody knows, as people bring them."""
    return {"species": "free", "decks": [any_deck(Dice(seed + seat)) for seat in range(seats)]}


def elsewhere(match: Match[Game], seat: int, number: int) -> Match[Game]:
    """What looks the same to a seat: other cards in the hands and decks of others, in another order, and other dice."""
    other = shuffled(match, seat, Dice(number))
    assert other is not None
    game, dice = other.game, Dice(number)
    for owner in range(game.n):
        if owner != seat:
            for pile in piles_hidden(game, owner, seat):
                pile[:] = [below(dice, len(CARDS)) for _ in pile]
            for row in rows_hidden(game, owner, seat):
                row[FACE] = below(dice, len(CARDS))
    game.decks = tuple([deck if owner == seat else deck[1:] for owner, deck in enumerate(game.decks)])
    game.seed, game.counter, game.veil = number * 31 + 7, number, number
    game.derived = None
    return other


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


# --- captains and admirals -------------------------------------------------------------------------------------------


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
    assert thought == {"main", "combat.defenders"}


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
            fork, rest = match.fork(), plan.rest
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


def test_a_plan_is_carried_out_without_a_second_thought() -> None:
    """And a turn has so many thoughts at most: the rest of it is the rookie's."""
    match = RULES.new({}, 12)
    players = [Hasty(0, 5), Hasty(1, 5)]
    inside, turns, carried = False, Counter[int](), 0
    while match.pending and match.game.turn < 22:
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
    match, question = next(entry for entry in positions(4) if entry[1].why == "main" and len(entry[1].options) > 6)
    bot = Hasty(question.seat, 5)
    for number in range(captain.MOST_THOUGHTS + 5):
        door, asked = counted(match, question.seat)
        bot.rest = ()
        answer = bot.think(RULES.view(match, question.seat), door)
        assert bool(asked) is (number < captain.MOST_THOUGHTS)
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
    other hands, decks, orders and dice. They give the same answers, and weigh the same."""
    match = RULES.new({"seats": seats, **options}, 14)
    players, twins = (
        [bot_of(name, seat) for seat, name in enumerate(("hasty", "captain", "rookie")[:seats])] for _ in "12"
    )
    compared: Counter[str] = Counter()
    for number in range(1500):
        if not match.pending or match.game.turn > 12:
            break
        question = match.pending[0]
        seat = question.seat
        other = match if question.reveals else elsewhere(match, seat, number)
        first, second = (given(bot, one, seat) for bot, one in ((players[seat], match), (twins[seat], other)))
        assert first == second, question.why
        compared[question.why] += other is not match
        match.answer(seat, first[0])
    assert compared["main"] > 20 and compared["combat.defenders"] and compared["window"] > 50


def given(bot: Any, match: Match[Game], seat: int) -> tuple[Any, Any]:
    """The answer, thought about if that is the bot's way, and what was weighed."""
    seen = RULES.view(match, seat)
    answer = bot.think(seen, worlds_of(RULES, match, seat)) if hasattr(bot, "think") else bot.answer(seen)
    return answer, getattr(bot, "considered", None)


def test_what_is_thought_elsewhere_is_what_is_thought_here_and_leaves_the_match_as_it_was() -> None:
    compared = 0
    for match, question in positions(8, every=11):
        bot = Hasty(question.seat, 5)
        if thinks(bot, question.why):
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
