"""Reasons of answers: lawful codes, true of the board, from nothing that only the speaker knows."""

from collections import Counter

import pytest

from engine.bots.questions import question_of
from engine.encounter.bots import reasons
from engine.encounter.rules import RULES
from engine.encounter.view import SPECTATOR, view
from engine.kernel.asking import Refused
from tests.encounter.bots.games import positions

SAID = ("invite", "join", "stay_out", "propose", "refuse")


def spoken(seed: int, **options: object) -> list[tuple[object, int, reasons.Aloud, reasons.Reason | None]]:
    """Every answer of a game that is heard: the match, who gave it, what was heard, and why."""
    found = []
    for match, seat, answer in positions(seed, **options):
        question = match.question_for(seat)
        if question is None:
            continue
        said = reasons.aloud(question, answer)
        if said is not None:
            found.append((match, seat, said, reasons.reason(view(match, SPECTATOR), seat, said)))
    return found


@pytest.fixture(scope="module")
def heard() -> list[tuple[object, int, reasons.Aloud, reasons.Reason | None]]:
    return [entry for seed in (3, 4, 5) for entry in spoken(seed, seats=4)]


def test_the_game_knows_every_reason_that_is_given(heard: list) -> None:
    kinds = Counter(said.what for _, _, said, _ in heard)
    assert set(kinds) == set(SAID) and kinds["join"] > 20
    given = [(match, reason) for match, _, _, reason in heard if reason is not None]
    assert len({code for _, (code, _) in given}) > 6
    for match, (code, facts) in given:
        RULES.ground(match, code, facts)


def test_reasons_are_true_of_the_board(heard: list) -> None:
    for match, seat, said, reason in heard:
        game = match.game
        code, facts = reason or ("", {})
        if code == "stop":
            assert game.abroad[facts["seat"]] == game.options.goal - 1
        elif code == "no_ships":
            assert all(game.on_planet(planet, seat) < 2 for planet in game.planets())
        elif code in ("i_settle", "settle_with_me"):
            who = [seat] if code == "i_settle" else said.seats
            assert any(game.owner(game.target) != one and not game.on_planet(game.target, one) for one in who)
        elif code == "leader":
            assert game.abroad[facts["seat"]] == facts["n"] > max(game.abroad[seat], game.abroad[said.seats[0]])
        elif code in ("each_settles", "last_offer"):
            assert code == "last_offer" or (said.offer[1] and said.offer[3])


def test_other_hidden_cards_give_the_same_reason(heard: list) -> None:
    """R-SEC-1: the speaker's own hand is dealt anew too, as a watcher would imagine it."""
    compared = 0
    for match, seat, said, reason in heard[::7]:
        other = match.fork()
        for who in range(match.game.n):
            other.game.hands[who] = other.game.hands[who][:1] * len(other.game.hands[who])
        assert reasons.reason(view(other, SPECTATOR), seat, said) == reason
        compared += reason is not None
    assert compared > 5


def test_a_private_part_of_an_answer_is_not_heard() -> None:
    """Only what is public of a question goes into what is heard: no hand, no other option."""
    for match, seat, answer in positions(6, seats=3)[:200]:
        question = match.question_for(seat)
        assert question is not None
        said = reasons.aloud(question_of(view(match, seat)), answer)
        assert said is None or question.why in ("alliance.invite", "alliance.join", "alliance.send", "deal")
        assert said is None or not question.secret


@pytest.mark.parametrize(
    ("code", "facts"),
    [("each_settles", {"seat": 1}), ("stop", {}), ("stop", {"seat": 4}), ("stop", {"seat": True}), ("mercy", {})],
)
def test_what_the_game_does_not_know_is_refused(code: str, facts: dict) -> None:
    match = positions(6, seats=4)[0][0]
    RULES.ground(match, "stop", {"seat": 3})
    with pytest.raises(Refused, match="unknown_reason"):
        RULES.ground(match, code, facts)
