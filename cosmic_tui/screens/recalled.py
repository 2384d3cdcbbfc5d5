"""Advice about the next decision of a seat in a game that is looked back at: a page over the replay.

It says what was asked, what the strongest bot would have done, and what was done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.new_game import Refused
from cosmic_tui.say.advice import advised, named
from cosmic_tui.say.parts import tongue_of
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens.page import PageScreen

if TYPE_CHECKING:
    from cosmic_tui.link.recalling import Advised, Recalling
    from cosmic_tui.screens.model import TableModel

LOOKS = 0.1  # seconds between two looks whether it is there


class RecalledScreen(PageScreen):
    """Its text changes once, when the bot has thought."""

    def __init__(self, model: TableModel, going: Recalling, seat: int, events: int) -> None:
        super().__init__(model.words.say("scr-advice"), self.paragraphs)
        self.model, self.going, self.seat = model, going, seat
        self.found: Advised | None = None
        self.said = "scr-line-advice_coming"
        try:
            if not going.ask(seat, events):
                self.said = "scr-line-advice_no_more"
            self.problem = ""
        except Refused as no:  # a record that a host has sent may be of anything
            self.problem = refused(model.voice(seat), no.code, no.facts)

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(LOOKS, self.look_again)

    def on_unmount(self) -> None:
        self.going.close()

    def look_again(self) -> None:
        if self.found is None and (found := self.going.taken()) is not None:
            self.found = found
            self.paint()

    def paragraphs(self, room: int) -> Sequence[Sequence[Run]]:
        words, voice = self.model.words, self.model.voice(self.seat)
        if self.problem or self.found is None:
            return [[], [Run(self.problem or words.say(self.said), "muted")]]
        view, tongue = self.found.view, tongue_of(words.game)
        asked = tongue.asked(voice, view)
        best = advised(voice, tongue, view, self.found.answer, self.found.considered, self.found.rest)
        why = [[Run(asked.why, "muted")]] if asked.why else []
        text: list[Sequence[Run]] = [[Run(asked.title, "text", "", "bold")], *why, [], [Run(best, "text")]]
        if self.found.given is not None:
            given = named(voice, tongue, view, self.found.given)
            text += [[], [Run(voice.say("scr-line-advice_played", value=given), "info")]]
        return text
