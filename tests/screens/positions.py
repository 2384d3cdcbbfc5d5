"""Real positions for tests of drawing: random games with random answers, and scenes of them as a seat would see them.

Not a test itself. Uses the engine and the views as the table does; nothing here is drawn from a running app.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cosmic_tui.draw.layout import layout
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import COLOURS, LogLine, Person, Scene
from cosmic_tui.games.encounter.prompt.desk import Desk
from cosmic_tui.look.glyphs import UNICODE, Glyphs
from cosmic_tui.prompt import Draft, start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.screens.asking import make_asking, waiting_words
from cosmic_tui.screens.model import SeatState, TableModel
from cosmic_tui.words import Words, words
from engine.encounter.options import make_options
from engine.encounter.setup import new_game
from engine.encounter.view import view
from engine.kernel.asking import BARGAIN, Question, Refused, how_many, nth
from engine.kernel.match import Match
from tests.snapshots.canned import canned

NAMES = ("Vera", "Tom", "Ines", "Quill", "Maximilianna")
ENDLESS = 100_000


def random_answer(question: Question, chance: random.Random) -> Any:
    """Any legal answer; of a deal, often a proposal."""
    if question.shape != BARGAIN:
        return nth(question, chance.randrange(how_many(question)))
    return random_bargain(question.data, chance)


def random_bargain(data: dict[str, Any], chance: random.Random) -> Any:
    """A word in a deal: give up, accept, decline, or an offer of cards and colonies."""
    choices: list[Any] = [("give_up",)]
    if data["theirs"]:
        choices += [("accept", data["theirs"][0]), ("decline", data["theirs"][0])]
    if data["left"]:
        cards = [("card", face) for face in chance.sample(data["hand"], min(len(data["hand"]), chance.randint(0, 2)))]
        mine = (chance.choice(data["can_grant"]), 1, 4) if data["can_grant"] and chance.random() < 0.5 else ()
        theirs = [("random", 1)] if data["their_cards"] and chance.random() < 0.5 else []
        get = (chance.choice(data["can_get"]), 1, 4) if data["can_get"] and chance.random() < 0.5 else ()
        if cards or mine or theirs or get:
            offer = (cards, mine, theirs, get, ()) if data["side"] == 0 else (theirs, get, cards, mine, ())
            choices += [("propose", offer)] * 3
    return chance.choice(choices)


def matches(seed: int, seats: int, questions: int = ENDLESS, **wishes: Any) -> Iterator[Match[Any]]:
    """One random game, at every question."""
    match = new_game(make_options(seats=seats, **{"alien_mode": "random", **wishes}), seed)
    chance = random.Random(seed)
    for _ in range(questions):
        if not match.pending:
            return
        yield match
        question = match.pending[0]
        try:
            match.answer(question.seat, random_answer(question, chance))
        except Refused:
            match.answer(question.seat, ("give_up",))


def people(seats: int) -> tuple[Person, ...]:
    return tuple(Person(NAMES[seat], COLOURS[seat], bot=seat % 2 == 1, presence="here") for seat in range(seats))


def seat_state(match: Match[Any], seat: int) -> SeatState:
    """What a seat would have been told."""
    return told(seat, view(match, seat))


def told(seat: int, view: dict[str, Any]) -> SeatState:
    """A seat that sees a board, and is asked what stands in it."""
    state = SeatState(seat, put=view["question"], asked=view["asked"])
    state.film.renew(view, 0)
    state.film.ask(state.put)
    state.film.settle(0.0)
    return state


def model_of(seats: int, said: Words | None = None) -> TableModel:
    model = TableModel(said or words("en"), range(seats), lambda: 0.0)
    model.people = people(seats)
    return model


def draft_of(state: SeatState) -> Draft | Desk | None:
    """A fresh draft for the open question."""
    if state.view is None or state.question is None:
        return None
    return start(state.view, state.question, answering_of("encounter"))


def scene_of(
    state: SeatState,
    size: tuple[int, int],
    *,
    said: Words | None = None,
    glyphs: Glyphs = UNICODE,
    draft: Any = None,
    log: tuple[LogLine, ...] = (),
    **more: Any,
) -> Scene:
    """One frame of the table."""
    assert state.view is not None
    model = model_of(state.view["n"], said)
    draft = draft or draft_of(state)
    voice = model.voice(state.seat)
    look = Look(model.words, glyphs, more.pop("decoration", "full"), parts=Parts("encounter"))
    asking = make_asking(voice, state, draft, confirm=False, prepared=False) if draft is not None else None
    place = layout(*size, state.view["n"], Parts("encounter"))
    assert place is not None
    return Scene(
        view=state.view,
        people=model.people,
        layout=place,
        look=look,
        asking=asking,
        waiting=waiting_words(voice, state),
        log=log,
        **more,
    )


def answered(match: Match[Any], seat: int, answer: Any) -> None:
    """An answer as a screen sends it."""
    question = match.question_for(seat)
    assert question is not None
    match.answer(seat, answer)


def scene(name: str, size: tuple[int, int] = (140, 45)) -> Scene:
    """A canned position as a scene."""
    found = canned(name)
    return scene_of(told(found.seats[0], found.view), size)
