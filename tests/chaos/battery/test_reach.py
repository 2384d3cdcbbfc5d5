"""Every card does its work in some game, every keyword, every kind of question, event and show point comes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.chaos.cards import CARDS, EFFECTS, FACE_OF, IDS, PAY_END
from engine.chaos.effects import VERBS
from engine.chaos.events import FIELDS
from engine.chaos.rules import RULES
from engine.chaos.scenario.expectations import QUESTIONS
from engine.chaos.show_points import KINDS
from engine.testing.scenario import Scenario, Source
from tests.chaos.battery.players import any_deck, any_table, keen, start
from tests.night import LARGE
from tests.support import Dice

GAMES = 400 if LARGE else 60
# Seen in so many games all the same; the rest has its scenario (tests/scenarios/chaos).
MOST_UNSEEN = 0 if LARGE else 20


# The games that between them come to nearly as much as sixty; by day the others follow only while that is not enough.
RICHEST = (
    40, 55, 7, 43, 15, 39, 23, 1, 37, 3, 51, 33, 38, 16, 27, 5, 44, 36, 28, 49, 12, 59, 26, 48, 21, 34, 30, 25, 47, 56,
    20,
)  # fmt: skip
RICH = 12
LONG_FIGHT = 120  # questions
# Burst among ships that give each other firepower (K-FIRE-16), and two losses at one instant (K-CLAR-29).
ANSWERED = {"credits": 9, "colony": 20, "centre": ["warp_ambush", "sting_back", "sting_back"]}
FIGHTS: list[dict[str, Any]] = [
    {
        "a": {"credits": 9, "colony": 20, "hangar": ships, "centre": ["extra_hit", "insurance_payout"]},
        "b": ANSWERED | {"hangar": ["iron_maw", "hive_carrier", "death_wing"]},
    }
    for ships in (["crx", "formation_leader, armour 1"], ["crx", "formation_leader, armour 2", "lancer_wing"])
]


class Reached:
    """What came in some games."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()

    def game(self, seed: int) -> None:
        dice = Dice(seed)
        decks = [any_deck(dice), any_deck(dice)]
        match = start(seed, strict=False, **any_table(dice) if seed % 8 == 0 else {"decks": decks, "species": "free"})
        RULES.watch(match, lambda kind, facts: self.points.update([kind]))
        while match.pending:
            question = match.pending[0]
            if question.why == "main" and seed % 2:  # rich people pay for more
                match.game.credits[question.seat] = max(match.game.credits[question.seat], RICH)
            self.answered(match, keen(question, dice))

    def fight(self, seed: int) -> None:
        """People who keep their answers for a shot, where fire is divided and several ships may go at one instant."""
        dice, position = Dice(seed), FIGHTS[seed % len(FIGHTS)]
        match = RULES.staging(Scenario("here", "here", (), (), {}, "", 1, Source(""), position)).begin()
        for _ in range(LONG_FIGHT):
            question = match.pending[0]
            if question.why == "rest":  # the fight is over
                break
            waits = question.why == "window" and not match.game.shot
            self.answered(match, len(question.options) - 1 if waits else keen(question, dice))

    def cards(self) -> list[str]:
        """Those that nobody has played."""
        return [id for id in IDS if not self.paid[id]]

    def unseen(self) -> list[str]:
        """Kinds of questions, events and show points that have not come."""
        unseen = sorted(QUESTIONS - set(self.questions))
        unseen += sorted(set(FIELDS) - set(self.events) - {"conceded"})
        return unseen + sorted(set(KINDS) - set(self.points))

    def answered(self, match: Any, answer: Any) -> None:
        question = match.pending[0]
        self.questions[question.why] += 1
        match.answer(question.seat, answer)
        for event in match.game.events:
            told = RULES.event(event, False)
            self.events[told["event"]] += 1
            if told["event"] in ("announced", "paid_for", "ship_arrived", "trap_springs"):
                self.paid[told["card"]] += 1
        match.game.events = []


@pytest.fixture(scope="module")
def reached(monkeypatch_module: Any) -> Reached:
    found = Reached()
    for seed in range(5 * GAMES if LARGE else 60):
        found.fight(seed)
    for number, seed in enumerate(dict.fromkeys([*RICHEST, *range(GAMES)])):
        found.game(seed)
        if number > len(RICHEST) and not LARGE and max(len(found.cards()), 3 * len(found.unseen())) <= MOST_UNSEEN:
            break
    return found


@pytest.fixture(scope="module")
def monkeypatch_module() -> Any:
    """Verbs note that they were called, effect by effect."""
    done: Counter[int] = Counter()
    kept = dict(VERBS)
    for name, (function, asks) in kept.items():
        VERBS[name] = (noting(function, asks, done), asks)
    yield done
    VERBS.update(kept)


def noting(function: Any, asks: bool, done: Counter[int]) -> Any:
    from engine.chaos.stats import number_of

    def plain(game: Any, context: Any, effect: Any, choice: Any) -> Any:
        done[number_of(effect)] += 1
        return function(game, context, effect, choice)

    def asking(game: Any, context: Any, effect: Any, choice: Any) -> Any:
        done[number_of(effect)] += 1
        yield from function(game, context, effect, choice)

    return asking if asks else plain


def test_every_card_comes_into_play(reached: Reached) -> None:
    assert len(reached.cards()) <= MOST_UNSEEN, reached.cards()


def test_every_effect_that_happens_once_happens(reached: Reached, monkeypatch_module: Counter[int]) -> None:
    """Those that work as long as a card lies there have scenarios of their own."""
    acts = [number for number, effect in enumerate(EFFECTS) if effect.when != "static" and effect.do in VERBS]
    acts = [number for number in acts if not PAY_END[FACE_OF[number]]]  # these happen together, without the verb
    missing = sorted({CARDS[FACE_OF[number]].id for number in acts if not monkeypatch_module[number]})
    assert len(missing) <= 2 * MOST_UNSEEN, missing


def test_every_kind_of_question_event_and_show_point_comes(reached: Reached) -> None:
    assert {why for why in reached.questions if not why.startswith("target.")} <= QUESTIONS
    assert len(reached.unseen()) <= MOST_UNSEEN // 3, reached.unseen()
