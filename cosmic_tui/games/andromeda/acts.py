"""Acts beside the question: which digit plays a card, and which acts are grouped on a page.

The acts themselves come with the view (`beside`). Knows refs and drafts; no words, no screen.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.prompt.draft import AMOUNT, Draft
from cosmic_tui.prompt.pause import Pause
from engine.andromeda.view_types import View

Ref = tuple[Any, ...]
NINE = 9
LETTERS = {"j": "slot", "k": "abandon"}  # what is done with captured moons, at any time
# the order in which a page lists them, and the key that leads to a group of its own
GROUPS = ("slot", "abandon", "play", "collect", "recruit", "use_development", "use_token", "ability", "rearrange",
          "exchange")  # fmt: skip
OF_USE = ("play", "collect", "recruit", "use_development", "use_token", "ability")  # a pause lists these as options


def acts_of(view: View) -> list[Ref]:
    """Return every act once, in the order of a page."""
    found = list(dict.fromkeys(tuple(ref) for ref in view.get("beside", ())))
    return sorted(found, key=lambda ref: GROUPS.index(ref[0]) if ref[0] in GROUPS else len(GROUPS))


def digits_of_acts(view: View, draft: Any) -> dict[Ref, str]:
    """Return the digits of playable cards: those that the question leaves free, in the order of the hand. In a pause,
    cards have the digits of their options.
    """
    if isinstance(draft, Pause):
        return {tuple(choice.ref): choice.digit for choice in draft.choices if choice.page == draft.page}
    plays = sorted(ref for ref in acts_of(view) if ref[0] == "play")
    first = _first_free(draft)
    return {ref: str(first + place) for place, ref in enumerate(plays) if first and first + place <= NINE}


def _first_free(draft: Any) -> int:
    """Return the digit after the last one that the question uses, or 0 if digits set a number or there are several
    pages.
    """
    if draft is None:
        return 1
    if not isinstance(draft, Draft) or draft.shape == AMOUNT:
        return 0
    if any(choice.page for choice in draft.choices):
        return 0
    taken = [int(choice.digit) for choice in draft.choices if choice.digit.isdigit()]
    return max(taken, default=0) + 1


def act_of_digit(view: View, draft: Any, digit: str) -> Ref | None:
    """Return the act that a digit stands for, unless the digit is an option's."""
    if isinstance(draft, Pause):
        return None
    return next((ref for ref, typed in digits_of_acts(view, draft).items() if typed == digit), None)


def act_of_letter(view: View, draft: Any, letter: str) -> Ref | None:
    """Return the first act of a letter's group. From an act of that group return the next one, and from the last the
    first.
    """
    group = [ref for ref in acts_of(view) if ref[0] == LETTERS.get(letter)]
    if not group:
        return None
    choice = draft.choice if isinstance(draft, Draft) else None
    here = group.index(tuple(choice.ref)) if choice is not None and tuple(choice.ref) in group else -1
    return group[(here + 1) % len(group)]
