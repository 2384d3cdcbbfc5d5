"""The coach of the first game: one idea and one thing to try, each once, ended by doing the thing.

It speaks in the prompt and frames one region; everything else stays as it is. Which ones says the game.
"""

from __future__ import annotations

from dataclasses import replace

from cosmic_tui.draw.scene import Scene
from cosmic_tui.games import coach_of
from cosmic_tui.games.parts import Call
from cosmic_tui.words.loader import Words
from engine.kernel.told import View

ANY = "*"


class Coach:
    """What has been said already, and what is to be said now."""

    def __init__(self, words: Words) -> None:
        self.words = words
        part = coach_of(words.game)
        self.calls = part.CALLS if part is not None else ()
        self.said: set[str] = set()
        self.saying: Call | None = None
        self.muted = False

    def call(self, view: View) -> Call | None:
        """The first call-out that fits and has not been ended."""
        question = view["question"]
        if question is None or self.muted:
            return None
        fitting = (call for call in self.calls if call.ident not in self.said and call.why in (ANY, question["why"]))
        return next((call for call in fitting if call.when(view)), None)

    def answered(self) -> None:
        """The thing was done: what was said about it is not said again."""
        if self.saying is not None and not self.muted:
            self.said.add(self.saying.ident)

    def mute(self) -> None:
        self.muted = True

    def beside(self, scene: Scene) -> Scene:
        """The scene with the coach in it."""
        call = self.saying = self.call(scene.view)
        if call is None or scene.asking is None:
            return scene
        ident = f"tut-{call.ident}"
        lines = (self.words.say(ident), scene.look.say_keys(ident, "do"))
        note = self.words.say("scr-coach_note", number=len(self.said) + 1, max=len(self.calls))
        asking = replace(scene.asking, coach=lines, note=note)
        return replace(scene, asking=asking, coach=lines, coached=call.region)
