"""A lesson in plain mode: its words after a moment and after a question, and the answer that an empty line gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cosmic_tui.film.beat import Point
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.loader import Words
from engine.kernel.views import View

if TYPE_CHECKING:
    from cosmic_tui.link.guide import Guide


class Lesson:
    """The coach of a plain session. `guide` is None at a table without a lesson: then nothing is said, and every answer
    is allowed.
    """

    def __init__(self, guide: Guide | None, words: Callable[[], Words]) -> None:
        self.guide, self.words = guide, words
        self.parted = False  # it has been said that the reader went another way

    def of_moment(self, point: Point) -> str:
        """Return the lesson's words about a moment that has just been told; "" if there are none."""
        say = self.guide.hears([point.kind]) if self.guide is not None else None
        return f"► {self.words().say(say.words)}" if say is not None else ""

    def of_question(self, voice: Voice, view: View) -> list[str]:
        """Return the lesson's words about the open question, and the answer that an empty line would give."""
        if self.guide is None:
            return []
        say = self.guide.say()
        found = [] if say is None else [f"► {voice.say(say.words)}"]
        if not self.parted and (left := self.guide.otherwise()) is not None:
            self.parted = True
            found += [f"► {voice.say(left.words)}", voice.say("les-parted")]
        hoped = self.answer()
        if hoped is not None and view["question"]["shape"] == "pick":
            label = sentences_of(voice.words.game).labels(voice, view)[hoped]
            found.append(voice.say("les-plain_next", value=label))
        elif hoped is not None:
            found.append(voice.say("les-go_on", "plain"))
        return found

    def answer(self) -> Any:
        """Return the only answer that the lesson allows; None if it allows others."""
        say = self.guide.say() if self.guide is not None else None
        hoped = self.guide.wanted() if self.guide is not None and say is not None and say.only else None
        return list(hoped) if isinstance(hoped, tuple) else hoped

    def allows(self, answer: Any) -> bool:
        return self.guide is None or self.guide.allowed(answer)
