"""Advice in full, on a page: about the open question, or about the next decision in a game that is watched again. In
the latter case the page also says what was done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.new_game import Refused
from cosmic_tui.say.advice import named
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.refusals import refused
from cosmic_tui.say.review import advice_lines
from cosmic_tui.say.voice import Voice
from cosmic_tui.screens.finding import FindingScreen
from cosmic_tui.screens.page import PageScreen

if TYPE_CHECKING:
    from cosmic_tui.link.recalling import Advised, Recalling
    from cosmic_tui.link.weighing import Advice
    from cosmic_tui.screens.model import TableModel
    from engine.kernel.views import View

Text = list[Sequence[Run]]


def advice_text(voice: Voice, view: View, advice: Advice) -> Text:
    """Return the page's text: the question, and the advice."""
    sentences = sentences_of(voice.words.game)
    asked = sentences.asked(voice, view)
    why = [[Run(asked.why, "muted")]] if asked.why else []
    best, *more = advice_lines(voice, sentences, view, advice)
    said: Text = [[Run(line, "text")] for line in more]
    if more:
        said.append([Run(voice.say("rev-yardstick"), "muted")])
    return [[Run(asked.title, "text", "", "bold")], *why, [], [Run(best, "text", "", "bold")], *said]


class RecalledScreen(FindingScreen, PageScreen):
    """A page of advice whose text changes once, when the search is finished."""

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

    def news(self) -> bool:
        if self.found is None:
            self.found = self.going.taken()
            return self.found is not None
        return False

    def paragraphs(self, room: int) -> Sequence[Sequence[Run]]:
        words, voice = self.model.words, self.model.voice(self.seat)
        if self.problem or self.found is None:
            return [[], [Run(self.problem or words.say(self.said), "muted")]]
        view, given, advice = self.found
        text = advice_text(voice, view, advice)
        if given is not None:
            value = named(voice, sentences_of(words.game), view, given)
            text += [[], [Run(voice.say("scr-line-advice_played", value=value), "info")]]
        return text
