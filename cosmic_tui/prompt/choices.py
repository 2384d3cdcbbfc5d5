"""The digits of options: the same in the prompt and on the board. `0` is always the no; the rest is counted from one,
nine to a page.

A game may number differently, give options a sign of their own or put them under headings: its `answering` part says
so. Pure; knows shapes of refs, no game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the title has no rules yet
    from engine.kernel.views import Question

Ref = tuple[Any, ...]

NO = frozenset(("pass", "no", "none", "nobody", "nothing", "decline", "neither", "end"))
NINE = 9


@dataclass(frozen=True)
class Choice:
    """One option as the person sees it."""

    index: int  # its place among the options of the question
    ref: Ref
    digit: str  # "0".."9"; "" where the sign is typed instead
    page: int
    no: bool
    sign: str = ""  # the handle it is chosen by, where it has one
    heading: str = ""  # the message it stands under
    figure: str = ""  # what stands behind the sign where there is room for it


def is_no(ref: Ref) -> bool:
    """Return whether an option is the no: pass, decline, nothing."""
    return len(ref) == 1 and ref[0] in NO


def refs_of(question: Question) -> list[Ref]:
    return [tuple(ref) for ref in question["options"]]


def numbered(
    question: Question,
    order: Callable[[Ref], Any] = lambda ref: 0,
    own: dict[int, int] | None = None,
    first: int = 1,
) -> list[Choice]:
    """Return all options in the order of their digits: the no first, then page by page.

    `order` sorts the options; `own` gives some of them a number of their own; the others are counted from `first` on.
    """
    refs = refs_of(question)
    no = next((index for index, ref in enumerate(refs) if is_no(ref)), None)
    rest = sorted((index for index in range(len(refs)) if index != no), key=lambda index: (order(refs[index]), index))
    found = [] if no is None else [Choice(no, refs[no], "0", 0, True)]
    given = own or {}
    found += [Choice(index, refs[index], str(given[index]), 0, False) for index in rest if index in given]
    digit, page = first - 1, 0
    for index in rest:
        if index in given:
            continue
        digit += 1
        if digit > NINE:
            digit, page = 1, page + 1
        found.append(Choice(index, refs[index], str(digit), page, False))
    return sorted(found, key=lambda choice: (choice.page, choice.digit))


def pages(choices: list[Choice]) -> int:
    return max((choice.page for choice in choices), default=0) + 1
