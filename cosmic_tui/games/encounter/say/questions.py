"""What a seat is asked, in words: the question, why it is asked, and what goes on after a pass.

The ids are `q-` and the step that asks. A step of an item without words of its own is asked by the shape of its
options, with the name of the item. Reads the view of the seat that is asked, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmic_tui.games.encounter.faces import card_kind, card_value, flare_alien
from cosmic_tui.games.encounter.say.effects import effect_line
from cosmic_tui.games.encounter.say.voice import SYSTEM, Voice, side_word
from cosmic_tui.say.sentences import Asked
from cosmic_tui.say.voice import ident_of
from engine.encounter.view_types import View
from engine.kernel.views import Facts, Question, asked_of

REVEAL = ("reveal.flipped", "reveal.reinforce")
PASS = ["pass"]
RESPOND = {"power": "power", "side": "power", "wild": "flare", "super": "flare"}  # the rest go by their own names


def asked(voice: Voice, view: View) -> Asked:
    """Return the open question of this view."""
    question = asked_of(view)
    ident = ident_for(voice, view, question)
    facts = facts_of(voice, view, question)
    may_pass = PASS in question["options"]
    passes = voice.say(ident, "pass", **facts) if may_pass and voice.words.has(ident, "pass") else ""
    if may_pass and not passes:
        passes = voice.say("q-choose-yes", "pass")
    form = ""
    if question["why"] == "respond":
        act, _ = act_of(view, question)
        form = voice.form(act[1])  # one's own use can be stopped too
        passes = effect_line(voice, str(act[2]), str(act[3])) or passes
    return Asked(voice.say(ident, form, **facts), voice.say(ident, "why", **facts), passes, ident)


def ident_for(voice: Voice, view: View, question: Question) -> str:
    """Return the message of a question: that of its step, or a general one."""
    why = question["why"]
    if why == "window":
        return "q-window-reveal" if view["moment"] in REVEAL and sums(view) else "q-window"
    if why == "respond":
        act, source = act_of(view, question)
        if voice.words.has(f"tech-{act[2].partition('.')[0]}"):
            return "q-respond-technology"
        return f"q-respond-{RESPOND.get(source, source)}"
    if why == "deal":
        return "q-deal-answer" if question["data"]["theirs"] else "q-deal"
    if why == "lose" and type(question["data"]) is int and question["data"] != view["seat"]:
        return "q-lose-other"
    ident = f"q-{ident_of(why)}"
    return ident if voice.words.has(ident) else f"q-choose-{general(question)}"


def general(question: Question) -> str:
    """Return the general name of a choice, from its shape and its options."""
    if question["shape"] == "amount":
        return "number"
    if question["shape"] == "spread":
        return "ships"
    kinds = {ref[0] for ref in question["options"] if ref != PASS}
    several = question["shape"] == "some"
    if kinds <= {"card", "hoard", "played"}:
        return "cards" if several else "card"
    if kinds == {"seat"}:
        return "players" if several else "player"
    if kinds == {"planet"}:
        return "planet"
    if kinds == {"alien"}:
        return "alien"
    return "yes" if kinds == {"yes"} else "way"


# --- the variables of a question ---------------------------------------------------------------------------------


def facts_of(voice: Voice, view: View, question: Question) -> Facts:
    """Return all facts that a message of a question can use."""
    found: Facts = {
        "min": question["low"],
        "max": question["high"],
        "range": voice.choice(question),
        "n": question["high"],
        "power": voice.thing(question["why"]),
        "name": voice.thing(question["by"][1]) if question["by"] and question["by"][0] in ("why", "power") else "",
        "face": voice.short_card(question["by"][1]) if question["by"] and question["by"][0] == "card" else "",
        "moment": voice.moment(view["moment"]),
        "side": side_word(1 if view["seat"] == view["defense"] else 0),
    }
    for seat, names in ((view["offense"], ("offense",)), (view["defense"], ("defense",))):
        found.update(dict.fromkeys(names, voice.name(seat)))
    found["whom"] = voice.name(opponent(view, view["seat"]))
    special = SPECIAL.get(question["why"])
    if special is not None:
        found.update(special(voice, view, question))
    return found


def opponent(view: View, seat: int) -> int:
    """Return the main player against whom this seat stands, or the defense for a spectator."""
    return int(view["offense"] if seat == view["defense"] else view["defense"])


def sums(view: View) -> list[int]:
    """Return the two totals, if both cards lie open and are compared."""
    return list(view.get("sum", {}).get("totals", []))


def act_of(view: View, question: Question) -> tuple[list[Any], str]:
    """Return the announced act that is being answered, and the kind of thing it is."""
    act = next(entry for entry in view["stack"] if entry[0] == question["by"][1])
    use, card = str(act[2]), str(act[3])
    tail = use.rpartition(".")[2]
    if card.startswith("flare_"):
        return act, "super" if tail.startswith("super") else "wild"
    if card.startswith("reinforcement_"):
        return act, "reinforcement"
    return act, "artifact" if card else "power"


def _window(voice: Voice, view: View, question: Question) -> Facts:
    moment = question["by"][1] if question["by"] else view["moment"]
    totals = sums(view) or [0, 0]
    first = view["sum"]["ahead"][0] if "sum" in view else 0
    return {
        "moment": voice.moment(moment if not moment.startswith("any.") else view["moment"]),
        "high": totals[max(0, first)],  # of the side that is ahead
        "low": totals[1 - max(0, first)],
    }


def _respond(voice: Voice, view: View, question: Question) -> Facts:
    """Return who has announced what, and what can answer it."""
    act, _ = act_of(view, question)
    stoppers = [option_name(voice, ref) for ref in question["options"] if ref != PASS]
    found: Facts = {
        "who": voice.name(act[1]),
        "power": voice.thing(act[2]),
        "card": voice.thing(act[2]),
        "technology": voice.thing(act[2]),
        "stopper": voice.words.join(stoppers),
    }
    if act[3].startswith("flare_"):
        found["alien"] = voice.alien(flare_alien(act[3]))
    found["value"] = card_value(act[3])
    return found


def option_name(voice: Voice, ref: list[Any]) -> str:
    return voice.short_card(ref[1]) if ref[0] in ("card", "hoard") else voice.thing(str(ref[1]))


def _aliens(voice: Voice, view: View, question: Question) -> Facts:
    names = [voice.alien(ref[1]) for ref in question["options"] if ref[0] == "alien"]
    return {"first": names[0], "second": names[-1]}


def _own_colour(voice: Voice, view: View, question: Question) -> Facts:
    return {"colour": voice.colour(view["seat"])}


def _join(voice: Voice, view: View, question: Question) -> Facts:
    invited = [ref[1] for ref in question["options"] if ref[0] == "side"]
    return {"invites": "both" if len(invited) > 1 else side_word(invited[0])}


def _ride(voice: Voice, view: View, question: Question) -> Facts:
    return {"power": voice.thing(question["by"][1])}


def _reward(voice: Voice, view: View, question: Question) -> Facts:
    return {"n": question["data"]}


def _lose(voice: Voice, view: View, question: Question) -> Facts:
    owner = question["data"] if type(question["data"]) is int else view["seat"]
    return {"whom": voice.name(owner)}


def _discard(voice: Voice, view: View, question: Question) -> Facts:
    return {"type": voice.say(f"type-{card_kind(question['options'][0][1])}")}


def _aim(voice: Voice, view: View, question: Question) -> Facts:
    planet = question["options"][0][1]
    return {"whom": voice.name(view["defense"]), "planet": planet % SYSTEM + 1}


SPECIAL: dict[str, Callable[[Voice, View, Question], Facts]] = {
    "alliance.join": _join,
    "destiny.own": _own_colour,
    "launch.aim": _aim,
    "lose": _lose,
    "plague.discard": _discard,
    "respond": _respond,
    "reward.ships": _reward,
    "ride": _ride,
    "setup.alien": _aliens,
    "start.hot_swap": _aliens,
    "window": _window,
}
