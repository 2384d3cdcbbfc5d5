"""What a fight comes to, in words: the rows of the forecast that goes out with a preview (engine/chaos/fights.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.say.voice import Voice
from engine.chaos.view_types import View

Found = Mapping[str, Any]


def sentences(voice: Voice, view: View, fight: Found, every: bool) -> list[str]:
    """Return a forecast in sentences. Plain mode gets every row, then the usual range and what could change it; a
    prompt gets the range first and only the marked row, as there may be little room.
    """
    rows = fight["rows"] if every else [marked(fight)]
    said = [row(voice, view, fight, one) for one in rows]
    rest = below(voice, view, fight)
    return [*said, *rest] if every else [rest[0], *said, *rest[1:]]


def marked(fight: Found) -> Found:
    """Return the row that the other side would choose, or, for the reader's defenders, the one chosen now."""
    return next(row for row in fight["rows"] if row["marked"])


def row(voice: Voice, view: View, fight: Found, one: Found) -> str:
    return voice.say(
        "bd-fc_row",
        names=defenders(voice, view, fight, one),
        ours=lost(voice, view, one["lost"]),
        who=voice.name(fight["foe"]),
        theirs=lost(voice, view, one["theirs"]),
        bombed=one["bombs"],
    )


def short(voice: Voice, view: View, fight: Found, one: Found, cut: Callable[[str], str]) -> str:
    """Return a row of the forecast for 80 columns, with names cut to fit."""
    ours, theirs = lost(voice, view, one["lost"]), lost(voice, view, one["theirs"])
    return voice.say(
        "bd-fc_short",
        names=cut(defenders(voice, view, fight, one)),
        ours=cut(ours),
        who=cut(voice.name(fight["foe"])),
        theirs=cut(theirs),
        after=becomes(voice, one),
    )


def becomes(voice: Voice, one: Found) -> str:
    """Return the target's state after the fight: the number of cards before and after, or whether a card falls."""
    if one["target"] == "row":
        return voice.say("bd-fc_falls" if one["bombs"] else "bd-fc_stands")
    return f"{one['to'] + one['bombs']} → {one['to']}"


def defenders(voice: Voice, view: View, fight: Found, one: Found) -> str:
    """Return the ships of a row by name, or their number if they are all of several."""
    ships = one["with"]
    if not ships:
        return voice.say("bd-fc_nobody")
    most = max(len(other["with"]) for other in fight["rows"])
    if len(ships) > 1 and len(ships) == most:
        return voice.say("bd-fc_all", number=len(ships))
    return naming.rows(voice, view, ships)


def lost(voice: Voice, view: View, ships: Sequence[int]) -> str:
    return naming.rows(voice, view, ships) if ships else voice.say("bd-fc_nothing")


def nearly_always(voice: Voice, fight: Found) -> str:
    ours, theirs, bombs = (fight["range"][what] for what in ("lost", "theirs", "bombs"))
    who = voice.name(fight["foe"])
    return voice.say("bd-fc_range", ours=between(ours), who=who, theirs=between(theirs), bombed=between(bombs))


def between(ends: Sequence[int]) -> str:
    least, most = ends
    return str(most) if least == most else f"{least}-{most}"


def below(voice: Voice, view: View, fight: Found) -> list[str]:
    """Return the lines below the rows: the usual range of losses, what the other side's cards could change, the worst
    of them, and what the reader's crew and equipment could change.
    """
    told, foe = fight["cards"], voice.name(fight["foe"])
    said = [nearly_always(voice, fight)] if "range" in fight else []  # an older host does not tell it
    said += [voice.say("bd-fc_cards", max=told["box"], who=foe, number=told["paid"], found=told["change"])]
    if told["worst"]:
        mine, name = lost(voice, view, told["then"]["lost"]), cards.name(voice.words, told["worst"])
        said.append(voice.say("bd-fc_worst", card=name, ours=mine, bombed=told["then"]["bombs"]))
    if fight["more"]:
        one = next(row for row in fight["more"] if row["marked"])
        mine, theirs = lost(voice, view, one["lost"]), lost(voice, view, one["theirs"])
        said.append(voice.say("bd-fc_more", ours=mine, who=foe, theirs=theirs, bombed=one["bombs"]))
    return said
