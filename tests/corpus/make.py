"""Plays games and keeps the looks that reach something new. Knows the rules of every game as a table does."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import cosmic_tui
from cosmic_tui.words import Words
from engine.bots import make_bot
from engine.games import rules_of
from engine.kernel.asking import BARGAIN, PICK, Refused, how_many, nth
from tests.corpus.looks import Look, kinds, write
from tests.corpus.saying import said

TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "encounter": (
        {"seats": 4}, {"seats": 5}, {"seats": 3, "technology": True}, {"seats": 5, "wild_flares": True},
        {"seats": 4, "hidden_powers": True, "technology": True}, {"seats": 4, "classic_flare": True},
        {"seats": 4, "hot_swapped": True, "four_planets": True}, {"seats": 3, "deals": "open"},
        {"seats": 5, "technology": True, "wild_flares": True, "hidden_powers": True}, {"seats": 5, "deals": "open"},
        {"seats": 4, "alien_mode": "none"},
    ),
    "andromeda": (
        {"seats": 4}, {"seats": 2, "special": "vortices", "destiny": True},
        {"seats": 4, "teams": True, "events": "cosmic_dusk"},
        {"seats": 3, "special": "quasars", "events": "cosmic_dusk", "length": "short"},
    ),
    "chaos": (
        {"seats": 2}, {"seats": 3}, {"seats": 2, "mode": "beginner"}, {"seats": 5},
        {"seats": 2, "decks": ["zarg_invasion", "insectoid_hive"]},
        {"seats": 3, "decks": ["human_combined_fleet", "sharkfolk_hunt", "triciplite_arsenal"]},
    ),
}  # fmt: skip
GAMES_EACH = 12
MOST = 1500  # questions of a game that is looked through
CONCEDE = "concede"  # nobody does: games are to last
ACTS = 0.1  # how often something is done beside the question
LIVELY, EAGER = 0.6, ("attack", "play", "pay")  # what players of chance are fond of, so that something happens
SMALL = 3  # numbers below count as forms of a message
OWN = Path(cosmic_tui.__file__).parent / "games"


def make(game: str) -> str:
    """Play, choose and write; what came of it, in a line."""
    kept: list[Look] = []
    reached = Reached(game)
    seen = 0
    for seed in range(GAMES_EACH):
        for look in played(game, seed):
            seen += 1
            if reached.by(look):
                kept.append(look)
        print(f"game {seed + 1}: {len(kept)} of {seen} looks", flush=True)
    write(game, kept)
    return f"{game}: {len(kept)} of {seen} looks, {len(kinds(kept))} kinds of event"


# --- what is reached ------------------------------------------------------------------------------------------------


class Reached:
    """Lines of a game's own modules, and forms of messages, that have been reached so far."""

    def __init__(self, game: str) -> None:
        self.place = str(OWN / game)
        self.known: set[Any] = set()
        self.words = Words("en", game)

    def by(self, look: Look) -> bool:
        """Say everything of a look; whether that has reached something new."""
        before = len(self.known)
        with self.noted():
            for _ in said(self.words, look):
                pass
        return len(self.known) > before

    @contextmanager
    def noted(self) -> Iterator[None]:
        say = self.words.say

        def noting(ident: str, form: str = "", /, **facts: Any) -> str:
            self.known.add((ident, form, *sorted((name, of_kind(fact)) for name, fact in facts.items())))
            return say(ident, form, **facts)

        self.words.say = noting  # type: ignore[method-assign]
        sys.settrace(self._entered)
        try:
            yield
        finally:
            sys.settrace(None)
            del self.words.say  # type: ignore[attr-defined]

    def _entered(self, frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:
        return self._line if frame.f_code.co_filename.startswith(self.place) else None

    def _line(self, frame: FrameType, event: str, _: Any) -> Callable[..., Any]:
        if event == "line":
            self.known.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


def of_kind(fact: Any) -> str:
    """Small numbers are themselves: words bend by them."""
    return str(fact) if isinstance(fact, int) and abs(fact) < SMALL else type(fact).__name__


# --- games ----------------------------------------------------------------------------------------------------------


def played(game: str, seed: int) -> Iterator[Look]:
    """A game, look by look: by chance, by rookies, or by both."""
    rules, dice = rules_of(game), random.Random(seed)
    tables = TABLES[game]
    options = tables[seed % len(tables)]
    match = rules.new(options, seed)
    points: list[tuple[str, dict[str, Any]]] = []
    rules.watch(match, lambda kind, facts: points.append((kind, facts)))
    rookies = [make_bot("rookie", seat, seed, game) for seat in range(match.game.n)]
    by_rookies = seed // len(tables) % 3  # in every third round of tables nobody, everybody, every other seat
    for number in range(MOST):
        if match.over:
            break
        question = match.pending[dice.randrange(len(match.pending))]
        clever = by_rookies == 1 or (by_rookies == 2 and question.seat % 2 == 0)
        given = wild(question, dice)
        if clever:
            with suppress(Exception):
                given = rules.answer(question, rookies[question.seat].answer(rules.view(match, question.seat)))
        acts = [ref for ref in rules.beside(match, question.seat) if ref[0] != CONCEDE]
        yield look_of(rules, match, question.seat, f"{options}, seed {seed}, question {number}", points, given)
        with_act = bool(acts) and dice.random() < ACTS
        give(match, question, {"act": dice.choice(acts)} if with_act else given)
    if match.over:
        ending = rules.ending(match)
        for seat in (
            *ending["winners"][:1],
            next(seat for seat in range(match.game.n) if seat not in ending["winners"]),
        ):
            yield look_of(rules, match, seat, f"{options}, seed {seed}, the end", points, None)._replace(ending=ending)


def give(match: Any, question: Any, given: Any) -> None:
    """That answer, or the first that the rules take."""
    tried = [
        given,
        *(nth(question, number) for number in range(min(how_many(question), 50)) if question.shape != BARGAIN),
    ]
    for answer in [*tried, ("give_up",)]:
        with suppress(Refused):
            match.answer(question.seat, answer)
            return
    raise AssertionError(f"no answer to {question.why} is taken")


def wild(question: Any, dice: random.Random) -> Any:
    """Any answer of the right form."""
    if question.shape == BARGAIN:
        return ("accept", 0) if question.data["theirs"] and dice.random() < 0.5 else ("give_up",)
    fond = [at for at, ref in enumerate(question.options) if ref[0] in EAGER] if question.shape == PICK else []
    if fond and dice.random() < LIVELY:
        return dice.choice(fond)
    return nth(question, dice.randrange(how_many(question)))


def look_of(rules: Any, match: Any, seat: int, name: str, points: list[Any], given: Any) -> Look:
    """What a seat has been told since the last look, sees, and would be told of an answer."""
    events = [rules.event(event, bool(event[2] >> seat & 1)) for event in match.game.events]
    match.game.events = []
    told, points[:] = list(points), []
    view, helped = rules.view(match, seat), {}
    previews: list[Any] = []
    if view["question"] is not None:
        helped = dict(rules.help(match, seat))
        with suppress(Refused):
            previews = [(given, rules.preview(match, seat, given))]
    return plain(Look(name, dict(view), helped, events, told, previews))


def plain(look: Look) -> Look:
    """As it comes out of a file, so that what is chosen is what is walked."""
    import msgpack

    return Look(*msgpack.unpackb(msgpack.packb(list(look), default=partial(list)), strict_map_key=False))
