"""Bombs: the ships that bomb, the sum, and the target shrinking. Falling cards never show a face."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit
from cosmic_tui.draw.digits import big
from cosmic_tui.games.chaos import cards, foresee, pieces
from cosmic_tui.games.chaos.draw import heap, silhouette
from cosmic_tui.games.chaos.draw.lit import ticked
from cosmic_tui.games.chaos.draw.names import fight_target, in_lines, row_name, seat_name
from cosmic_tui.games.chaos.foresee import Bombing
from cosmic_tui.games.chaos.scene import Scene
from cosmic_tui.words.letters import capital
from engine.chaos.view_types import Row, fight_of

MOST_CARDS = 8  # backs that are drawn; more is a number
PICTURE = 7  # rows from which there is room for one


def named(scene: Scene) -> list[int]:
    """Return the ships that bomb, or that are ticked to bomb."""
    chosen = ticked(scene, "bomb.ships")
    if chosen is not None:
        return chosen
    fight = scene.view["fight"]
    return list(fight["bombers"]) if fight else []


def wanted(scene: Scene) -> bool:
    fight = scene.view["fight"]
    return fight is not None and (fight["step"] == "bomb" or bool(fight["bombers"]))


def danger(scene: Scene, seat: int) -> int:
    """Return how many cards of a colony the bombs are about to take."""
    found = foresee.bombing(scene.view, named(scene)) if wanted(scene) else None
    return found.cards if found and found.kind == "colony" and found.seat == seat else 0


def draw(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    found = foresee.bombing(scene.view, named(scene))
    if found is None:
        return
    if rect.height < PICTURE:
        y = 0
        for runs in lines(scene, found):
            rows = in_lines(runs, rect.width)
            if y + len(rows) <= rect.height:  # a sentence stands whole or not at all
                for row in rows:
                    canvas.write(rect.x, rect.y + y, row)
                    y += 1
        return
    scale = 2 if rect.height >= 14 else 1
    picture = 4 * scale + (2 if scale == 2 else 0)
    x = _bombers(canvas, scene, rect, found, scale)
    _target(canvas, scene, Rect(x, rect.y, rect.x + rect.width - x, picture), found)
    below = lines(scene, found)
    room = rect.height - picture - 1
    for y, runs in enumerate(below[: max(0, room)]):
        canvas.write(rect.x, rect.y + picture + 1 + y, cut_runs(runs, rect.width))


def _bombers(canvas: Canvas, scene: Scene, rect: Rect, found: Bombing, scale: int) -> int:
    """Draw the bombing ships side by side with their arrows. While none is chosen, draw the ships that could bomb,
    dark. Return the column after them.
    """
    wide = silhouette.SIZE * scale
    most = 3 if scale == 1 else 2
    ships = found.ships or could_bomb(scene)
    x = rect.x
    for row in ships[:most]:
        card = cards.card(row["card"])
        silhouette.draw(
            canvas, scene.look, x, rect.y, card.species, card.subtype, scene.token(row["seat"]),
            state="active" if found.ships else "used", up=row["seat"] != pieces.facing(scene.view)[0], scale=scale,
        )  # fmt: skip
        if scale > 1:
            canvas.put(x, rect.y + 4 * scale, fit(row_name(scene, row), wide), "text", attrs="bold")
            said = scene.say("bd-bombing_sum", value=str(pieces.number(row, pieces.BOMB)))
            canvas.put(x, rect.y + 4 * scale + 1, fit(said, wide), "muted")
        x += wide + 1
    if len(ships) > most:
        x = canvas.put(x, rect.y + 1, f"+{len(ships) - most}", "muted") + 1
    end = rect.x + rect.width * 45 // 100
    for y in range(1, 4 * scale, 2) if found.ships else ():
        if end - x > 3:
            canvas.put(x, rect.y + y, "━" * (end - x - 1) + "►", "warn" if found.works else "gate_dim")
    return end + 2


def could_bomb(scene: Scene) -> list[Row]:
    """Return the ships of the attack that are still active."""
    fight = fight_of(scene.view)
    return [row for row in pieces.side(scene.view, fight["attacker"]) if row["state"] == "active"]


def _target(canvas: Canvas, scene: Scene, rect: Rect, found: Bombing) -> None:
    """Draw a colony with the endangered part in red and its two numbers. Draw other targets by name."""
    canvas.put(rect.x, rect.y, fit(capital(fight_target(scene)), rect.width), "text", attrs="bold")
    if found.kind != "colony":
        canvas.write(rect.x, rect.y + 2, cut_runs(effect(scene, found), rect.width))
        return
    now = scene.seat(found.seat)["colony"]
    tall = rect.height - 1
    heap.pile(canvas, scene, Rect(rect.x, rect.y + 1, 12, tall), found.seat, found.cards)
    x = rect.x + 14
    for row, line in enumerate(big(str(now))):
        canvas.put(x, rect.y + 1 + row, line, scene.token(found.seat), attrs="bold")
    x += len(big(str(now))[0]) + 1
    canvas.put(x, rect.y + 2, "━►", "warn", attrs="bold")
    for row, line in enumerate(big(str(now - found.cards))):
        canvas.put(x + 3, rect.y + 1 + row, line, "danger" if found.cards else "muted", attrs="bold")
    if tall > 5:
        fallen = scene.seat(found.seat)["ruin"]
        fallen = fallen if isinstance(fallen, int) else len(fallen)
        ruin = scene.say("bd-ruin", number=f"{fallen} → {fallen + found.cards}")
        canvas.put(x - len(big(str(now))[0]) - 1, rect.y + 6, fit(ruin, rect.x + rect.width - x), "muted")
    x += 3 + len(big(str(now - found.cards))[0]) + 2
    _falling(canvas, scene, x, rect, found.cards)


def _falling(canvas: Canvas, scene: Scene, x: int, rect: Rect, count: int) -> None:
    """Draw backs of cards falling into the ruin, as nobody sees their faces."""
    if not scene.look.discs:
        return
    shown = 0
    for number in range(min(count, MOST_CARDS)):
        column, row = divmod(number, max(1, rect.height // 3))
        at, y = x + column * 6, rect.y + row * 3 + column % 2
        if at + 5 > rect.x + rect.width or y + 2 >= rect.y + rect.height + 1:
            break
        canvas.put(at, y, "╱╲╱╲", "muted", "card_back")
        canvas.put(at, y + 1, "╲╱╲╱", "muted", "card_back")
        shown += 1
    if count > shown and shown:
        canvas.put(min(x + 6, rect.x + rect.width - 4), rect.y, f"×{count}", "danger", attrs="bold")


def effect(scene: Scene, found: Bombing) -> list[Run]:
    """Return what the bombs do to the target, in words."""
    say, total = scene.say, found.total
    if found.kind == "colony":
        if total and not found.cards:  # they have fallen already: the sentence above says it
            return []
        return [Run(say("bd-cards_fall", n=found.cards), "danger" if found.cards else "muted", "", "bold")]
    if not found.ships:
        could = sum(pieces.number(row, pieces.BOMB) for row in could_bomb(scene))
        ident = "bd-would_do" if could >= found.need else "bd-too_weak"
        return [Run(say(ident, total=could, need=found.need), "muted")]
    if not found.works:
        return [Run(say("bd-too_weak", total=total, need=found.need), "warn")]
    if found.kind == "centre":
        form = "at-you" if found.seat == scene.me else ""
        return [Run(say("bd-centre_loses", form, whom=seat_name(scene, found.seat)), "danger", "", "bold")]
    if found.row is not None and not found.row["paid"] and found.row["kind"] == "base":
        return [Run(say("bd-base_or_trap"), "danger", "", "bold")]
    return [Run(say("bd-is_destroyed", card=row_name(scene, found.row)), "danger", "", "bold")]


def lines(scene: Scene, found: Bombing) -> list[list[Run]]:
    """Return the bombing total, its effect, which ships cannot bomb and why, the cost, and how much more would win the
    game.
    """
    say, fight = scene.say, fight_of(scene.view)
    sums = " + ".join(str(pieces.number(row, pieces.BOMB)) for row in found.ships)
    result = f"{sums} = {found.total}" if len(found.ships) > 1 else str(found.total)
    first = [Run(say("bd-bombing_sum", value=result), "warn", "", "bold"), Run("   "), *effect(scene, found)]
    if not found.ships:
        could = could_bomb(scene)
        total = sum(pieces.number(row, pieces.BOMB) for row in could)
        first = [Run(say("bd-could_all", n=len(could), total=total), "muted"), Run("  ")]
        first.append(Run(say("bd-none_ticked"), "muted"))
    rows = [first]
    out = [row for row in pieces.side(scene.view, fight["attacker"]) if row["state"] != "active"]
    if out:
        names = scene.words.join(row_name(scene, row) for row in out)
        rows.append([Run(say("bd-cannot_bomb", names=names, n=len(out)), "muted")])
    rows.append([Run(say("bd-bombers_used"), "muted")])
    if found.kind == "colony" and found.cards:
        left = scene.seat(found.seat)["colony"] - found.cards
        more = -(-left // found.cards)
        said = say("bd-to_win", number=left, n=more) if left else say("bd-empty_then")
        rows.append([Run(said, "muted")])
    return rows
