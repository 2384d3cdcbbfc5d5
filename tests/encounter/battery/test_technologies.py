"""Technologies with ships enough on them from the start: nothing is lost, nobody notices secrets, every use matters."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.encounter.content import load_content
from engine.encounter.items import TECHNOLOGIES, TECHNOLOGY_IDS
from engine.encounter.listening import listen
from engine.encounter.ships import recount
from engine.encounter.state import SHIPS, Game
from engine.encounter.technology import new_technology
from engine.encounter.view import view
from engine.kernel.match import Match
from tests.encounter.battery.checks import check_conservation, check_counts, redeal
from tests.encounter.battery.players import FEW, Dice, answer_one, keen, play, start, uniform
from tests.encounter.battery.test_reach import FEW_QUESTIONS, MOST_GAMES, Watch, keys_of

load_content()

EACH = 2  # technologies before every seat, besides the one kept at set-up
SOME_QUESTIONS = 600
OFTEN = 11
X = 3  # researchers of a technology without a number
TABLES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 4, "four_planets": True},
    {"seats": 5, "hidden_powers": True},
    {"seats": 4, "hot_swapped": True, "wild_flares": True},
    {"seats": 5, "four_planets": True, "hot_swapped": True},
]
USED = [name for name in TECHNOLOGY_IDS if keys_of(name)]


def equipped(seed: int, first: str = "", strict: bool = True, **table: Any) -> Match[Game]:
    """A game at its first technology actions: everybody has technologies with ships enough, seat 0 the one named."""
    match, dice = start(seed, strict, alien_mode="random", technology=True, **table), Dice(seed)
    while any(question.why != "technology.action" for question in match.pending):
        answer_one(match, dice, uniform)
    game = match.game
    wish = TECHNOLOGY_IDS.index(first) if first else -1
    for seat in range(game.n):
        for _ in range(min(EACH, len(game.tech_deck))):
            number = wish if wish in game.tech_deck else game.tech_deck[dice.below(len(game.tech_deck))]
            game.tech_deck.remove(number)
            game.techs[seat].append(researched(game, seat, number))
    listen(game)
    recount(game)
    return Match.resume(game, strict=strict)


def researched(game: Game, seat: int, number: int) -> list[int]:
    """Ships leave the fullest home planets, the last one of each stays."""
    tech = new_technology(number)
    for _ in range(TECHNOLOGIES[number].number or X):
        planet = max(game.planets_of(seat), key=lambda place: game.on_planet(place, seat))
        if game.on_planet(planet, seat) > 1:
            game.ships[planet * game.n + seat] -= 1
            tech[SHIPS] += 1
    return tech


@FEW
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_nothing_is_lost_and_no_secret_is_noticed(table: dict[str, Any], seed: int) -> None:
    """R-SET-2, R-TEC-13, R-SEC-1: ships, cards and technologies are conserved; what lies face down stays secret."""
    seen = 0

    def look(match: Match[Game]) -> None:
        nonlocal seen
        check_conservation(match.game)
        check_counts(match.game)
        seen += 1
        if seen % OFTEN == 0:
            seat = seen % (match.game.n + 1) - 1
            other = match.fork()
            redeal(other.game, seat, seed + seen)
            assert view(match, seat) == view(other, seat)

    play(equipped(seed, **table), seed, keen if seed % 2 else uniform, look, SOME_QUESTIONS)
    assert seen


@pytest.mark.parametrize("name", USED)
def test_every_use_of_a_technology_is_reached_and_matters(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-LIS-4, R-TEC-10."""
    watch = Watch(monkeypatch)
    wanted = set(keys_of(name))
    for seed in range(MOST_GAMES):
        play(equipped(seed, name, strict=False, seats=4), seed, keen, most=FEW_QUESTIONS)
        if wanted <= watch.effective:
            break
    assert wanted <= watch.effective, f"never effective: {sorted(wanted - watch.effective)}"
