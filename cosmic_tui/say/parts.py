"""A game's parts made of words: `sentences`, `turn_phases`, `form` and `coach`, found by their names.

A part is a module, so `self` is the module. Nothing here is ever instantiated: mypy checks each module against its
class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games import part

if TYPE_CHECKING:
    import argparse

    from cosmic_tui.games.rows import Field
    from cosmic_tui.prompt.draft import Draft
    from cosmic_tui.say.sentences import Asked, Sentence
    from cosmic_tui.say.voice import Voice as BaseVoice
    from cosmic_tui.words.loader import Words

# What a game types in modules of its own: its part takes its own class, and the callers hand on what they got.
View = Any  # engine/<game>/view_types.py
Event = Any
Scene = Any  # cosmic_tui/games/<game>/scene.py
Speaker = Any  # the voice of the game that is meant: its own class, as `sentences.Voice` says
Ref = tuple[Any, ...]  # a thing a view can point at: ("card", "attack_06"), ("region", "C2")
Paragraphs = Sequence[Sequence[Run]]


class Bargain(NamedTuple):
    """The draft of a deal, in words."""

    labels: Mapping[int, str]
    preview: Sequence[str]
    note: str = ""
    sure: str = ""  # what is asked once more before the highlighted answer is sent


class Sentences(Protocol):
    """A game's part with sentences for events, questions and answers."""

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

    def reached(self, view: View) -> list[int]: ...

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


def sentences_of(game: str) -> Sentences:
    return cast("Sentences", part(game, "sentences"))


def voice_of(words: Words) -> BaseVoice:
    """Return a voice that speaks to nobody in particular, for the game of these words."""
    return sentences_of(words.game).Voice(words, ())


# --- turn_phases: phases and moments ----------------------------------------------------------------------------


class Moment(NamedTuple):
    """A moment of a turn. `open`: seats may act there, so standing orders can name it."""

    ident: str
    phase: str
    open: bool = True


class TurnPhases(Protocol):
    """A game's part that describes its turn."""

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


def turn_phases_of(game: str) -> TurnPhases:
    return cast("TurnPhases", part(game, "turn_phases"))


# --- form: a new game -------------------------------------------------------------------------------------------


Wrong = Callable[[str], None]  # a sentence for what was typed and cannot be


class Form(Protocol):
    """A game's part for the form of a new game: its options."""

    SEATS: int  # at a table for which nobody says otherwise
    MINUTES: int  # of a game among people, for each seat
    ALONE: tuple[int, ...]  # a whole game of one person against bots, from and to; () if nobody knows
    TALKS: bool  # whether people bargain, so that talks may have clocks

    def fresh(self) -> dict[str, Any]: ...

    def rows(self, words: Words, options: dict[str, Any], hosted: bool, wrong: Wrong) -> list[Field]: ...

    def finished(self, options: Mapping[str, Any]) -> dict[str, Any]: ...

    def agreed(self, words: Words, options: Mapping[str, Any]) -> list[str]: ...

    def chair(self, words: Words, options: Mapping[str, Any], seat: int) -> str: ...

    def notes(self, words: Words, options: Mapping[str, Any]) -> list[tuple[str, str]]: ...

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def wished(self, args: argparse.Namespace) -> dict[str, Any]: ...

    def brought(self, word: str) -> tuple[str, Any]: ...  # what a player brings to a table elsewhere, by its name

    def chooser(self, options: Mapping[str, Any]) -> Any: ...  # the screen on which that name is chosen, or None

    def sim_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def sim_options(self, args: argparse.Namespace) -> dict[str, Any]: ...


def form_of(game: str) -> Form:
    return cast("Form", part(game, "form"))
