"""What decided an encounter, and what would have been needed, in one sentence each: from its show points.

Takes the record of a film (games/encounter/film.py); draws nothing.
"""

from __future__ import annotations

from cosmic_tui.games.encounter.say.film import sentence, thing_name
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.games.encounter.scene import Point
from engine.encounter.view_types import Facts, Record, Result

OFF, DEF = 0, 1
MAIN_ROLES = ("offense", "defense")
NEAR = 2  # an encounter in which no more than this was lacking is a near thing


def decided(voice: Voice, record: Record) -> str:
    """Return what decided an encounter: `by the reinforcement of Vera: without it Ines had won, 19 to 18`; "" if
    nothing stands out.
    """
    won = last(record, "won")
    if won is None:
        return ""
    if won["how"] in ("cards", "both", "conceded", "resettled", "upset"):
        return voice.say(f"film-decided_{won['how']}")
    if won["how"] == "power" or not won["totals"]:
        return voice.say("film-decided_power")
    turned = next((one for one in reversed(record.get("added", [])) if one["swing"]), None)
    if turned is not None and turned["ahead"] == won["side"]:
        return _by_swing(voice, record, turned, won)
    return needed(voice, record, won["totals"], won["side"])


def outcome(voice: Voice, record: Record) -> list[str]:
    """Return how the encounter ended, and by what; nothing before its end."""
    won = last(record, "won")
    if won is None:
        return []
    return [sentence(voice, Point("won", won, roles=tuple(record["roles"]))), decided(voice, record)]


def needed(voice: Voice, record: Record, totals: list[int], side: int) -> str:
    """Return what the other side would have needed."""
    seat = main(record, 1 - side)
    number = max(1, lacking(totals, side))
    return voice.say("film-needed", voice.form(seat), number=number, who=voice.you_first(seat))


def lacking(totals: list[int], side: int) -> int:
    """Return how much more the other side would have needed. The defense wins ties."""
    return totals[side] - totals[1 - side] + (side == DEF)


def near(won: Facts) -> int:
    """Return by how little the loser lost, if it was very little; else 0."""
    if won["how"] not in ("totals", "tie") or not won["totals"]:
        return 0
    number = lacking(won["totals"], won["side"])
    return number if 0 < number <= NEAR else 0


def _by_swing(voice: Voice, record: Record, added: Facts, won: Facts) -> str:
    before = added["before"]
    loser = main(record, 1 - won["side"])
    sums = {"offense": before[OFF], "defense": before[DEF], "whom": voice.name(loser)}
    form = voice.form(added["seat"])
    if added["source"] == "reinforcement":
        number = abs(sum(added["totals"]) - sum(before))
        return voice.say("film-decided_reinforcement", form, who=voice.name(added["seat"]), number=number, **sums)
    name = thing_name(voice, added) if added["use"] else ""
    return voice.say("film-decided_by" if name else "film-decided_late", name=name, **sums)


def last(record: Record, kind: Result) -> Facts | None:
    """Return the facts of the newest point of a kind."""
    found = record.get(kind, ())
    return found[-1] if found else None


def main(record: Record, side: int) -> int:
    roles = list(record.get("roles", ()))
    return roles.index(MAIN_ROLES[side]) if MAIN_ROLES[side] in roles else -1
