"""What is said where a game says nothing else: a message by id with the facts put in; without one, id and facts.

So nothing is ever silent, and a game can be played before it has a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cosmic_tui.say.parts import Bargain, Ref
from cosmic_tui.say.sentences import Asked, Sentence
from cosmic_tui.say.voice import Voice, ident_of
from cosmic_tui.words.loader import hole
from engine.kernel.views import Event, View

if TYPE_CHECKING:
    from cosmic_tui.prompt.draft import Draft
    from cosmic_tui.words.loader import Words

__all__ = ["TOLD", "Voice"]

TOLD: Mapping[str, Callable[[Voice, View], list[str]]] = {}
PASS = ["pass"]
QUESTION_FACTS = ("low", "high", "data")
BESIDES = ("hand", "question", "beside", "asked", "seat", "winners", "over")  # of a view: said elsewhere


def arguments(voice: Voice, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as variables of a message: numbers and texts unchanged, other values as text. `who` is the name of
    the seat that acts, `whom` of the one it is done to.
    """
    found = {name: value if isinstance(value, int | str) else listed(voice, value) for name, value in facts.items()}
    if isinstance(facts.get("seat"), int):
        found["who"] = voice.name(facts["seat"])
    at = facts.get("at")
    if isinstance(at, list) and at:
        found["whom"] = voice.name(at[0])
    return found


def listed(voice: Voice, value: Any) -> str:
    """Return a list of ids and numbers as text."""
    if isinstance(value, list | tuple):
        return voice.words.join(listed(voice, part) for part in value)
    return str(value)


def said(voice: Voice, ident: str, form: str, facts: Mapping[str, Any]) -> str:
    """Return the message with that id; without a message, the id with the facts."""
    args = arguments(voice, facts)
    return voice.say(ident, form, **args) if voice.words.has(ident) else hole(ident, form, args)


# --- events and questions ----------------------------------------------------------------------------------------


def lines(voice: Voice, event: Event, view: View | None) -> list[Sentence]:
    """Return an event's message `ev-<kind>`, in the form for a reader who acts, is affected, or watches."""
    facts = {name: value for name, value in event.items() if name != "event"}
    seat, at = facts.get("seat"), facts.get("at")
    form = voice.form(seat if isinstance(seat, int) else None, at if isinstance(at, list) else ())
    return [Sentence(said(voice, f"ev-{ident_of(event['event'])}", form, facts), form)]


def asked(voice: Voice, view: View) -> Asked:
    """Return a question's message `q-<why>` with its `.why` and `.pass`."""
    question = view["question"]
    ident = f"q-{ident_of(question['why'])}"
    facts = {name: question[name] for name in QUESTION_FACTS if isinstance(question.get(name), int | str)}
    title = said(voice, ident, "", facts)
    why = voice.say(ident, "why", **facts) if voice.words.has(ident, "why") else ""
    passes = ""
    if PASS in question["options"]:
        passes = voice.say(ident, "pass", **facts) if voice.words.has(ident, "pass") else voice.say("opt-pass")
    return Asked(title, why, passes, ident)


def label(voice: Voice, ref: Any) -> str:
    """Return an option's message `opt-<kind>`, with what it concerns. Seats are named."""
    kind, rest = str(ref[0]), list(ref[1:])
    if kind == "seat" and rest:
        return voice.you_or(rest[0])
    ident = f"opt-{ident_of(kind)}"
    if voice.words.has(ident):
        return voice.say(ident, value=listed(voice, rest))
    return " ".join([kind.replace("_", " "), *map(str, rest)])


def labels(voice: Voice, view: View) -> list[str]:
    return [label(voice, ref) for ref in view["question"]["options"]]


def long_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    return [label(voice, ref) for ref in draft.question["options"]]


def short_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    return long_labels(voice, view, draft)


def act(voice: Voice, view: View, ref: Ref) -> str:
    """Return an act's message `act-<kind>`, or else a label like that of an option."""
    ident = f"act-{ident_of(str(ref[0]))}"
    return voice.say(ident, value=listed(voice, ref[1:])) if voice.words.has(ident) else label(voice, ref)


def about(voice: Voice, view: View, ref: Ref) -> list[str]:
    return []


def preview(voice: Voice, view: View, found: Mapping[str, Any], draft: Draft | None) -> list[str]:
    """Return all parts of the rules' preview of an answer, each as the message `pre-<name>`."""
    return [said(voice, f"pre-{ident_of(name)}", "", {"value": value}) for name, value in found.items()]


def warning(voice: Voice, view: View, found: Mapping[str, Any]) -> str:
    return ""


def note(voice: Voice, view: View) -> str:
    """Return "", because no rule is named."""
    return ""


def bargain(voice: Voice, view: View, desk: Any) -> Bargain:
    raise TypeError("this game has no bargains")


# --- the table in lines ------------------------------------------------------------------------------------------


def where(voice: Voice, view: View) -> str:
    turn = voice.say("scr-turn", number=view.get("turn", 0))
    phase = str(view.get("phase", ""))
    name = voice.say(f"phase-{phase}") if voice.words.has(f"phase-{phase}") else phase
    return f"{turn}, {name}." if name else f"{turn}."


def sides(ending: Mapping[str, Any]) -> list[str]:
    """Return which side each seat played, for statistics, or nothing if there are no sides to choose."""
    return []


def played(words: Words, name: str) -> str:
    return name


def saved(words: Words, where: Mapping[str, Any]) -> str:
    return words.say("scr-saved_turn", number=where.get("turn", 0))


def reached(view: View) -> list[int]:
    """Return each seat's score, or nothing if no number tells it."""
    return []


def table(voice: Voice, view: View) -> list[str]:
    """Return the contents of a view, a line for each name, with the players first."""
    people = [voice.you_or(seat) for seat in range(view["n"])]
    return [f"{voice.words.join(people)}.", *_described(voice, {k: v for k, v in view.items() if k not in BESIDES})]


def _described(voice: Voice, values: Mapping[str, Any]) -> list[str]:
    return [f"{name.replace('_', ' ')}: {listed(voice, value)}" for name, value in values.items()]


def seat(voice: Voice, view: View, seat: int) -> list[str]:
    """Return this player's entry in every list that has one for each player."""
    own = {
        name: value[seat]
        for name, value in view.items()
        if isinstance(value, list) and len(value) == view["n"] and name not in BESIDES
    }
    return [f"{voice.you_or(seat)}.", *_described(voice, own)]


def hand(voice: Voice, view: View) -> list[str]:
    return [f"hand: {listed(voice, view['hand'])}"] if view.get("hand") else []


def ending(voice: Voice, view: View, ending: Mapping[str, Any]) -> list[str]:
    return _described(voice, {name: value for name, value in ending.items() if name != "winners"})


# --- plain mode --------------------------------------------------------------------------------------------------


def names(voice: Voice, view: View, ref: Ref) -> list[str]:
    return [voice.name(ref[1])] if ref[0] == "seat" and len(ref) > 1 else []


def spoken_option(voice: Voice, view: View, index: int, label: str) -> str:
    """Return the label, and in a spread how much may go there."""
    question = view["question"]
    return f"{label}: {question['caps'][index]}" if question["shape"] == "spread" else label


def around(voice: Voice, view: View) -> tuple[list[str], list[str]]:
    return [], []


def found(voice: Voice, view: View, wanted: str) -> list[str]:
    return []


def text_of(voice: Voice, view: View, wanted: str) -> list[str]:
    return []


def offers(voice: Voice, view: View) -> list[str]:
    return []


def how_to_bargain(voice: Voice, view: View) -> list[str]:
    return []


def read_bargain(voice: Voice, view: View, typed: str) -> Any:
    raise TypeError("this game has no bargains")


def bargain_costs(voice: Voice, answer: Any) -> str:
    return ""
