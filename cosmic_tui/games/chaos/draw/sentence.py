"""What is going on in one sentence: the title of the front, and a remark for its right end.

The first line of every screen and of plain mode; made from public facts and from what the reader is choosing.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import width
from cosmic_tui.games.chaos import cards, foresee, pieces
from cosmic_tui.games.chaos.draw.lit import faced, here, ticked
from cosmic_tui.games.chaos.draw.names import by_form, fight_target, row_name, seat_name, target_name
from cosmic_tui.games.chaos.scene import Scene
from cosmic_tui.words.letters import capital
from engine.chaos.view_types import fight_of, shot_of


def sentence(scene: Scene) -> str:
    view = scene.view
    if scene.beat is not None and scene.beat.sentence:
        return scene.beat.sentence
    if view["over"]:
        return _over(scene)
    if view["shot"] and (found := _shot(scene)):
        return found
    if view["fight"]:
        return _fight(scene)
    if view["stack"]:
        return _waits(scene)
    return _calm(scene)


def in_room(scene: Scene, room: int) -> str:
    """Return the sentence. If it is too long, leave out its numbers, which are shown below it."""
    said, fight = sentence(scene), scene.view["fight"]
    if width(said) <= room or not fight or scene.beat is not None or scene.view["shot"]:
        return said
    form = by_form(scene, fight["attacker"])
    short = scene.say("bd-status-bombs", form, who=seat_name(scene, fight["attacker"]), target=fight_target(scene))
    return capital(short)


def _over(scene: Scene) -> str:
    winners = scene.view["winners"]
    names = scene.words.join(seat_name(scene, seat) for seat in winners)
    return scene.say("ev-game_won", "you" if scene.me in winners else "", n=len(winners), names=names)


def _shot(scene: Scene) -> str:
    shot, view = shot_of(scene.view), scene.view
    by, at = pieces.row_of(view, shot["by"]), pieces.row_of(view, shot["at"])
    if by is None or at is None:
        return ""
    replies = any(reply[0] == shot["at"] for reply in shot["replies"])
    ident = "bd-shot_replied" if replies else "bd-shot"
    return scene.say(
        ident, by_form(scene, by["seat"]), who=seat_name(scene, by["seat"]), card=row_name(scene, by),
        ship=row_name(scene, at),
    )  # fmt: skip


def _fight(scene: Scene) -> str:
    view, fight = scene.view, fight_of(scene.view)
    chosen = ticked(scene, "bomb.ships")
    bombers = chosen if chosen else fight["bombers"]
    if bombers and (bombs := foresee.bombing(view, bombers)) and bombs.kind == "colony":
        before = view["seats"][bombs.seat]["colony"]
        return scene.say(
            "bd-bombing", by_form(scene, fight["attacker"]), who=seat_name(scene, fight["attacker"]),
            target=fight_target(scene), n=len(bombs.ships), before=before, after=before - bombs.cards,
        )  # fmt: skip
    form = by_form(scene, fight["attacker"])
    return scene.say("bd-attack", form, who=seat_name(scene, fight["attacker"]), target=fight_target(scene))


def _waits(scene: Scene) -> str:
    item = scene.view["stack"][-1]
    form = by_form(scene, item["seat"])
    card = cards.name(scene.words, item["card"])
    ident = f"bd-waits-{item['what']}" if item["what"] in ("pay", "ability", "trap") else "bd-waits-card"
    return scene.say(ident, form, who=seat_name(scene, item["seat"]), card=card)


def _calm(scene: Scene) -> str:
    view, chosen = scene.view, here(scene)
    if chosen[:1] and chosen[0] in ("colony", "centre", "row") and scene.draft and _why(scene) == "main.target":
        kind, what = chosen[0], chosen[1]
        row = pieces.row_of(view, what) if kind == "row" else None
        seat = row["seat"] if row else what
        return scene.say("bd-about_to", target=target_name(scene, kind, what, seat))
    phase = view["phase"]
    form = by_form(scene, view["active"])
    return scene.say(f"bd-phase-{phase}", form, who=seat_name(scene, view["active"]), number=view["turn"])


def _why(scene: Scene) -> str:
    return str(scene.draft.question["why"]) if scene.draft else ""


def corner(scene: Scene) -> str:
    """Return the text at the right end: the cost of an attack, the state of the bombing, the mode."""
    view = scene.view
    if view["over"]:
        return ""
    if view["shot"] or (view["fight"] and view["fight"]["step"] == "fire"):
        exchange = fight_of(view)["exchange"]
        return scene.say("bd-exchange", number=exchange) if exchange else ""
    if view["fight"]:
        if view["fight"]["step"] == "bomb" and not view["fight"]["defenders"]:
            return scene.say("bd-nobody_defends")
        return ""
    if view["stack"]:
        return scene.say("bd-on_stack", n=len(view["stack"]))
    top, bottom = pieces.facing(view, faced(scene))
    active = view["active"]
    foe = top if active == bottom else bottom
    cost = foresee.tax(view, active, foe)
    return scene.say("bd-attack_costs", n=cost) if cost else ""
