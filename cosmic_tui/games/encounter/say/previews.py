"""What an answer would bring, in words: from the data of a preview to the lines below a question.

`warning` is the part about irreversible losses; the caller then asks for confirmation.
"""

from __future__ import annotations

from typing import Literal

from cosmic_tui.games.encounter.say.forecasts import reach
from cosmic_tui.games.encounter.say.voice import SYSTEM, Voice
from engine.encounter.view_types import Preview, View

WINNERS: dict[str, Literal["offense", "defense"]] = {"offense_won": "offense", "defense_won": "defense"}


def lines(voice: Voice, view: View, preview: Preview) -> list[str]:
    """Return everything a preview says, most important first."""
    found = [*losses(voice, view, preview)]
    if "row" in preview:
        found += reach(voice, preview)
    if preview.get("totals"):
        off, defense = preview["totals"]
        side = WINNERS.get(preview.get("outcome", ""))
        winner = view[side] if side is not None else None
        if winner is None:
            found.append(voice.say("scr-line-if_pass", high=off, low=defense))
        else:
            form = "you" if voice.form(winner) == "you" else "wins"
            high, low = (off, defense) if side == "offense" else (defense, off)
            found.append(voice.say("scr-line-if_pass", form, who=voice.name(winner), high=high, low=low))
    return found


def losses(voice: Voice, view: View, preview: Preview) -> list[str]:
    """Return which colonies are given up and what becomes of the power, for the owner of the ships."""
    found = []
    for planet in preview.get("given_up", []):
        if voice.owner(planet) == preview["seat"]:
            found.append(voice.say("scr-line-colony_given_up", planet=planet % SYSTEM + 1))
        else:
            found.append(voice.say("scr-line-foreign_given_up", place=voice.planet(planet)))
    home_lost = any(voice.owner(planet) == preview["seat"] for planet in preview.get("given_up", []))
    if preview.get("power") == "lost":
        power = power_of(voice, view, preview["seat"])
        found.append(voice.say("scr-line-power_goes", number=preview["home"], power=power))
    elif preview.get("power") == "limit" and home_lost:
        found.append(voice.say("scr-line-power_limit", number=preview["home"]))
    return found


def power_of(voice: Voice, view: View, seat: int) -> str:
    sheets = [sheet["alien"] for sheet in view["seats"][seat]["sheets"] if sheet["alien"]]
    return voice.power(sheets[0]) if sheets else voice.say("term-alien_power")


def warning(voice: Voice, view: View, preview: Preview) -> str:
    """Return the text for a confirmation; "" if nothing is lost for good."""
    return " ".join(losses(voice, view, preview)) if preview.get("given_up") or preview.get("power") == "lost" else ""
