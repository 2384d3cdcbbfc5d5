"""The coach of a lesson: it says one idea and one thing to do, each once.

It speaks before a question, and on the film at a certain moment, where the film then waits for a key. Its words stand
in the prompt, and it frames one region; everything else stays as it is. The words come from the game's lesson.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cosmic_tui.draw.scene import Scene
from cosmic_tui.film.beat import Point
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.draft import PICK, Draft

if TYPE_CHECKING:
    from cosmic_tui.link.guide import Guide, Say


class Coach:
    """The coach of a lesson: what it has said already, and what it says now."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.on_film: Say | None = None  # what is said of the beat that is shown
        self.noted = False  # it stands in the diary that the lesson is done
        self.parted = False  # it has been said that the reader went another way
        self.muted = False

    def answered(self) -> None:
        """Note an answer. If it has left the script, the coach says so until the next answer."""
        self.parted = self.guide.otherwise() is not None

    @property
    def leads(self) -> bool:
        """Return whether a lesson is under way."""
        return not self.guide.over

    def hears(self, points: Sequence[Point]) -> bool:
        """Begin a beat. Return whether the coach has something to say about it; then the film waits."""
        self.on_film = None if self.muted else self.guide.hears([point.kind for point in points])
        return self.on_film is not None

    def goes_on(self) -> bool:
        """Return whether Enter only closes a sentence that the film had no time for, and answers nothing."""
        return not self.muted and self.guide.caught_up()

    def narrow(self, draft: Making) -> None:
        """Leave in a draft only the choices the lesson is about, and preset the amounts it wants."""
        say = self.guide.say() if not self.muted else None
        wanted = self.guide.wanted() if say is not None and say.only else None
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
        if self.muted or self.guide.allowed(draft.answer()):
            return ""
        return "les-only"

    def mute(self) -> None:
        self.muted = True

    def beside(self, scene: Scene) -> Scene:
        """Return the scene with the lesson's words in it."""
        if self.muted:
            return scene
        if scene.beat is not None:
            if self.on_film is None:
                return replace(scene, led=self.leads)
            lines = (scene.look.say_keys(self.on_film.words), scene.look.words.say("film-waiting_key"))
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
        note = scene.look.words.say("scr-coach_note", number=self.guide.reached() + 1, max=len(self.guide.says))
        asking = replace(scene.asking, coach=(said, does), note=note)
        return replace(scene, asking=asking, coach=(said, does), coached=say.region)
