"""Orders of a return in words: what works after a module, and what all of it comes to. Reads the help of a view."""

from __future__ import annotations

from cosmic_tui.games.andromeda.say import things
from cosmic_tui.words.loader import Words
from engine.andromeda.view_types import ByAbility, Then, View

ABILITY = "ability"
OWN_WORDS = ("energy", ABILITY)
NAMED = 1  # modules of an order that are named in passing; of the others how many
EFFECTS = {
    "repairs": "fx-repair", "leaders": "fx-recruit", "tracks": "fx-advance_some", "ships": "fx-ships",
    "developments": "fx-developments", "upgrades": "fx-upgrades", "more": "fx-more",
}  # fmt: skip


def then(words: Words, view: View, ident: str) -> list[str]:
    """Return the best continuation after a module: `Then Smelter and Treasury with energy: 2 titanium and 1 credit in
    all`. For ABILITY, it begins with the module that the ability runs.
    """
    orders = view.get("orders", {})
    found = orders.get("ability", {}) if ident == ABILITY else orders.get("modules", {}).get(ident, {})
    row, first = found.get("then"), int(ident != ABILITY)
    if row is None or len(row["order"]) <= first:
        return []
    return [_said(words, "scr-line-then", row, _in_passing(words, row["order"][first:]), "short")]


def home(words: Words, view: View) -> list[str]:
    """Return the total of the best return that begins now, and what exceeds the storage."""
    row = view.get("home")
    return [_said(words, "scr-line-home", row, _in_passing(words, row["order"]))] if row is not None else []


def all_orders(words: Words, view: View) -> list[tuple[str, str]]:
    """Return (module, sentence) for each possible first module, the best first."""
    found = view.get("orders", {})
    rows = [(ident, row["then"]) for ident, row in found.get("modules", {}).items() if row.get("then")]
    ability = found.get("ability", {})
    if ability:
        rows.append((ABILITY, ability["then"]))
    rows.sort(key=lambda pair: pair[0] != found["best"])
    named = [(_begun(words, ident, ability), row) for ident, row in rows]
    return [(name, _said(words, "scr-line-order", row, steps_of(words, row["order"]))) for name, row in named]


def _begun(words: Words, ident: str, ability: ByAbility) -> str:
    return things.named_thing(words, ability["ref"]) if ident == ABILITY else words.say(f"module-{ident}")


def _in_passing(words: Words, steps: list[list[str]]) -> list[str]:
    """Return the first names, and the number of the others, which is never one."""
    few = steps if len(steps) <= NAMED + 1 else steps[:NAMED]
    rest = len(steps) - len(few)
    return [*steps_of(words, few), *([words.say("scr-orders_more", n=rest)] if rest else [])]


def steps_of(words: Words, steps: list[list[str]]) -> list[str]:
    return [_step(words, *step) for step in steps]


def _said(words: Words, ident: str, row: Then, names: list[str], form: str = "") -> str:
    gain, cost = gives(words, row["gives"], form)
    said = words.say(f"{ident}_for" if cost else ident, names=words.join(names), gain=gain, cost=cost)
    over = [things.amount(words, name, n) for name, n in row["over"].items()]
    return f"{said} {words.say('scr-line-order_over', amounts=words.join(over))}" if over and not form else said


def _step(words: Words, ident: str, means: str) -> str:
    name = words.say(f"module-{ident}")
    if means in OWN_WORDS:
        return words.say(f"scr-line-with_{means}", module=name)
    if means == "ship":
        return name
    return words.say("scr-line-with_upgrade", module=name, upgrade=words.say(f"upgrade-{means}"))


def gives(words: Words, found: dict[str, int], form: str = "") -> tuple[str, str]:
    """Return what is gained and what is spent, as two lists."""
    plus = [things.amount(words, name, n, form) for name, n in found.items() if n > 0 and name not in EFFECTS]
    plus += [words.say(EFFECTS[name], n=n) for name, n in found.items() if name in EFFECTS and n > 0]
    minus = [things.amount(words, name, -n, form) for name, n in found.items() if n < 0]
    return words.join(plus) if plus else words.say("amount-nothing"), words.join(minus) if minus else ""
