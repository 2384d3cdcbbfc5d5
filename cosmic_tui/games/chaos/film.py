"""The film of Chaos Galaxy: how long each moment is shown, what it says, whom it concerns, what it swallows."""

from __future__ import annotations

from cosmic_tui.film.beat import ALLY, MAIN, OTHER
from cosmic_tui.film.pace import ALWAYS, MINE, Timing
from cosmic_tui.games.chaos.say.film import meanwhile, sentence
from cosmic_tui.games.chaos.scene import Point
from cosmic_tui.say.voice import Voice
from engine.chaos.view_types import Facts, View

__all__ = [
    "HEADINGS", "KEPT", "LAST", "OUTCOMES", "RESULTS", "TIMES", "concerns", "frames", "in_lines", "joined", "meanwhile",
    "role_of", "sentence", "watching",
]  # fmt: skip

# brisk, normal, calm; whether it waits for a key; weights: mine, against me, neither; whether it is light
TIMES: dict[str, Timing] = {
    "main": Timing(400, 900, 1300, "", (0.55, 1, 1)),
    "shown": Timing(500, 1100, 1600, "", (0.9, 1, 1)),
    "attack": Timing(700, 1400, 2000, ALWAYS, (1, 1, 0.8)),
    "defends": Timing(600, 1200, 1800, "", (1, 1, 0.7)),
    "payments": Timing(500, 1100, 1600, "", (1, 1, 0.7)),
    "missile": Timing(600, 1300, 1900, MINE, (1, 1, 0.8)),
    "shot": Timing(500, 1100, 1600, "", (1, 1, 0.7)),
    "let_pass": Timing(0, 400, 600, "", (1, 1, 0.4), True),
    "answer": Timing(600, 1200, 1800, "", (1, 1, 0.7)),
    "undone": Timing(350, 800, 1200, "", (1, 1, 0.6)),
    "stopped": Timing(500, 1100, 1600, "", (1, 1, 0.7)),
    "hit": Timing(500, 1000, 1500, "", (1, 1, 0.7)),
    "destroyed": Timing(700, 1400, 2000, MINE, (1, 1, 0.8)),
    "fired": Timing(400, 900, 1300, "", (1, 1, 0.6), True),
    "bombed": Timing(900, 1800, 2700, ALWAYS, (1, 1, 0.8)),
    "bombed_other": Timing(600, 1200, 1800, "", (1, 1, 0.7)),
    "trap": Timing(1000, 2000, 3000, ALWAYS, (1, 1, 1)),
    "end": Timing(400, 800, 1200, "", (1, 1, 0.6), True),
    "low": Timing(600, 1200, 1800, ALWAYS, (1, 1, 1)),
    "eliminated": Timing(900, 1800, 2700, ALWAYS, (1, 1, 1)),
    "ended": Timing(2500, 4000, 6000, ALWAYS, (1, 1, 1)),
}
RESULTS = frozenset(("bombed", "bombed_other", "trap"))
KEPT = frozenset(("ended", "eliminated"))
LAST = KEPT
HEADINGS = frozenset(("turn_began", "attack"))
OUTCOMES = frozenset(("colony_lost", "destroyed", "trap_springs", "combat_over"))
NEVER = frozenset(("low", "eliminated", "ended", "trap"))
REPEATED = frozenset(("draw", "down", "develop"))  # main actions that are told as a number
FALL = 0.09  # seconds of a card that falls
MOST_FALLING = 8
BREAK = 0.12  # seconds of a picture in which a ship breaks


def role_of(point: Point, me: int) -> str:
    """Return whether the reader acts, is affected, or is neither."""
    facts = point.facts
    if me < 0:
        return OTHER
    if facts.get("seat") == me:
        return MAIN
    part = point.roles[me] if me < len(point.roles) else ""
    if facts.get("whom") == me or part == "defends":
        return ALLY
    return MAIN if part == "attacks" else OTHER


def concerns(point: Point, me: int) -> bool:
    """Return whether the show point must never be merged: it changes the reader's colony, ships or cards, or ends the
    game.
    """
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


def joined(before: Point, point: Point, rung: int, me: int) -> Facts | None:
    """Return two show points merged into one, or None: an unanswered shot with its damage, or repeated main actions of
    one kind.
    """
    one, two = before.facts, point.facts
    if before.kind == "shot" and point.kind == "hit":
        return {**two, "shot": one}
    if before.kind == point.kind == "main" and one["what"] == two["what"] in REPEATED and one["seat"] == two["seat"]:
        return {**two, "times": one.get("times", 1) + 1}
    return None


def frames(kind: str, facts: Facts, view: View) -> tuple[float, ...]:
    """Return the seconds of each picture before the still. Bombs fall card by card, and ships break in two pictures
    before the third; other points have only the still.
    """
    if kind == "bombed":
        return (FALL,) * min(MOST_FALLING, int(facts["n"]))
    return (BREAK,) * 2 if kind == "destroyed" else ()


def watching(kind: str, view: View) -> str:
    """Return the message shown in the bar while the film plays."""
    return "film-watching"


def in_lines(voice: Voice, point: Point, view: View) -> str:
    """Return what plain mode says of a show point. Plain mode reads the events, so only a colony that runs low is said
    here.
    """
    return sentence(voice, point) if point.kind == "low" else ""
