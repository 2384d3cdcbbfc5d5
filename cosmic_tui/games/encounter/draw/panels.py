"""Every player's system as a panel: lists of planets in the middle size, discs in the largest.

Draws the region "systems" of the two wide classes.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, width, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import badge, numbers
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.layout import LARGE
from cosmic_tui.draw.names import LONGEST_NAME
from cosmic_tui.draw.scene import Mark, marks, small_badge
from cosmic_tui.games.encounter.draw.matrix import arriving, change_token
from cosmic_tui.games.encounter.draw.names import aliens_of
from cosmic_tui.games.encounter.draw.places import panel_rects
from cosmic_tui.games.encounter.draw.planets import (
    abroad_mark,
    guest_mark,
    moving,
    number_of,
    owner_of,
    planet_mark,
    planets_of,
)
from cosmic_tui.games.encounter.draw.power import power_of
from cosmic_tui.games.encounter.draw.ships import foreign, pips, race, stack, stacks, tight, to_win
from cosmic_tui.games.encounter.draw.things import on_planet, on_sheet, thing_runs
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.prompt.choices import Ref

DISC = 6
FOREIGN = 11  # the column of foreign ships in a list of planets
PLANETS = 5
HUGE = 400  # more room than there ever is
CROWD = 3  # guests on a planet that take all rows below it


def panels(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["systems"]
    canvas = Canvas(rect.width, rect.height)
    lit = marks(scene)
    for who, panel in enumerate(panel_rects(Rect(0, 0, rect.width, rect.height), scene.n)):
        _frame(canvas, scene, who, panel, lit.get(("seat", who)))
        if scene.layout.name == LARGE:
            _large(canvas, scene, who, panel, lit)
        else:
            _list(canvas, scene, who, panel, lit)
    return canvas.rows()


# --- the frame ---------------------------------------------------------------------------------------------------


def _frame(canvas: Canvas, scene: Scene, who: int, rect: Rect, mark: Mark | None) -> None:
    """Draw a panel's edge: the reader's in the color of focus, the aimed system's heavy and in the color of the gate.
    """
    view = scene.view
    target = view["target"]
    aimed = target >= 0 and owner_of(scene, target) == who
    looked_at = scene.focus == "systems" and scene.focus_at % scene.n == who
    token = "focus" if looked_at or who == scene.me else "line"
    link: tuple[object, ...] = ("read", ("seat", who))
    if aimed and not looked_at:
        token = "gate"
    if mark is not None:
        token, link = "key", ("option", mark.option)
    large = scene.layout.name == LARGE
    hand = [] if large else numbers(scene.say("scr-hand_short", number=scene.seat(who)["hand"]))
    frame(
        canvas,
        rect,
        token=token,
        heavy=aimed or looked_at or scene.coached == "systems" or (mark is not None and mark.chosen),
        title=_title(scene, who, mark, rect.width, large),
        corner=_presence(scene, who) if large else hand,
        foot=_foot(scene, who, large),
        foot_corner=_role(scene, who, rect.width),
        link=link,
    )
    canvas.fill(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, link=link)
    if mark is not None and (mark.chosen or mark.here):
        canvas.fill(rect.x + 1, rect.y + 1, rect.width - 2, 1, "select")


def _title(scene: Scene, who: int, mark: Mark | None, wide: int, large: bool) -> list[Run]:
    person = scene.people[who]
    runs = [badge(mark.digit, mark.chosen, ("option", mark.option)), Run(" ")] if mark and mark.digit else []
    runs += [Run(scene.tag(who), scene.token(who)), Run(" "), Run(fit(person.name, LONGEST_NAME), "text", "", "bold")]
    if large:
        alien = aliens_of(scene, who)
        return [*runs, Run(" · ", "muted"), Run(alien, "text", "", "bold")] if alien else runs
    if who == scene.me:
        you = scene.say("scr-you")
        more = f" ({you})" if person.name.casefold() != you.casefold() else ""
    elif person.bot:
        more = f" {scene.say('scr-bot')}"
    else:
        more = f" {person.presence}" if person.away else ""
    hand = runs_width(numbers(scene.say("scr-hand_short", number=scene.seat(who)["hand"])))
    return [*runs, Run(more, "muted")] if runs_width(runs) + len(more) + hand + 9 <= wide else runs


def _presence(scene: Scene, who: int) -> list[Run]:
    person = scene.people[who]
    if who == scene.me:
        return [Run(scene.say("scr-you"), "info", "", "bold")]
    word = person.presence or scene.say("scr-bot" if person.bot else "scr-here")
    return [Run(word, "warn" if person.away else "muted" if person.bot else "ok")]


def _foot(scene: Scene, who: int, large: bool) -> list[Run]:
    have, missing = race(scene, who)
    runs = [Run(f"{scene.say('scr-abroad')} ", "muted")] if large else []
    runs += [Run(have, scene.token(who)), Run(missing, "faint")]
    if to_win(scene, who) == 1:
        runs += [Run(" "), Run(scene.say("scr-to_win", number=1), "danger", "", "bold")]
    return runs


def _role(scene: Scene, who: int, wide: int) -> list[Run]:
    """Return the seat's role in this encounter."""
    view = scene.view
    role = scene.seat(who)["role"]
    if role == "offense":
        return [Run(scene.say("scr-offense"), "offense", "", "bold")]
    if role == "defense":
        return [Run(scene.say("scr-defense"), "defense", "", "bold")]
    if role == "bystander":
        started = view["moment"].partition(".")[0] in ("planning", "reveal", "resolution")
        return [Run(scene.say("scr-stays_out"), "muted")] if started else []
    main = view["offense"] if role == "offensive_ally" else view["defense"]
    token = "offense" if role == "offensive_ally" else "defense"
    words = scene.say("scr-ally_of", who=fit(scene.people[main].name, LONGEST_NAME))
    taken = runs_width(_foot(scene, who, scene.layout.name == LARGE)) + 10
    return [Run(words if len(words) + taken <= wide else scene.say("role-ally"), token)]


# --- planets in a list -------------------------------------------------------------------------------------------


def _list(canvas: Canvas, scene: Scene, who: int, rect: Rect, lit: dict[Ref, Mark]) -> None:
    """Draw alien, power and tagline, then a row for each planet."""
    x, y, wide, high = rect
    word, token = power_of(scene, who)
    start = canvas.right(x + wide - 2, y + 1, word, token, attrs="bold") if word else x + wide - 2
    things = on_sheet(scene, who)
    if things and things[0].token == "warn":  # tokens and hoards stand beside the name
        first = thing_runs(things[:1], start - 5 - x - width(aliens_of(scene, who)))
        start = canvas.write_right(start - 2, y + 1, first) if first else start
        things = things[1:] if first else things
    canvas.put(x + 2, y + 1, fit(aliens_of(scene, who), start - x - 3), "text", attrs="bold")
    planets = planets_of(scene, who)
    lines = high - 3 - max(PLANETS, len(planets))
    words = wrap(_tagline(scene, who), wide - 4) if _tagline(scene, who) else []
    for number, line in enumerate(words[: lines - bool(things)]):
        canvas.put(x + 2, y + 2 + number, line, "muted")
    if things and lines > 0:
        canvas.write(x + 2, y + 1 + lines, thing_runs(things, wide - 4))
    for number, (planet, ships) in enumerate(planets):
        row = y + high - 1 - max(PLANETS, len(planets)) + number
        _planet_row(canvas, scene, planet, ships, Rect(x, row, wide, 1), lit)


def _tagline(scene: Scene, who: int) -> str:
    known = [sheet["alien"] for sheet in scene.seat(who)["sheets"] if sheet["alien"]]
    return scene.say(f"alien-{known[0]}", "tagline") if known else ""


def _planet_row(canvas: Canvas, scene: Scene, planet: int, ships: list[int], rect: Rect, lit: dict[Ref, Mark]) -> None:
    """Draw a planet's row: `3 ●●● ■ ◄ gate`."""
    x, y, wide, _ = rect
    mark = planet_mark(lit, planet, owner_of(scene, planet))
    aimed = scene.view["target"] == planet
    owner, number = owner_of(scene, planet), number_of(scene, planet)
    mine = abroad_mark(scene, mark, planet, ships)
    if aimed or (mark is not None and (mark.here or mark.chosen)):
        canvas.fill(x + 1, y, wide - 2, 1, "select")
    canvas.fill(x + 1, y, wide - 2, 1, link=("option", mark.option) if mark else ("read", ("planet", planet)))
    end, start = x + wide - 2, x + 4
    if mark is not None and mark.digit == str(number):
        canvas.write(x + 1, y, [badge(mark.digit, mark.chosen, ("option", mark.option))])
    else:
        canvas.put(x + 2, y, str(number), "muted", attrs="bold" if aimed else "")
        if mark is not None and mark.digit and mine is None:
            start = canvas.write(start, y, [badge(mark.digit, mark.chosen, ("option", mark.option))]) + 1
    if aimed:
        end = canvas.right(end, y, f"◄ {scene.say('scr-gate_short')}", "gate", attrs="bold") - 1
    at = _own(canvas, scene, owner, ships, start, y, mark)
    groups = foreign(scene, planet, ships)
    at = max(x + FOREIGN, at + 2)
    change = moved_to(scene, mark, ships)
    if mine is not None:
        at = (
            canvas.write(at, y, [badge(mine.digit, mine.chosen, ("option", mine.option)), Run(" ")])
            if mine.digit
            else at
        )
        text = f"{pips(scene, scene.me, 1)} {change}" if change else pips(scene, scene.me, ships[scene.me])
        at = canvas.put(at, y, text, change_token(change) if change else scene.token(scene.me)) + 2
        groups = [group for group in groups if group[0] != scene.me]
    at = canvas.write(at, y, cut_runs(_guest_runs(scene, planet, groups, lit, end - at), end - at))
    marks_here = thing_runs(on_planet(scene, planet), end - at - 1)
    if marks_here:
        end = canvas.write_right(end, y, marks_here) - 1
    if change and change.endswith("→0") and scene.me == owner:
        canvas.right(end, y, fit(scene.say("scr-given_up"), end - at - 1), "danger", attrs="bold")


def _guest_runs(scene: Scene, planet: int, groups: list[tuple[int, int]], lit: dict[Ref, Mark], room: int) -> list[Run]:
    """Return foreign colonies, those that can be chosen with their digits, in the widest form that fits."""
    found = {who: mark for who, _ in groups if (mark := guest_mark(lit, planet, who)) is not None}
    if not found:
        return stacks(scene, groups, room)
    runs: list[Run] = []
    for narrow in (False, True):
        runs = []
        for who, count in groups:
            mark = found.get(who)
            if mark is not None:
                wide = badge(mark.digit, mark.chosen, ("option", mark.option))
                runs.append(small_badge(mark) if narrow else wide)
            runs += [stack(scene, who, count, narrow), Run(" ")]
        if runs_width(runs) <= room:
            break
    return runs


def moved_to(scene: Scene, mark: Mark | None, ships: list[int]) -> str:
    """Return `4→2` if the draft moves the reader's ships from or to a place; "" otherwise."""
    draft = moving(scene)
    if mark is None or draft is None or not draft.counts[mark.option]:
        return ""
    moved = draft.counts[mark.option]
    before = ships[scene.me]
    return f"{before}→{before + moved if arriving(scene) else before - moved}"


def _own(canvas: Canvas, scene: Scene, owner: int, ships: list[int], x: int, y: int, mark: Mark | None) -> int:
    """Draw the owner's ships, or the number that will remain, and return the column after them."""
    change = moved_to(scene, mark, ships) if owner == scene.me else ""
    if change:
        x = canvas.put(x, y, pips(scene, owner, 1), scene.token(owner)) + 1
        return canvas.put(x, y, change, change_token(change), attrs="bold")
    if not ships[owner]:
        return canvas.put(x, y, scene.say("scr-none"), "muted")
    return canvas.put(x, y, pips(scene, owner, ships[owner]), scene.token(owner))


# --- planets as discs --------------------------------------------------------------------------------------------


def _large(canvas: Canvas, scene: Scene, who: int, rect: Rect, lit: dict[Ref, Mark]) -> None:
    """Draw the tagline, discs with their ships, then hand, homes, power and technology."""
    x, y, wide, high = rect
    canvas.put(x + 2, y + 1, fit(_tagline(scene, who), wide - 4), "muted")
    planets = planets_of(scene, who)
    count = max([PLANETS, *(number_of(scene, planet) for planet, _ in planets)])
    step = min(12, (wide - 4) // count)
    left = x + (wide - (step * (count - 1) + DISC)) // 2
    apart = _things(canvas, scene, who, rect)
    for planet, ships in planets:
        column = left + step * (number_of(scene, planet) - 1)
        _disc_column(canvas, scene, planet, ships, Rect(column, y + 2, step, high - 5 - apart), lit)
    seat = scene.seat(who)
    row = y + high - 3
    cards = Run("▌" * min(seat["hand"], (wide - 22)), "text")
    canvas.write(x + 2, row, [Run(f"{scene.say('zone-hand')} ", "muted"), cards, *numbers(f" {seat['hand']}")])
    word, token = power_of(scene, who)
    if word:
        canvas.write_right(
            x + wide - 2, row, [Run(f"{scene.say('scr-power_short')} ", "muted"), Run(word, token, "", "bold")]
        )


def _things(canvas: Canvas, scene: Scene, who: int, rect: Rect) -> bool:
    """Draw home colonies, and beside them the things on the sheet. Return whether these took a row of their own."""
    x, y, wide, high = rect
    planets = planets_of(scene, who)
    home = numbers(scene.say("scr-home_of", number=scene.seat(who)["home"], max=len(planets)))
    end = canvas.write(x + 2, y + high - 2, home)
    things = on_sheet(scene, who)
    runs = thing_runs(things, x + wide - 3 - end)
    free = all(len(foreign(scene, planet, ships)) < CROWD for planet, ships in planets)
    if free and runs_width(runs) < runs_width(thing_runs(things, HUGE)):
        canvas.write(x + 2, y + high - 4, thing_runs(things, wide - 4))
        return True
    canvas.write_right(x + wide - 2, y + high - 2, runs)
    return False


def _disc_column(canvas: Canvas, scene: Scene, planet: int, ships: list[int], rect: Rect, lit: dict[Ref, Mark]) -> None:
    """Draw one planet: its number, its disc, its ships, those of others."""
    x, y, step, high = rect
    mark = planet_mark(lit, planet, owner_of(scene, planet))
    aimed = scene.view["target"] == planet
    owner, number = owner_of(scene, planet), number_of(scene, planet)
    ground = "select" if aimed or (mark is not None and (mark.here or mark.chosen)) else "bg"
    if ground == "select":
        canvas.fill(x, y, DISC, high, ground)
    canvas.fill(x, y, DISC, high, link=("option", mark.option) if mark else ("read", ("planet", planet)))
    if mark is not None and mark.digit:
        apart = mark.digit != str(number)
        canvas.write(x + 1 + apart, y, [badge(mark.digit, mark.chosen, ("option", mark.option))])
        if apart:
            canvas.put(x, y, str(number), "muted")
    else:
        canvas.put(x + 2, y, str(number), "text" if aimed else "muted", attrs="bold" if aimed else "")
        if aimed:
            canvas.put(x, y, "►", "gate")
            canvas.put(x + 4, y, "◄", "gate")
    if scene.look.discs:
        token = scene.token(owner) if ships[owner] else "faint"
        disc(canvas, scene.look, x, y + 1, DISC, token, planet, ground)
    change = moved_to(scene, mark, ships)
    if change and owner == scene.me:
        _middle(canvas, x, y + 4, change, change_token(change))
    elif ships[owner]:
        _middle(canvas, x, y + 4, pips(scene, owner, ships[owner]), scene.token(owner))
    else:
        _middle(canvas, x, y + 4, scene.say("scr-none"), "muted")
    here = on_planet(scene, planet)
    guests = high - 5 - min(len(here), max(0, high - 5 - len(foreign(scene, planet, ships))))
    _guests(canvas, scene, planet, ships, Rect(x, y + 5, step, guests), lit, change if owner != scene.me else "")
    for number, thing in enumerate(here[: high - 5 - guests]):
        canvas.write(x, y + high - 1 - number, thing_runs([thing], step - 1))


def _guests(
    canvas: Canvas, scene: Scene, planet: int, ships: list[int], rect: Rect, lit: dict[Ref, Mark], change: str
) -> None:
    """Draw foreign colonies below the owner's, one in a row. The last row takes all the others."""
    x, y, _, high = rect
    groups = foreign(scene, planet, ships)
    for number, (who, count) in enumerate(groups[:high]):
        guest = guest_mark(lit, planet, who)
        if number == high - 1 and len(groups) > high:
            text = "".join(tight(scene, seat, ships[seat]) for seat, _ in groups[number:])
            canvas.put(x, y + number, fit(text, DISC), "text")
        elif guest is not None:
            canvas.write(x, y + number, [badge(guest.digit, guest.chosen, ("option", guest.option))])
            canvas.put(x + 3, y + number, tight(scene, who, count), scene.token(who))
        elif change and who == scene.me:
            _middle(canvas, x, y + number, pips(scene, who, 1) + change, change_token(change))
        else:
            _middle(canvas, x, y + number, pips(scene, who, count), scene.token(who))


def _middle(canvas: Canvas, x: int, y: int, text: str, token: str) -> None:
    canvas.put(x + max(0, (DISC - len(text)) // 2), y, text, token)
