"""An answer in the making, for four of the five shapes; bargaining has a desk of its own (desk.py).

Every verb changes the draft in place and says whether anything changed; `answer` gives the plain answer, `lacks` why it
cannot be sent yet. Nothing here sends anything.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cosmic_tui.prompt.choices import Choice, View, choices_of

if TYPE_CHECKING:
    from cosmic_tui.games.encounter.prompt.desk import Desk

PICK, SOME, AMOUNT, SPREAD, BARGAIN = "pick", "some", "amount", "spread", "bargain"
STARTS_ON_NO = ("pass", "no")
DIGIT_LIMIT = 10
LAYING = "planning.pick"


@dataclass
class Draft:
    """What the person has chosen so far; `at` is the highlighted choice (its place in `choices`)."""

    question: dict[str, Any]
    choices: list[Choice]
    at: int = 0
    ticked: set[int] = field(default_factory=set)  # indexes of options
    number: int = 0
    counts: list[int] = field(default_factory=list)  # per option
    sure: bool = False  # an irreversible loss is being confirmed

    @property
    def shape(self) -> str:
        return str(self.question["shape"])

    @property
    def choice(self) -> Choice | None:
        return self.choices[self.at] if self.choices else None

    @property
    def page(self) -> int:
        return self.choice.page if self.choice else 0

    @property
    def sent(self) -> int:
        """How many ships are placed so far."""
        return sum(self.counts)

    def mark_of(self, choice: Choice) -> bool:
        """Whether a choice is part of the answer as it stands."""
        if self.shape == SOME:
            return choice.index in self.ticked
        if self.shape == SPREAD:
            return bool(self.counts[choice.index])
        return choice is self.choice

    # --- moving ---

    def move(self, steps: int) -> bool:
        """Left and right: the next choice, or one more or fewer of an amount."""
        if self.shape == AMOUNT:
            return self.add(steps)
        if not self.choices:
            return False
        before = self.at
        self.at = (self.at + steps) % len(self.choices)
        return self.at != before

    def turn_page(self, steps: int) -> bool:
        """To the first choice of another page."""
        wanted = self.page + steps
        for place, choice in enumerate(self.choices):
            if choice.page == wanted and not choice.no:
                self.at = place
                return True
        return False

    def go_to(self, place: int) -> bool:
        """Highlight a choice; in a spread, put a ship there; in a pick-some, tick it."""
        if not 0 <= place < len(self.choices):
            return False
        self.at = place
        if self.shape == SOME and not self.choices[place].no:
            self.tick()
        elif self.shape == SPREAD:
            self.add(1)
        return True

    def point(self, place: int) -> bool:
        """Highlight a choice and nothing else."""
        if not 0 <= place < len(self.choices) or place == self.at:
            return False
        self.at = place
        return True

    # --- choosing ---

    def digit(self, typed: str) -> bool:
        """A digit means what the prompt says: an option of this page, a number, or the no."""
        if self.shape == AMOUNT:
            return self._set_number(int(typed))
        for place, choice in enumerate(self.choices):
            if choice.digit == typed and (choice.page == self.page or choice.no):
                return self.go_to(place)
        return self.clear() if typed == "0" and self.shape in (SOME, SPREAD) else False

    def _set_number(self, number: int) -> bool:
        # With limits of two digits a second digit goes on from the first.
        both = self.number * 10 + number
        if self.question["high"] >= DIGIT_LIMIT and self.number and both <= self.question["high"]:
            number = both
        if not self.question["low"] <= number <= self.question["high"]:
            return False
        self.number = number
        return True

    def tick(self) -> bool:
        """Space in a pick-some."""
        choice = self.choice
        if self.shape != SOME or choice is None:
            return False
        if choice.index in self.ticked:
            self.ticked.discard(choice.index)
        elif len(self.ticked) < self.question["high"]:
            self.ticked.add(choice.index)
        elif self.question["high"] == 1:
            self.ticked = {choice.index}
        else:
            return False
        return True

    def add(self, ships: int) -> bool:
        """Plus and minus: one more or fewer of an amount, or at the highlighted place."""
        if self.shape == AMOUNT:
            wanted = min(self.question["high"], max(self.question["low"], self.number + ships))
            changed, self.number = wanted != self.number, wanted
            return changed
        if self.shape != SPREAD or self.choice is None:
            return False
        here = self.choice.index
        if ships > 0 and self.sent >= self.question["high"]:
            self._take_from_elsewhere(here)
        room = self.question["high"] - self.sent
        wanted = min(self.question["caps"][here], max(0, self.counts[here] + min(ships, room)))
        changed, self.counts[here] = wanted != self.counts[here], wanted
        return changed

    def _take_from_elsewhere(self, here: int) -> None:
        """When all ships are placed and they all have to be, one more here is one fewer somewhere else."""
        if self.question["low"] != self.question["high"] or self.counts[here] >= self.question["caps"][here]:
            return
        others = [index for index, count in enumerate(self.counts) if count and index != here]
        if others:
            self.counts[others[0]] -= 1

    def clear(self) -> bool:
        """Zero in a spread or a pick-some: nothing is chosen any more."""
        changed = bool(self.ticked or any(self.counts))
        self.ticked.clear()
        self.counts = [0] * len(self.counts)
        return changed

    # --- the answer ---

    def answer(self) -> Any:
        """As the engine takes it."""
        if self.shape == PICK:
            return self.choice.index if self.choice else 0
        if self.shape == SOME:
            return sorted(self.ticked)
        return self.number if self.shape == AMOUNT else list(self.counts)

    def lacks(self) -> tuple[str, dict[str, Any]] | None:
        """Why it cannot be sent yet, as the id of a sentence; None if it can."""
        low, high = self.question["low"], self.question["high"]
        if self.shape == SOME and len(self.ticked) < low:
            return "no-too_few", {"min": low}
        if self.shape == SPREAD and self.sent < low:
            return "no-ship_count", {"n": self.sent, "min": low, "max": high}
        return None


def start(view: View, question: dict[str, Any]) -> Draft | Desk:
    """A fresh draft: on the no where there is a window, on the first option where a choice is forced."""
    if question["shape"] == BARGAIN:
        from cosmic_tui.games.encounter.prompt.desk import open_desk

        return open_desk(view, question)
    choices = choices_of(view, question) if question["shape"] != AMOUNT else []
    draft = Draft(question, choices, number=question["low"], counts=[0] * len(question["options"]))
    for place, choice in enumerate(choices):
        if choice.no:
            draft.at = place if choice.ref[0] in STARTS_ON_NO else min(place + 1, len(choices) - 1)
            break
    else:
        draft.at = best_card(view, draft)
    return draft


def best_card(view: View, draft: Draft) -> int:
    """Where an encounter card is laid, the place of the one the odds put first; else the first place.

    Without powers that is the highest attack, which stands first anyway; it shall never be the worst.
    """
    if draft.question["why"] != LAYING:
        return 0
    from engine.encounter.odds import odds

    ranked = [card for card, _, _ in odds(view)["cards"]]
    places = {choice.ref[1]: place for place, choice in reversed(list(enumerate(draft.choices)))}
    return next((places[card] for card in ranked if card in places), 0)
