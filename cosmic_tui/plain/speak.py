"""What plain mode says around a question: where the game is, the question, its options, how to answer.

Pure functions from a view to lines. The order is always the same: where, what, why, options, what a pass means.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.say import board
from cosmic_tui.games.encounter.say.deals import proposal_lines
from cosmic_tui.games.encounter.say.options import planet_with_ships, ships_on
from cosmic_tui.games.encounter.say.questions import asked
from cosmic_tui.plain.examples import for_deal, for_ships, for_some
from cosmic_tui.plain.typed import Numbered, only_answer
from cosmic_tui.say.voice import Voice

View = dict[str, Any]
WIDE = 78


def where(voice: Voice, view: View) -> str:
    """Turn, phase, and who stands against whom."""
    phase = voice.phase(view["moment"])
    facts = {"number": view["turn"], "phase": phase, "offense": voice.you_first(view["offense"])}
    if view["defense"] >= 0 and view["target"] >= 0:
        facts |= {"defense": voice.you_or(view["defense"]), "place": voice.planet(view["target"])}
        return voice.say("scr-line-plain_where_both", **facts)
    return voice.say("scr-line-plain_where", voice.form(view["offense"]), **facts)


def question(voice: Voice, view: View) -> list[str]:
    """The open question with everything that belongs to it."""
    words = asked(voice, view)
    found = [words.title, words.why, *offers(voice, view)]
    if view["question"]["why"] == "planning.pick":
        found += [*filter(None, [board.reading(voice, view)]), *options(voice, view), *board.not_now(voice, view)]
    else:
        found += options(voice, view)
    found += [words.passes] if words.passes else []
    obvious = view["question"]["shape"] == "pick" and only_answer(view["question"]) is None
    return found if obvious else [*found, *how(voice, view)]


def options(voice: Voice, view: View) -> list[str]:
    """All options with their numbers, several to a line."""
    asked_now = view["question"]
    if asked_now["shape"] in ("amount", "bargain"):
        return []
    table = Numbered(voice, view)
    sets = board.sets(view)
    entries = []
    for choice in table.choices:
        label = table.labels[choice.index]
        if len(choice.ref) == 1 and choice.ref[0] in sets:
            label = f"{label}: {voice.cards(sets[choice.ref[0]])}"
        if asked_now["shape"] == "spread":
            label = f"{label}: {ships_at(view, choice.index)}"
        elif choice.ref[0] == "planet":
            label = planet_with_ships(voice, view, choice.ref[1])
        entries.append(f"{table.number[choice.index]} {label}.")
    return lined(entries)


def lined(entries: list[str]) -> list[str]:
    """Entries put on lines without breaking any of them."""
    found: list[str] = []
    for entry in entries:
        if found and len(found[-1]) + len(entry) + 2 <= WIDE:
            found[-1] += f"  {entry}"
        else:
            found.append(f"  {entry}")
    return found


def ships_at(view: View, index: int) -> int:
    """How many ships may leave a place; where ships arrive, how many of one's own are there."""
    asked_now = view["question"]
    ref = asked_now["options"][index]
    if asked_now["why"] == "place" and ref[0] == "planet":
        return int(ships_on(view, ref[1])[view["seat"]])
    return int(asked_now["caps"][index])


def offers(voice: Voice, view: View) -> list[str]:
    """In a deal: the offers that lie on the table, and how many one may still make."""
    asked_now = view["question"]
    if asked_now["shape"] != "bargain":
        return []
    data, sides = asked_now["data"], (view["offense"], view["defense"])
    found = []
    for key in ("theirs", "mine"):
        if data[key]:
            found += proposal_lines(voice, data[key][1], sides)
    return [*found, *board.hand(voice, view), voice.say("deal-offers_left", n=data["left"])]


def how(voice: Voice, view: View) -> list[str]:
    """What can be typed here, with an example that could be typed now."""
    asked_now = view["question"]
    shape = asked_now["shape"]
    if only_answer(asked_now) is not None:
        return [voice.say("scr-line-plain_choose_only")]
    if shape == "amount":
        return [voice.say("scr-line-plain_choose_number", range=voice.range(asked_now["low"], asked_now["high"]))]
    if shape == "bargain":
        answer = "_theirs" if asked_now["data"]["theirs"] else ""
        example = for_deal(voice, asked_now["data"])
        ways = voice.say(f"scr-line-plain_choose_deal{answer}", value=example)
        return [ways, voice.say("scr-line-plain_deal_terms")]
    numbers = Numbered(voice, view).number
    if shape == "some":
        return [_how_many(voice, asked_now, for_some(asked_now, numbers))]
    if shape == "spread":
        kind = "places" if asked_now["why"] == "place" else "ships"
        return [voice.say(f"scr-line-plain_choose_{kind}", value=for_ships(voice, asked_now, numbers))]
    return [voice.say("scr-line-plain_choose")]


def _how_many(voice: Voice, asked_now: dict[str, Any], example: str) -> str:
    """How to choose some: any, or so many."""
    low, high = asked_now["low"], asked_now["high"]
    if not low and high >= len(asked_now["options"]):
        return voice.say("scr-line-plain_choose_some", value=example)
    return voice.say("scr-line-plain_choose_some_of", range=voice.range(low, high), value=example)


def waiting(voice: Voice, asked_now: list[Any]) -> str:
    """Whom the table waits for; in secret moments just that it is asked."""
    if "table" in asked_now:
        return voice.say("scr-line-plain_asked")
    return voice.say("scr-line-plain_waiting", names=voice.people(asked_now)) if asked_now else ""
