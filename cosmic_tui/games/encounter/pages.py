"""The texts to read in Cosmic Encounter: at the table, in the codex, at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.parts import Look, Page, Panel, Thing, Told
from cosmic_tui.games.encounter.draw.chronicle import Chronicle, chronicle
from cosmic_tui.games.encounter.draw.codexpage import TABS, detail, entries
from cosmic_tui.games.encounter.draw.explained import explained
from cosmic_tui.games.encounter.draw.hand import held_cards
from cosmic_tui.games.encounter.draw.names import card_label, card_token, planet_name
from cosmic_tui.games.encounter.draw.odds import odds
from cosmic_tui.games.encounter.draw.piles import piles
from cosmic_tui.games.encounter.draw.planets import ships_on
from cosmic_tui.games.encounter.draw.reading import card_text
from cosmic_tui.games.encounter.draw.seatsheet import seat_sheet as seat
from cosmic_tui.games.encounter.draw.seatsheet import seat_title
from cosmic_tui.games.encounter.draw.ships import pips
from cosmic_tui.games.encounter.draw.things import on_planet
from cosmic_tui.games.encounter.draw.victory import PANELS, in_short, winner
from cosmic_tui.games.encounter.draw.whynot import why_not
from cosmic_tui.games.encounter.faces import card_kind, flare_alien
from cosmic_tui.games.encounter.say import board
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.games.encounter.terms import terms
from cosmic_tui.say.parts import Paragraphs, Ref

__all__ = [
    "CODEX", "EARLY", "FILTERS", "LAST", "LONG_TABS", "PAGES", "TABS", "detail", "entries", "in_focus", "in_short",
    "read", "seat", "seat_entry", "seat_title", "story", "terms", "things", "winner",
]  # fmt: skip

CODEX = "key-aliens"
EARLY = frozenset(("setup.alien",))
LONG_TABS = frozenset(("rules",))
LAST: Mapping[str, Panel] = PANELS
FILTERS: Mapping[str, frozenset[str]] = {
    "powers": frozenset(
        ("announced", "stopped", "power_zapped", "power_lost", "power_regained", "tokens", "sheet_turned_up")
    ),
    "cards": frozenset(
        ("drew", "discarded", "cards_moved", "hand_shown", "revealed", "card_laid", "fetched", "rewarded", "dealt")
    ),
}


def explain(scene: Scene, voice: Voice, room: int) -> Paragraphs:
    """Explain the present totals, or those before the cards were put away; the last ones until the next encounter has
    numbers.
    """
    numbers = "sum" in scene.view or (scene.view["target"] >= 0 and scene.view["defense"] >= 0)
    if "sum" not in scene.view and scene.summed is not None:
        scene = replace(scene, view=scene.summed)
    elif not numbers and scene.last_summed is not None:
        scene = replace(scene, view=scene.last_summed, record=scene.last_record)
    return explained(scene, voice, room)


def whole_hand(scene: Scene, voice: Voice, room: int) -> Paragraphs:
    """Return every card of the reader's hand, in full."""
    lines: list[Sequence[Run]] = []
    for card in held_cards(scene, together=True):
        lines.append([Run(card_label(scene.words, card.card), card_token(card.card), "", "bold")])
        lines += [[Run(f"    {card_text(scene.words, card.card, card.half)}", "text")], []]
    return lines + [[Run(line, "text")] for line in board.second_hand(voice, scene.view)]


PAGES: Mapping[str, Page] = {
    "why_not": Page("scr-why_not", why_not),
    "odds": Page("scr-odds", lambda scene, voice, room: odds(scene)),
    "explain": Page("scr-explain", explain),
    "piles": Page("scr-piles", piles),
    "whole_hand": Page("scr-hand_title", whole_hand),
}


# --- things ------------------------------------------------------------------------------------------------------


def in_focus(scene: Scene) -> Ref | str:
    """Return the thing in focus; at the prompt, that of the highlighted option."""
    focus, at = scene.focus, scene.focus_at
    if focus == "hand":
        held = held_cards(scene, together=scene.narrow)
        return ("card", held[min(at, len(held) - 1)].card) if held else ()
    if focus in ("systems", "warp"):
        return ("seat", at % scene.n)
    if focus in ("log", "chart", "stage"):
        return {"log": "log", "chart": "timing", "stage": "explain"}[focus]
    choice = scene.draft.choice if scene.draft is not None else None
    if choice is not None and choice.no and (announced := _announced(scene)):
        return announced
    return choice.ref if choice is not None and len(choice.ref) > 1 else ("seat", max(0, scene.me))


def _announced(scene: Scene) -> Ref:
    """Return the card or power that the open question answers, which a pass would let happen."""
    question = scene.view["question"]
    if question is None or question["why"] != "respond":
        return ()
    act = next((entry for entry in scene.view["stack"] if entry[0] == question["by"][1]), None)
    if act is None:
        return ()
    use, card = str(act[2]), str(act[3])
    if card:
        return ("card", card)
    return ("technology" if scene.words.has(f"tech-{use.partition('.')[0]}") else "power", use)


def read(scene: Scene, voice: Voice, ref: Ref) -> Page | Look | str | None:
    """Return the page about anything a view can point at."""
    kind = ref[0]
    if kind in ("card", "hoard", "played"):
        return _card(scene, str(ref[1]))
    if kind in ("planet", "resettle", "expel"):
        return Page(planet_name(scene, int(ref[1])), lambda scene, voice, room: _planet(scene, int(ref[1])))
    if kind in ("power", "alien"):
        return Look("aliens", str(ref[1]).partition(".")[0])
    if kind == "technology" and len(ref) > 1:
        return Look("technology", str(ref[1]).partition(".")[0])
    return {"stage": "explain", "piles": "piles"}.get(kind)


def _card(scene: Scene, card: str) -> Page | Look:
    """Return the full text of a card; flares open the codex at their alien."""
    kind = card_kind(card)
    if kind == "flare":
        return Look("flares", flare_alien(card))
    if kind == "artifact":
        return Look("cards", card)
    text = [[], [Run(card_text(scene.words, card), "text")]]
    return Page(card_label(scene.words, card), lambda scene, voice, room: text)


def _planet(scene: Scene, planet: int) -> Paragraphs:
    """Return a page about the ships on a planet."""
    lines: list[list[Run]] = [[]]
    for who, count in enumerate(ships_on(scene, planet)):
        if count:
            shown = [Run(f"{scene.tag(who)} ", scene.token(who)), Run(scene.people[who].name.ljust(12), "text")]
            number = Run(str(count), "text", "", "bold")
            lines.append([*shown, Run(f"{pips(scene, who, count)} ", scene.token(who)), number])
    if len(lines) == 1:
        lines.append([Run(scene.say("scr-none"), "muted")])
    return lines + [[Run(f"{thing.sign} {thing.words}", thing.token)] for thing in on_planet(scene, planet)]


def things(scene: Scene) -> list[Thing]:
    """Return the reader's cards, for the list of things to read."""
    cards = dict.fromkeys(scene.view.get("hand", []))
    return [Thing([Run(card_label(scene.words, card), card_token(card))], ("card", card)) for card in cards]


def seat_entry(scene: Scene, who: int) -> Look | None:
    sheets = [sheet["alien"] for sheet in scene.seat(who)["sheets"] if sheet["alien"]]
    return Look("aliens", sheets[0] if sheets else "")


def story(told: Told) -> Chronicle:
    return chronicle(told.events, told.seats, told.view["goal"], told.board)
