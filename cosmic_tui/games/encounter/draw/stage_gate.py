"""The stage with the gate: two sides, two cards, the beam and the planet, and below them what the numbers say.

For launch, alliance, planning and reveal, where there is room for it (FULL and LARGE of art.py). Draws into a framed
canvas.
"""

from __future__ import annotations

from functools import partial

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, runs_width, width
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.names import LONGEST_NAME, name
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.games.encounter.draw.art import art_of
from cosmic_tui.games.encounter.draw.beam import beam
from cosmic_tui.games.encounter.draw.cardface import card
from cosmic_tui.games.encounter.draw.motion import lifted
from cosmic_tui.games.encounter.draw.names import aliens_of
from cosmic_tui.games.encounter.draw.planets import owner_of
from cosmic_tui.games.encounter.draw.ships import pips, stack, stacks
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, Side, bystanders, side_of
from cosmic_tui.games.encounter.draw.stage_compact import side_label
from cosmic_tui.games.encounter.scene import Scene

TOP = 4  # the first row of the art; above it names, ships, and what stands over the planet
LEFT = 3
BEFORE_CARD = 4
BYSTANDER_ROOM = 12
LEAST_ALIEN = 4  # columns
APART = 3  # columns between the heads of the sides
HEADS = ("offense", "defense")
PARTY = 34  # columns for the ships of a side


def gate(canvas: Canvas, scene: Scene) -> int:
    """Draw names, cards, beam and planet. Return the first row below them."""
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    heads(canvas, scene, off, defense)
    art = art_of(scene)
    wide, high = art.card
    right = canvas.width - LEFT - wide
    planet_x = right - BEFORE_CARD - art.disc
    fog(canvas, scene.look, Rect(1, 1, canvas.width - 2, TOP + art.height - 1))
    card(canvas, scene, off, Rect(LEFT, TOP, wide, high))
    card(canvas, scene, defense, Rect(right, TOP, wide, high))
    middle = TOP + art.disc // 4
    riders, way = _riders(scene, off), partial(lifted, scene)
    beam(canvas, scene.look, LEFT + wide + 1, middle, planet_x - 1, art.reach, riders, way)
    if scene.look.discs:
        disc(
            canvas,
            scene.look,
            planet_x,
            TOP,
            art.disc,
            scene.token(owner_of(scene, scene.view["target"])),
            scene.view["target"],
        )
        planet = ("read", ("planet", scene.view["target"]))
        canvas.fill(planet_x, TOP, art.disc, art.height, link=planet)
    _around(canvas, scene, defense, planet_x, art.disc, TOP + art.height - 1)
    cards = (Rect(LEFT, TOP, wide, high), Rect(right, TOP, wide, high))
    stars(canvas, scene.look, Rect(1, TOP - 1, canvas.width - 2, art.height + 1), scene.view["target"], cards)
    return TOP + art.height


def heads(canvas: Canvas, scene: Scene, off: Side, defense: Side) -> None:
    """Draw the heads of both sides, `OFFENSE ▲R Vera · Zombie`, and below them the ships of each."""
    room = canvas.width - 2 * LEFT
    for form in ("", "short"):
        left, right = _head(scene, off, form, False), _head(scene, defense, form, True)
        if runs_width(left) + APART + runs_width(right) <= room:
            break
    else:
        left = cut_runs(left, canvas.width // 2 - LEFT)
        right = _head(scene, defense, "short", True, room - APART - runs_width(left))
    canvas.write(LEFT, 1, left)
    canvas.write_right(canvas.width - LEFT, 1, right)
    canvas.write(LEFT, 2, party(scene, off, False))
    canvas.write_right(canvas.width - LEFT, 2, party(scene, defense, True))


def _head(scene: Scene, side: Side, form: str, right: bool, room: int = 0) -> list[Run]:
    """Return the head of one side in a row; for the defense in reverse order. Its aliens get the remaining room."""
    label = side_label(scene, side.side, scene.say("scr-defense" if right else "scr-offense", form), HEADS[right])
    tag = Run(scene.tag(side.main), scene.token(side.main))
    who = Run(fit(scene.people[side.main].name, LONGEST_NAME), "text", "", "bold")
    alien = aliens_of(scene, side.main)
    if not right:
        return [*label, Run("  "), tag, Run(" "), who, *([Run(f" · {alien}", "muted")] if alien else [])]
    runs = [who, Run(" "), tag, Run("  "), *label]
    left = room - runs_width(runs) - len(" · ") if room else width(alien)
    shown = bool(alien) and (not room or left > LEAST_ALIEN)
    return [*([Run(f"{fit(alien, left)} · ", "muted")] if shown else []), *runs]


def party(scene: Scene, side: Side, right: bool) -> list[Run]:
    """Return a side's ships: `▲▲▲▲ yours ◆◆ Quill`; for the defense in reverse order. If room is short, the place is
    dropped before the number.
    """
    where = scene.say("scr-yours" if side.main == scene.me else "scr-on_the_planet" if right else "scr-on_the_gate")
    runs = _parted(scene, side, where, right)
    return runs if runs_width(runs) <= PARTY else cut_runs(_parted(scene, side, "", right), PARTY)


def _parted(scene: Scene, side: Side, where: str, right: bool) -> list[Run]:
    """Return the main player's ships with their place, if it is named, then the allies'."""
    own = stack(scene, side.main, side.own)
    parts = [[own, Run(f" {where}" if where else "", "muted")]] if side.own else []
    parts += [[stack(scene, who, count), Run(f" {name(scene, who)}", "muted")] for who, count in side.allies]
    runs: list[Run] = []
    for part in reversed(parts) if right else parts:
        if right:
            part = [Run(f"{part[1].text.strip()} ".lstrip(), "muted"), part[0]]
        runs += [Run("   "), *part] if runs else part
    return runs


def _riders(scene: Scene, off: Side) -> list[Run]:
    """Return the ships on the beam, own before allied."""
    runs: list[Run] = []
    for who, count in [(off.main, off.own), *off.allies]:
        if count:
            runs += [Run(" ")] if runs else []
            runs.append(stack(scene, who, count))
    return runs


def _around(canvas: Canvas, scene: Scene, defense: Side, x: int, size: int, below: int) -> None:
    """Draw defenders above the planet, bystanders beside them, and allies of the defense below."""
    middle = x + size // 2
    if defense.own:
        text = pips(scene, defense.main, defense.own)
        canvas.put(middle - len(text) // 2, TOP - 1, text, scene.token(defense.main))
    idle = bystanders(scene.view)
    if idle:
        shown = stacks(scene, idle, BYSTANDER_ROOM)
        words = scene.say("scr-bystander") if len(idle) == 1 else scene.say("scr-idle")
        canvas.write(
            middle + 6, TOP - 1, cut_runs([*shown, Run(f" {words}", "muted")], canvas.width - LEFT - middle - 6)
        )
    if defense.allies:
        runs = []
        for who, count in defense.allies:
            runs += [stack(scene, who, count), Run(" ")]
        runs.append(Run(scene.say("scr-beside_it"), "muted"))
        canvas.write(middle - runs_width(runs) // 2, below, runs)
