"""A pause: a question that only waits for a key, with the possible acts as numbered options. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cosmic_tui.prompt.choices import NINE, Choice, Ref
from cosmic_tui.prompt.draft import Draft
from engine.kernel.views import Question


class Pause(Draft):
    """A draft for a pause, in which acts are offered too. `acts`: the possible acts in the order of their digits. When
    they change, the draft is made anew.
    """

    def __init__(self, asked: Question, go_on: Choice, acts: Sequence[Ref]) -> None:
        options = [*asked["options"], *(list(act) for act in acts)]
        told = [
            Choice(number + len(asked["options"]), act, str(number % NINE + 1), number // NINE, False)
            for number, act in enumerate(acts)
        ]
        super().__init__({**asked, "options": options}, [replace(go_on, digit="0", no=True), *told])
        self.counts = [0] * len(options)
        self.asked, self.acts = asked, list(acts)

    def asks(self, question: Question | None) -> bool:
        return bool(self.asked == question)

    def stale(self, acts: Sequence[Ref]) -> bool:
        return self.acts != list(acts)

    def answer(self) -> Any:
        """Return the answer in the table's form: an act names the thing itself."""
        choice = self.choice
        return 0 if choice is None or choice.no else {"act": list(choice.ref)}

    def enters(self) -> tuple[str, ...]:
        return super().enters() if self.choice is None or self.choice.no else ("enter-beside",)
