"""Everything a table screen is drawn from, in one place: the view, the people, the words, the reader's focus.

A scene is made anew for every frame and never changed. Knows plain data only: no link, no widgets, no colors.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from cosmic_tui.canvas.cells import Row, Run
from cosmic_tui.draw.layout import COMPACT, SMALL, Layout
from cosmic_tui.draw.look import Look
from cosmic_tui.film.beat import BeatOf
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.choices import Ref
from cosmic_tui.words.loader import Words

V = TypeVar("V", bound=Mapping[str, Any], covariant=True)  # a view, as the game that is played types it
S = TypeVar("S", covariant=True)  # a seat of it
F = TypeVar("F", covariant=True)  # the facts of a show point
R = TypeVar("R", covariant=True)  # what a part of the game has brought, as the film of the game keeps it
COLOURS = ("red", "green", "blue", "yellow", "purple")  # by seat, unless the table says otherwise


class Person(NamedTuple):
    """A person or bot at a seat, as the table draws them."""

    name: str
    colour: str
    bot: bool = False
    presence: str = ""  # a finished word: "here", "away 0:12", "bot"
    away: bool = False


HEADING, RESULT = "heading", "result"  # lines of the log that stand out


class LogLine(NamedTuple):
    """One line of the log: a whole sentence."""

    text: str
    to_me: bool = False
    chat: bool = False
    sticky: bool = False  # done to the reader within their last two answers
    quiet: bool = False
    number: int = -1  # how many answers had been given when it happened: the board as it was then
    key: str = ""  # the kind of event, for filters
    mark: str = ""  # HEADING or RESULT


@dataclass(frozen=True)
class Asking:
    """The reader's question in words, and the draft of the answer."""

    title: str
    why: str
    passes: str  # what goes on after a no
    draft: Making
    labels: Mapping[int, str] = field(default_factory=dict)  # index of an option -> its words
    shorts: Mapping[int, str] = field(default_factory=dict)
    preview: tuple[str, ...] = ()
    about: tuple[str, ...] = ()  # what a thing that may be used does, in its own words
    warning: str = ""  # part of the preview that hits the reader
    confirm: str = ""  # asked once more before an irreversible loss
    refusal: str = ""  # why the last answer did not work
    advice: tuple[str, ...] = ()  # what the strongest bot would do, if the reader has asked
    note: str = ""  # right end of the first row: by which card or rule, who else is asked
    coach: tuple[str, ...] = ()
    prepared: bool = False
    beside: bool = False  # something is chosen that can be done beside the question
    weighed: Mapping[str, Any] = field(default_factory=dict)  # how the fight would stand with this answer


@dataclass(frozen=True)
class SceneOf(Generic[V, S, F, R]):
    """All data for one frame of the table."""

    view: V
    people: tuple[Person, ...]
    layout: Layout
    look: Look
    asking: Asking | None = None
    log: tuple[LogLine, ...] = ()
    clock: str = ""
    clock_low: bool = False
    unsaved: bool = False  # the disk will not have the game
    focus: str = ""  # the region in focus; "" is the prompt
    focus_at: int = 0  # the thing in it
    waiting: str = ""  # what stands in the prompt of a seat that is not asked
    onward: str = ""  # the message of what Enter leads to, for a seat that is not asked
    typing: str | None = None  # chat or a search being typed
    orders: int = 0  # standing orders in force
    advised: bool = False  # a bot may be asked for advice
    replayed: bool = False  # the film is one of what has been: no question waits behind it
    hint: Row = ()  # in the place of the keys row: a sentence, then what may be clicked; see text.notice
    page: int = 0  # of a hand too long for its row
    zoom: str = ""
    marked: frozenset[str] = frozenset()  # moments marked for standing orders
    gathered: Any = ()  # what the game's board has gathered from the events so far
    glow: bool = False
    coach: tuple[str, ...] = ()
    coached: str = ""  # the region the coach speaks of
    led: bool = False  # a lesson is under way: no key leaves out anything of the film
    sort: bool = True  # the hand by kind and value, not as the cards came
    beat: BeatOf[V, F] | None = None  # what the film is showing; the view is that of the beat
    watching: str = ""  # the message of what is being watched
    waits: int = 0  # beats to come
    pace: str = ""
    record: R | None = None  # what the encounter of the view has brought so far
    summed: V | None = None  # the last board of it that had a sum
    last_summed: V | None = None  # the same, or one before it
    last_record: R | None = None  # what the encounter of that one has brought
    meanwhile: tuple[str, ...] = ()  # what has happened since the reader was asked last, the most important first

    # --- short ways to common things ---

    @property
    def words(self) -> Words:
        return self.look.words

    @property
    def me(self) -> int:
        return int(self.view["seat"])

    @property
    def n(self) -> int:
        return int(self.view["n"])

    def offers(self, command: str) -> bool:
        """Return whether the command does anything at this table."""
        return self.advised if command == "advice" else self.look.parts.offers(command)

    @property
    def compact(self) -> bool:
        return self.layout.name == COMPACT

    @property
    def game(self) -> str:
        return self.look.words.game

    @property
    def narrow(self) -> bool:
        """Return whether the layout is one of the two small classes, which have rows in place of panels."""
        return self.layout.name in (COMPACT, SMALL)

    @property
    def draft(self) -> Making | None:
        return self.asking.draft if self.asking else None

    def say(self, ident: str, form: str = "", /, **args: Any) -> str:
        return self.look.words.say(ident, form, **args)

    @property
    def voice(self) -> Any:
        """Return the game's voice that speaks to the reader."""
        names = tuple(person.name for person in self.people)
        voice = self.look.parts.sentences.Voice
        return voice(self.words, names, self.me if self.me >= 0 else None, tuple(p.colour for p in self.people), 8)

    def seat(self, who: int) -> S:
        seat: S = self.view["seats"][who]
        return seat

    def colour(self, who: int) -> str:
        return self.people[who].colour

    def token(self, who: int) -> str:
        """Return the colour token of a seat."""
        return f"seat_{self.people[who].colour}"

    def tag(self, who: int) -> str:
        return self.look.glyphs.tag(self.people[who].colour)


Scene: TypeAlias = SceneOf[Mapping[str, Any], Any, Any, Any]  # of any game


def edge_of(scene: Scene, region: str, usual: str = "line") -> tuple[str, bool]:
    """Return the color of a region's frame, and whether it is heavy because it has the focus or the coach speaks of it.
    """
    if scene.focus == region:
        return "focus", True
    return ("key", True) if scene.coached == region else (usual, False)


class Mark(NamedTuple):
    """The mark on a thing of the board that is an option: its digit, and whether it is chosen."""

    digit: str
    chosen: bool
    here: bool  # the highlight is on it
    option: int
    sign: str = ""  # a handle that is typed instead of a digit


def small_badge(mark: Mark) -> Run:
    """Return a mark's badge one column wide, for narrow places."""
    return Run(
        mark.digit or " ", "key_ink", "key", "bold underline" if mark.chosen else "bold", ("option", mark.option)
    )


def all_marks(scene: Scene) -> list[tuple[Ref, Mark]]:
    """Return a mark for every option that is a thing on the board, with its digit in the prompt."""
    draft = scene.draft
    if draft is None:
        return []
    here = draft.choice
    found = []
    for choice in draft.choices:
        if not choice.no:
            digit = choice.digit if choice.page == draft.page and draft.opened else ""
            found.append((choice.ref, Mark(digit, draft.mark_of(choice), choice == here, choice.index, choice.sign)))
    return found


def marks(scene: Scene) -> dict[Ref, Mark]:
    """Return all marks by the thing they stand for."""
    return dict(all_marks(scene))


def act_marks(scene: Scene) -> dict[Ref, Mark]:
    """Return a mark for every act beside the question that is a thing on the board. A click on ("act", number) opens
    it.
    """
    if scene.asking is not None and scene.asking.beside:
        return {}
    return {tuple(ref): Mark("", False, False, number) for number, ref in enumerate(scene.view.get("beside", ()))}
