"""Two questions of the table put to a person as one: what to choose, and how or for what, which is turned like a dial.

Where several things are ticked each has a dial. The table puts the second question when the first is answered, as
always, once for each thing; its answer is then given at once. Knows no game.
"""

from __future__ import annotations

from cosmic_tui.prompt.base import Hint
from cosmic_tui.prompt.choices import Choice, Ref
from cosmic_tui.prompt.draft import SOME, Draft
from engine.kernel.views import Question


class Dial(Draft):
    """A draft for two questions that are answered as one.

    `after`: the second question; `ways_of`: for each option the possible answers to it, the proposed one first; of an
    amount as `("number", 2)`. An option without any has no second question.
    """

    def __init__(self, asked: Question, choices: list[Choice], after: str, ways_of: list[list[Ref]]) -> None:
        super().__init__(asked, choices, counts=[0] * len(asked["options"]))
        self.after, self.ways_of = after, ways_of
        self.turned = [0] * len(ways_of)

    def apart(self) -> None:
        self.ways_of = [[] for _ in self.ways_of]

    def way(self, index: int) -> Ref | None:
        """Return the answer to the second question if this option is chosen; None if there is none."""
        found = self.ways_of[index]
        return found[self.turned[index]] if found else None

    def add(self, steps: int) -> bool:
        """Turn the dial of the highlighted option."""
        choice = self.choice
        if choice is None or not self.turns():
            return False
        self.turned[choice.index] = (self.turned[choice.index] + steps) % len(self.ways_of[choice.index])
        return True

    def turns(self) -> bool:
        return self.choice is not None and len(self.ways_of[self.choice.index]) > 1

    @property
    def chosen(self) -> list[int]:
        """Return the options that are part of the answer, in the order in which the second question is put."""
        if self.shape == SOME:
            return sorted(self.ticked)
        return [self.choice.index] if self.choice is not None else []

    @property
    def follow(self) -> list[tuple[str, Ref]]:
        return [(self.after, way) for index in self.chosen if (way := self.way(index)) is not None]

    def ways(self, digits: str) -> list[Hint]:
        turn = [("fewer more", f"key-{self.after.replace('.', '-')}")] if self.turns() else []
        return [*super().ways(digits), *turn]
