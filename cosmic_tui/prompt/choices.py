"""Which digit stands for which option: the same one in the prompt and on the board.

`0` is always the no. Planets of the system the question is about keep their own number, so that the digit can be read
off the board; everything else is counted on from there. More than nine options go on the next page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic_tui.games.encounter.faces import KINDS, card_rank

View = dict[str, Any]
Ref = tuple[Any, ...]

NO = frozenset(("pass", "no", "none", "nobody", "nothing", "decline", "neither", "end"))
PLANETS = frozenset(("planet", "expel", "resettle"))
SYSTEM = 5  # planets of a home system are numbered from here on by their place in it (see the view)
NINE = 9


@dataclass(frozen=True)
class Choice:
    """One option as the person meets it."""

    index: int  # its place among the options of the question
    ref: Ref
    digit: str  # "0".."9"
    page: int
    no: bool


def is_no(ref: Ref) -> bool:
    """Whether an option is the no: pass, decline, nothing."""
    return len(ref) == 1 and ref[0] in NO


def refs_of(question: dict[str, Any]) -> list[Ref]:
    return [tuple(ref) for ref in question["options"]]


def choices_of(view: View, question: dict[str, Any]) -> list[Choice]:
    """All options in the order of their digits: the no first, then page by page."""
    refs = refs_of(question)
    no = next((index for index, ref in enumerate(refs) if is_no(ref)), None)
    rest = sorted((index for index in range(len(refs)) if index != no), key=lambda index: _order(refs[index], index))
    found = [] if no is None else [Choice(no, refs[no], "0", 0, True)]
    home = _home_numbers(view, refs)
    first = [index for index in rest if index in home]
    others = [index for index in rest if index not in home]
    found += [Choice(index, refs[index], str(home[index]), 0, False) for index in first]
    # The numbers of the whole system stay its own, even those of planets that cannot be chosen now.
    digit, page = (SYSTEM if home else 0), 0
    for index in others:
        digit += 1
        if digit > NINE:
            digit, page = 1, page + 1
        found.append(Choice(index, refs[index], str(digit), page, False))
    return sorted(found, key=lambda choice: (choice.page, choice.digit))


def _order(ref: Ref, index: int) -> tuple[Any, ...]:
    is_card = ref[0] in ("card", "hoard") and len(ref) > 1
    return (*card_rank(ref[1]), index) if is_card else (len(KINDS), 0, index)


def _home_numbers(view: View, refs: list[Ref]) -> dict[int, int]:
    """Index of an option -> the planet's own number, for the one system that the question is about."""
    places = [(index, ref) for index, ref in enumerate(refs) if ref[0] in PLANETS]
    if not places or any(
        ref[0] not in PLANETS and not is_no(ref) and ref[0] not in ("gate", "research") for ref in refs
    ):
        return {}
    owners = {planet: owner for planet, owner, _ in view["planets"]}
    systems = {owners.get(ref[1]) for _, ref in places}
    base = systems.pop() if len(systems) == 1 else view["seat"]
    found: dict[int, int] = {}
    for index, ref in places:
        number = ref[1] % SYSTEM + 1
        if owners.get(ref[1]) == base and ref[1] < view["n"] * SYSTEM and number not in found.values():
            found[index] = number
    return found


def pages(choices: list[Choice]) -> int:
    return max((choice.page for choice in choices), default=0) + 1
