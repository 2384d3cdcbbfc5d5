"""What can be read about the table: things in focus, why a card is dark, the odds, how it adds up.

Each function opens a page over the table screen it is given. Knows pages and drawn texts; sends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from cosmic_tui.diary.notes import PLAYERS
from cosmic_tui.draw.cells import Run
from cosmic_tui.draw.names import card_label, card_token, planet_name
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games.encounter.draw.explained import explained
from cosmic_tui.games.encounter.draw.hand import held_cards
from cosmic_tui.games.encounter.draw.odds import odds as odds_text
from cosmic_tui.games.encounter.draw.reading import card_text
from cosmic_tui.games.encounter.draw.seatsheet import seat_sheet, seat_title
from cosmic_tui.games.encounter.draw.ships import pips
from cosmic_tui.games.encounter.draw.stage_words import used_line
from cosmic_tui.games.encounter.draw.things import on_planet
from cosmic_tui.games.encounter.draw.whynot import why_not as why_not_text
from cosmic_tui.games.encounter.faces import card_kind, card_rank, flare_alien
from cosmic_tui.games.encounter.say import board
from cosmic_tui.screens.noting import NotingScreen
from cosmic_tui.screens.page import PageScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.looking import LookingScreen as TableScreen

Paragraphs = Sequence[Sequence[Run]]


def _open(table: TableScreen, title: str, text: Any) -> None:
    table.cosmic.show(PageScreen(title, text))


def _page(table: TableScreen, ident: str, text: Any) -> None:
    """A page whose text is made from the scene of the moment."""

    def made(room: int) -> Paragraphs:
        scene = table.scene()
        return text(scene, room) if scene is not None else []

    _open(table, table.cosmic.words.say(ident), made)


def why_not(table: TableScreen) -> None:
    _page(table, "scr-why_not", lambda scene, room: why_not_text(scene, table.model.voice(table.seat)))


def odds(table: TableScreen) -> None:
    _page(table, "scr-odds", lambda scene, room: odds_text(scene))


def explain(table: TableScreen) -> None:
    """The sum as it is, or as it was until the cards were put away; before the next encounter has numbers, the last."""

    def text(scene: Scene, room: int) -> Paragraphs:
        numbers = "sum" in scene.view or (scene.view["target"] >= 0 and scene.view["defense"] >= 0)
        summed = table.state.summed_here or (None if numbers else table.state.summed)
        shown = scene if "sum" in scene.view or summed is None else replace(scene, view=summed)
        return explained(shown, table.model.voice(table.seat), room)

    _page(table, "scr-explain", text)


def explain_then(table: TableScreen, events: int) -> None:
    """The sum of the encounter to which the board after so many events belongs."""

    def text(scene: Scene, room: int) -> Paragraphs:
        found = table.model.sum_at(table.state, events)
        if found is None:
            return [[], [Run(scene.say("scr-line-no_sum"), "muted")]]
        return explained(replace(scene, view=found, asking=None, beat=None), table.model.voice(table.seat), room)

    _page(table, "scr-explain", text)


def as_text(table: TableScreen) -> None:
    """`x`: the table as plain sentences."""

    def text(scene: Scene, room: int) -> Paragraphs:
        voice = table.model.voice(table.seat)
        lines = [*board.table(voice, scene.view), "", *board.hand(voice, scene.view)]
        return [[Run(line, "text")] if line else [] for line in lines]

    _page(table, "scr-as_text", text)


def whole_hand(table: TableScreen) -> None:
    """Every card of the own hand, in full."""

    def text(scene: Scene, room: int) -> Paragraphs:
        lines: list[list[Run]] = []
        for card in held_cards(scene, together=True):
            lines.append([Run(card_label(scene.words, card.card), card_token(card.card), "", "bold")])
            lines += [[Run(f"    {card_text(scene.words, card.card, card.half)}", "text")], []]
        return lines + [[Run(line, "text")] for line in board.second_hand(table.model.voice(table.seat), scene.view)]

    _page(table, "scr-hand_title", text)


def piles(table: TableScreen) -> None:
    """The decks, and what lies face up beside them: discards and used destiny cards."""

    def text(scene: Scene, room: int) -> Paragraphs:
        view, label = scene.view, partial(card_label, scene.words)
        lines: list[Sequence[Run]] = [[Run(board.decks(table.model.voice(table.seat), view), "text")], []]
        for card in sorted(set(view["discards"]), key=lambda card: (card_rank(card), label(card))):
            count = view["discards"].count(card)
            lines.append([Run(label(card), card_token(card)), Run(f" ×{count}" if count > 1 else "", "muted")])
        destiny = Run(f"{scene.say('phase-destiny')}: ", "text", "", "bold")
        return [*lines, [], [destiny, *used_line(scene)]]

    _page(table, "scr-piles", text)


# --- things ------------------------------------------------------------------------------------------------------


def read_in_focus(table: TableScreen) -> None:
    """`i`: what the look is on; at the prompt, the highlighted option."""
    scene = table.scene()
    if scene is None:
        return
    focus, at = table.eyes.focus, table.eyes.focus_at
    if focus == "hand":
        held = held_cards(scene, together=scene.matrix)
        if held:
            read(table, ("card", held[min(at, len(held) - 1)].card))
    elif focus in ("systems", "warp"):
        read(table, ("seat", at % scene.n))
    elif focus == "log":
        table.do_log()
    elif focus == "chart":
        table.do_timing()
    elif focus == "stage":
        explain(table)
    elif scene.draft is not None and scene.draft.choice is not None and len(scene.draft.choice.ref) > 1:
        read(table, scene.draft.choice.ref)
    else:
        read(table, ("seat", max(0, scene.me)))


def read(table: TableScreen, ref: Any) -> None:
    """Anything a view can point at."""
    scene = table.scene()
    if scene is None or not ref:
        return
    kind = ref[0]
    if kind == "seat":
        table.cosmic.show(SeatScreen(table, int(ref[1])))
    elif kind in ("card", "hoard", "played"):
        read_card(table, str(ref[1]))
    elif kind in ("planet", "resettle", "expel"):
        _page_of_planet(table, int(ref[1]))
    elif kind in ("power", "alien"):
        table.cosmic.show_codex("aliens", str(ref[1]).partition(".")[0])
    elif kind == "technology" and len(ref) > 1:
        table.cosmic.show_codex("technology", str(ref[1]).partition(".")[0])
    elif kind == "stage":
        explain(table)
    elif kind == "piles":
        piles(table)


def read_card(table: TableScreen, card: str) -> None:
    """A card: what it says, in full; flares open the codex at their alien."""
    words = table.cosmic.words
    kind = card_kind(card)
    if kind == "flare":
        table.cosmic.show_codex("flares", flare_alien(card))
        return
    if kind == "artifact":
        table.cosmic.show_codex("cards", card)
        return
    text = [[], [Run(card_text(words, card), "text")]]
    _open(table, card_label(words, card), lambda room: text)


def _page_of_planet(table: TableScreen, planet: int) -> None:
    """Who stands on a planet."""

    def text(scene: Scene, room: int) -> Paragraphs:
        lines: list[list[Run]] = [[]]
        for who, count in enumerate(scene.ships_on(planet)):
            if count:
                shown = [Run(f"{scene.tag(who)} ", scene.token(who)), Run(scene.people[who].name.ljust(12), "text")]
                lines.append(
                    [*shown, Run(f"{pips(scene, who, count)} ", scene.token(who)), Run(str(count), "text", "", "bold")]
                )
        if len(lines) == 1:
            lines.append([Run(scene.say("scr-none"), "muted")])
        lines += [[Run(f"{thing.sign} {thing.words}", thing.token)] for thing in on_planet(scene, planet)]
        return lines

    scene = table.scene()
    title = planet_name(scene, planet) if scene is not None else ""
    _open(table, title, lambda room: text(found, room) if (found := table.scene()) else [])


class SeatScreen(NotingScreen, PageScreen):
    """One player after the other: arrows go on to the next seat. One may note something on them, or mute them."""

    own_page = "seat"

    def __init__(self, table: TableScreen, who: int) -> None:
        super().__init__("", self.paragraphs)
        self.table = table
        self.who = who

    def paragraphs(self, room: int) -> Paragraphs:
        scene = self.table.scene()
        if scene is None:
            return []
        self.heading = seat_title(scene, self.who)
        if self.noting is not None:
            self.keys = [("send", "key-note")]
        else:
            ways = [("mute", "key-unmute" if self.muted else "key-mute")] if self.can_mute else []
            self.keys = [("codex", "key-codex"), ("note", "key-note"), *ways, ("left right", "scr-other_seats")]
        muted = [[Run(scene.say("scr-muted"), "warn")]] if self.muted else []
        noted = self.note_runs()
        note = [[Run(f"{scene.say('scr-note')}: ", "muted"), *noted], []] if noted else []
        return [*muted, *note, *seat_sheet(scene, self.who, self.table.state.events)]

    def subject(self) -> tuple[str, str]:
        return PLAYERS, self.player

    @property
    def player(self) -> str:
        return self.table.model.people[self.who].name

    @property
    def muted(self) -> bool:
        return self.player.casefold() in self.table.model.muted

    @property
    def can_mute(self) -> bool:
        """Whether there is somebody who could say something here: a person who does not sit at this keyboard."""
        return not self.table.model.people[self.who].bot and self.who not in self.table.model.states

    def do_mute(self) -> None:
        """Read this person's chat no longer, or again. Nobody is told."""
        if self.can_mute:
            self.table.model.muted ^= {self.player.casefold()}
            self.paint()

    def rows(self, width: int, height: int) -> Any:
        self.paragraphs(width)
        return super().rows(width, height)

    def turn(self, steps: int) -> None:
        self.who = (self.who + steps) % len(self.table.model.people)
        self.top = 0
        self.paint()

    def do_codex(self) -> None:
        scene = self.table.scene()
        sheets = [sheet["alien"] for sheet in scene.seat(self.who)["sheets"] if sheet["alien"]] if scene else []
        self.cosmic.show_codex("aliens", sheets[0] if sheets else "")
