"""Characters of Andromeda's Edge: tastes that decide between equal plans and nowhere else, factions, own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import log
from typing import Any

import pytest

from engine.andromeda.bots.choices import faction
from engine.andromeda.bots.launching import KINDS, liking, region
from engine.andromeda.bots.sight import Sight
from engine.andromeda.bots.taste import MOST, NEAR, PLAIN, Character, of_module
from engine.andromeda.content import FACTION_IDS, MODULES, NUMBER, UPGRADES
from engine.andromeda.rules import RULES
from engine.bots import characters, known, make_bot
from engine.bots.simulate import play
from engine.games import start
from tests.andromeda.rules.players import TABLES
from tests.andromeda.rules.test_forecast import walk

NAMES = ("bodo", "dora", "nilo", "reka", "zita")


def test_there_are_five_and_each_has_a_taste_and_a_greeting() -> None:
    found = characters("andromeda")
    assert tuple(sorted(found)) == NAMES
    taken: Counter[str] = Counter()
    for name, character in found.items():
        assert replace(character, name="", factions=()) != PLAIN
        taken.update(character.factions)
        for rung in ("rookie", "cadet"):
            greeting = make_bot(f"{rung}:{name}", 0, 1, "andromeda").greeting()
            assert greeting is not None
            RULES.ground(RULES.new({}, 1), *greeting)
    assert set(taken) == set(FACTION_IDS) and max(taken.values()) == 1, "each likes others"
    assert make_bot("rookie", 0, 1, "andromeda").greeting() is None
    assert not known("rookie:varg", "andromeda") and not known("random:nilo", "andromeda")


def test_a_character_takes_a_faction_it_likes_if_one_is_dealt() -> None:
    for name, character in characters("andromeda").items():
        for dealt in combinations(FACTION_IDS, 3):
            place = faction(dealt, False, 7, character.factions)
            wanted = [one for one in dealt if one in character.factions]
            assert dealt[place] in (wanted or dealt), name
            if not wanted:
                assert place == faction(dealt, False, 7)


def test_a_taste_is_small_and_ends_near_the_end() -> None:
    """No more than MOST for a launch and for a module, and nothing at all when somebody is near the goal."""
    liked: Counter[str] = Counter()
    for match in walk(5, TABLES[1], 120):
        question = match.pending[0]
        seen = RULES.view(match, question.seat)
        late = {**seen, "goal": max(seat["vp"] for seat in seen["seats"]) + NEAR}
        for name, character in characters("andromeda").items():
            sight = Sight(seen, character)
            assert Sight(late, character).taste is Sight({**seen, "ended": True}, character).taste is PLAIN
            for place in list(seen["map"])[::7]:
                for kind in range(len(KINDS)):
                    more = liking(sight, kind, place)
                    assert abs(more) <= MOST
                    plain = region(Sight(seen), kind, place)
                    assert plain < -8 or region(sight, kind, place) == pytest.approx(plain + more)
                    liked[name] += bool(more)
    assert set(liked) == set(NAMES)
    for row in MODULES:
        assert all(abs(of_module(character, row)) <= MOST for character in characters("andromeda").values())
        assert of_module(PLAIN, row) == 0


def test_a_character_plays_otherwise_than_a_rookie_and_lawfully() -> None:
    told = set()
    for who in ("rookie", *(f"rookie:{name}" for name in NAMES)):
        result = play(RULES, {"seats": 2, "length": "short"}, 5, (who,), keep_record=True)
        assert result.fault is None and result.winners and result.record is not None
        told.add(repr(result.record.answers))
    assert len(told) == 1 + len(NAMES)


# --- who is it? -------------------------------------------------------------------------------------------------------


def habits(name: str, seed: int) -> Iterator[tuple[str, str]]:
    """What somebody at the table can note of a game that a bot plays among rookies: kind of decision, what was done."""
    seat = seed % 2
    line_up = tuple(name if at == seat else "rookie" for at in range(2))
    record = play(RULES, {"seats": 2}, seed, line_up, keep_record=True).record
    assert record is not None
    match = start(record)
    for who, answer in record.answers:
        question = match.question_for(who)
        if who == seat and type(answer) is int and answer < len(question.options):
            yield from noted(match, question, question.options[answer])
        match.answer(who, answer)
    yield "faction", RULES.played(match)[seat]


def noted(match: Any, question: Any, ref: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    if question.why == "turn.main":
        yield "main", ref[0]
    elif question.why == "launch.where":
        row = RULES.view(match, -1)["map"][ref[1]]
        yield "ship", question.by[1]
        yield "place", "moon" if row.get("moon") and row["tile"] != "nebula" else row["tile"].rstrip("0123456789")
        yield "fight", str("raiders" in row or set(row.get("ships", {})) - {str(question.seat)} != set())
    elif question.why.startswith("modules.") and ref[0] == "module":
        row = MODULES[NUMBER["module"][ref[1]]]
        yield "module", str(row.kind)
        yield "weapon", str(bool(row.dice or row.targeting))
    elif question.why == "build.ship":
        yield "built", ref[-1]
    elif question.why == "upgrade":
        yield "upgrade", str(UPGRADES[NUMBER["upgrade"][ref[1]]].type)


@pytest.mark.large
def test_five_games_tell_who_it_is() -> None:
    """Four of five, by what everybody sees: habits learnt from 80 games of each, guessed from five others."""
    learnt = {name: Counter(one for seed in range(80) for one in habits(f"rookie:{name}", seed)) for name in NAMES}
    seen = {one for counted in learnt.values() for one in counted}

    def likely(name: str, game: list[tuple[str, str]]) -> float:
        counted = learnt[name]
        kinds = Counter({kind: 1 for kind, _ in seen})
        for (kind, _), n in counted.items():
            kinds[kind] += n
        return sum(log((counted[one] + 0.5) / kinds[one[0]]) for one in game if one in seen)

    right = 0
    for name in NAMES:
        for number in range(8):
            first = 1000 + 5 * number
            game = [one for seed in range(first, first + 5) for one in habits(f"rookie:{name}", seed)]
            right += max(NAMES, key=lambda other: likely(other, game)) == name
    assert right >= 0.8 * 8 * len(NAMES), right


@pytest.mark.large
@pytest.mark.parametrize("name", NAMES)
def test_a_character_is_about_as_strong_as_a_rookie(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same chance for every faction: some win more than others, and that is no taste. Within two points, as
    far as so many games can tell."""
    monkeypatch.setitem(characters("andromeda"), name, replace(characters("andromeda")[name], factions=()))
    won = 0.0
    boards = 600
    for seed in range(boards):
        for seat in range(2):
            line_up = tuple(f"rookie:{name}" if at == seat else "rookie" for at in range(2))
            winners = play(RULES, {"seats": 2}, seed, line_up).winners
            won += (seat in winners) / len(winners)
    assert abs(won / boards / 2 - 0.5) < 0.02 + 0.04  # two points, and two standard errors of 1,200 games


def test_a_character_without_tastes_is_a_rookie() -> None:
    assert Character() == PLAIN
    for match in walk(4, TABLES[2], 150):
        question = match.pending[0]
        seen = RULES.view(match, question.seat)
        bots = [make_bot("rookie", question.seat, 3, "andromeda") for _ in range(2)]
        bots[1].become(Character(name="nobody"))
        assert bots[0].answer(seen) == bots[1].answer(seen)
