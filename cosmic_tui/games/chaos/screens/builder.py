"""The deck builder on screen: keys and clicks become steps of the workshop; every step is kept in the deck's file.

Knows the workshop, its picture and the folder of decks; no table. Bots play in a thread and are stopped by leaving.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from textual import events

from cosmic_tui.canvas.cells import Link, Row, Run
from cosmic_tui.canvas.text import notice
from cosmic_tui.draw.layout import COMPACT, SMALL, class_of
from cosmic_tui.games.chaos import cards, deckbox, decktext
from cosmic_tui.games.chaos.builder.picture import Bench, picture
from cosmic_tui.games.chaos.builder.trials import Trial, run
from cosmic_tui.games.chaos.builder.workshop import DECK, LIST, Workshop
from cosmic_tui.games.chaos.draw import reading
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.look.keys import ENDING, TYPING, with_key
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.stepping import SteppingScreen
from cosmic_tui.words import words
from cosmic_tui.words.loader import Words
from cosmic_tui.words.os_errors import because
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

GAME = "chaos"
NAME, FIND, READ = "name", "find", "read"  # what a typed line is for
HAND, TRIAL = "hand", "trial"  # panels that lie over others where there is little room


class BuilderScreen(SteppingScreen):
    """The deck builder with one deck on the bench."""

    def __init__(self, own: deckbox.Own | None = None) -> None:
        super().__init__()
        self.opened = own
        self.shop: Workshop | None = None
        self.saved = ""
        self.mine = len(deckbox.own_decks())
        self.extra = ""
        self.typing_for = ""
        self.line = ""
        self.trial: Trial | None = None
        self.playing = False
        self.hint: Row = ()

    @property
    def page_name(self) -> str:
        return TYPING if self.typing_for else "builder"

    @property
    def said(self) -> Words:
        return words(self.cosmic.language, GAME)

    @property
    def bench(self) -> Workshop:
        if self.shop is None:
            self.shop = Workshop(self.said, self.said.say("db-new_name"))
            if self.opened is not None:
                self.shop.take(self.opened.deck, self.opened.key)
                self.shop.undone.clear()
                if self.opened.key in decks.READY:
                    self._as_mine(self.opened.key)
        return self.shop

    def _as_mine(self, ready: str) -> None:
        """Copy a ready-made deck before it is changed for the first time."""
        self.bench_now.key = ""
        self.bench_now.name = self.said.say("db-copy_of", name=self.said.say(f"deck-{ready}"))

    @property
    def bench_now(self) -> Workshop:
        assert self.shop is not None
        return self.shop

    # --- drawing ---

    def rows(self, width: int, height: int) -> list[Row]:
        look = self.cosmic.look.at("builder")
        return picture(
            Bench(
                self.bench,
                replace(look, words=self.said),
                saved=self.saved,
                own=self.mine,
                trial=self.trial,
                running=self.playing,
                extra=self.extra,
                typing=self.line if self.typing_for else None,
                hint=self.hint,
            ),
            width,
            height,
        )

    def tell(self, ident: str, **args: object) -> None:
        self.hint = notice(self.said.say(ident, **args))
        self.paint()

    # --- keeping ---

    def keep(self) -> None:
        """Write the deck to its file. An empty new deck has no file yet."""
        shop = self.bench
        if not shop.counts and not shop.key:
            return
        try:
            self.mine += not shop.key
            shop.key = deckbox.save(shop.deck, shop.key)
        except Refused as no:
            self.hint = notice(self.said.say(f"no-{no.code}", **no.facts))
            return
        self.saved = self.said.say("db-saved", value=time.strftime("%H:%M"))

    # --- moving ---

    def length(self) -> int:
        shop = self.bench
        return len(shop.rows() if shop.side == DECK else shop.listed())

    def move(self, steps: int) -> None:
        self.hint = ()
        self.bench.move(steps)
        self.paint()

    def do_left(self) -> None:
        self.do_fewer()

    def do_right(self) -> None:
        self.do_more()

    def do_look(self) -> None:
        self.bench.turn()
        self.paint()

    do_look_back = do_look

    # --- building ---

    def _change(self, by: int) -> None:
        shop = self.bench
        ident = shop.here
        self.hint = ()
        if not ident:
            return
        if not shop.add(by):
            self.tell("db-full" if by > 0 else "db-none_in", card=cards.name(self.said, ident))
            return
        self.trial = None if not self.playing else self.trial
        self.keep()
        self.paint()

    def do_more(self) -> None:
        self._change(1)

    def do_fewer(self) -> None:
        self._change(-1)

    def do_undo(self) -> None:
        if self.bench.undo():
            self.keep()
        self.paint()

    def do_kind(self) -> None:
        self.bench.switch_kind()
        self.keep()
        self.paint()

    def do_fault(self) -> None:
        self.bench.next_fault()
        self.paint()

    def do_send(self) -> None:
        """Open the page of the card in focus (Enter)."""
        self.do_read()

    def do_read(self) -> None:
        ident = self.bench.here
        if ident:
            said = self.said
            self.cosmic.show(PageScreen(cards.name(said, ident), lambda room: reading.card(said, ident)))

    # --- filters ---

    def _filtered(self) -> None:
        self.bench.side = LIST
        self.hint = ()
        self.paint()

    def do_by_type(self) -> None:
        self.bench.next_type()
        self._filtered()

    def do_by_species(self) -> None:
        self.bench.next_species()
        self._filtered()

    def do_by_cost(self) -> None:
        self.bench.next_cost()
        self._filtered()

    def do_by_keyword(self) -> None:
        self.bench.next_keyword()
        self._filtered()

    def do_no_filters(self) -> None:
        self.bench.no_filters()
        self._filtered()

    def do_sort_by(self) -> None:
        self.bench.next_sort()
        self._filtered()

    # --- typing ---

    def _type(self, what: str, line: str = "") -> None:
        self.typing_for, self.line, self.hint = what, line, ()
        self.paint()

    def do_find(self) -> None:
        self._type(FIND, self.bench.filters.text)

    def do_name(self) -> None:
        self._type(NAME, self.bench.name)

    def do_read_text(self) -> None:
        self._type(READ)
        self.hint = notice(self.said.say("db-read_tip"))

    def do(self, command: str) -> bool:
        """Run a command. While text is typed, only commands that end the typing work."""
        if not self.typing_for:
            return super().do(command)
        if command in ENDING:
            what, line, self.typing_for = self.typing_for, self.line, ""
            if command == "send":
                self._typed(what, line.strip())
            self.paint()
        return True

    def _typed(self, what: str, line: str) -> None:
        shop = self.bench
        if what == NAME and line:
            shop.name = line[: decks.MOST_NAME]
            self.keep()
        elif what == FIND:
            shop.filters.text, shop.at = line, 0
            shop.side = LIST
        elif what == READ and line:
            self._read_file(line)

    def typed(self, key: str) -> None:
        if self.typing_for:
            self.line = with_key(self.line, key)
            if self.typing_for == FIND:
                self.bench.filters.text, self.bench.at = self.line, 0
            self.paint()

    def on_paste(self, event: events.Paste) -> None:
        """Read a pasted deck with its lines. Other pasted text counts as one typed line."""
        if self.typing_for == READ:
            event.stop()
            self.typing_for = ""
            self._read(event.text)
            return
        super().on_paste(event)

    def pasted(self, line: str) -> None:
        if self.typing_for:
            self.line += line
            self.paint()

    def _read_file(self, name: str) -> None:
        try:
            self._read(Path(name).expanduser().read_text(encoding="utf-8", errors="replace"))
        except OSError as error:
            self.tell("no-deck_unreadable", file=name, reason=because(self.cosmic.words, system_says(error)))

    def _read(self, text: str) -> None:
        """Put the cards that were understood on the bench, and report the first line that was not."""
        deck, unread = decktext.read(text, self.bench.name)
        shop = self.bench
        shop.take(deck, shop.key)
        self.keep()
        fault = deckbox.fault_text(self.said, unread[0]) if unread else ""
        self.tell("db-read_done", n=len(unread), fault=fault)

    def do_write(self) -> None:
        """Show the deck as text for copying, and the path of its file."""
        self.keep()
        shop, said = self.bench, self.said
        lines = [f"{shop.name} · {shop.size}", "", *decks.written(shop.deck).splitlines()]
        if shop.key:
            lines += ["", said.say("db-written", file=deckbox.SHELF.file(shop.key).name)]
        self.cosmic.show(PageScreen(said.say("db-write"), lambda room: [[Run(line, "text")] for line in lines]))

    # --- other decks ---

    def do_other_deck(self) -> None:
        from cosmic_tui.games.chaos.screens.decks import DecksScreen

        self.app.push_screen(DecksScreen(), self._chosen)

    def _chosen(self, own: deckbox.Own | None) -> None:
        if own is not None:
            self._stop()
            self.opened, self.shop, self.trial, self.saved, self.hint = own, None, None, "", ()
        self.paint()

    # --- trying ---

    @property
    def little(self) -> bool:
        return class_of(*self.size) in (COMPACT, SMALL)

    def do_hand(self) -> None:
        """Deal another hand. In small windows the first press only shows the hand."""
        if self.little and self.extra != HAND:
            self.extra = HAND
        else:
            self.bench.next_hand()
        self.paint()

    def do_draw_one(self) -> None:
        if self.little:
            self.extra = HAND
        self.bench.draw_on()
        self.paint()

    def do_trial(self) -> None:
        """Start or stop the games of bots."""
        if self.little:
            self.extra = TRIAL
        if self.playing:
            self._stop()
        elif self.bench.faults():
            self.tell("db-needs_legal")
        else:
            self.trial = Trial(dict(self.bench.counts), self.bench.kind)
            self.playing = True
            self.run_worker(self._play, thread=True, exclusive=True)
        self.paint()

    def _play(self) -> None:
        """Play one game after the other in a thread, and notify the screen after each."""
        trial = self.trial
        assert trial is not None
        for _ in run(trial, lambda: self.playing and self.trial is trial):
            time.sleep(0)  # typing comes first
            self.app.call_from_thread(self.paint)
        self.app.call_from_thread(self._played, trial)

    def _played(self, trial: Trial) -> None:
        if self.trial is trial:
            self.playing = False
            self.paint()

    def _stop(self) -> None:
        self.playing = False

    # --- leaving, clicks ---

    def do_back(self) -> None:
        if self.extra and self.little:
            self.extra = ""
            self.paint()
            return
        self._stop()
        self.keep()
        self.dismiss(None)

    def clicked(self, link: Link, read: bool) -> None:
        kind = link[0]
        if kind in ("card", "deck"):
            self.bench.side = LIST if kind == "card" else DECK
            self.bench.go_to(str(link[1]))
            self.paint()
            if read:
                self.do_read()
        elif kind == "fault":
            self.bench.fault_at = int(link[1]) - 1
            self.do_fault()
        elif kind == "away":
            self.hint = ()
            self.paint()
