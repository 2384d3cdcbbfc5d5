"""The parts of a game that are drawn (`board`, `pages`, `title`), and all parts of one game together.

A part is a module, so `self` is the module. The protocols are never instantiated: mypy checks each module against its
class. `Parts` is made where the program begins and passed in with the `Look`; drawing looks up no game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run
from cosmic_tui.games import lessons_of, own, part

if TYPE_CHECKING:  # the title needs none of these
    from cosmic_tui.film.game_spec import FilmPart
    from cosmic_tui.prompt.parts import Answering
    from cosmic_tui.say.parts import Form, Paragraphs, Ref, Sentences, TurnPhases
    from cosmic_tui.words.loader import Words

# What a game types in modules of its own: its part takes its own class, and the callers hand on what they got.
View = Any  # engine/<game>/view_types.py
Event = Any
Scene = Any  # cosmic_tui/games/<game>/scene.py
Ending = Any
Speaker = Any  # the voice of the game that is meant: its own class, as `sentences.Voice` says
Drawer = Callable[[Scene], list[Row]]
Say = Callable[..., str]  # an id and its facts as a sentence
OF_PAGES = ("why_not", "odds", "explain", "piles")


# --- board: where things stand, and what they look like ---------------------------------------------------------


class Over(NamedTuple):
    """A layer over the table: which regions it hides, and which rectangles it draws instead."""

    hides: tuple[str, ...] = ()
    parts: tuple[tuple[Rect, list[Row]], ...] = ()


class Board(Protocol):
    """A game's part that draws the table."""

    REGIONS: Mapping[str, Drawer]  # region -> what draws it; those of the house need not stand here
    WALK: tuple[str, ...]  # the regions Tab goes through, after the prompt
    FRAMELESS: Mapping[str, tuple[str, ...]]  # class of size -> regions where the focus is an edge

    def layout(self, size: str, width: int, height: int, seats: int) -> dict[str, Rect]: ...

    def over(self, scene: Scene) -> Over: ...

    def page(self, scene: Scene) -> list[Row] | None: ...

    def zoom(self, scene: Scene) -> str: ...

    def gathered(self, view: View, events: Sequence[Event]) -> Any: ...

    def then(self, scene: Scene) -> list[Row]: ...

    def samples(self, say: Say) -> list[list[Run]]: ...


def board_of(game: str) -> Board:
    return cast("Board", part(game, "board"))


class Title(Protocol):
    """A game's part for the title screen, usable before anything else is loaded."""

    LEARNING: int  # minutes of a first game with the coach

    ENTRIES: Mapping[str, Callable[[], Any]]  # further entries of the title: command -> what makes its screen


def title_of(game: str) -> Title:
    return cast("Title", part(game, "title"))


# --- pages: what is read ----------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """One line in a tab of the codex; `text` is what a search looks through.

    `section` is the heading under which the line is listed, "" for none; `head` is the entry's name if its row says
    more than that.
    """

    ident: str
    row: Sequence[Run]
    text: str
    section: str = ""
    head: str = ""


class Page(NamedTuple):
    """A page over the table: the id of its heading (or the heading), and a function that makes its text for a number of
    columns.
    """

    title: str
    text: Callable[[Scene, Speaker, int], Paragraphs]


class Look(NamedTuple):
    """A request to open the codex at an entry."""

    tab: str
    ident: str


class Thing(NamedTuple):
    """One thing in the list of the `g` key: how it looks, and what it is."""

    runs: Sequence[Run]
    ref: Ref


class Told(NamedTuple):
    """A finished game, as one seat was told it."""

    events: Sequence[Event]
    seats: int
    view: View  # the last one
    board: Callable[[int], View | None]  # the view after so many events


class Story(Protocol):
    """The facts of a finished game that its last page shows; a game's own class may hold more."""

    turns: int
    points: Sequence[Any]  # each with `turn`, `seat`, `at`


Panel = Callable[[Canvas, "Ending", Rect], None]


class Pages(Protocol):
    """A game's part with its pages: at the table, in the codex, at the end."""

    PAGES: Mapping[str, Page]  # command (why_not, odds, explain, piles, zoom) -> its page; without one it does nothing
    EARLY: frozenset[str]  # whys of questions with which there is no card and no sum yet: their keys name no page
    CODEX: str  # id of what the codex is called beside its key
    TABS: tuple[str, ...]  # of the codex
    LONG_TABS: frozenset[str]  # those that list sentences
    FILTERS: Mapping[str, frozenset[str]]  # of the log: id of a word -> kinds of events

    def terms(self, moment: str) -> Sequence[str]: ...

    def read(self, scene: Scene, voice: Speaker, ref: Ref) -> Page | Look | str | None: ...

    def in_focus(self, scene: Scene) -> Ref | str: ...

    def things(self, scene: Scene) -> list[Thing]: ...

    def seat_title(self, scene: Scene, who: int) -> str: ...

    def seat(self, scene: Scene, who: int, events: Sequence[Event]) -> Paragraphs: ...

    def seat_entry(self, scene: Scene, who: int) -> Look | None: ...

    def entries(self, words: Words, tab: str) -> list[Entry]: ...

    def detail(self, words: Words, tab: str, ident: str) -> tuple[str, Paragraphs]: ...

    LAST: Mapping[str, Panel]  # the panels of the last page, at most four; heading `scr-end_<name>`

    def story(self, told: Told) -> Story: ...

    def in_short(self, ending: Ending) -> list[str]: ...

    def winner(self, ending: Ending, who: int, large: bool) -> list[Run]: ...


def pages_of(game: str) -> Pages:
    return cast("Pages", part(game, "pages"))


# --- all of one game --------------------------------------------------------------------------------------------


class Parts:
    """All parts of one game, each loaded when it is first used."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def board(self) -> Board:
        return board_of(self.game)

    @cached_property
    def sentences(self) -> Sentences:
        return cast("Sentences", part(self.game, "sentences"))

    @cached_property
    def answering(self) -> Answering:
        return cast("Answering", part(self.game, "answering"))

    @cached_property
    def pages(self) -> Pages:
        return pages_of(self.game)

    @cached_property
    def turn_phases(self) -> TurnPhases:
        return cast("TurnPhases", part(self.game, "turn_phases"))

    @cached_property
    def title(self) -> Title:
        return title_of(self.game)

    @cached_property
    def form(self) -> Form:
        return cast("Form", part(self.game, "form"))

    @cached_property
    def film(self) -> FilmPart:
        from cosmic_tui.film.game_spec import part_of

        return part_of(own(self.game, "film"))

    def offers(self, command: str) -> bool:
        """Return whether this command does anything in the game. If not, no list of keys, menu or help shows it."""
        if command in OF_PAGES:
            return command in self.pages.PAGES
        if command == "timing":
            return bool(self.turn_phases.moments())
        if command == "prepare":
            answering = own(self.game, "answering")
            return answering is not None and hasattr(answering, "ahead")
        if command == "coach":
            return bool(lessons_of(self.game))
        return True
