"""Every show point as it is drawn: stage and bar at the four sizes, each moving picture of the great ones at two.

Games of bots are played at a real table until every kind of point has been seen from the first seat; what its person
would see is kept as text, one file a point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice

import pytest
from syrupy.assertion import SnapshotAssertion

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import in_glyphs, plain
from cosmic_tui.draw.digits import big
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.table import table as draw_table
from cosmic_tui.film.beat import Beat
from cosmic_tui.look.glyphs import ASCII, UNICODE, Glyphs
from cosmic_tui.messages import up as messages
from cosmic_tui.messages.grammar import Message
from cosmic_tui.screens.model import TableModel
from cosmic_tui.screens.scenes import Eyes, make_scene
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.table.table import Table
from cosmic_tui.words import words
from engine.bots import make_bot
from engine.encounter.show_points import KINDS

from .canned import Canned
from .conftest import MISSING, TextFile
from .kit import COMPACT, MIDDLE, SIZES

SEEDS = {3: 1000, 2: 55, 14: 15}  # together they have all of it, each within so many pictures
FIRST_SEED = 3
MOVING = ("turned", "summed", "lost", "launched")
ALL = (*KINDS, *(f"{kind}-{frame}" for kind in MOVING for frame in range(3) if (kind, frame) != ("summed", 2)))
WITH_TIME = "offered"  # mine are questions; those of others are told between two answers, and swallowed by the next
IN_LETTERS = ("turned-1", "summed", "won", "deal")
REGIONS = {COMPACT: ("stage", "hand", "log", "prompt"), "": ("stage", "prompt")}


@cache
def seen() -> dict[str, str]:
    """The texts of all points, by kind, and by kind and picture."""
    found: dict[str, str] = {}
    for seed, most in SEEDS.items():
        for beat, model in islice(beats(seed), most):
            wanted = beat.role == "main" or beat.kind in ("near", "ended", "power", "offered", "broken", "regroup")
            name = beat.kind if beat.still else f"{beat.kind}-{beat.frame}"
            if wanted and name in ALL and name not in found:
                head = f"{beat.sentence}  {beat.length:.2f} s"
                found[name] = "\n".join([head, *(drawn(model, size) for size in SIZES)])
                letters()[name] = [(drawn(model, size), drawn(model, size, ASCII)) for size in (COMPACT, MIDDLE)]
    return found


@cache
def letters() -> dict[str, list[tuple[str, str]]]:
    """The same pictures in shapes and in letters, at two sizes."""
    return {}


def beats(seed: int, at_once: bool = True, seats: int = 5) -> Iterator[tuple[Beat, TableModel]]:
    """Every picture that the person of the first seat sees; what comes between two answers at once, or one by one."""
    setup = GameSetup(people_and_bots(["Vera"], seats, "rookie"), seed, {"seats": seats, "alien_mode": "random"})
    table, model, bot = Table(setup), TableModel(words("en"), (0,), lambda: 0.0), make_bot("rookie", 0, seed)
    table.start(0.0)
    model.show_as("normal", "full")
    told, now = table.snapshot(0, 0.0), 0.0
    while True:
        for number, message in enumerate(told, 1):
            model.take(0, message)
            state = model.states[0]
            if at_once and number < len(told):
                continue
            model.settle(state, now)
            while state.film.playing:
                assert state.film.beat is not None
                yield state.film.beat, model
                now = max(now, state.film.due() or 0.0) + 0.001
                state.film.tick(now)
        if state.question is None:
            return
        answer = bot.answer(state.view)
        model.answered(state)
        table.receive(0, messages.answer(state.serial, answer), now)
        told = table.take(0)


@cache
def told_of(kind: str) -> Canned:
    """What the first seat is told of the first encounter of its own that has such a point, up to that point."""
    setup = GameSetup(people_and_bots(["Vera"], 5, "rookie"), FIRST_SEED, {"seats": 5, "alien_mode": "random"})
    table, bot = Table(setup), make_bot("rookie", 0, FIRST_SEED)
    table.start(0.0)
    told, kept = table.snapshot(0, 0.0), list[tuple[int, Message]]()
    while True:
        for message in told:
            kept.append((0, message))
            if message["kind"] == "show" and message["id"] == kind and message["about"][2][0] in ("offense", "defense"):
                about = message["about"][:2]
                told_before = ("hello", "events")
                wanted = [one for one in kept if one[1]["kind"] in told_before or one[1].get("about", ())[:2] == about]
                return Canned(wanted, (0,), name=kind)
        question = table.match.question_for(0)
        assert question is not None
        answer = bot.answer(table.rules.view(table.match, 0))
        table.receive(0, messages.answer(table.seats[0].serial, answer), 0.0)
        told = table.take(0)


def wind(app: CosmicApp, kind: str) -> None:
    """Go on until that beat is on the screen."""
    table = app.table()
    film = table.state.film
    film.unhurried = True
    while film.beat is not None and film.beat.kind != kind:
        film.rest(0.0)
    assert film.beat is not None
    table.paint()


@pytest.mark.parametrize(
    ("kind", "size", "theme"),
    [("turned", MIDDLE, "nebula"), ("summed", MIDDLE, "nebula"), ("won", MIDDLE, "light"), ("won", COMPACT, "dark")],
)
def test_picture(kind: str, size: tuple[int, int], theme: str, picture: Callable[..., bool]) -> None:
    """The same with its colours: the great moments, and what they look like where there is little room."""
    how = {"theme": theme, "decoration": "full", "show": partial(wind, kind=kind)}
    assert picture(told_of(kind), size=size, **how)


def drawn(model: TableModel, size: tuple[int, int], glyphs: Glyphs = UNICODE) -> str:
    """The regions that tell of a beat, at one size."""
    scene = make_scene(
        model,
        model.states[0],
        None,
        Eyes(),
        Look(words("en"), glyphs, parts=Parts("encounter"), decoration="none"),
        size,
    )
    assert scene is not None
    rows = [plain(row) for row in in_glyphs(glyphs, draw_table(scene))]
    found = [f"--- {size[0]}x{size[1]}"]
    for region in REGIONS.get(size, REGIONS[""]):
        rect = scene.layout[region]
        found += [row[rect.x : rect.x + rect.width].rstrip() for row in rows[rect.y : rect.y + rect.height]]
    return "\n".join(found)


def offered() -> str:
    """A proposal of others, while they have time to talk."""
    for seed in SEEDS:
        for beat, model in beats(seed, at_once=False):
            if beat.kind == WITH_TIME and beat.still:
                return "\n".join([f"{beat.sentence}  {beat.length:.2f} s", *(drawn(model, size) for size in SIZES)])
    return ""


@pytest.mark.parametrize("name", sorted(ALL))
def test_point(name: str, snapshot: SnapshotAssertion) -> None:
    """Its sentence is there at every size; whatever moves does so in pictures that are all different."""
    text = offered() if name == WITH_TIME else seen().get(name, "")
    assert text and MISSING not in text
    assert text == snapshot.use_extension(TextFile)
    sentence = text.split("  ")[0].rstrip(".")
    if "-" not in name:
        sizes = text.split("\n--- ")[1:]
        assert len(sizes) == len(SIZES) and all(sentence[:30] in size for size in sizes)


def test_every_picture_can_be_drawn_in_letters() -> None:
    """Row by row as wide as in shapes, and nothing but letters: no sign of a film needs more."""
    shown = seen() and letters()
    assert set(shown) >= set(ALL) - {WITH_TIME}
    for name, sizes in shown.items():
        for in_shapes, in_letters in sizes:
            assert in_letters.isascii(), (name, [sign for sign in in_letters if not sign.isascii()])
            assert len(in_letters.splitlines()) == len(in_shapes.splitlines()), name


@pytest.mark.parametrize("name", IN_LETTERS)
def test_point_in_letters(name: str, snapshot: SnapshotAssertion) -> None:
    text = "\n".join(in_letters for _, in_letters in (seen() and letters())[name])
    assert text == snapshot.use_extension(TextFile)


def test_a_great_beat_moves_in_pictures_that_differ() -> None:
    for kind in MOVING:
        pictures = [seen()[name] for name in (f"{kind}-0", f"{kind}-1", kind) if name in seen()]
        assert len(set(pictures)) == len(pictures) > 1


def test_what_a_picture_of_the_sum_counts_is_on_the_screen() -> None:
    """Totals that are drawn are those of the sentence once it stands."""
    text = seen()["summed"]
    offense, defense = text.split(":")[0].split(" to ")
    small = text.split("--- ")[1].splitlines()
    figures = zip(big(offense), big(defense), strict=True)
    assert all(any(left in row and right in row for row in small) for left, right in figures)
