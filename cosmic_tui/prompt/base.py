"""The base of all drafts of answers, whatever the shape of the question. Screens and the prompt bar know only this.

Every command changes the draft in place and returns whether anything changed. Nothing here sends anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.prompt.choices import Choice, Ref

if TYPE_CHECKING:  # the title has no rules yet
    from engine.kernel.views import Question

Hint = tuple[str, str]  # names of commands, or digits, with blanks between them; the id of what they do


class Making:
    """The draft of an answer. Methods that a subclass does not override do nothing."""

    question: Question
    shape = ""
    opened = True  # whether options can be chosen at once, and no heading first

    # --- what there is ---

    if TYPE_CHECKING:  # an attribute of some, computed by others

        @property
        def choices(self) -> list[Choice]: ...

    @property
    def choice(self) -> Choice | None:
        """Return the highlighted choice."""
        raise TypeError("an answer in the making says what is highlighted")

    @property
    def page(self) -> int:
        return 0

    @property
    def place(self) -> int:
        """Return the position of the highlighted choice among those shown."""
        return 0

    def mark_of(self, choice: Choice) -> bool:
        """Return whether a choice is part of the present answer."""
        return choice == self.choice

    def possible(self, choice: Choice) -> bool:
        """Return whether the choice is possible now; impossible ones stand in brackets."""
        return True

    def turns(self) -> bool:
        """Return whether plus and minus change something of the highlighted choice."""
        return False

    def ticks(self) -> bool:
        """Return whether several choices can be ticked."""
        return False

    # --- moving and choosing ---

    def digit(self, typed: str) -> bool:
        return False

    def move(self, steps: int) -> bool:
        return False

    def up_down(self, steps: int) -> bool:
        return self.move(steps)

    def go_to(self, place: int) -> bool:
        """Highlight the choice with this number."""
        return False

    def take_thing(self, thing: Ref) -> bool:
        """Take a named or clicked thing that can be part of the answer without being an option. Return whether it is.
        """
        return False

    def tick(self) -> bool:
        return False

    def add(self, steps: int) -> bool:
        return False

    def turn_page(self, steps: int) -> bool:
        return False

    def other_side(self) -> bool:
        """Go to the other side of an answer that has two (Tab)."""
        return False

    def click(self, row: int) -> None:
        """Handle a click on a row of this draft's own display."""

    def enter(self) -> bool:
        """Open or close a part of the draft (Enter). Return False where Enter sends."""
        return False

    def leave(self) -> bool:
        """Go one step back within the answer. Return False if there is none."""
        return False

    # --- the answer ---

    def answer(self) -> Any:
        """Return the answer in the engine's form."""
        raise TypeError("an answer in the making can be given")

    def lacks(self) -> tuple[str, dict[str, Any]] | None:
        """Return why the answer cannot be sent yet, as the id of a sentence; None if it can."""
        return None

    @property
    def says(self) -> bool:
        """Return whether the highlighted choice is a statement instead of a thing."""
        return False

    @property
    def count(self) -> int:
        """Return how many things are in the answer, for the label of the key that sends."""
        return 0

    def asks(self, question: Question | None) -> bool:
        """Return whether this draft belongs to that question."""
        return bool(self.question == question)

    def stale(self, acts: Sequence[Ref]) -> bool:
        """Return whether the list of acts beside the question, which this draft includes, has changed."""
        return False

    @property
    def follow(self) -> list[tuple[str, Ref]]:
        """Return the next questions with an answer to each, if several questions are put as one."""
        return []

    def apart(self) -> None:
        """Ask two questions one after the other if they were asked as one, because the coach of a lesson speaks of
        each.
        """

    def goes_on(self, question: Question) -> bool:
        """Return whether a new question continues the same matter, so that the draft stays."""
        return False

    # --- words ---

    def ways(self, digits: str) -> list[Hint]:
        """Return the keys that make the answer."""
        return []

    def enters(self) -> tuple[str, ...]:
        """Return the labels for what Enter does, the best one first; () if it does nothing yet."""
        return ()
