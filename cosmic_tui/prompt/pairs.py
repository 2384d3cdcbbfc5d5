"""Two questions of the table put to a person as one: choose one thing, or two that go together.

The table puts the second question when the first is answered, as always; its answer is then given at once. Knows no
game.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.prompt.choices import Choice, Ref, refs_of
from cosmic_tui.prompt.draft import SOME, Draft
from engine.kernel.views import Question

MOST = 2
DONE = ("done",)


class Pairs(Draft):
    """A draft in which one or two options are ticked. `partners`: for each option those that may be ticked with it;
    `after`: the second question.
    """

    def __init__(self, asked: Question, choices: list[Choice], partners: list[list[int]], after: str) -> None:
        two: Question = {**asked, "why": f"{asked['why']}_two", "shape": SOME, "low": 1, "high": MOST}
        super().__init__(two, choices, counts=[0] * len(partners))
        self.asked, self.partners, self.after = asked, partners, after

    def asks(self, question: Question | None) -> bool:
        return bool(self.asked == question)

    def tick(self) -> bool:
        """Tick the highlighted option; of two that cannot go together the newer one stays."""
        choice = self.choice
        if choice is not None and self.ticked - {choice.index} - set(self.partners[choice.index]):
            self.ticked = {choice.index}
            return True
        return super().tick()

    def possible(self, choice: Choice) -> bool:
        return not self.ticked or choice.index in self.ticked or choice.index in self.partners[min(self.ticked)]

    @property
    def chosen(self) -> list[int]:
        """Return what is ticked; without a tick, what is highlighted."""
        return sorted(self.ticked) or ([self.choice.index] if self.choice is not None else [])

    def lacks(self) -> tuple[str, dict[str, Any]] | None:
        return None if self.chosen else super().lacks()

    def answer(self) -> Any:
        return self.chosen[0] if self.chosen else 0

    @property
    def count(self) -> int:
        return len(self.chosen)

    @property
    def follow(self) -> list[tuple[str, Ref]]:
        """Return the answer to the second question: the other thing or none; nothing if there is no second question."""
        first, *second = self.chosen
        if not self.partners[first]:
            return []
        return [(self.after, refs_of(self.asked)[second[0]] if second else DONE)]
