"""The coach: one idea and one thing to try, each once, ended by doing the thing.

In a lesson it says what the lesson has for a question, and on the film what belongs to a moment; there the film waits
for a key. It speaks in the prompt and frames one region; everything else stays as it is. What it says says the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cosmic_tui.draw.scene import Scene
from cosmic_tui.film.beat import Point
from cosmic_tui.prompt.draft import PICK, Draft
from cosmic_tui.prompt.making import Making
from cosmic_tui.say.parts import Call, coach_of
from cosmic_tui.words.loader import Words
from engine.kernel.told import View

if TYPE_CHECKING:
    from cosmic_tui.link.guide import Guide, Say

ANY = "*"


class Coach:
    """What has been said already, and what is to be said now."""

    def __init__(self, words: Words, guide: Guide | None = None) -> None:
        self.words = words
        self.guide = guide
        self.on_film: Say | None = None  # what is said of the beat that is shown
        self.noted = False  # it stands in the diary that the lesson is done
        self.parted = False  # it has been said that the reader went another way
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
        self.parted = self.guide is not None and self.guide.otherwise() is not None
        if self.saying is not None and not self.muted:
            self.said.add(self.saying.ident)

    # --- a lesson ---

    @property
    def leads(self) -> bool:
        """Return whether a lesson is under way."""
        return self.guide is not None and not self.guide.over

    def hears(self, points: Sequence[Point]) -> bool:
        """A beat begins: return whether something is said of it, for which it waits."""
        speaks = self.guide is not None and not self.muted
        self.on_film = self.guide.hears([point.kind for point in points]) if self.guide and speaks else None
        return self.on_film is not None

    def goes_on(self) -> bool:
        """Return whether Enter ends a sentence for which there was no time on the film, and answers nothing."""
        return self.guide is not None and not self.muted and self.guide.caught_up()

    def narrow(self, draft: Making) -> None:
        """Leave in an answer in the making what the lesson is about; of what is counted it stands ready."""
        say = self.guide.say() if self.guide is not None and not self.muted else None
        wanted = self.guide.wanted() if say is not None and say.only and self.guide is not None else None
        if wanted is None:
            return
        if not isinstance(draft, Draft):
            named = wanted[:1] if isinstance(wanted, tuple) else ()
            places = (place for place, choice in enumerate(draft.choices) if choice.ref == named)
            draft.go_to(next(places, -1))
        elif draft.shape == PICK:
            draft.choices[:] = [choice for choice in draft.choices if choice.index == wanted]
            draft.at, draft.groups, draft.opened = 0, [], True
        else:
            draft.take_over(wanted)

    def insists(self, draft: Making) -> str:
        """Return the message that says what to do, if the lesson does not take this answer; "" if it does."""
        if self.guide is None or self.muted or self.guide.allowed(draft.answer()):
            return ""
        return "les-only"

    def _spoken(self, scene: Scene) -> Scene:
        """The scene with what the lesson says in it."""
        assert self.guide is not None
        if self.muted:
            return scene
        if scene.beat is not None:
            if self.on_film is None:
                return replace(scene, led=self.leads)
            lines = (scene.look.say_keys(self.on_film.words), self.words.say("film-waiting_key"))
            return replace(scene, coach=lines, coached=self.on_film.region)
        if scene.asking is None:
            return scene
        say = self.guide.overdue()
        if say is not None:
            does = scene.look.say_keys("les-go_on")
        else:
            say = self.guide.say()
            does = scene.look.say_keys(say.words, "do") if say is not None else ""
        if say is None and not self.parted and (left := self.guide.otherwise()) is not None:
            say = left
            does = scene.look.say_keys("les-parted")
        if say is None:
            return scene
        said = scene.look.say_keys(say.words)
        note = self.words.say("scr-coach_note", number=self.guide.reached() + 1, max=len(self.guide.says))
        asking = replace(scene.asking, coach=(said, does), note=note)
        return replace(scene, asking=asking, coach=(said, does), coached=say.region)

    def mute(self) -> None:
        self.muted = True

    def beside(self, scene: Scene) -> Scene:
        """The scene with the coach in it."""
        if self.guide is not None:
            return self._spoken(scene)
        call = self.saying = self.call(scene.view)
        if call is None or scene.asking is None:
            return scene
        ident = f"tut-{call.ident}"
        lines = (self.words.say(ident), scene.look.say_keys(ident, "do"))
        note = self.words.say("scr-coach_note", number=len(self.said) + 1, max=len(self.calls))
        asking = replace(scene.asking, coach=lines, note=note)
        return replace(scene, asking=asking, coach=lines, coached=call.region)
