"""The film of Chaos Galaxy: how long each moment is shown, what it says, whom it concerns, what it swallows."""

from __future__ import annotations

from cosmic_tui.film.beat import ALLY, MAIN, OTHER, Point
from cosmic_tui.film.pace import Timing
from cosmic_tui.games.chaos.say.film import sentence

__all__ = ["RESULTS", "TIMES", "concerns", "role_of", "sentence"]

# brisk, normal, calm; whether it waits for a key; weights: mine, against me, neither; whether it is light
TIMES: dict[str, Timing] = {
    "main": Timing(250, 600, 900, "", (0.8, 1, 0.8)),
    "shown": Timing(500, 1100, 1600, "", (0.9, 1, 1)),
    "attack": Timing(700, 1400, 2000, "always", (1, 1, 0.8)),
    "defends": Timing(600, 1200, 1800, "", (1, 1, 0.7)),
    "payments": Timing(500, 1100, 1600, "", (1, 1, 0.7)),
    "missile": Timing(600, 1300, 1900, "mine", (1, 1, 0.8)),
    "shot": Timing(500, 1100, 1600, "", (1, 1, 0.7)),
    "let_pass": Timing(0, 400, 600, "", (1, 1, 0.4), True),
    "answer": Timing(600, 1200, 1800, "", (1, 1, 0.7)),
    "undone": Timing(350, 800, 1200, "", (1, 1, 0.6)),
    "stopped": Timing(500, 1100, 1600, "", (1, 1, 0.7)),
    "hit": Timing(500, 1000, 1500, "", (1, 1, 0.7)),
    "destroyed": Timing(700, 1400, 2000, "mine", (1, 1, 0.8)),
    "fired": Timing(400, 900, 1300, "", (1, 1, 0.6), True),
    "bombed": Timing(900, 1800, 2700, "always", (1, 1, 0.8)),
    "bombed_other": Timing(600, 1200, 1800, "", (1, 1, 0.7)),
    "trap": Timing(1000, 2000, 3000, "always", (1, 1, 1)),
    "end": Timing(400, 800, 1200, "", (1, 1, 0.6), True),
    "low": Timing(600, 1200, 1800, "always", (1, 1, 1)),
    "eliminated": Timing(900, 1800, 2700, "always", (1, 1, 1)),
    "ended": Timing(2500, 4000, 6000, "always", (1, 1, 1)),
}
RESULTS = ("bombed", "bombed_other", "trap", "destroyed")
NEVER = frozenset(("low", "eliminated", "ended", "trap"))


def role_of(point: Point, seat: int) -> str:
    """Whether the reader acts, is acted upon, or neither."""
    facts = point.facts
    if seat < 0:
        return OTHER
    if facts.get("seat") == seat:
        return MAIN
    part = point.roles[seat] if 0 <= seat < len(point.roles) else ""
    if facts.get("whom") == seat or part == "defends":
        return ALLY
    return MAIN if part == "attacks" else OTHER


def concerns(point: Point, me: int) -> bool:
    """Whether it is never merged away: what changes the reader's colony, ships or cards, and the end."""
    facts = point.facts
    if point.kind in NEVER:
        return True
    if me < 0:
        return False
    if point.kind == "attack":
        return me in (facts["seat"], facts["whom"])
    if point.kind in ("bombed", "bombed_other"):
        return bool(facts["whom"] == me)
    return point.kind in ("destroyed", "missile") and any(entry[2] == me for entry in facts["gone"])
