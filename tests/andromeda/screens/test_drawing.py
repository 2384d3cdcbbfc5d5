"""Every kind of question is drawn from views of real games at the four sizes: nothing overflows, regions are full."""

import random
from collections.abc import Iterator

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.draw.layout import CLASSES, layout
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import Asking, Person, Scene
from cosmic_tui.games.andromeda import answering, board
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.words.loader import words

from .playing import Look as Seen
from .playing import looks

WORDS = words("en", "andromeda")
PEOPLE = [Person("Vera", "red"), Person("Tom", "green"), Person("Ines", "blue"), Person("Quill", "yellow", bot=True)]
SEEDS = (3,)
TIMES = 1  # so often each kind of question of a game is drawn


pytestmark = pytest.mark.usefixtures("strict")


def scene_of(seen: Seen, size: tuple[int, int], here: int) -> Scene:
    """The table before the open question, with an option highlighted."""
    view = seen.helped()
    question = view["question"]
    asking = None
    if question is not None:
        choices = answering.choices(view, question)
        draft = Draft(question, choices, number=question["low"], counts=[0] * len(question["options"]))
        draft.at = min(here, max(0, len(choices) - 1))
        asking = Asking("title", "why", "", draft)
    seats = view["n"]
    room = layout(*size, seats, Parts("andromeda"))
    assert room is not None
    return Scene(
        view=view,
        people=tuple(PEOPLE[:seats]),
        layout=room,
        look=Look(WORDS, parts=Parts("andromeda")),
        asking=asking,
    )


def moments() -> Iterator[Seen]:
    """Each kind of question a few times."""
    for seed in SEEDS:
        drawn: dict[str, int] = {}
        for seen in looks(seed):
            why = seen.question.why
            if seen.match.over or drawn.get(why, 0) < TIMES:
                drawn[why] = drawn.get(why, 0) + 1
                yield seen


def test_every_kind_of_question_is_drawn_whole() -> None:
    chance, kinds = random.Random(1), set()
    for seen in moments():
        kinds.add(seen.question.why)
        for size in CLASSES.values():
            scene = scene_of(seen, size, chance.randrange(9))
            for rect, rows in board.over(scene).parts:
                assert [sum(width(run.text) for run in row) for row in rows] == [rect.width] * rect.height
            for name, rect in scene.layout.rects.items():
                if name in board.REGIONS:
                    rows = board.REGIONS[name](scene)
                    assert [sum(width(run.text) for run in row) for row in rows] == [rect.width] * rect.height, name
    assert len(kinds) > 25
