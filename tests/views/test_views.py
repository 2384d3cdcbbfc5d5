"""Views, events, show points, previews and endings of whole games are what the types of their game say, and a key
without a mark is the same for every seat and for a spectator."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, Any, NotRequired, TypedDict

import pytest

from engine.bots import make_bot
from engine.bots.simulate import way_to_ask
from engine.games import rules_of
from engine.kernel.asking import PICK, Question
from engine.kernel.game import AnyMatch
from engine.kernel.views import CommonView, Face, Own
from engine.testing.views import printed
from tests.law import GAMES, ROOT
from tests.views.shapes import keys_of, misshapen, unequal

# of each game what brings as many keys as possible into few positions: options, and who plays
PLAYED: dict[str, list[tuple[dict[str, Any], tuple[str, ...]]]] = {
    "encounter": [
        ({"seats": 4, "technology": True, "hidden_powers": True, "wild_flares": True}, ("rookie", "random")),
        ({"seats": 3, "deals": "open", "classic_flare": True, "hot_swapped": True}, ("random", "rookie")),
    ],
    "andromeda": [
        ({"seats": 4, "teams": True}, ("rookie",)),
        ({"seats": 2, "special": "quasars"}, ("random", "rookie")),
    ],
    "chaos": [({"seats": 3}, ("rookie", "random")), ({"seats": 2, "mode": "beginner"}, ("rookie",))],
}
LOOKED_AT = 0.1  # the share of the positions that is looked at, drawn by chance
LONGEST = 1500  # questions after which nobody waits for the end
SPECTATOR = -1


def kinds(game: str) -> Any:
    return import_module(f"engine.{game}.view_types")


Position = tuple[AnyMatch, list[Any], list[Any]]


def positions(game: str, options: dict[str, Any], bots: tuple[str, ...]) -> Iterator[Position]:
    """A game from question to question: the match, what has happened since, and what was shown since."""
    rules, shown = rules_of(game), []
    match = rules.new(rules.agreed(options), 7)
    rules.watch(match, lambda kind, facts: shown.append(facts))
    players = [make_bot(bots[seat % len(bots)], seat, seat, rules.name) for seat in range(options["seats"])]
    ways = [way_to_ask(rules, match, bot, seat) for seat, bot in enumerate(players)]
    told = 0
    for number in range(LONGEST):
        if not match.pending:
            break
        yield match, match.game.events[told:], shown
        told = len(match.game.events)
        shown.clear()
        question = match.pending[number % len(match.pending)]
        match.answer(question.seat, ways[question.seat](question))
    yield match, match.game.events[told:], shown


class Looked:
    """What one walk through a game has found out of order."""

    def __init__(self, game: str) -> None:
        self.rules, self.kinds, self.dice = rules_of(game), kinds(game), random.Random(game)
        self.faults: set[str] = set()
        self.views = 0

    def walk(self, options: dict[str, Any], bots: tuple[str, ...]) -> None:
        for match, events, shown in positions(self.rules.name, options, bots):
            for event in events:
                for known in (True, False):
                    self.note(misshapen(self.rules.event(event, known), self.kinds.Event, f"event {event[0]}"))
            for facts in shown:
                self.note(misshapen(facts, self.kinds.Facts, "facts"))
            if not match.pending:
                self.note(misshapen(self.rules.ending(match), self.kinds.GameOver, "ending"))
            elif self.dice.random() < LOOKED_AT:
                self.look(match)

    def look(self, match: AnyMatch) -> None:
        """One position, as all seats and a spectator see it."""
        views = [dict(self.rules.view(match, seat)) for seat in range(SPECTATOR, match.game.n)]
        helped = [{**view, **self.rules.help(match, view["seat"])} for view in views]
        for view in (*views, *helped):
            self.views += 1
            self.note(misshapen(view, self.kinds.View))
        for view in views[1:]:
            self.note(unequal(view, views[0], self.kinds.View))
        for view in helped[1:]:
            self.note(unequal(view, helped[0], self.kinds.View))
        for question in match.pending:
            self.preview(match, question)

    def preview(self, match: AnyMatch, question: Question) -> None:
        if question.shape == PICK:
            told = self.rules.preview(match, question.seat, self.dice.randrange(len(question.options)))
            self.note(misshapen(told, self.kinds.Preview, f"preview of {question.why}"))

    def note(self, faults: Iterator[str]) -> None:
        self.faults.update(faults)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_tells_is_what_its_types_say_and_secrets_are_marked(game: str) -> None:
    looked = Looked(game)
    for options, bots in PLAYED[game]:
        looked.walk(options, bots)
    assert looked.views > 100
    assert sorted(looked.faults) == []


# --- the page of each game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_games_view_is_what_its_types_print(game: str) -> None:
    page = ROOT / "engine" / game / "VIEW.md"
    assert page.read_text(encoding="utf-8") == printed(game), f"python -m engine.testing.views {game} > {page.name}"


# --- the walk itself finds what is wrong -------------------------------------------------------------------------


class Sheet(TypedDict):
    alien: Annotated[str, Face]
    tokens: int


class Told(CommonView[Sheet]):
    deck: int
    hand: NotRequired[Annotated[list[str], Own]]


VIEW: dict[str, Any] = {
    "seat": 0, "n": 2, "question": None, "asked": [1], "seats": [{"alien": "zombie", "tokens": 0}], "turn": 1,
    "moment": "launch", "winners": [], "over": False, "deck": 40, "hand": ["attack_08"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"deck": "40"}, "view['deck'] is '40', no int"),
        ({"deck": True}, "view['deck'] is True, no int"),
        ({"dekc": 40}, "view has 'dekc', which Told does not name"),
        ({"seats": [{"alien": "zombie"}]}, "view['seats'][0] lacks 'tokens', which Sheet requires"),
        ({"hand": [8]}, "view['hand'][0] is 8, no str"),
        ({"question": 3}, "view['question'] is 3, no Question"),
    ],
)
def test_data_that_is_not_as_its_type_says_is_named(change: dict[str, Any], fault: str) -> None:
    assert not list(misshapen(VIEW, Told))
    assert fault in list(misshapen({**VIEW, **change}, Told))


def test_a_key_without_a_mark_has_to_be_the_same_for_all() -> None:
    """The hand and the alien are marked; the deck, the tokens and whether somebody has a turn are not."""
    other = {**VIEW, "seat": 1, "hand": ["morph"], "asked": [], "seats": [{"alien": "", "tokens": 0}]}
    assert list(unequal(VIEW, other, Told)) == []
    assert list(unequal(VIEW, {**other, "deck": 39}, Told)) == ["view['deck'] is 40 for one and 39 for the other"]
    assert list(unequal(VIEW, {**other, "seats": [{"alien": "", "tokens": 1}]}, Told)) == [
        "view['seats'][0]['tokens'] is 0 for one and 1 for the other"
    ]
    spectator = {key: part for key, part in other.items() if key not in ("hand", "turn")}
    assert list(unequal(VIEW, spectator, Told)) == ["only one has view['turn']"]


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_every_event_has_a_type(game: str) -> None:
    """Those of items and cards that describe events of their own too."""
    facts = {name for kind, names in fields_of(game).items() for name in names.replace("|", " ").split()}
    assert facts and facts - keys_of(kinds(game).Event).keys() == set()


def fields_of(game: str) -> dict[str, str]:
    """The lines of the tables of events: what the facts of each kind are called."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "engine" / game).rglob("*.py")):
        module = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        if ("FIELDS" in (text := file.read_text()) or "\nEVENTS = " in text) and "bots" not in file.parts:
            table = vars(import_module(module))
            found |= {k: v for name in ("FIELDS", "EVENTS") for k, v in named_in(table.get(name)).items()}
    return found


def named_in(table: Any) -> dict[str, str]:
    return {kind: names for kind, names in table.items() if isinstance(names, str)} if isinstance(table, dict) else {}
