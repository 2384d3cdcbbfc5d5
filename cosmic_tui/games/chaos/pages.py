"""What is read in Chaos Galaxy: at the table, in the codex, on the last page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.guide import answer_text, is_answer, linked, rule_entries
from cosmic_tui.draw.parts import Entry, Look, Page, Panel, Thing, Told
from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.draw import reading
from cosmic_tui.games.chaos.draw.hand import held_cards
from cosmic_tui.games.chaos.draw.last import PANELS, in_short, winner
from cosmic_tui.games.chaos.draw.lit import beyond, faced
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.games.chaos.say import table as lines
from cosmic_tui.games.chaos.scene import Scene
from cosmic_tui.games.chaos.story import Story, told_story
from cosmic_tui.say.parts import Paragraphs, Ref
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.catalogue import rule
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words
from engine.chaos.view_types import Event, Row, View

__all__ = ["EARLY", "FILTERS", "LAST", "LONG_TABS", "PAGES", "TABS", "in_short", "winner"]

EARLY = frozenset(("setup.hand",))
TABS = ("cards", "keywords", "rules", "words")
LONG_TABS = frozenset(("rules",))
LAST: Mapping[str, Panel] = PANELS
FILTERS: Mapping[str, frozenset[str]] = {
    "combat": frozenset(
        (
            "attack", "attackers", "defenders", "fires", "replies", "hit", "destroyed", "bombers", "colony_lost",
            "trap_springs", "stealth", "held_fire",
        )
    ),
    "cards": frozenset(
        ("announced", "paid_for", "played_down", "neutralised", "drew", "took", "took_openly", "discarded", "dealt")
    ),
    "credits": frozenset(("credits", "spent", "announced", "paid_for", "developed")),
}  # fmt: skip
WORDS = ("zone-", "stat-", "state-", "moment-", "phase-")
NUMBERED = ("speed", "firepower", "armour", "bombing")

PAGES: Mapping[str, Page] = {
    "why_not": Page("scr-why_not", lambda scene, voice, room: reading.why_not(scene, voice)),
    "explain": Page("scr-explain", lambda scene, voice, room: reading.explained(scene, voice)),
    "piles": Page("scr-piles", lambda scene, voice, room: reading.piles(scene, voice)),
    "whole_hand": Page("bd-hand_title", lambda scene, voice, room: reading.whole_hand(scene)),
}


def terms(moment: str) -> list[str]:
    """Return the terms that the help explains at a moment."""
    if moment.startswith("combat"):
        return ["active", "used", "damaged"]
    return ["colony", "unpaid", "development"]


# --- at the table ----------------------------------------------------------------------------------------------------


def in_focus(scene: Scene) -> Ref | str:
    """Return the thing in focus; at the prompt, the highlighted option."""
    focus, at = scene.focus, scene.focus_at
    if focus == "hand":
        held = held_cards(scene)
        return ("card", held[min(at, len(held) - 1)].card) if held else ()
    if focus in ("mine", "theirs") or beyond(scene):
        top, bottom = pieces.facing(scene.view, faced(scene))
        seat = bottom if focus == "mine" else top
        rows = everything(scene.view, seat)
        return ("row", rows[at % len(rows)]["handle"]) if rows else ("seat", seat)
    if focus in ("log", "chart", "front"):
        return {"log": "log", "chart": "timing", "front": "explain"}[focus]
    choice = scene.draft.choice if scene.draft is not None else None
    return choice.ref if choice is not None and len(choice.ref) > 1 else ("seat", max(0, scene.me))


def everything(view: View, seat: int) -> list[Row]:
    """Return all things of a seat on the board, in the board's order."""
    found = pieces.ships(view, seat)
    return [*found, *pieces.of_seat(view, seat, "base"), *pieces.of_seat(view, seat, "crew")]


def read(scene: Scene, voice: Voice, ref: Ref) -> Page | Look | str | None:
    """Return the page about anything that a view can refer to."""
    kind = ref[0]
    if kind in ("card", "play", "down", "trigger"):
        return Look("cards", str(ref[1]))
    if kind == "item":
        item = next((entry for entry in scene.view["stack"] if entry["serial"] == ref[1]), None)
        return Look("cards", item["card"]) if item else None
    if kind == "piles":
        return "piles"
    if kind == "front":
        return "explain"
    handle = next((part for part in ref[1:] if isinstance(part, int)), 0)
    row = pieces.row_of(scene.view, handle)
    if row is None:
        return None
    return Page(naming.row(voice, scene.view, row), lambda scene, voice, room: reading.on_table(scene, voice, handle))


def things(scene: Scene) -> list[Thing]:
    """Return the reader's cards, then everything on the table."""
    found = [
        Thing([Run(cards.name(scene.words, ident), cards.token_of(ident))], ("card", ident))
        for ident in dict.fromkeys(scene.view.get("hand", []))
    ]
    for row in scene.view["rows"]:
        tag = Run(f"{scene.tag(row['seat'])} ", scene.token(row["seat"]))
        found.append(Thing([tag, Run(naming.row(scene.voice, scene.view, row), "text")], ("row", row["handle"])))
    return found


def seat_title(scene: Scene, who: int) -> str:
    return scene.people[who].name


def seat(scene: Scene, who: int, events: Sequence[Event]) -> Paragraphs:
    """Return lines about a player: numbers, ships, surface, canteen, and the cards in the scrap."""
    found: list[Sequence[Run]] = [[Run(line, "text")] for line in lines.seat(scene.voice, scene.view, who)]
    found += [[], *reading.scrap_of(scene, who)]
    return found


def seat_entry(scene: Scene, who: int) -> Look | None:
    return None


# --- the codex -------------------------------------------------------------------------------------------------------


def entries(words: Words, tab: str) -> list[Entry]:
    if tab == "cards":
        return [_card_entry(words, ident) for ident in cards.EVERY]
    if tab == "keywords":
        return [_word_entry(words, ident) for ident in words.idents("keyword-")]
    if tab == "words":
        return [_word_entry(words, ident) for prefix in WORDS for ident in words.idents(prefix)]
    return rule_entries(words)


def _card_entry(words: Words, ident: str) -> Entry:
    name, kind = cards.name(words, ident), cards.kind_line(words, ident)
    row = [
        Run(f"{cards.cost(ident):>3} ", "key"),
        Run(f"{name} ", cards.token_of(ident), "", "bold"),
        Run(words.say(f"kind-{cards.card(ident).subtype}"), "muted"),
    ]
    return Entry(ident, row, fold(f"{name} {kind} {cards.text(words, ident)}"), head=name)


def _word_entry(words: Words, ident: str) -> Entry:
    name = words.say(ident)
    said = words.say(ident, "help") if words.has(ident, "help") else ""
    return Entry(ident, [Run(name, "text", "", "bold"), Run(f"  {said}", "muted")], fold(f"{name} {said}"), head=name)


def detail(words: Words, tab: str, ident: str) -> tuple[str, Paragraphs]:
    if tab == "cards":
        return cards.name(words, ident), reading.card(words, ident)
    if is_answer(ident):
        return answer_text(words, ident)
    if tab == "rules":
        found = rule(words, ident)
        return f"{found.ident} · {found.section}", [linked([Run(part, "text")]) for part in found.text.split("\n")]
    said = [[Run(words.say(ident, "help"), "text")]] if words.has(ident, "help") else []
    if tab == "keywords":
        kw = ident.removeprefix("keyword-")
        if words.has(ident, "rule"):
            number = words.say(ident, "rule")
            said += [[], [Run(number, "key", "", "", ("rule", number))]]
        with_it = [other for other in cards.EVERY if kw in cards.keywords(other)]
        names = words.join(cards.name(words, other) for other in with_it)
        said += [[], [Run(words.say("page-cards_with", names=names), "muted")]]
    return words.say(ident), said


# --- the last page ---------------------------------------------------------------------------------------------------


def story(told: Told) -> Story:
    return told_story(told)
