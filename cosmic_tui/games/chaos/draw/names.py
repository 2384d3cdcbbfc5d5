"""Names in sentences of the board: cards, what lies face down, seats and targets, as the reader may know them."""

from __future__ import annotations

from typing import Any

from cosmic_tui.draw.cells import Run, fit
from cosmic_tui.draw.names import LONGEST_NAME
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.pieces import Row


def seat_name(scene: Scene, seat: int) -> str:
    """A name as it stands in a sentence."""
    return fit(scene.people[seat].name, LONGEST_NAME)


def row_name(scene: Scene, row: Row | None) -> str:
    """A card on the table; what lies face down goes by its place, so that two of them can be told apart."""
    if row is None:
        return scene.say("down-card")
    if row["card"]:
        return cards.name(scene.words, row["card"])
    if row["on"]:
        return scene.say("down-equipment", ship=row_name(scene, pieces.row_of(scene.view, row["on"])))
    same = pieces.of_seat(scene.view, row["seat"], row["kind"])
    return scene.say(f"down-{row['kind']}", number=same.index(row) + 1)


def target_name(scene: Scene, kind: str, what: int, seat: int) -> str:
    """`the colony of Laci`, `your centre`, `Mine Ring of Laci`."""
    form = "you" if seat == scene.me else ""
    card = row_name(scene, pieces.row_of(scene.view, what)) if kind == "row" else ""
    return scene.say(f"target-{kind}", form, whom=seat_name(scene, seat), card=card)


def fight_target(scene: Scene) -> str:
    """What the combat is about."""
    fight: dict[str, Any] = scene.view["fight"]
    kind, what = fight["target"]
    return target_name(scene, kind, what, fight["defender"])


def listed(scene: Scene, rows: list[Row]) -> str:
    """Ships in a sentence; of the same name a number."""
    counts: dict[str, int] = {}
    for row in rows:
        name = row_name(scene, row)
        counts[name] = counts.get(name, 0) + 1
    return scene.words.join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items())


def by_form(scene: Scene, seat: int) -> str:
    return "you" if seat == scene.me else ""


def coloured(scene: Scene, text: str, token: str = "text") -> list[Run]:
    """A sentence with the names of people in their colours."""
    from cosmic_tui.draw.names import spoken

    return spoken(scene, text, token)
