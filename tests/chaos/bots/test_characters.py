"""Characters of Chaos Galaxy: lawful decks, tastes that decide between equal plans and nowhere else, own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import log

import pytest

from cosmic_tui.new_game import Wish, setup_of
from engine.bots import characters, known, make_bot
from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import Ranking
from engine.bots.questions import question_of
from engine.bots.simulate import brought, play
from engine.chaos.bots import rookie
from engine.chaos.bots.ahead.plans import plans
from engine.chaos.bots.sight import Sight
from engine.chaos.bots.taste import LAST, MOST, PLAIN, liking
from engine.chaos.card import BASE
from engine.chaos.decks import OFFICIAL, READY
from engine.chaos.options import HIDDEN
from engine.chaos.rules import RULES
from engine.chaos.state import CTRL, KIND, PAID, Game
from engine.games import start
from tests.chaos.bots.games import positions
from tests.support import Dice

NAMES = ("bruna", "luca", "orsi", "timo", "varg")


def test_there_are_five_and_each_has_a_deck_and_a_taste() -> None:
    found = characters("chaos")
    assert tuple(sorted(found)) == NAMES
    for name, character in found.items():
        assert character.decks and all(READY[deck].kind == OFFICIAL for deck in character.decks)
        assert replace(character, name="", decks=()) != PLAIN
        for rung in ("captain", "admiral"):
            bot = make_bot(f"{rung}:{name}", 0, 1, "chaos")
            code, facts = bot.greeting()  # type: ignore[attr-defined]
            RULES.ground(RULES.new({}, 1), code, facts)
    assert not known("rookie:varg", "chaos") and not known("captain:grom", "chaos")


def test_a_taste_is_small_and_ends_where_a_colony_falls() -> None:
    """No more than MOST, and nothing at all when somebody has few cards left; each of them likes something."""
    liked: Counter[str] = Counter()
    for match, question in positions(4, every=2):
        if question.why not in ("main", "combat.defenders"):
            continue
        seen = RULES.view(match, question.seat)
        sight, asked = Sight(seen), question_of(seen)
        near = min(seat["colony"] for seat in seen["seats"]) <= LAST
        for plan in plans(asked, seen, Plan(rookie.by_rule(seen, 0))):
            for name, character in characters("chaos").items():
                more = liking(character, sight, asked, plan)
                assert abs(more) <= MOST and not (near and more)
                liked[name] += bool(more)
            assert liking(PLAIN, sight, asked, plan) == 0
    assert set(liked) == set(NAMES) and min(liked.values()) > 1


@pytest.mark.parametrize(
    ("second", "likes", "chosen"), [(0.49, 0.015, 1), (0.48, 0.015, 0), (0.51, -0.015, 0), (0.53, -0.015, 1)]
)
def test_a_taste_decides_between_plans_that_are_worth_about_the_same(second: float, likes: float, chosen: int) -> None:
    ranking = Ranking([Plan(0), Plan(1)])
    for _ in range(4):
        ranking.note({0: 0.5, 1: second})
    assert ranking.chosen(0.0, [0.0, likes]) == chosen


def test_a_character_plays_otherwise_than_a_captain_and_lawfully() -> None:
    """Who likes something takes it where a captain would not."""
    differs = 0
    for match, question in positions(6, every=9):
        seen = RULES.view(match, question.seat)
        if question.why != "main":
            continue
        door = lambda number, match=match, seat=question.seat: RULES.redeal(match, seat, Dice(number))  # noqa: E731
        answers = [
            make_bot(name, 0, 3, "chaos").think(seen, door) for name in ("captain", "captain:varg", "captain:luca")
        ]  # type: ignore[attr-defined]
        differs += len(set(answers)) > 1
        assert all(0 <= answer < len(question.options) for answer in answers)
    assert differs


def test_a_character_brings_one_of_its_decks() -> None:
    """Where its seat has none, and only to a table that plays by such decks; which one hangs on the seed."""
    seen = set()
    for seed in range(8):
        decks = brought(RULES, {}, ("captain:varg", "rookie"), seed)["decks"]
        assert decks[1] == "" and decks[0] in characters("chaos")["varg"].decks
        seen.add(decks[0])
    assert seen == set(characters("chaos")["varg"].decks)
    own = {"decks": ["xeno_brood", ""], "last_turn": 10}
    assert play(RULES, own, 1, ("captain:varg", "captain:orsi")).played["deck"][0] == ["xeno_brood"]
    beginners = play(RULES, {"mode": "beginner", "last_turn": 10}, 1, ("captain:varg",))
    assert beginners.fault is None and beginners.played["deck"][0][0].startswith("first_flight")


def test_at_a_table_a_character_sits_with_its_deck_and_others_see_that_it_has_one() -> None:
    setup = setup_of(Wish(seats=["captain:timo"], game="chaos"), "Ada", 3)
    decks = setup.options["decks"]
    assert decks[0] == "" and decks[1] == "carnoplant_exchange"
    assert RULES.public(setup.options, 0)["decks"][1] == HIDDEN


# --- who is it? -------------------------------------------------------------------------------------------------------

COUNTED = ("attack", "develop")  # how often in a turn
SET = 5  # games by which it is told


def habits(name: str, seed: int, decks: list[str]) -> Iterator[tuple[str, str]]:
    """What somebody at the table can note of a game that a bot plays against a rookie: kind of decision, what was
    done."""
    seat = seed % 2
    line_up = tuple(name if at == seat else "rookie" for at in range(2))
    record = play(RULES, {"decks": decks} if decks else {}, seed, line_up, keep_record=True).record
    assert record is not None
    match, turn = start(record), Counter[str]()
    for who, answer in record.answers:
        question = match.question_for(who)
        if who == seat and question is not None and question.why == "main":
            ref = question.options[answer]
            yield "main", ref[0]
            turn[ref[0]] += 1
            if ref[0] == "end":
                yield from ((kind, str(min(turn[kind], 3))) for kind in COUNTED)
                yield from stands(match.game, seat)
                turn.clear()
        match.answer(who, answer)
    if not decks:
        yield "deck", RULES.played(match)[seat]


def stands(game: Game, seat: int) -> Iterator[tuple[str, str]]:
    """What a seat has at the end of a main phase: credits, and cards that lie face down as bases."""
    down = [row for row in game.rows.values() if row[CTRL] == seat and row[KIND] == BASE and not row[PAID]]
    yield "credits", str(min(game.credits[seat] // 3, 5))
    yield "down", str(min(len(down), 4))


@pytest.mark.large
@pytest.mark.parametrize(("same_deck", "games", "least"), [(False, 8, 0.8), (True, 16, 0.5)])
def test_five_games_tell_who_it_is(same_deck: bool, games: int, least: float) -> None:
    """Four of five, with the decks they bring; by habits alone, with a deck of the seed's on both sides, every other
    one, where one of five would be chance. Learnt from some games of each, guessed from five others."""

    def seen_in(name: str, seed: int) -> list[tuple[str, str]]:
        return list(habits(f"captain:{name}", seed, [official[seed % len(official)]] * 2 if same_deck else []))

    official = [deck for deck, found in READY.items() if found.kind == OFFICIAL]
    learnt = {name: Counter(one for seed in range(games) for one in seen_in(name, seed)) for name in NAMES}
    known_ = {one for counted in learnt.values() for one in counted}

    def likely(name: str, game: list[tuple[str, str]]) -> float:
        counted, kinds = learnt[name], Counter({kind: 1 for kind, _ in known_})
        for (kind, _), n in counted.items():
            kinds[kind] += n
        return sum(log((counted[one] + 0.5) / kinds[one[0]]) for one in game if one in known_)

    right = sets = 0
    for name in NAMES:
        for first in (1000, 1000 + SET):
            game = [one for seed in range(first, first + SET) for one in seen_in(name, seed)]
            right += max(NAMES, key=lambda other: likely(other, game)) == name
            sets += 1
    assert right >= least * sets, right
