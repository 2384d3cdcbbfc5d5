"""Why something cannot be done now, and when it can: the reasons a view gives, in words. Knows views and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.games.andromeda.facts import NEBULAE
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.words.letters import capital
from cosmic_tui.words.loader import Words
from engine.andromeda.view_types import View
from engine.kernel.views import Facts

Reason = tuple[Sequence[Any], str, str]  # the thing, its name, why not


def reasons(words: Words, view: View) -> list[Reason]:
    """Return everything that is blocked, in the order of the view. Codes unknown to this version are left out."""
    found = []
    for ref, code, facts in view.get("blocked", ()):
        ident = ident_of(code, facts)
        if words.has(ident):
            found.append((ref, name_of(words, view, ref), words.say(ident, **variables(words, facts))))
    return found


def ident_of(code: str, facts: Facts) -> str:
    """Return the message id of a reason."""
    return f"no-dark_{facts['timing']}" if code == "timing" else f"no-blocked_{code}"


def variables(words: Words, facts: Facts) -> dict[str, Any]:
    """Return the facts of a reason as variables of a message."""
    found = {"n": facts.get("n", facts.get("need", 0)), "number": facts.get("range", facts.get("have", 0))}
    return {**found, "amounts": things.amounts(words, facts.get("amounts", ()))}


def name_of(words: Words, view: View, ref: Sequence[Any]) -> str:
    """Return the name of the thing that cannot be done."""
    kind, ident = ref[0], str(ref[1]) if len(ref) > 1 else ""
    if kind == "region":
        name = things.region_name(words, view, ident)
        return name if ident in NEBULAE else f"{ident} {name}"
    if kind in ("launch", "ship"):
        return capital(things.ship(words, ident))
    return words.say(f"{kind}-{ident}")
