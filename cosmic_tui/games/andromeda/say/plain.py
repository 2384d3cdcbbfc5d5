"""Sentences that only plain mode says: options read out, names that can be typed, reasons, odds, the present score, and
anything on the table by its name.

Lines of whole sentences. Reads views; decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cosmic_tui.games.andromeda.facts import CARDS, FACTIONS, MODULES, RAIDERS
from cosmic_tui.games.andromeda.say import board, stakes, things
from cosmic_tui.games.andromeda.say.odds import ALL_LOSE, of_launch, percent, shares, with_card
from cosmic_tui.games.andromeda.say.odds import RAIDERS as RAIDER_SIDE
from cosmic_tui.games.andromeda.say.orders import all_orders
from cosmic_tui.games.andromeda.say.previews import gain_words
from cosmic_tui.games.andromeda.say.reasons import reasons
from cosmic_tui.say.voice import Voice, typed_words
from cosmic_tui.words.letters import capital, fold
from engine.andromeda.view_types import View
from engine.kernel.views import asked_of

Ref = tuple[Any, ...]
TEXTS = (("module", MODULES), ("card", CARDS), ("faction", FACTIONS), ("raider", RAIDERS))


def names(voice: Voice, view: View, ref: Ref) -> list[str]:
    """Return the names by which an option can be typed: a region's letter and number, a seat's name."""
    if ref[0] == "region":
        return [str(ref[1]), things.region_name(voice.words, view, ref[1])]
    return [voice.name(ref[1])] if ref[0] == "seat" and len(ref) > 1 else []


def spoken_option(voice: Voice, view: View, index: int, label: str) -> str:
    """Return an option in words for plain mode: a region with its gain, or a place of a spread with how much is there.
    """
    question = asked_of(view)
    ref = question["options"][index]
    if ref[0] == "region" and question["why"] == "launch.where":
        return f"{ref[1]} {label}: {gain_words(voice, view, ref[1])}{_company(voice, view, ref[1])}"
    if ref[0] == "region":
        return f"{ref[1]} {label}"
    if ref[0] == "module" and voice.words.has(f"module-{ref[1]}", "text"):
        return f"{label}: {voice.say(f'module-{ref[1]}', 'text')}"
    return f"{label}: {question['caps'][index]}" if question["shape"] == "spread" else label


def _company(voice: Voice, view: View, region: str) -> str:
    """Return who is in a region or will come, and the chance in a battle."""
    row = view.get("launches", {}).get(asked_of(view)["by"][1], {}).get(region)
    if row is None:
        return ""
    said = []
    meets = [voice.you_or(seat) for seat, _ in row["meets"]]
    there = [row["raiders_there"]] if row["raiders_there"] else []
    if names := meets + _raiders(voice, there):
        many = len(meets) + sum(n for _, n in there)
        said.append(voice.say("scr-plain_are_there", n=many, names=voice.words.join(names)))
    if coming := row["raiders_come"]:  # one class of them; which one, the player chooses
        said.append(voice.say("scr-plain_come", n=coming[-1][1], names=voice.words.either(_raiders(voice, coming))))
    chance = of_launch(row)
    if chance is not None:
        said.append(voice.say("scr-plain_wins", number=round(chance * 100)))
    return "".join(f"; {part}" for part in said)


def _raiders(voice: Voice, rows: Iterable[Sequence[Any]]) -> list[str]:
    return [voice.say("scr-plain_raiders", n=n, letter=letter) for letter, n in rows]


def around(voice: Voice, view: View) -> tuple[list[str], list[str]]:
    """Return the lines before and after the options: none before, and after them the acts beside the question."""
    return [], board.acts(voice, view)


# --- commands ------------------------------------------------------------------------------------------------------


def why_not(voice: Voice, view: View) -> list[str]:
    return [f"{name}: {reason}" for _, name, reason in reasons(voice.words, view)] or board.hand(voice, view)


def odds(voice: Voice, view: View) -> list[str]:
    """Return the chances of a battle, side by side, or those of each launch that leads to one."""
    found = view.get("odds")
    if found and found.get("sides"):
        lines = []
        for entry in shares(found, -1 if voice.me is None else voice.me):
            who = voice.say("scr-all_lose") if entry.who == ALL_LOSE else voice.say("opt-raiders")
            who = voice.you_first(entry.who) if entry.who > RAIDER_SIDE else who
            lines.append(voice.say("scr-line-plain_chance", who=who, value=percent(voice.words, entry.share)))
        for n, num, den in found.get("energy", ()):
            lines.append(voice.say("scr-line-plain_energy", number=n, value=percent(voice.words, num / den)))
        for card, _, _ in found.get("cards", ()):
            lines += with_card(voice, view, card)
        return [*lines, *(stakes.sentences(voice.words, view["stakes"]) if "stakes" in view else [])]
    lines = []
    for ship, regions in view.get("launches", {}).items():
        for region, row in regions.items():
            chance = of_launch(row)
            if row["battle"] and chance is not None:
                place = things.region_name(voice.words, view, region)
                who = f"{capital(things.ship(voice.words, ship))}, {place}"
                lines.append(voice.say("scr-line-plain_chance", who=who, value=percent(voice.words, chance)))
    return lines or [voice.say("scr-line-dice_none")]


def explain(voice: Voice, view: View) -> list[str]:
    """Return, in a return, the gain of each order; otherwise the score if the game ended now."""
    if orders := all_orders(voice.words, view):
        cut = [] if view["orders"]["whole"] else [voice.say("scr-line-orders_cut")]
        return [voice.say("scr-line-orders_how"), *(said for _, said in orders), *cut]
    forecast = view.get("forecast")
    lines = [voice.say("scr-line-scoring_now")] if forecast else []
    for who, row in enumerate(forecast or ()):
        sums = {"before": board.in_play(row), **board.sums_of(row["lines"])}
        parts = [
            voice.say("scr-line-plain_score_part", name=voice.say(f"final-{kind}", "small"), number=vp)
            for kind, vp in sums.items()
            if vp
        ]
        lines.append(board.score(voice, who, row["total"], parts))
    return lines or [board.points(voice, view)]


TOLD = {"why_not": why_not, "odds": odds, "explain": explain}


# --- things by name ------------------------------------------------------------------------------------------------


def found(voice: Voice, view: View, wanted: str) -> list[str]:
    """Return something about the table by its name: a region, a player, the points, the modules for sale."""
    typed = fold(wanted)
    for name in view["map"]:
        if typed in (fold(name), fold(things.region_name(voice.words, view, name))):
            return [board.region(voice, view, name)]
    for seat in range(view["n"]):
        if typed == fold(voice.name(seat)):
            return board.seat(voice, view, seat)
    if typed in typed_words(voice, "points"):
        return [board.points(voice, view)]
    return board.display(voice, view) if typed in typed_words(voice, "display") else []


def text_of(voice: Voice, view: View, wanted: str) -> list[str]:
    """Return the text of a module, card, faction or raider, found by the beginning of its name."""
    typed = fold(wanted)
    for prefix, rows in TEXTS:
        for ident in rows:
            name = voice.say(f"{prefix}-{ident}")
            if typed and voice.words.is_called(f"{prefix}-{ident}", typed):
                if prefix == "faction":
                    return [name, *(things.ability(voice.words, ident, side, view["balanced"]) for side in "ab")]
                return [name, voice.say(f"{prefix}-{ident}", "text")]
    return []
