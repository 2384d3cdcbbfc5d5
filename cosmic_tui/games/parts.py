"""What each part of a game is asked for: one class a part, a method or a name for everything others use of it.

A part is a module, so `self` is the module. Nothing here is ever made: these classes are for whoever writes a part and
for mypy, which holds each module against its class (`games/<game>/__init__.py`). README.md has the same with examples.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run
from engine.kernel.told import Question

if TYPE_CHECKING:
    from cosmic_tui.games.rows import Field
    from cosmic_tui.prompt.choices import Choice
    from cosmic_tui.prompt.draft import Draft
    from cosmic_tui.say.sentences import Asked, Sentence
    from cosmic_tui.say.voice import Voice as BaseVoice
    from cosmic_tui.words.loader import Words

# What a game types in modules of its own: its part takes its own class, and the callers hand on what they got.
View = Any  # engine/<game>/view_types.py
Event = Any
Scene = Any  # cosmic_tui/games/<game>/scene.py
Ending = Any
Speaker = Any  # the voice of the game that is meant: its own class, as `tongue.Voice` says
Ref = tuple[Any, ...]  # a thing a view can point at: ("card", "attack_06"), ("region", "C2")
Paragraphs = Sequence[Sequence[Run]]
Drawer = Callable[[Scene], list[Row]]
Say = Callable[..., str]  # an id and its facts as a sentence


# --- board: where things stand, and what they look like ---------------------------------------------------------


class Over(NamedTuple):
    """What lies over the table now: these regions are not drawn, these rectangles are there instead."""

    hides: tuple[str, ...] = ()
    parts: tuple[tuple[Rect, list[Row]], ...] = ()


class Board(Protocol):
    """The table as a picture."""

    REGIONS: Mapping[str, Drawer]  # region -> what draws it; those of the house need not stand here
    WALK: tuple[str, ...]  # the regions Tab goes through, after the prompt
    FRAMELESS: Mapping[str, tuple[str, ...]]  # class of size -> regions where the look cursor is an edge

    def layout(self, size: str, width: int, height: int, seats: int) -> dict[str, Rect]: ...

    def over(self, scene: Scene) -> Over: ...

    def page(self, scene: Scene) -> list[Row] | None: ...

    def zoom(self, scene: Scene) -> str: ...

    def gathered(self, view: View, events: Sequence[Event]) -> Any: ...

    def then(self, scene: Scene) -> list[Row]: ...

    def samples(self, say: Say) -> list[list[Run]]: ...


# --- tongue: everything that is said ----------------------------------------------------------------------------


class Bargain(NamedTuple):
    """A deal in the making, in words."""

    labels: Mapping[int, str]
    preview: Sequence[str]
    note: str = ""
    sure: str = ""  # what is asked once more before the highlighted answer is sent


class Tongue(Protocol):
    """What happened, what is asked, what can be answered, as sentences."""

    Voice: type[BaseVoice]

    def lines(self, voice: Speaker, event: Event, view: View | None) -> list[Sentence]: ...

    def asked(self, voice: Speaker, view: View) -> Asked: ...

    def labels(self, voice: Speaker, view: View) -> list[str]: ...

    def long_labels(self, voice: Speaker, view: View, draft: Draft) -> list[str]: ...

    def short_labels(self, voice: Speaker, view: View, draft: Draft) -> list[str]: ...

    def act(self, voice: Speaker, view: View, ref: Ref) -> str: ...

    def about(self, voice: Speaker, view: View, ref: Ref) -> list[str]: ...

    def sides(self, ending: Mapping[str, Any]) -> Sequence[str]: ...

    def preview(self, voice: Speaker, view: View, found: Mapping[str, Any], draft: Draft | None) -> list[str]: ...

    def warning(self, voice: Speaker, view: View, found: Mapping[str, Any]) -> str: ...

    def note(self, voice: Speaker, view: View) -> str: ...

    def bargain(self, voice: Speaker, view: View, desk: Any) -> Bargain: ...

    def where(self, voice: Speaker, view: View) -> str: ...

    def played(self, words: Words, name: str) -> str: ...

    def saved(self, words: Words, where: Mapping[str, Any]) -> str: ...

    def table(self, voice: Speaker, view: View) -> list[str]: ...

    def seat(self, voice: Speaker, view: View, seat: int) -> list[str]: ...

    def hand(self, voice: Speaker, view: View) -> list[str]: ...

    def ending(self, voice: Speaker, view: View, ending: Mapping[str, Any]) -> list[str]: ...

    # plain mode

    TOLD: Mapping[str, Callable[[Speaker, View], list[str]]]  # why_not, odds, explain, as far as a game has them

    def names(self, voice: Speaker, view: View, ref: Ref) -> list[str]: ...

    def spoken_option(self, voice: Speaker, view: View, index: int, label: str) -> str: ...

    def around(self, voice: Speaker, view: View) -> tuple[list[str], list[str]]: ...

    def found(self, voice: Speaker, view: View, wanted: str) -> list[str]: ...

    def text_of(self, voice: Speaker, view: View, wanted: str) -> list[str]: ...

    def offers(self, voice: Speaker, view: View) -> list[str]: ...

    def how_to_bargain(self, voice: Speaker, view: View) -> list[str]: ...

    def read_bargain(self, voice: Speaker, view: View, typed: str) -> Any: ...

    def bargain_costs(self, voice: Speaker, answer: Any) -> str: ...


# --- manner: how an answer is made ------------------------------------------------------------------------------


class Manner(Protocol):
    """Digits, handles, groups; what is asked twice; what is chosen ahead."""

    def choices(self, view: View, question: Question) -> list[Choice]: ...

    def start(self, view: View, draft: Draft) -> int | None: ...

    HANDLE: str  # the sentence for a name that is being typed, of which $name is there

    def handles(self, view: View, colours: Sequence[str]) -> Mapping[str, Ref]: ...

    def means(self, option: Ref, thing: Ref) -> bool: ...

    def unit(self, question: Question) -> str: ...

    def counts(self, view: View, question: Question) -> list[int]: ...

    def habit(self, question: Question) -> str: ...

    def proposed(self, question: Question) -> list[int] | int | None: ...

    def there(self, view: View, question: Question, index: int) -> int: ...

    def toward(self, view: View, draft: Draft, way: str) -> int | None: ...

    def act(self, view: View, draft: Any, typed: str) -> int | None: ...

    def no_act(self, typed: str) -> str: ...

    def arrives(self, question: Question) -> bool: ...

    def judged(self, question: Question) -> bool: ...

    def hints(self, view: View, draft: Draft) -> Sequence[tuple[str, str]]: ...

    def pieces(self, scene: Scene, count: int, single: bool) -> Run | None: ...

    def sure(self, question: Question, count: int, warns: bool) -> bool: ...

    def ahead(self, view: View) -> Question | None: ...

    def desk(self, view: View, question: Question) -> Any: ...


class Title(Protocol):
    """Before anything is loaded."""

    LEARNING: int  # minutes of a first game with the coach

    ENTRIES: Mapping[str, Callable[[], Any]]  # further entries of the title: command -> what makes its screen


# --- pages: what is read ----------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """One line of a tab of the codex; `text` is what a search looks through, in small letters."""

    ident: str
    row: Sequence[Run]
    text: str


class Page(NamedTuple):
    """A page over the table: the id of its heading (or the heading), and its text for so many columns."""

    title: str
    text: Callable[[Scene, Speaker, int], Paragraphs]


class Look(NamedTuple):
    """The codex, opened at an entry."""

    tab: str
    ident: str


class Thing(NamedTuple):
    """Something `g` lists: how it looks, and what it is."""

    runs: Sequence[Run]
    ref: Ref


class Told(NamedTuple):
    """A game that is over, as one seat was told it."""

    events: Sequence[Event]
    seats: int
    view: View  # the last one
    board: Callable[[int], View | None]  # the view after so many events


class Story(Protocol):
    """A game counted for its last page; a game's own may hold more."""

    turns: int
    points: Sequence[Any]  # each with `turn`, `seat`, `at`


Panel = Callable[[Canvas, "Ending", Rect], None]


class Pages(Protocol):
    """What can be read: at the table, in the codex, at the end."""

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


# --- course: phases and moments ---------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A moment of a turn. `open`: people may act there, so standing orders can name it."""

    ident: str
    phase: str
    open: bool = True


class Course(Protocol):
    """The turn, as it is always the same."""

    PHASES: tuple[str, ...]  # of the strip in the second row
    CHAPTER: str  # id of what a film goes back and on by
    BEGINNINGS: tuple[str, ...]  # events with which something new begins: they stand out in the log
    ORDERED: tuple[str, ...]  # phases that standing orders can name, in order
    ORDERS: tuple[str, ...]  # switches of standing orders, as their page lists them

    def phase(self, moment: str) -> int: ...

    def phase_name(self, words: Words, phase: str, form: str = "") -> str: ...

    def moments(self, view: View | None = None) -> Sequence[Moment]: ...

    def moment_name(self, words: Words, moment: str, form: str = "") -> str: ...

    def at_moment(self, scene: Scene, moment: str) -> Paragraphs: ...


# --- form: a new game -------------------------------------------------------------------------------------------


Wrong = Callable[[str], None]  # a sentence for what was typed and cannot be


class Form(Protocol):
    """What is agreed before a game of it."""

    SEATS: int  # at a table for which nobody says otherwise
    MINUTES: int  # of a game, for each seat
    TALKS: bool  # whether people bargain, so that talks may have clocks

    def fresh(self) -> dict[str, Any]: ...

    def rows(self, words: Words, options: dict[str, Any], hosted: bool, wrong: Wrong) -> list[Field]: ...

    def finished(self, options: Mapping[str, Any]) -> dict[str, Any]: ...

    def agreed(self, words: Words, options: Mapping[str, Any]) -> list[str]: ...

    def chair(self, words: Words, options: Mapping[str, Any], seat: int) -> str: ...

    def notes(self, words: Words, options: Mapping[str, Any]) -> list[tuple[str, str]]: ...

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def wished(self, args: argparse.Namespace) -> dict[str, Any]: ...

    def brought(self, word: str) -> tuple[str, Any]: ...  # what somebody brings to a table elsewhere, by its name

    def chooser(self, options: Mapping[str, Any]) -> Any: ...  # the screen on which that name is chosen, or None

    def sim_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def sim_options(self, args: argparse.Namespace) -> dict[str, Any]: ...


# --- optional ---------------------------------------------------------------------------------------------------


class Call(NamedTuple):
    """One call-out of the coach: its words (`tut-<ident>`), the question it is said at ("*": any), what it is about."""

    ident: str
    why: str
    region: str = ""
    when: Callable[[View], bool] = lambda view: True


class Coach(Protocol):
    """A first game."""

    CALLS: Sequence[Call]
    OPTIONS: Mapping[str, Any]  # the form of that game, where it differs from a fresh one
    SEED: int
    BOT: str  # how the others play in it: somebody who is new to the game is to have a chance
