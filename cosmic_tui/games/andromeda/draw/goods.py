"""Resources, moons and tracks as runs, each kind in its colour: one thread through map, seats and stations.

Draws runs only; knows ids of kinds and a scene's words.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run, runs_width
from cosmic_tui.games.andromeda.facts import MOONS, RESOURCES, TOP, TRACKS
from cosmic_tui.games.andromeda.say.things import AMOUNTS, short_amounts
from cosmic_tui.games.andromeda.scene import Scene

# the colours of Encounter's kinds of cards, measured as text on every ground; the two games never share a screen
KIND_TOKENS = ("negotiate", "attack", "artifact", "reinforce", "morph")  # by track and kind of planet
TOKENS = {
    "energy": "morph",
    "titanium": "attack",
    "ice": "reinforce",
    "nanocarbon": "negotiate",
    "credit": "artifact",
    "tactics": "flare",
    "vp": "key",
    "repair": "info",
    "basic": "text",
    "any": "text",
    "moon": "text",
}
FORMS = (("", False), ("short", False), ("short", True))  # of what is captured: its head, and whether moons are letters
BAR = 5  # cells for the ten spaces of a track


def amount_runs(scene: Scene, units: Sequence[int], vp: int = 0, repair: int = 0) -> list[Run]:
    """Return amounts, each word in the color of its kind: `2 nano card`."""
    runs: list[Run] = []
    for kind, text in short_amounts(scene.words, units, vp, repair):
        runs += [Run(" ")] if runs else []
        runs.append(Run(text, TOKENS[kind]))
    return runs


def letter_runs(scene: Scene, units: Sequence[int], vp: int = 0, repair: int = 0) -> list[Run]:
    """Return amounts in a narrow form: `nx`, one letter for each unit."""
    named = [*zip(AMOUNTS, units, strict=False), ("vp", vp), ("repair", repair)]
    return [Run(scene.say(f"resource-{kind}", "letter") * n, TOKENS[kind]) for kind, n in named if n and kind != "moon"]


def moon_runs(scene: Scene, moon: str, letters: bool = False) -> list[Run]:
    """Return what a moon shows, or that it shows nothing."""
    row = MOONS[moon]
    runs = (letter_runs if letters else amount_runs)(scene, row.gives, row.vp, row.repair)
    return runs or [Run("·" if letters else scene.say("scr-null_moon"), "muted")]


def captured_runs(
    scene: Scene, who: int, room: int, forms: Sequence[tuple[str, bool]] = FORMS, gap: int = 3
) -> list[Run]:
    """Return the captured moons in the widest form that fits: `captured moons 2 nano   energy VP   2 of 4`."""
    seat = scene.seat(who)
    limit = Run(scene.say("scr-moons_of", number=len(seat["captured"]), max=seat["captured_limit"]), "muted")
    runs: list[Run] = []
    for head, letters in forms:
        runs = [Run(f"{scene.say('scr-captured_moons', head)}  ", "muted")]
        for moon in seat["captured"]:
            runs += [*moon_runs(scene, moon, letters), Run(" " * gap)]
        if runs_width([*runs, limit]) <= room:
            break
    return [*runs, limit]


def stock_runs(scene: Scene, who: int, form: str = "short", gap: int = 1) -> list[Run]:
    """Return a seat's goods: `energy 4 titan 2 ...`. Goods it lacks are muted."""
    seat = scene.seat(who)
    runs: list[Run] = []
    for kind, n in zip(RESOURCES, (*seat["stock"], seat["hand"]), strict=True):
        runs += [Run(" " * gap)] if runs else []
        word = scene.words.say_or_value(f"resource-{kind}", form)
        runs += [
            Run(f"{word} ", TOKENS[kind] if n else "muted"),
            Run(str(n), "text" if n else "muted", "", "bold" if n else ""),
        ]
    return runs


def track_bar(space: int, cells: int = BAR) -> tuple[str, str]:
    """Return a track as a line: the part reached, then the rest. With five cells, a cell stands for two spaces."""
    per = TOP // cells
    full, rest = divmod(space, per)
    done = "━" * full + ("╸" if rest else "")
    return done, "┄" * (cells - len(done))


def track_runs(scene: Scene, who: int, cells: int = BAR) -> list[Run]:
    """Return the tracks as bars: `S━━╸┄┄ I━┄┄┄┄ ...`."""
    runs: list[Run] = []
    for track, space in enumerate(scene.seat(who)["tracks"]):
        runs += [Run(" ")] if runs else []
        done, rest = track_bar(space, cells)
        letter = scene.say(f"track-{TRACKS[track]}", "letter")
        runs += [Run(letter + done, KIND_TOKENS[track]), Run(rest, "muted")]
    return runs


def track_numbers(scene: Scene, who: int) -> list[Run]:
    """Return the tracks as numbers: `S5 I2 C2 V3 P2`."""
    runs: list[Run] = []
    for track, space in enumerate(scene.seat(who)["tracks"]):
        runs += [Run(" ")] if runs else []
        runs.append(Run(f"{scene.say(f'track-{TRACKS[track]}', 'letter')}{space}", KIND_TOKENS[track]))
    return runs
