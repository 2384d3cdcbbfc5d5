"""What a seat is asked, in words: the question, why it is asked, and what goes on after a pass.

The ids are `q-` and the step that asks; windows are named by what waits. Reads the view of the seat that is asked.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.chaos import pieces
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.say.sentences import Asked
from cosmic_tui.say.voice import Voice
from engine.chaos.view_types import View
from engine.kernel.views import Question, asked_of

NOES = frozenset(("pass", "done", "decline", "hold"))


def asked(voice: Voice, view: View) -> Asked:
    """Return the open question of this view."""
    question = asked_of(view)
    ident = ident_of(view)
    form = form_of(voice, view, ident)
    facts = facts_of(voice, view)
    passes = ""
    if any(option[0] in NOES for option in question["options"]) and voice.words.has(ident, "pass"):
        passes = voice.say(ident, "pass", **facts)
    return Asked(voice.say(ident, form, **facts), voice.say(ident, "why", **facts), passes, ident)


def rule(voice: Voice, view: View) -> str:
    """Return the id of the rule that a question comes from, or "" if a card asks it."""
    ident = ident_of(view)
    return voice.say(ident, "rule") if voice.words.has(ident, "rule") else ""


def note(voice: Voice, view: View) -> str:
    """Return what can be used in a window, by name or by number, and the rule: `Snap Shot can be used · K-STACK-13`."""
    return " · ".join(part for part in (put_for(voice, view), rule(voice, view)) if part)


def put_for(voice: Voice, view: View) -> str:
    """Return why a window is open: the cards that can be used in it. Return "" for other questions."""
    question = asked_of(view)
    usable = [option for option in question["options"] if option[0] not in NOES]
    if question["why"] != "window" or not usable:
        return ""
    named = dict.fromkeys(card_of(view, tuple(option)) for option in usable)
    if len(named) == 1 and (ident := next(iter(named))):
        return voice.say("bd-put", card=naming.card(voice, ident))
    return voice.say("bd-put_several", number=len(usable))


def card_of(view: View, ref: tuple[Any, ...]) -> str:
    """Return the card that an option concerns, or ""."""
    if ref[0] == "play":
        return str(ref[1])
    row = pieces.row_of(view, ref[1]) if len(ref) > 1 and isinstance(ref[1], int) else None
    return str(row["card"]) if row else ""


def ident_of(view: View) -> str:
    question = asked_of(view)
    why, several = question["why"], question["shape"] == "some"
    if why == "window":
        return _window(view)
    if why == "fire.act" and _granted(view):
        return "q-fire-act-granted"
    if why == "combat.board" and len(_crew(view)) == 1:
        return "q-combat-board-one"
    if why == "target.neighbour":
        return "q-target-neighbour"
    if why.startswith("target."):
        return "q-target-several" if several else "q-target"
    if why == "discard.card" and question.get("reveals"):
        return "q-discard-theirs"
    return f"q-{why.replace('.', '-')}"


def _crew(view: View) -> set[int]:
    """Return the crew that may go aboard."""
    return {option[1] for option in asked_of(view)["options"] if option[0] == "board"}


def _window(view: View) -> str:
    """Return the message id for a window: whether the newest item on the stack is the reader's own or another player's;
    without a stack, or for a trap, the window's own id.
    """
    stack, name = view["stack"], asked_of(view)["data"]
    if stack and name != "trap":
        return "q-window-own" if stack[-1]["seat"] == view["seat"] else "q-window-answer"
    return f"q-window-{name}"


def _granted(view: View) -> bool:
    """Return whether the other side has passed, so that this side may act once (K-FIRE-5)."""
    fight = view["fight"]
    passed = fight.get("let_pass", []) if fight else []
    return bool(passed) and view["seat"] not in passed


def form_of(voice: Voice, view: View, ident: str) -> str:
    """Return the form of a window's sentence. Some sentences differ for the player who acts."""
    if not voice.words.has(ident, "you"):
        return ""
    if ident == "q-window-ready" and view["fight"]:
        return voice.form(view["fight"]["attacker"], [view["fight"]["defender"]])
    actor = view["fight"]["attacker"] if ident == "q-window-named" and view["fight"] else view["active"]
    return "you" if actor == view["seat"] else ""


def facts_of(voice: Voice, view: View) -> dict[str, Any]:
    """Return all facts that a question's message may use."""
    question = asked_of(view)
    found: dict[str, Any] = {
        "n": view["seats"][view["seat"]]["credits"],
        "range": 1 if question["shape"] == "pick" else voice.choice(question),
        "who": voice.name(view["active"]),
        "whom": voice.name(view["active"]),
        "card": "",
        "ship": "",
        "target": "",
        "number": question["data"] if isinstance(question["data"], int) else 0,
        "points": question["high"],
    }
    if view["fight"]:
        fight = view["fight"]
        found["who"], found["whom"] = voice.name(fight["attacker"]), voice.name(fight["defender"])
        found["target"] = naming.fight_target(voice, view)
    found |= _by(voice, view, question["by"])
    found |= _special(voice, view, question)
    return found


def _by(voice: Voice, view: View, by: Any) -> dict[str, Any]:
    """Return the card that causes a question: one of the hand, or one on the table."""
    if not by:
        return {}
    if by[0] == "card":
        return {"card": naming.card(voice, by[1])}
    if by[0] == "row":
        return {"card": naming.handle(voice, view, by[1])}
    return {}


def _special(voice: Voice, view: View, question: Question) -> dict[str, Any]:
    why = question["why"]
    if why == "window":
        return _about_window(voice, view)
    if why == "fire.reply":
        row = pieces.row_of(view, question["by"][1])
        whom = voice.name(row["seat"]) if row else ""
        return {"ship": naming.handle(voice, view, question["data"]), "whom": whom}
    if why == "fire.act":
        doers = list(dict.fromkeys(option[1] for option in question["options"] if option[0] in ("fire", "stealth")))
        return {"card": naming.rows(voice, view, doers)}
    if why == "combat.board":
        return {"card": naming.rows(voice, view, _crew(view))}
    if why in ("pay.or_not", "pay.or_end"):
        return {"n": next((option[1] for option in question["options"] if option[0] == "pay"), 0)}
    if why in ("look.opponent_centre", "look.opponent_unpaid_cards", "discard.card"):
        other = next((seat for seat in range(view["n"]) if seat != view["seat"]), 0)
        return {"whom": voice.name(_looked_at(view, other))}
    return {}


def _looked_at(view: View, other: int) -> int:
    """Return the player whose cards are shown: with two players the other one, with more the one the card targeted."""
    for item in reversed(view["stack"]):
        if item["seat"] == view["seat"] and item["foe"] >= 0:
            return int(item["foe"])
    data = asked_of(view)["data"]
    if isinstance(data, list) and data and isinstance(data[0], list):
        row = pieces.row_of(view, data[0][0])
        return int(row["seat"]) if row else other
    return other


def _about_window(voice: Voice, view: View) -> dict[str, Any]:
    """Return the newest item on the stack, or the shot."""
    if view["stack"]:
        item = view["stack"][-1]
        return {"card": naming.card(voice, item["card"]), "whom": voice.name(item["seat"])}
    shot = view["shot"]
    if shot:
        return {"card": naming.handle(voice, view, shot["by"]), "ship": naming.handle(voice, view, shot["at"])}
    return {}
