"""The rule behind each question: its id is shown in the corner of the prompt, with a count such as regions in reach.

There is a row for every kind of question. Reads the view of the asked seat; knows ids of rules, not their words.
"""

from __future__ import annotations

from cosmic_tui.games.andromeda.facts import SHIPS
from cosmic_tui.say.voice import Voice
from engine.andromeda.view_types import View
from engine.kernel.views import asked_of

LAW = {
    "setup.faction": "A-SET-14", "setup.destiny": "A-DES-1",
    "turn.main": "A-TRN-2", "turn.window": "A-SID-7", "turn.before_battle": "A-TAC-2", "turn.collect": "A-LAU-8",
    "launch.where": "A-LAU-6", "ambush": "A-RAI-3", "order.next": "A-TRN-5", "ability.use": "A-FX-18",
    "pay.cost": "A-RES-2", "pay.cards": "A-RES-3", "pay.moon": "A-RES-6",
    "gain.basic": "A-RES-3", "gain.any": "A-RES-3",
    "convert": "A-FX-2", "choose": "A-FX-3", "swap.give": "A-FX-18", "swap.take": "A-FX-18",
    "lose.resource": "A-FX-22", "lose.card": "A-FX-22", "give.card": "A-FX-22", "give.resource": "A-FX-18",
    "steal.whom": "A-FX-18", "steal.what": "A-FX-18", "hand.discard": "A-TAC-7", "cards.keep": "A-FX-10",
    "moons.room": "A-MOO-2", "moons.capture": "A-FX-10",
    "modules.buy": "A-BAS-5", "modules.buy_second": "A-BAS-9",
    "modules.buy_two": "A-BAS-9", "modules.take": "A-FX-6", "modules.whose": "A-TEA-9",
    "modules.discard": "A-BAS-5", "modules.rearrange": "A-SID-8", "cycle.column": "A-FX-23", "cycle.module": "A-FX-23",
    "return.module": "A-RET-2", "return.with": "A-RET-4", "return.science": "A-RET-8", "return.by_ability": "A-RET-16",
    "build.ship": "A-SHP-2", "build.development": "A-DEV-2", "build.less": "A-DEV-11", "build.cost": "A-DEV-11",
    "upgrade": "A-SHP-4", "development.flip": "A-FX-10",
    "recruit": "A-FX-5", "recruit.how_many": "A-SID-3", "collect": "A-SID-4",
    "tracks.which": "A-FX-4", "tracks.draw": "A-TRK-9", "discovery.keep": "A-TRK-5", "events.top": "A-ACT-3",
    "move.ship": "A-FX-10", "move.to": "A-FX-10", "raider.which": "A-FX-23", "raider.to": "A-RAI-2",
    "bonus.where": "A-FX-13", "bonus.which": "A-FX-28", "printed.where": "A-FX-23",
    "damage.whom": "A-FX-23", "damage.module": "A-MOD-13", "damage.mechaphage": "A-RAI-13", "damage.ship": "A-DMG-8",
    "damage.repair": "A-DMG-4", "event.ion_storm": "A-FX-23", "event.react": "A-TAC-10",
    "battle.escalate": "A-BAT-6", "battle.jump": "A-LAU-10", "battle.diplomacy": "A-BAT-9",
    "battle.prepare": "A-BAT-13", "battle.energy": "A-BAT-12", "battle.after_roll": "A-BAT-18",
    "battle.outcome_won": "A-BAT-25", "battle.outcome_lost": "A-BAT-25", "battle.damage": "A-BAT-26",
    "battle.may_end": "A-FX-22", "battle.offer": "A-FX-22", "battle.demand": "A-FX-22", "battle.tribute": "A-FX-22",
    "battle.whom": "A-AMB-49", "battle.reroll": "A-BAT-18", "battle.raise": "A-BAT-18", "battle.raise_by": "A-BAT-18",
    "battle.tactical": "A-BAT-24", "battle.spare": "A-SHP-6", "battle.save": "A-FX-22", "battle.save_to": "A-FX-22",
    "teams.exchange": "A-TEA-8", "teams.thing": "A-TEA-8", "teams.agree": "A-TEA-8", "teams.token": "A-TEA-6",
}  # fmt: skip
FIRST_LAUNCH = "A-LAU-3"
DOCK = 4  # of a module in a view: what works there


def note(voice: Voice, view: View) -> str:
    """Return the text in the prompt's corner: `13 of 16 regions in reach · A-LAU-6`, or only the rule's number."""
    question = asked_of(view)
    law = LAW.get(question["why"], "")
    if question["why"] == "launch.where":
        law = law if any(_ships_out(view)) else FIRST_LAUNCH
        lit, all_of = len(question["options"]), len(view["map"])
        return f"{voice.say('scr-regions_lit', low=lit, high=all_of)} · {law}"
    if question["why"] in ("return.module", "return.with"):
        placed = _placed(view)
        ready = placed + sum(_ships_out(view)) + sum(view["seats"][view["seat"]]["repair_ship"])
        return f"{voice.say('scr-ships_placed', number=placed, max=ready)} · {law}"
    return law


def _placed(view: View) -> int:
    """Return how many ships have been put on modules."""
    return sum(1 for row in view["seats"][view["seat"]]["rows"] for module in row if module[DOCK] in SHIPS)


def _ships_out(view: View) -> list[int]:
    """Return the number of the seat's ships in each region that has any."""
    counts = [row["ships"].get(str(view["seat"]), ()) for row in view["map"].values() if "ships" in row]
    return [sum(ships) for ships in counts if ships]
