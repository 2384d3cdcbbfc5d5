"""Tournaments: rounds, byes, standings, finals, the judge, and that one can be broken off anywhere."""

from __future__ import annotations

from math import ceil, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chaos.rules import RULES
from engine.chaos.tournament import FINAL, SEMI, SWISS, Tournament, options_of, paired, tournament
from engine.kernel.asking import Refused
from tests.chaos.rules.test_view import at
from tests.night import one_in
from tests.support import Dice

HALF = settings(max_examples=settings().max_examples // one_in(2))
NAMES = tuple(f"Player {number}" for number in range(64))


def played(players: int, seed: int, most: int = 10_000) -> Tournament:
    """Whoever has the better lot wins, but for every fifth game."""
    found, dice = Tournament(NAMES[:players], seed), Dice(seed)
    while (games := found.open()) and len(found.results) < most:
        game = games[dice.below(len(games))]
        found.record(game.id, game.players[dice.below(5) == 0])
    return found


@HALF
@given(st.integers(2, 24), st.integers(0, 1000))
def test_every_tournament_comes_to_its_end(players: int, seed: int) -> None:
    """K-TOUR-1, K-TOUR-2, K-TOUR-3, K-TOUR-7: so many rounds, everybody plays or has a bye, finals, a champion."""
    found = played(players, seed)
    games = found.games()
    swiss = [game for game in games if game.stage == SWISS]
    assert {game.round for game in swiss} == set(range(1, ceil(log2(players)) + 1))
    for number in range(1, found.rounds + 1):
        busy = [player for game in swiss if game.round == number for player in game.players]
        assert len(set(busy)) == len(busy) == players - players % 2
    finals = {game.stage for game in games} - {SWISS}
    assert finals == ({FINAL} if players < 4 else {SEMI, "third", FINAL})
    for stage in finals:
        for round_ in {game.round for game in games if game.stage == stage}:
            assert 2 <= sum(game.stage == stage and game.round == round_ for game in games) <= 3
    ranking = found.ranking()
    assert sorted(ranking) == list(range(players)) and ranking[0] == found.winner(FINAL, 1)


@HALF
@given(st.integers(3, 15), st.integers(0, 1000))
def test_a_bye_is_a_win_that_comes_once_and_adds_no_opponent(players: int, seed: int) -> None:
    """K-CLAR-38, K-TOUR-7: the lowest-ranked without one has it; points add up to a game each and the byes."""
    found = played(players, seed)
    rows = found.standings()
    assert max(row.byes for row in rows) <= 1
    assert sum(row.byes for row in rows) == found.rounds * (players % 2)
    assert sum(row.points for row in rows) == found.rounds * (players // 2) + sum(row.byes for row in rows)
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


def test_the_first_four_meet_first_with_fourth_and_second_with_third() -> None:
    found = played(8, 3)
    first = [row.player for row in found.standings()][:4]
    semis = {game.round: game.players for game in found.games() if game.stage == SEMI}
    assert semis == {1: (first[0], first[3]), 2: (first[1], first[2])}


def test_nobody_meets_twice_while_that_can_be_helped() -> None:
    met = {frozenset((0, 1)), frozenset((2, 3))}
    assert paired([0, 1, 2, 3], met) == [(0, 2), (1, 3)]
    assert paired([0, 1], met) == [(0, 1)]


@given(st.integers(2, 9), st.integers(0, 200), st.integers(0, 30))
def test_it_goes_on_from_what_was_kept(players: int, seed: int, done: int) -> None:
    """A kill at any moment costs nothing that was written down."""
    broken = played(players, seed, done)
    again = tournament(broken.plain())
    assert again.open() == broken.open() and again.standings() == broken.standings()
    assert [again.seed_of(game) for game in again.open()] == [broken.seed_of(game) for game in broken.open()]


def test_a_result_is_told_once_and_by_those_who_played() -> None:
    """K-TOUR-6: what has been decided stays decided."""
    found = Tournament(NAMES[:4], 1)
    game = found.open()[0]
    stranger = next(player for player in range(4) if player not in game.players)
    for id, winner in ((game.id, stranger), ("final-1-1", 0), ("swiss-9-9", 0)):
        with pytest.raises(Refused):
            found.record(id, winner)
    found.record(game.id, game.players[0])
    with pytest.raises(Refused):
        found.record(game.id, game.players[1])
    assert len(found.results) == 1
    for names in ((), ("Ada",), ("Ada", "Ada"), NAMES + NAMES):
        with pytest.raises(Refused):
            Tournament(names, 1)


def test_tournaments_are_played_by_the_official_rules_alone() -> None:
    """K-TOUR-8."""
    agreed = RULES.agreed(options_of(["xeno_brood", "zarg_invasion"]))
    assert (agreed["mode"], agreed["simple_combat"], agreed["species"]) == ("official", False, "strict")
    with pytest.raises(Refused):
        RULES.agreed(options_of(["first_flight_red", "zarg_invasion"]))


@pytest.mark.parametrize(
    ("position", "winner"),
    [
        ("a = { colony = 12 }\nb = { colony = 11, credits = 9 }", 0),
        ("a = { credits = 3 }\nb = { credits = 4 }", 1),
        ('a = { hangar = ["crx, armour 2"] }\nb = { hangar = ["iron_maw"] }', 1),
        ('active = "a"\nturn = 9', 1),
    ],
)
def test_when_the_hour_is_over_the_judge_names_the_winner(position: str, winner: int) -> None:
    """K-TOUR-4, K-TOUR-5, K-CLAR-37."""
    assert RULES.judged(at(position)) == winner
