"""The rows of a seat that are words: its line (credits, hand, hangar, scrap, ruin) and its surface with the canteen.

All cards that lie face down are drawn alike, in width, background, order and highlight, so nothing can be read from
them; only their owner sees a name, with `bluff` before it.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Run, cut_runs, fit, runs_width, width
from cosmic_tui.canvas.text import badge, numbers
from cosmic_tui.draw.layout import COMPACT, LARGE, SMALL
from cosmic_tui.draw.names import tagged
from cosmic_tui.draw.scene import Mark
from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.draw import heap
from cosmic_tui.games.chaos.draw.lit import by_handle, by_zone, here
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Row, Seat

EDGE = "▌"
BAR = {COMPACT: 18, SMALL: 24}
BADGE = 4  # columns of a digit that may be pressed, taken from the bar


def seat_line(canvas: Canvas, scene: Scene, y: int, wide: int, seat: int) -> None:
    """Draw a seat in one line: `▌■G Laci credits 2 hand 4 hangar 5 of 12 scrap 5 ruin 7 defends with 2 ships`."""
    mine = seat == scene.me
    small = scene.layout.name in (COMPACT, SMALL)
    canvas.fill(0, y, wide, 1, "panel")
    canvas.put(0, y, EDGE, scene.token(seat))
    x = canvas.write(1, y, _name(scene, seat))
    if small:
        x = _colony(canvas, scene, x + 1, y, seat)
    state, room = scene.seat(seat), wide - 1
    right = _note(scene, seat) if not small else []
    counts = _counts(scene, seat, state, small)
    if small:
        canvas.write_right(room, y, cut_runs(counts, room - x - 1))
    else:
        x = canvas.write(max(x + 2, 18), y, counts)
        if right and x + 2 + runs_width(right) <= room:
            canvas.write_right(room, y, right)
    if mine:
        return
    canvas.fill(1, y, x - 1, 1, link=("read", ("seat", seat)))


def _name(scene: Scene, seat: int) -> list[Run]:
    runs = tagged(scene, seat)
    if seat == scene.me and scene.layout.name not in (COMPACT, SMALL):
        runs.append(Run(f" {scene.say('bd-you')}", "muted"))
    if scene.people[seat].away:
        runs.append(Run(f" {scene.say('bd-away')}", "warn"))
    return runs


def _colony(canvas: Canvas, scene: Scene, x: int, y: int, seat: int) -> int:
    """Draw the colony as a bar in the seat's line, lit if it may be attacked. Return the column after it."""
    found = scene.seat(seat)["colony"]
    mark = by_zone(scene).get(("colony", seat))
    runs = [*_lit(mark), Run(f"{scene.say('zone-colony')} ", "muted")]
    runs += [Run(str(found), heap.number_token(found, scene.token(seat)), "", "bold"), Run(" ")]
    badges = BADGE * ((mark is not None) + (("centre", seat) in by_zone(scene)))
    return canvas.write(x, y, [*runs, *heap.bar(scene, seat, BAR[scene.layout.name] - badges)])


def _lit(mark: Mark | None) -> list[Run]:
    if mark is None or not mark.digit:
        return []
    return [badge(mark.digit, mark.chosen, ("option", mark.option)), Run(" ")]


def _counts(scene: Scene, seat: int, state: Seat, small: bool) -> list[Run]:
    """Return a seat's numbers in the table's order. A click on scrap or ruin opens their page."""
    say = scene.say
    mark = by_zone(scene).get(("centre", seat))
    gap = Run("  " if small else "   ")
    parts = [numbers(say("bd-credits", number=state["credits"]))]
    parts.append([*_lit(mark), *numbers(say("bd-hand", number=state["centre"]))])
    if not small:
        limit = scene.view["limits"].get("hangar")
        if limit is not None:
            parts.append(numbers(say("bd-hangar", number=state["hangar"], max=limit)))
    for zone, found in (("scrap", len(state["scrap"])), ("ruin", state["ruin"])):
        parts.append([run._replace(link=("read", ("piles",))) for run in numbers(say(f"bd-{zone}", number=found))])
    runs: list[Run] = []
    for part in parts:
        runs += ([gap] if runs else []) + part
    return runs


def _note(scene: Scene, seat: int) -> list[Run]:
    """Return a note on what this side does in the combat, for the right end of its line."""
    fight, say = scene.view["fight"], scene.say
    if not fight or seat not in (fight["attacker"], fight["defender"]):
        return []
    if fight["step"] == "named":
        return [Run(say("bd-attacks" if seat == fight["attacker"] else "bd-is_attacked"), "warn")]
    found = len(pieces.side(scene.view, seat))
    if seat == fight["attacker"]:
        bombs = len(fight["bombers"])
        if fight["step"] == "bomb" and bombs:
            return [Run(say("bd-bombs_with", number=bombs, max=found), "warn")]
        return [Run(say("bd-attacks_with", n=found), "warn")]
    if scene.view["moment"] == "combat.equip" and not found:
        return [Run(say("bd-choosing"), "warn")]
    if fight["step"] in ("equip", "pay", "fire") or found:
        return [Run(say("bd-defends_with", n=found), "warn")]
    return [Run(say("bd-no_defender"), "warn")]


# --- surface and canteen ---------------------------------------------------------------------------------------------


def surface(canvas: Canvas, scene: Scene, y: int, wide: int, seat: int) -> None:
    """Draw bases from left to right, then the crew. Cards without room are counted; the target of an attack is always
    drawn.
    """
    lit = by_handle(scene)
    bases = pieces.of_seat(scene.view, seat, "base")
    crew = pieces.of_seat(scene.view, seat, "crew")
    x = canvas.put(1, y, scene.say("zone-surface"), "muted") + 1
    parts = [(row, lit.get(row["handle"])) for row in bases]
    after = [(row, lit.get(row["handle"])) for row in crew]
    label = [Run(f"{scene.say('zone-canteen')} ", "muted")] if after else []
    none = "" if bases else scene.say("bd-nothing")
    free = wide - x - 2 - runs_width(label) - width(none)
    for level in LEVELS:
        chips = [_chip(scene, row, mark, level) for row, mark in parts + after]
        need = sum(runs_width(chip) + level.gap for chip in chips)
        if need <= free:
            break
    else:
        _squeezed(canvas, scene, x, y, wide, [*parts, *after])
        return
    if level == LEAST:
        _named(scene, parts + after, chips, free - need)
    first, second = chips[: len(parts)], chips[len(parts) :]
    for chip in first:
        x = canvas.write(x, y, chip) + level.gap
    if none:
        x = canvas.put(x, y, none, "unplayable") + 2
    if second:
        x = canvas.write(x, y, label)
        for chip in second:
            x = canvas.write(x, y, chip) + level.gap


class Level(NamedTuple):
    """A level of shrinking for chips: the columns of a name, the form of its numbers, the gap after it."""

    room: int
    form: str
    gap: int

    @property
    def bare(self) -> bool:
        """Return whether developments are shown as numbers alone."""
        return self.form == BARE

    @property
    def said(self) -> str:
        """Return the form of messages at this level: "short", or "" for the full one."""
        return "short" if self.form else ""


SHORT, BARE = "short", "bare"
LEVELS = (
    Level(24, "", 3), Level(20, "", 2), Level(24, SHORT, 2), Level(18, SHORT, 2), Level(18, SHORT, 1),
    Level(14, SHORT, 1), Level(24, BARE, 1), Level(18, BARE, 1), Level(15, BARE, 1), Level(12, BARE, 1),
    Level(10, BARE, 1), Level(8, BARE, 1), Level(5, BARE, 1), Level(0, BARE, 1),
)  # fmt: skip
LEAST = LEVELS[-1]
NAMED = LEVELS[-2]


def _named(scene: Scene, parts: list[tuple[Row, Mark | None]], chips: list[list[Run]], left: int) -> None:
    """Add as many names as fit after all had been left out, beginning with cards that may be chosen."""
    for place in sorted(range(len(parts)), key=lambda at: (parts[at][0]["paid"], parts[at][1] is None)):
        chip = _chip(scene, *parts[place], NAMED)
        more = runs_width(chip) - runs_width(chips[place])
        if 0 < more <= left:
            chips[place], left = chip, left - more


def _squeezed(canvas: Canvas, scene: Scene, x: int, y: int, wide: int, parts: list[tuple[Row, Mark | None]]) -> None:
    """Draw the smallest chips if not all fit: cards that may be chosen and the target first. Count the rest."""
    target = scene.view["fight"]["target"] if scene.view["fight"] else []
    first = [part for part in parts if part[1] or ["row", part[0]["handle"]] == list(target)]
    rest = [part for part in parts if part not in first]
    shown = 0
    for row, mark in [*first, *rest]:
        chip = _chip(scene, row, mark, LEAST)
        if x + runs_width(chip) + 5 > wide:
            break
        x = canvas.write(x, y, chip) + 1
        shown += 1
    if shown < len(parts):
        canvas.put(x, y, f"+{len(parts) - shown}", "muted")


def _chip(scene: Scene, row: Row, mark: Mark | None, level: Level) -> list[Run]:
    """Return one card on the surface or in the canteen as a chip. Its width does not depend on hidden facts."""
    link = ("option", mark.option) if mark else ("read", ("row", row["handle"]))
    target = scene.view["fight"]["target"] if scene.view["fight"] else []
    aimed = list(target) == ["row", row["handle"]] or here(scene)[:2] == ("row", row["handle"])
    ground = "select" if aimed else "card_face" if row["paid"] else "card_back"
    runs = _paid(scene, row, level) if row["paid"] else _down(scene, row, level)
    runs = [run._replace(ground=ground, link=link) for run in [Run(" "), *runs, Run(" ")]]
    return [*_lit(mark), *runs]


def _paid(scene: Scene, row: Row, level: Level) -> list[Run]:
    """Return the chip of a face-up card: its name, a base's armor, and the card's state if it is turned."""
    runs = [
        Run(
            fit(cards.name(scene.words, row["card"]), max(4, level.room)),
            "artifact" if row["kind"] == "base" else "info",
        )
    ]
    armour = row.get("armour")
    if armour and armour[1]:
        left = str(armour[0]) if armour[0] == armour[1] else f"{armour[0]}/{armour[1]}"
        runs += [Run(" "), *numbers(scene.say("bd-base_armour", level.said, value=left))]
    if row["devs"] and not level.bare:
        runs += [Run(" "), *numbers(scene.say("bd-devs", level.said, n=row["devs"]))]
    if row["state"] != "active":
        runs.append(Run(f" {scene.say('state-' + row['state'])}", "danger" if row["state"] == "damaged" else "muted"))
    return runs


def _down(scene: Scene, row: Row, level: Level) -> list[Run]:
    """Return the chip of a face-down card. All look the same, with the name added for the owner; the smallest form
    shows only developments.
    """
    if not level.room:
        devs = [Run(f" {row['devs']}", "text", "", "bold")] if row["devs"] else []
        return [Run(cards.NARROW_DOWN, "muted"), *devs]
    runs = [Run(cards.NARROW_DOWN if level.form else cards.FACE_DOWN, "muted")]
    own = bool(row["card"])
    if own:
        if pieces.is_bluff(row):
            runs.append(Run(f" {scene.say('bd-bluff', level.said)}", "warn"))
        runs.append(Run(f" {fit(cards.name(scene.words, row['card']), level.room)}", "text"))
    elif not level.bare:
        form = "" if scene.layout.name == LARGE and not level.form else SHORT
        runs.append(Run(f" {scene.say('bd-face_down', form)}", "muted"))
    if row["kind"] == "base":
        runs += [Run(" "), *numbers(_developments(scene, row, level))]
    elif own and "price" in row and not pieces.is_bluff(row) and not level.bare:
        runs += [Run(" "), *numbers(scene.say("bd-price", number=row["price"]))]
    return runs


def _developments(scene: Scene, row: Row, level: Level) -> str:
    """Return the developments of a face-down base. Its owner also sees how many it needs."""
    need = pieces.needed(row) if row["card"] and not pieces.is_bluff(row) else 0
    if level.bare:
        return f"{row['devs']}/{need}" if need else str(row["devs"])
    if need:
        return scene.say("bd-devs_of", level.said, number=row["devs"], max=need)
    return scene.say("bd-devs", level.said, n=row["devs"])


def other_line(canvas: Canvas, scene: Scene, y: int, wide: int, seats: list[int]) -> None:
    """Draw the seats other than the two shown, side by side: colony, credits, ships."""
    x = 1
    for seat in seats:
        state = scene.seat(seat)
        runs = tagged(scene, seat)
        if state["out"]:
            runs.append(Run(f" {scene.say('bd-out')}", "danger"))
        else:
            found = len(pieces.of_seat(scene.view, seat, "ship"))
            runs += [
                Run(" "),
                Run(str(state["colony"]), heap.number_token(state["colony"], scene.token(seat)), "", "bold"),
            ]
            runs += [Run(" "), *numbers(scene.say("bd-other", credits=state["credits"], n=found))]
        marks = by_zone(scene)
        mark = marks.get(("colony", seat)) or marks.get(("seat", seat))
        runs = [*_lit(mark), *runs]
        if x + runs_width(runs) > wide - 1:
            break
        x = canvas.write(x, y, [run._replace(link=run.link or ("read", ("seat", seat))) for run in runs]) + 2
