"""Odds: what the help says of a card is what comes of playing it, against every card, with the powers that must act.

The help's numbers come from hypothetical positions (`what_if.py`). Here the same positions are played from the
question about the encounter card on, with real hands, by people who pass: that has to be what the help said.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.encounter.cards import FACE_BY_NAME, MORPH
from engine.encounter.moments import THE_COURSE
from engine.encounter.odds import ROWS, odds, unseen_cards, weighed
from engine.encounter.options import Options
from engine.encounter.redealt import redealt
from engine.encounter.scenario import EncounterStaging
from engine.encounter.scenario.pace import REST
from engine.encounter.setup import new_game
from engine.encounter.state import DEAL_DUE, DEF, DEFENSE_WON, OFF, OFFENSE_WON, Game
from engine.encounter.view import view
from engine.encounter.what_if import FACES, Supposition
from engine.kernel.asking import BARGAIN
from engine.kernel.match import Match
from engine.testing.rehearse import Rehearsal
from engine.testing.scenario import Scenario, ScriptLine, Source
from tests.night import one_in
from tests.support import Dice, Person

HAND = ["attack 4", "attack 8", "attack 13", "attack 23", "attack 40", "negotiate", "morph"]
WAR = {
    "players": 4,
    "stage": "planning.before_pick",
    "defense": "b",
    "target": "b:1",
    "gate": {"a": 2, "c": 3},
    "beside": {"d": 2},
}
OPTIONAL = ("loser", "mirror", "calculator", "sorcerer", "chosen", "clone")
ALWAYS = ("anti_matter", "tripler", "virus", "warpish", "macron", "human", "warrior", "pacifist")


def at_the_pick(seat: int, script: tuple[str, ...] = (), **keys: Any) -> Match[Game]:
    """A position in which this seat is asked for its card."""
    lines = tuple(ScriptLine(text, number) for number, text in enumerate(script, 1))
    scenario = Scenario("odds", "odds", (), lines, {}, "", 1, Source(""), {**WAR, **keys})
    rehearsal = Rehearsal(scenario, EncounterStaging(scenario))
    for _ in range(200):
        question = rehearsal.match.question_for(seat)
        if question is not None and question.why == "planning.pick":
            game = rehearsal.match.game.clone()  # from here on without the rests of a scenario
            game.stack = [THE_COURSE if frame[0] == REST else frame for frame in game.stack]
            return Match.resume(game)
        rehearsal.go()
    raise AssertionError(rehearsal.failures)


def helped(match: Match[Game], seat: int) -> dict[str, Any]:
    return {**view(match, seat), "odds": weighed(match.game, seat)}


def played(match: Match[Game], seat: int, mine: int, theirs: int) -> str:
    """Lay the two cards and let everybody pass: w, l, d or n for this seat."""
    game = match.game.clone()
    other = game.opponent(seat)
    game.set_hand(other, [theirs])
    fork: Match[Game] = Match.resume(game)
    for who, face in ((seat, mine), (other, theirs)):
        question = fork.question_for(who)
        if question is not None and question.why == "planning.pick":
            fork.answer(who, question.options.index(("card", face)))
    while not any(event[0] == "decided" for event in fork.game.events):
        question = fork.pending[0]
        fork.answer(question.seat, question.options.index(("pass",)))
    outcome = next(event[1][0] for event in fork.game.events if event[0] == "decided")
    if outcome in (OFFENSE_WON, DEFENSE_WON):
        return "w" if (outcome == OFFENSE_WON) == (match.game.side_of(seat) == OFF) else "l"
    return "d" if outcome == DEAL_DUE else "n"


def by_playing(match: Match[Game], seat: int) -> list[list[Any]]:
    """[card, won, talks] for every card that may be laid, best first: each pair played through."""
    unseen = unseen_cards(view(match, seat))
    question = match.question_for(seat)
    assert question is not None
    found = []
    for _, mine in question.options:
        ends = {theirs: played(match, seat, mine, theirs) for theirs in FACES}
        won, talks = (sum(n for face, n in unseen.items() if ends[face] == end) for end in "wd")
        found.append((won, talks, mine))
    return [[mine, won, talks] for won, talks, mine in sorted(found, reverse=True)]


def compare(match: Match[Game], seat: int) -> dict[str, Any]:
    """The help's order and numbers are those of playing; returns the odds the view has."""
    seen = helped(match, seat)
    found = odds(seen)
    assert [[FACE_BY_NAME[name], won, talks] for name, won, talks in found["cards"]] == by_playing(match, seat)
    told: dict[str, Any] = seen["odds"]
    return told


SEATS = {"own offense": ("a", 0), "own defense": ("b", 1), "ally": ("c", 0), "against": ("b", 0)}


@pytest.mark.parametrize("place", SEATS)
@pytest.mark.parametrize("alien", [*ALWAYS, *OPTIONAL])
def test_the_order_of_cards_is_that_of_playing_every_pair(alien: str, place: str) -> None:
    """T-TOT, T-VAL, T-OUT: on the own side, on the other, and of an ally."""
    owner, seat = SEATS[place]
    aliens = [alien if letter == owner else "" for letter in "abcd"]
    hands = {letter: HAND if number == seat else ["attack 6", "attack 9"] for number, letter in enumerate("ab")}
    told = compare(at_the_pick(seat, aliens=aliens, hands=hands), seat)
    main = owner != "c"
    counts = alien in ALWAYS and (main or alien in ("human", "macron"))
    assert told["counted"] == ([f"{alien}.{'weight' if alien == 'macron' else 'power'}"] if counts else [])
    if alien in OPTIONAL and main and alien not in ("loser", "clone"):  # a call before the cards, a keeping afterwards
        assert [("abcd").index(owner), f"{alien}.power"] in told["without"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_loser_that_has_called_turns_the_order_round(seat: int) -> None:
    """T-OUT-3: an upset is declared before the cards are laid, so it is known."""
    hands = {letter: HAND if number == seat else ["attack 6", "attack 9"] for number, letter in enumerate("ab")}
    plain = helped(at_the_pick(seat, hands=hands), seat)
    match = at_the_pick(seat, ("a uses loser",), aliens=["loser", "", "", ""], hands=hands)
    assert match.game.effects
    told = compare(match, seat)
    assert odds(helped(match, seat))["cards"][0] != odds(plain)["cards"][0]
    assert told["lead"][1] is True


def test_several_powers_at_once() -> None:
    """On both sides and of an ally, in the order of the timing rules."""
    hands = {"a": HAND, "b": ["attack 6", "attack 9"]}
    for aliens in (["tripler", "anti_matter", "human", "macron"], ["virus", "tripler", "macron", "human"]):
        compare(at_the_pick(0, aliens=aliens, hands=hands), 0)
        compare(at_the_pick(1, aliens=aliens, hands={"a": hands["b"], "b": HAND}), 1)


def test_a_card_that_is_known_is_the_only_one_that_counts() -> None:
    """Oracle sees the other card first (T-INF): the row says what it comes to against that card."""
    match = at_the_pick(
        0,
        ("b lays attack 9",),
        aliens=["oracle", "", "", ""],
        hands={"a": HAND, "b": ["attack 6", "attack 9"]},
    )
    told = helped(match, 0)["odds"]
    assert told["known"] == "attack_09"
    for name, row in told["cards"]:
        assert set(row) == {played_against_known(match, 0, FACE_BY_NAME[name])}


def played_against_known(match: Match[Game], seat: int, mine: int) -> str:
    fork = match.fork()
    question = fork.question_for(seat)
    assert question is not None
    fork.answer(seat, question.options.index(("card", mine)))
    while not any(event[0] == "decided" for event in fork.game.events):
        fork.answer(fork.pending[0].seat, fork.pending[0].options.index(("pass",)))
    outcome = next(event[1][0] for event in fork.game.events if event[0] == "decided")
    return "w" if outcome == OFFENSE_WON else "l" if outcome == DEFENSE_WON else "d"


# --- what one may use oneself ------------------------------------------------------------------------------------


def played_using(match: Match[Game], seat: int, mine: int, theirs: int, use: str) -> str:
    """The same as `played`, but that the seat uses its power when it is asked first."""
    game = match.game.clone()
    game.set_hand(game.opponent(seat), [theirs])
    fork: Match[Game] = Match.resume(game)
    used = False
    while not any(event[0] == "decided" for event in fork.game.events):
        question = fork.pending[0]
        own, options = ("power", use), question.options
        if question.why == "planning.pick":
            face = mine if question.seat == seat else theirs
            fork.answer(question.seat, options.index(("card", face)))
        elif question.seat == seat and own in options and not used:
            used = True
            fork.answer(seat, options.index(own))
        else:
            fork.answer(question.seat, options.index(("pass",)))
    assert used
    outcome = next(event[1][0] for event in fork.game.events if event[0] == "decided")
    if outcome in (OFFENSE_WON, DEFENSE_WON):
        return "w" if (outcome == OFFENSE_WON) == (match.game.side_of(seat) == OFF) else "l"
    return "d" if outcome == DEAL_DUE else "n"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_power_of_ones_own_that_may_be_called_has_odds_of_its_own(seat: int) -> None:
    """Mirror: a reversal is called while both cards lie face down, so it is called against whatever lies there."""
    aliens = ["", "", "", ""]
    aliens[seat] = "mirror"
    hands = {letter: HAND if number == seat else ["attack 6", "attack 9"] for number, letter in enumerate("ab")}
    match = at_the_pick(seat, aliens=aliens, hands=hands)
    seen = helped(match, seat)
    own = {name: row for name, use, row in seen["odds"]["own"] if use == "mirror.power"}
    assert own and seen["odds"]["without"] == [[seat, "mirror.power"]]
    for name, row in own.items():
        assert row == "".join(played_using(match, seat, FACE_BY_NAME[name], theirs, "mirror.power") for theirs in FACES)
    for name, row in seen["odds"]["cards"]:
        assert (name in own) == (own.get(name, row) != row)
    counts, unseen = odds(seen), unseen_cards(seen)
    [[use, won]] = counts["own"]["attack_04"]
    wins = [face for face, end in zip(FACES, own["attack_04"], strict=True) if end == "w"]
    assert use == "mirror.power" and won == sum(unseen[face] for face in wins)
    assert won > next(won for name, won, _ in counts["cards"] if name == "attack_04")  # 40 is more than 4


def test_another_players_power_is_none_of_ones_own() -> None:
    hands = {"a": HAND, "b": ["attack 6", "attack 9"]}
    match = at_the_pick(0, aliens=["", "mirror", "", ""], hands=hands)
    assert helped(match, 0)["odds"]["own"] == []


# --- in any game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("variant", ["", "technology", "hidden_powers"])
def test_nothing_hidden_comes_out_as_a_number(seed: int, variant: str) -> None:
    """R-SEC-1: the same view with other hidden cards has the same odds, for every seat and for who looks on."""
    options: dict[str, Any] = {variant: True} if variant else {}
    match, person, compared = new_game(Options(seats=4, **options), seed), Person(seed), 0
    for number in range(220):
        if match.over:
            break
        question = match.pending[0]
        seat = question.seat
        told = weighed(match.game, seat) if number % one_in(3) == 0 else {}
        other = redealt(match, seat, Dice(seed * 1000 + number)) if told else None
        if other is not None:
            assert view(other, seat) == view(match, seat)
            assert weighed(other.game, seat) == told
            compared += 1
        match.answer(seat, ("give_up",) if question.shape == BARGAIN else person.bot.glance(question))
    assert compared > 20 // one_in(3)


@pytest.mark.parametrize("seed", range(3))
def test_the_lead_says_what_pairs_come_to(seed: int) -> None:
    """Where one number is given it holds for every pair of attacks of the rows; a tie is whose the lead says."""
    match, person, checked = new_game(Options(seats=4), seed + 40), Person(seed), 0
    for _ in range(300):
        if match.over:
            break
        question = match.pending[0]
        if question.why == "planning.pick":
            seat, side = question.seat, match.game.side_of(question.seat)
            before = match.game.facts()
            told = weighed(match.game, seat)
            assert match.game.facts() == before
            if told["lead"] is not None:
                checked += sum(agrees(told["lead"], side, name, row) for name, row in told["cards"])
        match.answer(question.seat, ("give_up",) if question.shape == BARGAIN else person.bot.glance(question))
    assert checked > 50


@pytest.mark.parametrize("variant", ["", "technology", "hidden_powers", "classic_flare"])
def test_pairs_in_which_nothing_must_be_done_come_to_what_playing_them_comes_to(variant: str) -> None:
    """Computed, with what is passed over, and not played: it must be what playing brings, for every pair."""
    options: dict[str, Any] = {variant: True} if variant else {}
    computed = passed = must = 0
    for seed in range(3):
        match, person = new_game(Options(seats=4, **options), seed), Person(seed)
        for number in range(200):
            if match.over:
                break
            if number % 9 == 0 and weighed(match.game, -1).get("if"):
                one, other = Supposition(match.game), Supposition(match.game)
                must += one.steps is None
                other.steps = None
                for off, defense in zip(FACES, reversed(FACES), strict=True) if one.steps is not None else ():
                    found = one.pair(off, defense)
                    assert found == other.pair(off, defense)
                    computed += one.steps is not None
                    passed += bool(found and found.passed)
            question = match.pending[0]
            given = ("give_up",) if question.shape == BARGAIN else person.bot.glance(question)
            match.answer(question.seat, given)
    assert computed > 200 and must and (passed or variant == "hidden_powers")


def agrees(lead: list[Any], side: int, name: str, row: str) -> int:
    number, lower, tie, sure = lead
    mine = FACE_BY_NAME[name]
    if mine >= MORPH - 1:
        return 0
    for theirs in FACES[:-2]:
        ahead = number + (mine - theirs if side == OFF else theirs - mine)
        winner = tie if not ahead else (OFF if (ahead > 0) != lower else DEF)
        assert row[ROWS[theirs]] == ("w" if (winner if sure < 0 else sure) == side else "l")
    return len(FACES) - 2


def test_what_follows_is_what_comes_of_it() -> None:
    """`if`: colonies, ships to the warp, rewards and powers, as the resolution brings them about."""
    match = at_the_pick(
        0,
        aliens=["", "zombie", "", ""],
        hands={"a": ["attack 40", "attack 0"], "b": ["attack 6", "attack 9"]},
        planets={"b:1": {"b": 3}},
    )
    won, lost = weighed(match.game, 0)["if"]
    assert won["colonies"] == [[0, 1], [2, 1]]
    assert won["warp"] == [[3, 2]]  # the Zombie's three walk home
    assert lost["warp"] == [[0, 2], [2, 3]]
    assert lost["rewards"] == [[3, 2]]
    assert (lost["colonies"], won["rewards"], won["winners"]) == ([], [], [])
