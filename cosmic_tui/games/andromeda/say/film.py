"""Show points as sentences: one a point, for the reader who acts and for all others.

Takes the facts of a point as the table sends them: regions come with the tile that lies there. No screen and no view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic_tui.games.andromeda.facts import EVENTS, PLANET_KIND, TRACKS
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.games.andromeda.scene import Point
from cosmic_tui.say.sentences import ending_line
from cosmic_tui.say.voice import Voice
from engine.andromeda.view_types import Facts


def sentence(voice: Voice, point: Point) -> str:
    """Return a show point's sentence for the reader, or "" if this version of the program does not know its kind."""
    said = SAID.get(point.kind)
    return said(voice, point.facts) if said is not None else ""


def place(voice: Voice, facts: Facts) -> str:
    """Return the name of a show point's region."""
    region, tile = facts["region"], facts.get("tile", "")
    return things.tile_name(voice.words, tile, region) if tile else voice.say("tile-slot", value=str(region))


def _line(voice: Voice, ident: str, facts: Facts, **more: Any) -> str:
    seat = facts.get("seat")
    who = voice.name(seat) if isinstance(seat, int) else ""
    return voice.say(f"film-{ident}", voice.form(seat), who=who, **more)


def _side(voice: Voice, ident: str, side: list[Any], **more: Any) -> str:
    """Return what one side of a battle does, as a part of a sentence."""
    if side[0] == "raiders":
        return voice.say(ident, "raiders", who=voice.say("opt-raiders"), **more)
    return voice.say(ident, voice.form(side[1]), who=voice.name(side[1]), **more)


def _plain(ident: str) -> Callable[[Voice, Facts], str]:
    return lambda voice, facts: _line(voice, ident, facts)


def _lift(voice: Voice, facts: Facts) -> str:
    return _line(voice, "lift", facts, ship=things.ship(voice.words, facts["ship"]), place=place(voice, facts))


def _explore(voice: Voice, facts: Facts) -> str:
    kind = PLANET_KIND.get(facts["tile"], -1)
    terrain = voice.say(f"terrain-{TRACKS[kind]}") if kind >= 0 else ""
    return voice.say("film-explore", name=voice.say(f"tile-{facts['tile']}"), terrain=terrain)


def _capture(voice: Voice, facts: Facts) -> str:
    where = place(voice, facts)
    if facts["moon"]:
        return _line(voice, "capture", facts, place=where, moon=things.moon_said(voice.words, facts["moon"]))
    base = facts.get("tile", "") not in PLANET_KIND
    return _line(voice, "capture_base" if base else "capture_printed", facts, place=where)


def _module(ident: str) -> Callable[[Voice, Facts], str]:
    return lambda voice, facts: _line(voice, ident, facts, module=voice.say(f"module-{facts['module']}"))


def _card(voice: Voice, facts: Facts) -> str:
    return _line(voice, "card", facts, card=voice.say(f"card-{facts['card']}"))


def _ambush(voice: Voice, facts: Facts) -> str:
    raider = voice.say("opt-raider", letter=facts["class"])
    return voice.say("film-ambush", n=facts["n"], place=place(voice, facts), raider=raider)


def _battle(voice: Voice, facts: Facts) -> str:
    return voice.say("film-battle", n=len(facts["sides"]), place=place(voice, facts))


def _joined(voice: Voice, facts: Facts) -> str:
    return _line(voice, "joined", facts, n=len(facts["ships"]))


def _truce(voice: Voice, facts: Facts) -> str:
    return voice.say(f"film-truce_{facts['why']}", place=place(voice, facts))


def _energy(voice: Voice, facts: Facts) -> str:
    names = [_side(voice, "film-energy_of", side, n=dice, number=aim) for side, dice, aim in facts["sides"]]
    return voice.say("film-energy", names="; ".join(names))


def dice_words(voice: Voice, dice: list[int]) -> str:
    """Return dice as a list: `6, 5 and 2`."""
    return voice.words.join(map(str, dice))


def _thrown(voice: Voice, facts: Facts) -> str:
    names = [_side(voice, "film-thrown_of", side, dice=dice_words(voice, dice)) for side, dice in facts["sides"]]
    return voice.say("film-thrown", names="; ".join(names))


def _again(voice: Voice, facts: Facts) -> str:
    return _line(voice, "again", facts, dice=dice_words(voice, facts["dice"]))


def _judged(voice: Voice, facts: Facts) -> str:
    """Return the pair of dice that decided the battle: the first difference between the winner and the best other side.
    """
    if not facts["winners"]:
        return voice.say("film-judged_tie")
    first = facts["winners"][0]
    lists = {tuple(side): dice for side, dice in facts["sides"]}
    mine = lists[tuple(first)]
    others = [dice for side, dice in facts["sides"] if side not in facts["winners"]]
    best: list[int] = max(others, default=[])
    same = next((n for n, (a, b) in enumerate(zip(mine, best, strict=False)) if a != b), min(len(mine), len(best)))
    form = voice.form(first[1]) if first[0] == "seat" else "raiders"  # several of them win, a player is one
    who = voice.name(first[1]) if first[0] == "seat" else ""
    equal = dice_words(voice, mine[:same])
    if same >= len(best) or same >= len(mine):
        return voice.say("film-judged_longer", form, who=who, value=equal)
    ident = "film-judged_later" if same else "film-judged_first"
    return voice.say(ident, form, who=who, value=equal, first=mine[same], second=best[same])


def _paid(voice: Voice, facts: Facts) -> str:
    winners = facts["winners"]
    if not winners:
        return voice.say("film-paid_nobody")
    if winners[0][0] == "raiders":
        return voice.say("film-paid_raiders")
    return voice.say("film-paid", voice.form(winners[0][1]), who=voice.name(winners[0][1]))


def _damage(voice: Voice, facts: Facts) -> str:
    return voice.say("film-damage", place=place(voice, facts))


def _half_moon(voice: Voice, facts: Facts) -> str:
    return voice.say("film-half_moon", moon=things.moon_said(voice.words, facts["moon"]))


def _built(voice: Voice, facts: Facts) -> str:
    built = voice.say(f"development-{facts['development']}", "small")
    near = facts["leaders"]
    number = sum(near.values()) if isinstance(near, dict) else near
    return _line(
        voice, "built", facts, place=place(voice, facts), development=built, number=number, value=str(facts["vp"])
    )


def _event(voice: Voice, facts: Facts) -> str:
    return voice.say("film-event", event=voice.say(f"event-{facts['card']}"))


def _event_row(voice: Voice, facts: Facts) -> str:
    row = EVENTS[facts["card"]]
    return voice.say(
        f"film-event_row_{facts['part']}",
        event=voice.say(f"event-{facts['card']}"),
        track=voice.say(f"track-{TRACKS[row.track]}"),
        letter=row.raider,
        text=voice.say(f"event-{facts['card']}", "short"),
    )


def _final(voice: Voice, facts: Facts) -> str:
    names = [
        voice.say("film-final_of", voice.form(seat), who=voice.name(seat), number=vp)
        for seat, vp in enumerate(facts["vp"])
        if vp
    ]
    return voice.say("film-final", name=voice.say(f"final-{facts['line']}"), names=", ".join(names))


SAID: dict[str, Callable[[Voice, Facts], str]] = {
    "turn": _plain("turn"),
    "lift": _lift,
    "explore": _explore,
    "capture": _capture,
    "bought": _module("bought"),
    "card": _card,
    "ambush": _ambush,
    "battle": _battle,
    "joined": _joined,
    "truce": _truce,
    "energy": _energy,
    "thrown": _thrown,
    "again": _again,
    "judged": _judged,
    "paid": _paid,
    "damage": _damage,
    "home": _plain("home"),
    "worked": _module("worked"),
    "half_moon": _half_moon,
    "back": _plain("back"),
    "built": _built,
    "event": _event,
    "event_row": _event_row,
    "marker": _plain("marker"),
    "final": _final,
    "ended": lambda voice, facts: ending_line(voice, facts["winners"]).text,
}
