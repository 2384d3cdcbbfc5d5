"""The draft of an answer for four of the five shapes; for bargaining each game has its own.

Where there are many options under headings, a heading is chosen first, then an option under it: both are one answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from cosmic_tui.prompt.base import Hint, Making
from cosmic_tui.prompt.choices import NINE, Choice

if TYPE_CHECKING:  # the title has no rules yet
    from cosmic_tui.prompt.parts import Answering
    from engine.kernel.views import Question, View

PICK, SOME, AMOUNT, SPREAD, BARGAIN = "pick", "some", "amount", "spread", "bargain"
BESIDE = "beside"  # why it is asked what is done beside the question
STARTS_ON_NO = ("pass", "no")
DIGIT_LIMIT = 10


@dataclass
class Draft(Making):
    """The draft of an answer. `at` is the position of the highlighted choice in `choices`."""

    question: Question
    choices: list[Choice]
    at: int = 0
    ticked: set[int] = field(default_factory=set)  # indexes of options
    number: int = 0
    counts: list[int] = field(default_factory=list)  # per option
    unit: str = "pieces"  # of what is spread or counted
    groups: list[str] = field(default_factory=list)  # headings that are chosen first; none if there are few options
    group: int = 0  # the heading in focus
    opened: bool = True  # whether one has been chosen

    def __post_init__(self) -> None:
        self.shape: str = self.question["shape"]

    @property
    def choice(self) -> Choice | None:
        return self.choices[self.at] if self.choices and self.opened else None

    @property
    def place(self) -> int:
        return self.at

    @property
    def page(self) -> int:
        return self.choices[self.at].page if self.choices else 0

    @property
    def sent(self) -> int:
        """Return how many pieces are placed so far."""
        return sum(self.counts)

    @property
    def count(self) -> int:
        return len(self.ticked) if self.shape == SOME else self.sent if self.shape == SPREAD else self.number

    def ticks(self) -> bool:
        return self.shape == SOME

    def mark_of(self, choice: Choice) -> bool:
        """Return whether a choice is part of the present answer."""
        if self.shape == SOME:
            return choice.index in self.ticked
        if self.shape == SPREAD:
            return bool(self.counts[choice.index])
        return choice is self.choice

    # --- moving ---

    def move(self, steps: int) -> bool:
        """Move to the next choice (left and right), or change an amount by one."""
        if self.shape == AMOUNT:
            return self.add(steps)
        if not self.choices:
            return False
        if not self.opened:
            self.group = (self.group + steps) % len(self.groups)
            return True
        before = self.at
        self.at = (self.at + steps) % len(self.choices)
        return self.at != before

    def up_down(self, steps: int) -> bool:
        """Move up or down; where pieces are moved, that means more or fewer."""
        return self.add(-steps) if self.shape == SPREAD else self.move(steps)

    def turn_page(self, steps: int) -> bool:
        """Go to the first choice of another page."""
        wanted = self.page + steps
        for place, choice in enumerate(self.choices):
            if choice.page == wanted and not choice.no and self.opened:
                self.at = place
                return True
        return False

    def go_to(self, place: int) -> bool:
        """Highlight a choice; in a spread, also put a piece there; where several may be chosen, tick it."""
        if not 0 <= place < len(self.choices):
            return False
        self.at, self.opened = place, True
        if self.shape == SOME and not self.choices[place].no:
            self.tick()
        elif self.shape == SPREAD:
            self.add(1)
        return True

    def point(self, place: int) -> bool:
        """Highlight a choice and nothing else."""
        if not 0 <= place < len(self.choices) or place == self.at:
            return False
        self.at, self.opened = place, True
        return True

    # --- headings ---

    def open(self, group: int) -> bool:
        """Open the options under a heading."""
        if not 0 <= group < len(self.groups):
            return False
        here = next(place for place, choice in enumerate(self.choices) if choice.heading == self.groups[group])
        self.group, self.at, self.opened = group, here, True
        return True

    def enter(self) -> bool:
        return not self.opened and self.open(self.group)

    def leave(self) -> bool:
        if not self.groups or not self.opened:
            return False
        heading = self.choices[self.at].heading
        self.group = self.groups.index(heading) if heading in self.groups else 0
        self.opened = False
        return True

    # --- choosing ---

    def digit(self, typed: str) -> bool:
        """Handle a digit as the prompt shows it: an option of this page, a number, or the no."""
        if self.shape == AMOUNT:
            return self._set_number(int(typed))
        if not self.opened and typed != "0":
            return self.open(int(typed) - 1)
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
        """Tick or untick the choice (space), where several may be chosen."""
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

    def add(self, steps: int) -> bool:
        """Add one or take one away (plus and minus), of an amount or at the highlighted place; where several may be
        chosen, all or none.
        """
        if self.shape == SOME:
            return self._tick_all(steps > 0)
        if self.shape == AMOUNT:
            wanted = int(min(self.question["high"], max(self.question["low"], self.number + steps)))
            changed, self.number = wanted != self.number, wanted
            return changed
        if self.shape != SPREAD or self.choice is None:
            return False
        here = self.choice.index
        if steps > 0 and self.sent >= self.question["high"]:
            self._take_from_elsewhere(here)
        room = self.question["high"] - self.sent
        wanted = int(min(self.question["caps"][here], max(0, self.counts[here] + min(steps, room))))
        changed, self.counts[here] = wanted != self.counts[here], wanted
        return changed

    def _tick_all(self, on: bool) -> bool:
        """Tick everything, if that many may be ticked, or nothing."""
        wanted = {choice.index for choice in self.choices if not choice.no} if on else set()
        if len(wanted) > self.question["high"] or wanted == self.ticked:
            return False
        self.ticked = wanted
        return True

    def _take_from_elsewhere(self, here: int) -> None:
        """Take a piece from another place, if the most that are allowed are placed already."""
        if self.counts[here] >= self.question["caps"][here]:
            return
        others = [index for index, count in enumerate(self.counts) if count and index != here]
        if others:
            self.counts[others[0]] -= 1

    def take_over(self, answer: Any) -> None:
        """Put a proposed answer into the draft: Enter sends it, and it can be changed before."""
        if self.shape == AMOUNT:
            self.number = answer
        elif self.shape == SOME:
            self.ticked = set(answer)
        elif self.shape == SPREAD:
            self.counts = list(answer)

    def clear(self) -> bool:
        """Clear the draft (zero), in a spread or where several may be chosen."""
        changed = bool(self.ticked or any(self.counts))
        self.ticked.clear()
        self.counts = [0] * len(self.counts)
        return changed

    # --- the answer ---

    def answer(self) -> Any:
        """Return the answer in the engine's form."""
        if self.shape == PICK:
            return self.choice.index if self.choice else 0
        if self.shape == SOME:
            return sorted(self.ticked)
        return self.number if self.shape == AMOUNT else list(self.counts)

    def lacks(self) -> tuple[str, dict[str, Any]] | None:
        """Return why the answer cannot be sent yet, as the id of a sentence; None if it can."""
        low, high = self.question["low"], self.question["high"]
        if self.shape == SOME and len(self.ticked) < low:
            return "no-too_few", {"min": low}
        if self.shape == SPREAD and self.sent < low:
            return f"no-{self.unit}_count", {"n": self.sent, "min": low, "max": high}
        return None

    # --- words ---

    def ways(self, digits: str) -> list[Hint]:
        if self.shape == SPREAD:
            return [(digits, "key-place"), ("more fewer", f"key-{self.unit}"), ("0", "key-clear")]
        if self.shape == AMOUNT:
            return [(digits, "key-set"), ("left right", "key-change")]
        if self.shape == SOME:
            return [*([(digits, "key-tick")] if digits else []), ("left right", "key-move")]
        return [(f"{digits} left right".strip(), "key-choose")]

    def enters(self) -> tuple[str, ...]:
        """Return what Enter does; nothing before the answer is complete."""
        if not self.opened:
            return ("enter-open",)
        return () if self.lacks() is not None else (f"enter-{self.question['why'].replace('.', '-')}", "enter-any")


def start(view: View, question: Question, answering: Answering) -> Making:
    """Return a fresh draft, with the no highlighted if there is one, else the first option."""
    if question["shape"] == BARGAIN:
        desk: Making = answering.desk(view, question)
        return desk
    choices = answering.choices(view, question) if question["shape"] != AMOUNT else []
    if (own := answering.own(view, question, choices)) is not None:
        return own
    draft = Draft(
        question,
        choices,
        number=question["low"],
        counts=answering.counts(view, question),
        unit=answering.unit(question),
    )
    if (ready := answering.proposed(question)) is not None:
        draft.take_over(ready)
    under_headings(draft)
    wanted = answering.start(view, draft)
    no = next((place for place, choice in enumerate(draft.choices) if choice.no), None)
    if wanted is not None:
        draft.at = wanted
    elif no is not None:
        draft.at = no if draft.choices[no].ref[0] in STARTS_ON_NO else min(no + 1, len(draft.choices) - 1)
    if draft.choices and draft.choices[draft.at].no:
        draft.opened = True
    return draft


def ready(view: View, question: Question, answering: Answering) -> Any:
    """Return the preset answer that Enter would send where something is counted or ticked; None elsewhere."""
    proposed = answering.proposed(question)
    if proposed is not None or question["shape"] not in (SPREAD, AMOUNT):
        return proposed
    draft = start(view, question, answering)
    return draft.answer() if draft.lacks() is None and (question["shape"] == AMOUNT or draft.count) else None


def under_headings(draft: Draft) -> None:
    """Put options without a sign under headings, if there are many: headings are chosen first, and digits count under
    each.
    """
    plain = [choice for choice in draft.choices if choice.heading and not choice.sign]
    groups = list(dict.fromkeys(choice.heading for choice in plain))
    if len(plain) <= NINE or not 1 < len(groups) <= NINE:
        return
    found = [choice for choice in draft.choices if choice not in plain]
    page = 0
    for heading in groups:
        under = [choice for choice in plain if choice.heading == heading]
        for number, choice in enumerate(under):
            found.append(replace(choice, digit=str(number % NINE + 1), page=page + number // NINE))
        page += (len(under) - 1) // NINE + 1
    draft.choices[:] = found
    draft.groups, draft.opened = groups, False
