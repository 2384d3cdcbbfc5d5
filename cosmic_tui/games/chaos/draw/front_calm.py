"""The front when neither shots nor bombs are about: what an attack would cost and meet, who goes in, what was named."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Rect, Run, runs_width, wrap_runs
from cosmic_tui.draw.layout import LARGE, MIDDLE
from cosmic_tui.games.chaos import cards, foresee, pieces
from cosmic_tui.games.chaos.draw import silhouette
from cosmic_tui.games.chaos.draw.lit import faced, here, ticked
from cosmic_tui.games.chaos.draw.names import listed, row_name, seat_name
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Row, fight_of

TOTAL, SHORTEST = 2, 3  # how short a fact is said: from here on a sum without its parts, ships without their names
FLEET = 5  # silhouettes of a side in the largest window


def draw(canvas: Canvas, scene: Scene, rect: Rect, title: Sequence[Run] = ()) -> None:
    """Draw whole sentences, the most important first. In tall windows draw the opposing fleets below. `title` is a
    title that had no room above.
    """
    y = rect.y
    found = [*([list(title)] if title else []), *facts(scene)]
    tall = scene.layout.name in (MIDDLE, LARGE)
    for runs in found:
        lines = wrap_runs(runs, rect.width)
        if y + len(lines) > rect.y + rect.height:
            continue
        for line in lines:
            canvas.write(rect.x, y, line)
            y += 1
        if scene.layout.name == LARGE:
            y += 1
    left = rect.y + rect.height - y
    if tall and left >= 4 and scene.look.discs:
        _fleets(canvas, scene, Rect(rect.x, y + (left - 4) // 2, rect.width, 4))


def in_a_row(scene: Scene, room: int) -> list[Run]:
    """Return as many whole facts as fit into one row, using shorter words if needed."""
    fight, phase = scene.view["fight"], scene.view["phase"]
    if not fight and phase != "setup" and not _chosen(scene):
        tried = [_joined(_balance(scene, level), room) for level in range(SHORTEST + 1)]
        return max(tried, key=lambda found: found[0])[1]
    found = facts(scene)
    if fight:
        found = [*_acts(scene), *(runs for runs in found if runs not in _acts(scene))]
    return _joined(found, room)[1]


def _joined(found: list[list[Run]], room: int) -> tuple[int, list[Run]]:
    """Return the number of parts that fit, and these parts in their order. If not even the first fits, return 0 and
    that part.
    """
    runs: list[Run] = []
    count = 0
    for part in found:
        if not runs or runs_width(runs) + 3 + runs_width(part) <= room:
            runs += ([Run("   ")] if runs else []) + part
            count += 1
    return (count if runs_width(runs) <= room else 0), runs


def _balance(scene: Scene, level: int) -> list[list[Run]]:
    """Return the active player's possible bombing and the possible defenders. A higher `level` uses shorter words."""
    view = scene.view
    top, bottom = pieces.facing(view, faced(scene))
    active = view["active"] if view["active"] in (top, bottom) else bottom
    foe = top if active == bottom else bottom
    return [_could_bomb(scene, active, level), _could_defend(scene, foe, level)]


def facts(scene: Scene) -> list[list[Run]]:
    """Return the facts worth knowing at this moment."""
    fight = scene.view["fight"]
    if fight:
        return _combat(scene)
    if scene.view["phase"] == "setup":
        return [[Run(scene.say("bd-setup"), "muted")]]
    return [*_chosen(scene), *_peace(scene)]


def _chosen(scene: Scene) -> list[list[Run]]:
    """Return the highlighted target, and what an attack on it would do if nobody defended."""
    draft, chosen = scene.draft, here(scene)
    if draft is None or draft.question["why"] != "main.target" or chosen[:1] == ("back",) or not chosen:
        return []
    view, kind, what = scene.view, chosen[0], chosen[1]
    row = pieces.row_of(view, what) if kind == "row" else None
    seat = row["seat"] if row else what
    total = sum(pieces.could_bomb(view, scene.me))
    found = foresee.against(view, kind, what, seat, pieces.active_ships(view, scene.me), total)
    from cosmic_tui.games.chaos.draw.front_bombs import effect

    if kind == "colony":
        before = scene.seat(seat)["colony"]
        said = scene.say("bd-if_nobody_defends", before=before, after=before - found.cards)
        return [[Run(said, "text", "", "bold")]]
    return [[Run(scene.say("bd-undefended"), "muted"), Run(" "), *effect(scene, found)]]


def _peace(scene: Scene) -> list[list[Run]]:
    """Return, for both sides, the ships that could bomb and defend, and the cost of an attack. In the reader's turn
    every neighbor who could defend has a line.
    """
    view, say = scene.view, scene.say
    top, bottom = pieces.facing(view, faced(scene))
    rows = []
    for seat, foe in ((bottom, top), (top, bottom)) if view["active"] != top else ((top, bottom), (bottom, top)):
        rows.append(_could_bomb(scene, seat))
        if seat == view["active"]:
            rows.append(_could_defend(scene, foe))
            near = view["seats"][seat]["neighbours"] if seat == scene.me else []
            rows += [_could_defend(scene, other) for other in near if other not in (seat, foe)]
    if view["n"] == 2 and view["turn"] < 2:
        rows.append([Run(say("bd-first_turn"), "muted")])
    return rows


def _could_bomb(scene: Scene, seat: int, level: int = 0) -> list[Run]:
    ready = pieces.could_bomb(scene.view, seat)
    form = "you" if seat == scene.me else ""
    if not ready:
        return [Run(scene.say("bd-no_active", form, who=seat_name(scene, seat)), "muted")]
    found = [bombs for bombs in ready if bombs]
    sums = " + ".join(map(str, found)) + (f" = {sum(found)}" if len(found) > 1 else "") if level < TOTAL else ""
    sums = sums or str(sum(found))
    said = scene.say("bd-can_bomb" if level else "bd-could_bomb", form, who=seat_name(scene, seat), value=sums)
    before, _, after = said.partition(sums)
    return [Run(before, "muted"), Run(sums, "text", "", "bold"), Run(after, "muted")]


def _could_defend(scene: Scene, seat: int, level: int = 0) -> list[Run]:
    found = foresee.defenders(scene.view, seat)
    form = "you" if seat == scene.me else ""
    if not found:
        return [Run(scene.say("bd-cannot_defend", form, who=seat_name(scene, seat)), "muted")]
    if level == SHORTEST:
        said = scene.say("bd-could_defend_with", form, who=seat_name(scene, seat), n=len(found))
    else:
        said = scene.say("bd-could_defend", form, who=seat_name(scene, seat), names=listed(scene, found))
    return [Run(said, "muted")]


def _combat(scene: Scene) -> list[list[Run]]:
    """Return the ships of both sides in the combat, the crew that may still board, and the payments still possible."""
    fight, say = fight_of(scene.view), scene.say
    rows: list[list[Run]] = []
    for seat, step in ((fight["attacker"], "combat.attackers"), (fight["defender"], "combat.defenders")):
        chosen = ticked(scene, step)
        names = _side(scene, seat, chosen)
        form = "you" if seat == scene.me else ""
        ident = "bd-in_attack" if seat == fight["attacker"] else "bd-in_defence"
        if names:
            said = say(ident, form, who=seat_name(scene, seat), names=names)
            rows.append([Run(said, "text")])
        elif seat == fight["defender"] and fight["step"] not in ("named", "equip"):
            rows.append([Run(say("bd-no_defender"), "warn")])
    rows += [[Run(text, "muted")] for text in _aboard(scene)]
    rows += _acts(scene)
    rows.append([Run(say(f"bd-step-{fight['step']}"), "muted")])
    return rows


def _acts(scene: Scene) -> list[list[Run]]:
    """Return the side whose ships act now."""
    fight = fight_of(scene.view)
    if fight["step"] != "fire" or not fight.get("acts") or not fight["acts"][1]:
        return []
    who, handles = fight["acts"]
    ships = [row for row in map(lambda handle: pieces.row_of(scene.view, handle), handles) if row]
    form = "you" if who == scene.me else ""
    said = scene.say("bd-acts", form, who=seat_name(scene, who), names=listed(scene, ships))
    return [[Run(said, "key", "", "bold")]]


def _side(scene: Scene, seat: int, chosen: list[int] | None) -> str:
    if chosen is None:
        return listed(scene, pieces.side(scene.view, seat))
    found = pieces.rows(scene.view)
    return listed(scene, [found[handle] for handle in chosen])


def _aboard(scene: Scene) -> list[str]:
    """Return the ships in the combat with the cards on them, as every player sees them."""
    found = []
    fight = fight_of(scene.view)
    for seat in (fight["attacker"], fight["defender"]):
        for row in pieces.side(scene.view, seat):
            things = pieces.aboard(scene.view, row["handle"])
            left = row.get("places", 0) - len(things)
            down = sum(not thing["paid"] for thing in things)
            if down or (fight["step"] == "equip" and seat == scene.me and left):
                found.append(_load(scene, row, down, left))
    return found


def _load(scene: Scene, row: Row, down: int, left: int) -> str:
    return scene.say("bd-load", card=row_name(scene, row), down=down, left=max(0, left))


def _fleets(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw the active ships of both sides, the reader's from the left and the other side's from the right."""
    top, bottom = pieces.facing(scene.view, faced(scene))
    room = rect.width // 2 - 4
    most = min(FLEET, room // (silhouette.SIZE + 2))
    for seat, from_left in ((bottom, True), (top, False)):
        x = rect.x + 1 if from_left else rect.x + rect.width - 1 - silhouette.SIZE
        for row in pieces.active_ships(scene.view, seat)[:most]:
            card = cards.card(row["card"])
            silhouette.draw(canvas, scene.look, x, rect.y, card.species, card.subtype, scene.token(seat), up=from_left)
            x += (silhouette.SIZE + 2) * (1 if from_left else -1)
