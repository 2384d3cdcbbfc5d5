"""How answers are made in Chaos Galaxy: the options of the main menu are listed by verb, other options in their order.

The option that declines always has the digit 0, also where it is called done, back or pass. Two keys reach any of
eighty options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos import pieces as things
from cosmic_tui.prompt.choices import NINE, Choice, Ref, refs_of
from engine.chaos.view_types import View
from engine.kernel.views import Question

if TYPE_CHECKING:
    from cosmic_tui.prompt.draft import Draft

SELL = "sell"
TAKES_A_CARD = ("draw", "search")
NOES = ("pass", "end", "done", "back", "hold", "decline")
# a verb of the main menu -> the heading it stands under, in their order
VERBS = {
    "play": "verb-play",
    "down": "verb-down",
    "pay": "verb-pay",
    "use": "verb-use",
    "develop": "verb-develop",
    "sell": "verb-cards",
    "draw": "verb-cards",
    "search": "verb-cards",
    "salvage": "verb-cards",
    "attack": "verb-attack",
}
ORDER = list(VERBS)
ON_HANDLE = frozenset(("row", "pay", "use", "develop", "reply", "stealth", "fire", "board"))
UNITS = {"main.sell": "developments", "choose.divide": "developments", "bomb.pyrotechnics": "cards"}


def choices(view: View, question: Question) -> list[Choice]:
    """Return all options with their digits. Options of the main menu are grouped by verbs."""
    refs = refs_of(question)
    no = next((index for index, ref in enumerate(refs) if ref[0] in NOES and len(ref) == 1), None)
    rest = sorted(
        (index for index in range(len(refs)) if index != no), key=lambda index: _order(view, refs[index], index)
    )
    found = [] if no is None else [Choice(no, refs[no], "0", 0, True)]
    main = question["why"] == "main"
    for number, index in enumerate(rest):
        ref = refs[index]
        page, digit = divmod(number, NINE)
        found.append(Choice(index, ref, str(digit + 1), page, False, "", VERBS.get(ref[0], "") if main else ""))
    return found


def _order(view: View, ref: Ref, index: int) -> tuple[Any, ...]:
    """Return the sort key of an option: by verb, cards of the hand by type and price, all else in the order of the
    question.
    """
    verb = ORDER.index(ref[0]) if ref[0] in VERBS else len(ORDER)
    if ref[0] in ("play", "down", "card") and cards.known(str(ref[1])):
        return verb, cards.hand_order(str(ref[1])), index
    return verb, (), index


def start(view: View, draft: Draft) -> int | None:
    """Return the first option to highlight. Ships that can bomb are ticked already, and so is a single possible
    attacker, because a player who attacks wants to send a ship.

    An option that takes the last card of the player's colony is never highlighted. Neither is selling, because the same
    key would then undo what it has just built.
    """
    no = next((place for place, choice in enumerate(draft.choices) if choice.no), None)
    if no is not None:
        if draft.question["why"] != "main":
            return None
        last = view["seats"][view["seat"]]["colony"] == 1
        never = (SELL, *TAKES_A_CARD) if last else (SELL,)
        return next((at for at, choice in enumerate(draft.choices) if not choice.no and choice.ref[0] not in never), no)
    question = draft.question
    found = things.rows(view)
    if question["why"] == "bomb.ships":
        bombs = (things.number(found[ref[1]], things.BOMB) for ref in question["options"])
        draft.ticked.update(index for index, number in enumerate(bombs) if number)
    elif question["why"] == "combat.attackers" and len(question["options"]) == 1:
        draft.ticked.add(0)
    return 0


def handles(view: View, colours: Sequence[str]) -> Mapping[str, Ref]:
    """Return {}, because digits reach every option and no option has a name to type."""
    return {}


def means(option: Ref, thing: Ref) -> bool:
    """Return whether an option concerns this card on the table."""
    if option == thing:
        return True
    return thing[:1] == ("row",) and option[0] in ON_HANDLE and thing[1] in option[1:]


def unit(question: Question) -> str:
    """Return the unit that this question counts: damage in points, developments on bases, or burnt cards of a colony.
    """
    return UNITS.get(question["why"], "points")


def there(view: View, question: Question, index: int) -> int:
    """Return what is at a place of a spread: the developments of a base, or the armor of a ship."""
    row = things.row_of(view, question["options"][index][1])
    if row is None:
        return int(question["caps"][index])
    if question["why"] in ("main.sell", "choose.divide"):
        return int(row["devs"])
    return int(row["armour"][0]) if "armour" in row else int(question["caps"][index])


def arrives(question: Question) -> bool:
    return bool(question["why"] == "choose.divide")


def sure(question: Question, count: int, warns: bool) -> bool:
    """Return whether to ask for confirmation: whenever the sentences warn of something."""
    return warns
