"""Andromeda's Edge: its widest things, and the columns of its own kinds of messages."""

from collections.abc import Callable, Iterable

BUDGETS: dict[str, int | None] = {
    "module-": 24, "event-": 24, "raider-": 24, "faction-": 32, "upgrade-": 20, "token-": 20, "development-": 14,
    "destiny-": 24, "tile-": 24, "resource-": 14, "amount-": 24, "track-": 14, "terrain-": 14, "ship-": 14,
    "ability-": 12, "kind-": 10, "timing-": 22, "icon-": 16, "final-": 18, "zone-": 20, "fx-": None,
    "film-": None, "act-": 48, "opt-mend": 40, "opt-after": 34, "opt-ship": 40,
    "opt-raider_at": 48, "opt-cost": 60, "scr-bonus": None, "scr-line-": None, "scr-plain": None,
    "scr-upgrades_spare": None, "scr-operation": 60, "scr-won_through": 60, "scr-energy_on_open": 36,
    "scr-stage-event": 44, "scr-printed": None, "scr-module_damaged": 36,
    "scr-or_return": 36, "no-": None, "variant-": 30, "value-": 24,
}  # fmt: skip
SHORT: dict[str, int] = {
    "module-": 22, "card-": 26, "event-": 40, "raider-": 24, "faction-": 24, "token-": 24, "development-": 24,
    "tile-": 14, "opt-ship": 30, "scr-": 24, "resource-": 6,
}  # fmt: skip
ATTRIBUTES: dict[str, int | None] = {
    "a": 24, "b": 24, "a-text": None, "b-text": None, "fate": 78, "letter": 1, "long": 36, "many": 16,
}  # fmt: skip
WORDS: dict[str, tuple[str, ...]] = {}
# q-choose and q-convert name effects, which the prompt wraps
WRAPPED = frozenset(("q-convert", "q-choose", "q-ability-use", "q-recruit-how_many", "q-collect", "q-moons-room"))


def names(idents: Iterable[str], say: Callable[..., str]) -> dict[str, str]:
    """The widest thing of every kind; regions and ships as a log says them, in short."""
    every = list(idents)

    def pick(prefix: str, form: str = "") -> str:
        return max((say(ident, form) for ident in every if ident.startswith(prefix)), key=len)

    return {
        "place": "Matter Vortex", "ship": "transport", "ships": "transport", "module": pick("module-"),
        "card": pick("card-"), "event": pick("event-"), "raider": pick("raider-"), "faction": "Nightmare Cove Pirates",
        "track": "civilization", "moon": "titan ice nano", "amounts": "2 titanium, 2 credits",
        "destiny": pick("destiny-"),
        "development": "observatory", "letter": "S", "dice": "6 6 6 6 6 6", "name": "Veiled Cartographers",
        "terrain": "trade world", "first": "6", "second": "5", "value": "6 6 5", "phase": "return to station",
        "step": "preparation", "gain": "you capture titan ice nano", "cost": "2 of any kind", "text": "its effect",
    }  # fmt: skip
