"""The pages that can be opened from the table: pages of the game, of things in focus, the table as text, one player
after another.

Each function opens a page over the table screen it is given. Knows pages; the game supplies their text. Sends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.diary.notes import PLAYERS
from cosmic_tui.draw.parts import Look, Page, pages_of
from cosmic_tui.draw.scene import Scene
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.screens.noting import NotingScreen
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.seatstate import encounter_of

if TYPE_CHECKING:
    from cosmic_tui.diary.dailies import Try
    from cosmic_tui.screens.table import TableScreen

Paragraphs = Sequence[Sequence[Run]]


def page(table: TableScreen, name: str) -> bool:
    """Open the game's page for a command. Return False if it has none."""
    found = pages_of(table.model.words.game).PAGES.get(name)
    if found is None:
        return False
    _open(table, table.cosmic.words.say(found.title), found)
    return True


def _open(table: TableScreen, title: str, found: Page) -> None:
    """Open a page whose text is made from the current scene."""

    def made(room: int) -> Paragraphs:
        scene = table.scene()
        return found.text(scene, table.model.voice(table.seat), room) if scene is not None else []

    table.cosmic.show(PageScreen(title, made))


def explain_then(table: TableScreen, events: int) -> None:
    """Explain the totals of the part of the game that contains the board after this many events."""
    known = pages_of(table.model.words.game).PAGES.get("explain")
    if known is None:
        return

    def text(scene: Scene, voice: Any, room: int) -> Paragraphs:
        found = table.model.sum_at(table.state, events)
        if found is None:
            return [[], [Run(scene.say("scr-line-no_sum"), "muted")]]
        record = table.state.records.get(encounter_of(found))
        return known.text(replace(scene, view=found, record=record, asking=None, beat=None, summed=None), voice, room)

    _open(table, table.cosmic.words.say(known.title), Page(known.title, text))


def as_text(table: TableScreen) -> None:
    """Show the table as plain sentences (`x`)."""
    sentences = sentences_of(table.model.words.game)

    def made(room: int) -> Paragraphs:
        voice, view = table.model.voice(table.seat), table.state.view
        lines = [*sentences.table(voice, view), "", *sentences.hand(voice, view)] if view is not None else []
        if table.ending.daily is not None:
            lines = [*for_friends(table, table.ending.daily), "", *lines]
        return [[Run(line, "text")] if line else [] for line in lines]

    table.cosmic.show(PageScreen(table.cosmic.words.say("scr-as_text"), made))


def for_friends(table: TableScreen, one: Try) -> list[str]:
    """Return the daily game's result in a few signs to copy, and whether it counts."""
    from cosmic_tui.daily.telling import in_words, share

    said = table.cosmic.words
    return [*share(said, one, table.look.glyphs.ascii_only), "", *in_words(said, one)]


# --- things ------------------------------------------------------------------------------------------------------


def read_in_focus(table: TableScreen) -> None:
    """Open the page about the thing in focus (`i`); at the prompt, about the highlighted option."""
    scene = table.scene()
    found = pages_of(table.model.words.game).in_focus(scene) if scene is not None else ()
    if isinstance(found, str):
        table.do(found)
    else:
        read(table, found)


def read(table: TableScreen, ref: Any) -> None:
    """Open the page about anything a view can point at."""
    scene = table.scene()
    if scene is None or not ref:
        return
    if ref[0] == "seat":
        table.cosmic.show(SeatScreen(table, int(ref[1])))
        return
    found = pages_of(table.model.words.game).read(scene, table.model.voice(table.seat), tuple(ref))
    if isinstance(found, Look):
        table.cosmic.show_codex(found.tab, found.ident)
    elif isinstance(found, Page):
        _open(table, found.title, found)
    elif found:
        table.do(found)


class SeatScreen(NotingScreen, PageScreen):
    """A page about one player; arrows go to the next seat. The reader may note something on the player, or mute them.
    """

    own_page = "seat"

    def __init__(self, table: TableScreen, who: int) -> None:
        super().__init__("", self.paragraphs)
        self.table = table
        self.who = who

    def paragraphs(self, room: int) -> Paragraphs:
        scene = self.table.scene()
        if scene is None:
            return []
        self.heading = pages_of(scene.game).seat_title(scene, self.who)
        if self.noting is not None:
            self.keys = [("send", "key-note")]
        else:
            ways = [("mute", "key-unmute" if self.muted else "key-mute")] if self.can_mute else []
            self.keys = [("codex", "key-codex"), ("note", "key-note"), *ways, ("left right", "scr-other_seats")]
        muted = [[Run(scene.say("scr-muted"), "warn")]] if self.muted else []
        noted = self.note_runs()
        note = [[Run(f"{scene.say('scr-note')}: ", "muted"), *noted], []] if noted else []
        return [*muted, *note, *pages_of(scene.game).seat(scene, self.who, self.table.state.events)]

    def subject(self) -> tuple[str, str]:
        return PLAYERS, self.player

    @property
    def player(self) -> str:
        return self.table.model.people[self.who].name

    @property
    def muted(self) -> bool:
        return self.player.casefold() in self.table.model.muted

    @property
    def can_mute(self) -> bool:
        """Return whether the player could chat here: a person who does not sit at this keyboard."""
        return not self.table.model.people[self.who].bot and self.who not in self.table.model.states

    def do_mute(self) -> None:
        """Hide this person's chat, or show it again. Nobody is told."""
        if self.can_mute:
            self.table.model.muted ^= {self.player.casefold()}
            self.paint()

    def rows(self, width: int, height: int) -> Any:
        self.paragraphs(width)
        return super().rows(width, height)

    def turn(self, steps: int) -> None:
        self.who = (self.who + steps) % len(self.table.model.people)
        self.top = 0
        self.paint()

    def do_codex(self) -> None:
        scene = self.table.scene()
        found = pages_of(scene.game).seat_entry(scene, self.who) if scene is not None else None
        if found is not None:
            self.cosmic.show_codex(found.tab, found.ident)
