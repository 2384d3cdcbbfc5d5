"""Show points as sentences: one a point, for the reader who acts, for whom it is done to, and for all others.

Takes the facts of a point as the table sends them. Knows words; no screen and no view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from cosmic_tui.games.encounter.faces import card_value, flare_alien
from cosmic_tui.games.encounter.say.voice import Voice, side_word
from cosmic_tui.games.encounter.scene import Point
from cosmic_tui.say.sentences import ending_line
from cosmic_tui.words.letters import capital
from engine.encounter.view_types import Facts

OFF, DEF = 0, 1
TITLE = 64  # columns that a title has in a small window
MAIN_ROLES = ("offense", "defense")
OPENINGS = {"turned": "film-cards_turn", "summed": "film-counted"}
UNPLANNED = {"totals": "", "tie": "_tie", "upset": "_upset", "cards": "_cards", "power": "_power"}


def sentence(voice: Voice, point: Point) -> str:
    """Return the point's sentence for the reader; "" for a kind that this version does not know."""
    said = SAID.get(point.kind)
    return said(voice, point) if said is not None else ""


def opening(voice: Voice, kind: str, facts: Facts) -> str:
    """Return the sentence while a picture opens that does not show its result yet; "" if it is the same."""
    if kind == "changed_card":
        return voice.say("film-card_turns", voice.form(facts["seat"]), who=voice.name(facts["seat"]))
    if kind == "added":
        return _adding(voice, facts)
    return voice.say(OPENINGS[kind]) if kind in OPENINGS else ""


def _adding(voice: Voice, facts: Facts) -> str:
    """Return who or what adds to a total, without the new total."""
    if facts["source"] == "reinforcement":
        number, who = sum(facts["totals"]) - sum(facts["before"]), facts["seat"]
        return voice.say("film-adding_reinforcement", voice.form(who), who=voice.name(who), number=number)
    return voice.say("film-adding_by", name=thing_name(voice, facts)) if facts["use"] else voice.say("film-adding")


def _line(voice: Voice, ident: str, point: Point, **more: Any) -> str:
    """Return one sentence from the facts of the point."""
    facts = point.facts
    seat, at = facts.get("seat", -1), [who for who in facts.get("at", ()) if who >= 0]
    args: dict[str, Any] = {"who": voice.name(seat), "whom": voice.name(at[0]) if at else ""}
    if facts.get("planet", -1) >= 0:
        args["place"] = voice.planet(facts["planet"])
    return voice.say(f"film-{ident}", voice.form(seat, at), **{**args, **more})


def main(point: Point, side: int) -> int:
    """Return the seat of the offense (0) or the defense (1); -1 while there is none."""
    return point.roles.index(MAIN_ROLES[side]) if MAIN_ROLES[side] in point.roles else -1


def _people(voice: Voice, seats: Iterable[int]) -> str:
    """Name several seats, the reader first, as they begin a sentence."""
    ordered = sorted(seats, key=lambda seat: seat != voice.me)
    names = [voice.you_first(seat) if not number else voice.you_or(seat) for number, seat in enumerate(ordered)]
    return voice.words.join(names)


def _doers(voice: Voice, seats: Collection[int]) -> str:
    """Name those who do something, the reader first: `You and Tom`. In this place every language has its "you"."""
    you = [capital(voice.say("scr-you"))] if voice.me in seats else []
    return voice.words.join(you + [voice.name(seat) for seat in seats if seat != voice.me])


def _turn(voice: Voice, point: Point) -> str:
    return _line(voice, "turn", point)


def _regroup(voice: Voice, point: Point) -> str:
    return _line(voice, "regroup" if point.facts["planet"] >= 0 else "regroup_gate", point)


def _destiny(voice: Voice, point: Point) -> str:
    facts = point.facts
    if not facts["destiny"]:
        return _line(voice, "destiny_named", point)
    destiny = voice.destiny(facts["destiny"])
    if facts["resettle"] or facts["planet"] >= 0:
        return _line(voice, "destiny_resettle" if facts["resettle"] else "destiny_expel", point, destiny=destiny)
    if facts["redraws"]:
        return _line(voice, "destiny_redrawn", point, destiny=destiny, n=facts["redraws"])
    return _line(voice, "destiny", point, destiny=destiny)


def _launched(voice: Voice, point: Point) -> str:
    return _line(voice, "launched", point, n=point.facts["n"])


def _invited(voice: Voice, point: Point) -> str:
    """Return whom both main players invite, one after the other. A side that invites nobody is left out."""
    found = []
    facts = point.facts
    for seat, guests in ((facts["seat"], facts["offense"]), (facts["at"][0], facts["defense"])):
        if guests:
            who, names = voice.name(seat), voice.people(guests)
            found.append(voice.say("film-invited", voice.form(seat), who=who, names=names))
    return " ".join(found)


def _joined(voice: Voice, point: Point) -> str:
    facts = point.facts
    if facts["side"] < 0:
        return _line(voice, "stayed_out", point)
    whom = main(point, facts["side"])
    form = voice.form(facts["seat"], [whom])
    return voice.say("film-joined", form, who=voice.name(facts["seat"]), whom=voice.name(whom), n=facts["n"])


def _sides(voice: Voice, point: Point) -> str:
    offense, defense = point.facts["ships"]
    return voice.say("film-sides", ships=offense, number=defense)


def _card(voice: Voice, card: str) -> str:
    return capital(voice.short_card(card))


def _turned(voice: Voice, point: Point) -> str:
    offcard, defcard = point.facts["faces"]
    return voice.say("film-turned", offcard=_card(voice, offcard), defcard=voice.short_card(defcard))


def _changed_card(voice: Voice, point: Point) -> str:
    facts = point.facts
    counts = f"attack_{facts['number']:02d}" if facts["type"] == "attack" else facts["type"]
    if facts["before"] == facts["face"]:
        ident = "morph" if facts["face"] == "morph" else "changed_card"
        return _line(voice, ident, point, face=voice.card(counts))
    return _line(voice, "replaced_card", point, face=voice.card(facts["face"]), card=voice.card(facts["before"]))


def _summed(voice: Voice, point: Point) -> str:
    offense, defense = point.facts["totals"]
    ahead = main(point, point.facts["ahead"])
    if offense == defense and point.facts["ahead"] == DEF:
        return voice.say("film-summed_tie", offense=offense, defense=defense)
    form = voice.form(ahead)
    return voice.say("film-summed", form, offense=offense, defense=defense, who=voice.name(ahead))


def _added(voice: Voice, point: Point) -> str:
    facts = point.facts
    (offense, defense), before = facts["totals"], facts["before"]
    sums: dict[str, Any] = {"offense": offense, "defense": defense, "swing": "yes" if facts["swing"] else "no"}
    if facts["source"] == "reinforcement":
        return _line(voice, "added_reinforcement", point, number=offense + defense - sum(before), **sums)
    if facts["use"]:
        return _line(voice, "added_by", point, name=thing_name(voice, facts), **sums)
    return _line(voice, "added", point, **sums)


def thing_name(voice: Voice, facts: Facts) -> str:
    """Return the name of what is used: a flare is called by its alien."""
    if facts["source"] in ("wild", "super"):
        return voice.alien(flare_alien(facts["face"]))
    return voice.thing(facts["use"])


def _used(voice: Voice, point: Point) -> str:
    facts = point.facts
    source = facts["source"]
    if source == "reinforcement":
        side = side_word(facts["choice"][0] if facts.get("choice") else 0)
        return _line(voice, "used_reinforcement", point, number=int(card_value(facts["face"])), side=side)
    kind = "flare" if source in ("wild", "super") else source
    return _line(voice, f"used_{kind}", point, name=thing_name(voice, facts))


def _stopped(voice: Voice, point: Point) -> str:
    facts, by = point.facts, point.facts["by"]
    name = thing_name(voice, facts)
    if by is None:
        return voice.say("film-stopped", name=name, how=facts["how"])
    form, who = voice.form(by["seat"]), voice.name(by["seat"])
    return voice.say("film-stopped_by", form, who=who, card=thing_name(voice, by), name=name, how=facts["how"])


def _won(voice: Voice, point: Point) -> str:
    """Return the outcome with both totals, where there are any."""
    facts = point.facts
    how, side = facts["how"], facts["side"]
    if how in ("both", "resettled", "conceded"):
        return _line(voice, f"won_{how}", point)
    stem = "held" if side == DEF else "won"
    totals = facts["totals"]
    args = {"high": totals[side], "low": totals[1 - side]} if totals else {}
    return _line(voice, f"{stem}{UNPLANNED[how]}", point, **args)


def _lost(voice: Voice, point: Point) -> str:
    return " ".join(_gone(voice, kind, point.facts[kind]) for kind in ("lost", "removed") if point.facts[kind])


def _gone(voice: Voice, kind: str, rows: list[list[int]]) -> str:
    """Return whose ships are lost: `4 of your ships and 2 of Ines's ships`; if that is too long for a title, only
    numbers.
    """
    whole = voice.say(f"film-{kind}", names=_ships(voice, "film-ships_of", rows))
    if len(whole) <= TITLE:
        return whole
    return voice.say(f"film-{kind}_many", names=_ships(voice, "film-ships_by", rows), n=sum(n for _, n in rows))


def _ships(voice: Voice, ident: str, rows: list[list[int]]) -> str:
    return voice.words.join(voice.say(ident, voice.form(seat), n=n, who=voice.name(seat)) for seat, n in rows)


def _landed(voice: Voice, point: Point) -> str:
    """Return who lands where, a sentence for each planet."""
    found = []
    for planet in dict.fromkeys(row[1] for row in point.facts["landed"]):
        seats = [row[0] for row in point.facts["landed"] if row[1] == planet]
        form = "you" if voice.me in seats else ""
        names = _doers(voice, dict.fromkeys(seats))
        found.append(voice.say("film-landed", form, names=names, n=len(set(seats)), place=voice.planet(planet)))
    return " ".join(found)


def _paid(voice: Voice, point: Point) -> str:
    found = []
    for taker, source, n in point.facts["compensation"]:
        who, whom, names = voice.name(taker), voice.name(source), voice.say("film-cards", n=n)
        found.append(voice.say("film-compensated", voice.form(taker, [source]), who=who, whom=whom, names=names))
    for seat, ships, cards in point.facts["rewards"]:
        counts = (("film-ships", ships), ("film-cards", cards))
        names = voice.words.join(voice.say(ident, n=n) for ident, n in counts if n)
        ident = "film-rewarded" if names else "film-rewarded_nothing"
        found.append(voice.say(ident, voice.form(seat), who=voice.name(seat), names=names))
    return " ".join(found)


def _power(voice: Voice, point: Point) -> str:
    facts = point.facts
    name = voice.power(facts["alien"]) if facts["alien"] else voice.say("scr-hidden_alien")
    return _line(voice, "power_regained" if facts["on"] else "power_lost", point, name=name)


def _near(voice: Voice, point: Point) -> str:
    seats = point.facts["seats"]
    form = "you" if voice.me in seats else ""
    return voice.say("film-near", form, n=len(seats), names=_people(voice, seats))


def _broken(voice: Voice, point: Point) -> str:
    why = f"ev-broken_off_{point.facts['why']}"
    facts = point.facts
    known = facts["why"] and voice.words.has(why)
    reason = voice.say(why, voice.form(facts["seat"]), who=voice.name(facts["seat"])) if known else ""
    return f"{voice.say('film-broken')} {reason}".strip()


def _plainly(ident: str) -> Callable[[Voice, Point], str]:
    return lambda voice, point: _line(voice, ident, point)


SAID: dict[str, Callable[[Voice, Point], str]] = {
    "turn": _turn,
    "regroup": _regroup,
    "destiny": _destiny,
    "launched": _launched,
    "invited": _invited,
    "joined": _joined,
    "sides": _sides,
    "laid": _plainly("laid"),
    "turned": _turned,
    "changed_card": _changed_card,
    "summed": _summed,
    "used": _used,
    "stopped": _stopped,
    "added": _added,
    "won": _won,
    "lost": _lost,
    "landed": _landed,
    "paid": _paid,
    "power": _power,
    "near": _near,
    "talks": _plainly("talks"),
    "offered": _plainly("offered"),
    "deal": _plainly("deal"),
    "no_deal": _plainly("no_deal"),
    "broken": _broken,
    "ended": lambda voice, point: ending_line(voice, point.facts["seats"]).text,
}
