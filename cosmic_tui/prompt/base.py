"""What every answer in the making can do, whatever shape its question has: screens and the prompt bar know no more.

Every verb changes the answer in place and says whether anything changed. Nothing here sends anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.prompt.choices import Choice, Ref

if TYPE_CHECKING:  # the title has no rules yet
    from engine.kernel.views import Question

Hint = tuple[str, str]  # names of commands, or digits, with blanks between them; the id of what they do


class Making:
    """An answer that is being put together. What is not overridden does nothing."""

    question: Question
    shape = ""
    opened = True  # whether options can be chosen at once, and no heading first

    # --- what there is ---

    if TYPE_CHECKING:  # an attribute of some, computed by others

        @property
        def choices(self) -> list[Choice]: ...

    @property
    def choice(self) -> Choice | None:
        """Return what is highlighted."""
        raise TypeError("an answer in the making says what is highlighted")

    @property
    def page(self) -> int:
        return 0

    @property
    def place(self) -> int:
        """Return the place of what is highlighted among what is shown."""
        return 0

    def mark_of(self, choice: Choice) -> bool:
        """Return whether a choice is part of the answer as it stands."""
        return choice == self.choice

    def possible(self, choice: Choice) -> bool:
        """Return whether the choice can be chosen now; what cannot stands in brackets."""
        return True

    def turns(self) -> bool:
        """Return whether plus and minus turn something of the highlighted choice."""
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
        """Choose that of the choices."""
        return False

    def take_thing(self, thing: Ref) -> bool:
        """Take a thing that was named or pointed at, and that can be part of the answer without being an option. Return
        whether it is.
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
        """Handle a click on a row of what lies on the table for this answer."""

    def enter(self) -> bool:
        """Enter, where it opens or closes a part of the answer; False where it sends."""
        return False

    def leave(self) -> bool:
        """Go one step back within the answer. Return False if there is none."""
        return False

    # --- the answer ---

    def answer(self) -> Any:
        """Return the answer as the engine takes it."""
        raise TypeError("an answer in the making can be given")

    def lacks(self) -> tuple[str, dict[str, Any]] | None:
        """Return why the answer cannot be sent yet, as the id of a sentence; None if it can."""
        return None

    @property
    def says(self) -> bool:
        """Return whether the highlighted choice says something instead."""
        return False

    @property
    def count(self) -> int:
        """Return how many are in it, for the words of the key that sends."""
        return 0

    def asks(self, question: Question | None) -> bool:
        """Return whether this is the answer to that question."""
        return bool(self.question == question)

    def stale(self, acts: Sequence[Ref]) -> bool:
        """Return whether what can be done beside the question has changed, and the answer lists it."""
        return False

    @property
    def follow(self) -> list[tuple[str, Ref]]:
        """Return the next questions with the answer to each, where several questions are put as one."""
        return []

    def apart(self) -> None:
        """Put both questions, one after the other, where two were put as one: a coach speaks of each."""

    def goes_on(self, question: Question) -> bool:
        """Return whether this is the same matter with only a new question; the draft stays then."""
        return False

    # --- words ---

    def ways(self, digits: str) -> list[Hint]:
        """Return the keys that make it up."""
        return []

    def enters(self) -> tuple[str, ...]:
        """Return the messages for what Enter does, the best one first; () if it does nothing yet."""
        return ()
