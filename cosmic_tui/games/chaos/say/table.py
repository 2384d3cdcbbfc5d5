"""The table in lines, for plain mode and for readers who cannot see the board: the other side, the front, my side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.games.chaos import cards, foresee, pieces
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.games.chaos.say.options import price_of, price_of_row
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.loader import Words
from engine.chaos.view_types import GameOver, Row, View


def where(voice: Voice, view: View) -> str:
    """Return where the game is, in one sentence."""
    if view["over"]:
        return voice.say("bd-status-over")
    number = view["turn"]
    fight = view["fight"]
    if fight:
        form = voice.form(fight["attacker"])
        target = naming.fight_target(voice, view)
        return voice.say("say-where_fight", form, who=voice.name(fight["attacker"]), target=target, number=number)
    form = voice.form(view["active"])
    return voice.say(f"say-where-{view['phase']}", form, who=voice.name(view["active"]), number=number)


def saved(words: Words, found: Mapping[str, Any]) -> str:
    """Return a row in the list of saves."""
    return words.say("say-saved", number=found.get("turn", 0))


def table(voice: Voice, view: View) -> list[str]:
    """Return everything on the board, seat by seat, then the combat and the stack."""
    order = [*[seat for seat in range(view["n"]) if seat != view["seat"]], view["seat"]]
    found = [line for seat_ in order if seat_ >= 0 for line in seat(voice, view, seat_)]
    found += combat(voice, view)
    found += stack(voice, view)
    return found


def seat(voice: Voice, view: View, who: int) -> list[str]:
    """Return sentences about a player: numbers, ships, surface, canteen."""
    state = view["seats"][who]
    form = voice.form(who)
    if state["out"]:
        return [voice.say("say-out", form, who=voice.name(who))]
    numbers = {zone: state[zone] for zone in ("colony", "credits", "centre", "ruin")}
    found = [voice.say("say-seat", form, who=voice.name(who), scrap=len(state["scrap"]), **numbers)]
    ships_ = pieces.ships(view, who)
    found += [ship(voice, view, row) for row in ships_] or [voice.say("say-no_ships")]
    for kind, ident in (("base", "say-surface"), ("crew", "say-canteen")):
        things = pieces.of_seat(view, who, kind)
        if things:
            found.append(voice.say(ident, names=voice.words.join(lying(voice, view, row) for row in things)))
    return found


def ship(voice: Voice, view: View, row: Row) -> str:
    """Return a ship in words: `Vanguard Patrol: speed 4, firepower 2, armour 2, bombing 1, active, squadron.`"""
    speed, fire, _, bomb = row["numbers"]
    left, full = row["armour"]
    armour = str(left) if left == full else voice.say("say-armour_of", left=left, full=full)
    said = voice.say(
        "say-ship", card=naming.row(voice, view, row), speed=speed, fire=fire, armour=armour, bomb=bomb,
        state=voice.say(f"state-{row['state']}"),
    )  # fmt: skip
    more = [voice.say(f"keyword-{kw}") for kw in row.get("keywords", [])]
    more += [lying(voice, view, thing) for thing in pieces.aboard(view, row["handle"])]
    if row["fights"]:
        more.insert(0, voice.say("bd-in_combat"))
    return voice.say("say-with", what=said, names=voice.words.join(more)) if more else voice.say("say-alone", what=said)


def lying(voice: Voice, view: View, row: Row) -> str:
    """Return a card on the surface, in the canteen or on a ship, as far as the reader may know it."""
    if row["on"] and not row["card"]:
        return voice.say("down-card")
    name = naming.row(voice, view, row)
    parts = []
    if not row["paid"] and row["card"]:
        parts.append(
            voice.say("say-bluff")
            if pieces.is_bluff(row)
            else voice.say("say-unpaid", n=price_of_row(view, row["handle"]))
        )
    if row["kind"] == "base":
        need = pieces.needed(row)
        if need and not row["paid"] and not pieces.is_bluff(row):
            parts.append(voice.say("bd-devs_of", number=row["devs"], max=need))
        elif row["devs"] or not row["paid"]:
            parts.append(voice.say("bd-devs", n=row["devs"]))
    armour = row.get("armour")
    if armour and row["kind"] == "base" and armour[1]:
        parts.append(voice.say("bd-base_armour", value=str(armour[0])))
    if row["state"] != "active":
        parts.append(voice.say(f"state-{row['state']}"))
    return voice.say("say-lying", name=name, names=", ".join(parts)) if parts else name


def combat(voice: Voice, view: View) -> list[str]:
    """Return sentences about the combat: its ships, its step, and the predicted result of a shot."""
    fight = view["fight"]
    if not fight:
        return []
    found = [where(voice, view)]
    for who, side, ident in (
        (fight["attacker"], fight["attackers"], "bd-in_attack"),
        (fight["defender"], fight["defenders"], "bd-in_defence"),
    ):
        if side:
            names = naming.rows(voice, view, side)
            found.append(voice.say(ident, voice.form(who), who=voice.name(who), names=names))
    exchange = foresee.exchange(view)
    if exchange is not None:
        found.append(shot(voice, view, exchange))
    return found


def shot(voice: Voice, view: View, exchange: foresee.Exchange) -> str:
    by, at = exchange.shooter, exchange.target
    ident = "say-exchange_replied" if exchange.replies else "say-exchange"
    return voice.say(
        ident, card=naming.row(voice, view, by.row), ship=naming.row(voice, view, at.row), points=by.deals,
        back=at.deals, left=at.left, kept=by.left,
    )  # fmt: skip


def stack(voice: Voice, view: View) -> list[str]:
    """Return the waiting items of the stack, newest first."""
    found = []
    for item in reversed(view["stack"]):
        form = voice.form(item["seat"])
        kind = item["what"] if item["what"] in ("pay", "ability", "trap") else "card"
        name = naming.card(voice, item["card"])
        found.append(voice.say(f"bd-stack-{kind}", form, who=voice.name(item["seat"]), card=name, n=item["paid"]))
    return [voice.say("say-waits", names=voice.words.join(found))] if found else []


def hand(voice: Voice, view: View) -> list[str]:
    """Return a line for each different card of the centre, with its number, its price and its text."""
    held = view.get("hand", [])
    if not held:
        return [voice.say("say-no_hand")]
    found = []
    for ident in dict.fromkeys(held):
        count = held.count(ident)
        name = naming.card(voice, ident) + (f" ×{count}" if count > 1 else "")
        text = cards.text(voice.words, ident)
        if cards.type_of(ident) == "ship":
            text = f"{cards.numbers(ident)}. {text}".strip()
        kind = cards.kind_line(voice.words, ident)
        found.append(voice.say("say-card", card=name, kind=kind, n=price_of(view, ident), text=text))
    return found


def ending(voice: Voice, view: View, found: GameOver) -> list[str]:
    """Return the last lines of plain mode: what is left of the colonies. The log has already named the winner."""
    return [
        voice.say("say-left", voice.form(who), who=voice.name(who), n=view["seats"][who]["colony"])
        for who in range(view["n"])
    ]
