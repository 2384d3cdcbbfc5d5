"""The table screen: takes what the table tells, shows it, and turns keys and clicks into answers.

It draws scenes and keeps drafts; what a question means is in prompt/, how things look in draw/, pages over the table in
their own modules. Must not know rules.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.draw import choosing
from cosmic_tui.draw.cells import Link as Target
from cosmic_tui.draw.cells import Row, Run
from cosmic_tui.draw.curtain import curtain
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.table import table as draw_table
from cosmic_tui.link import link as wire
from cosmic_tui.link.link import Link
from cosmic_tui.look.glyphs import SEATS
from cosmic_tui.prompt.choices import SYSTEM
from cosmic_tui.prompt.desk import ANSWERS, SAY, Desk
from cosmic_tui.prompt.draft import SPREAD, Draft, start
from cosmic_tui.say import questions
from cosmic_tui.screens import reading
from cosmic_tui.screens.asking import can_preview, needs_confirming
from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.help import HelpScreen
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.model import SeatState, TableModel
from cosmic_tui.screens.moments import MomentsScreen
from cosmic_tui.screens.orders import OrdersScreen
from cosmic_tui.screens.scenes import Eyes, make_scene
from cosmic_tui.screens.sheets import SheetScreen
from cosmic_tui.screens.victory import VictoryScreen

REGIONS = ("", "hand", "stage", "systems", "warp", "log", "chart")
LETTERS = {seat.letter: colour for colour, seat in SEATS.items()}
LEAST_WAIT = 0.02


class TableScreen(SheetScreen):
    """One table, one or several seats at this keyboard."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.seat = link.seats[0] if link.seats else -1
        self.draft: Draft | Desk | None = None
        self.eyes = Eyes()
        self.curtain: int | None = None  # the seat whose person is to sit down
        self.handle = ""  # the letter of a planet that is being typed
        self.asked_at = 0.0
        self.closed = False
        self.ended = False
        self._dirty = False
        self._timer: Any = None

    # --- the link ---

    def on_mount(self) -> None:
        super().on_mount()
        self.model = TableModel(self.cosmic.words, self.link.seats or (-1,), self.cosmic.start.now)
        self.link.subscribe(self.heard)
        self._plan()

    def heard(self, seat: int, message: dict[str, Any]) -> None:
        """One message of the table; drawn when all that have come are taken."""
        self.model.take(seat, message)
        if not self._dirty:
            self._dirty = True
            self.call_later(self.news)

    def news(self) -> None:
        """Everything that has come is taken: find out what to ask, then show it."""
        self._dirty = False
        if self.closed:
            return
        self._change_seats()
        if self.curtain is None:
            self._next_question()
        self.cosmic.paint_all()
        self._plan()
        if self.model.over is not None and not self.ended:
            self.ended = True
            self.cosmic.pop_to_table()
            self.cosmic.show(VictoryScreen(self))

    def poll(self) -> None:
        if not self.closed:
            self.link.poll()
            self._plan()

    def _plan(self) -> None:
        """Look at the link again when it wants that."""
        if self._timer is not None:
            self._timer.stop()
        wake = self.link.wake()
        if wake is not None and not self.closed:
            self._timer = self.set_timer(max(LEAST_WAIT, wake), self.poll)

    def close(self) -> None:
        """Leave the table; the game is kept."""
        if not self.closed:
            self.closed = True
            self.link.close()

    # --- the question ---

    @property
    def state(self) -> SeatState:
        return self.model.states[self.seat]

    def _next_question(self) -> None:
        """A fresh draft for a fresh question; what was prepared is put into it if it still fits."""
        state = self.state
        question = state.view["question"] if state.view and state.question is not None else None
        if question is None:
            self.draft = None
            self.eyes.confirm = False
            return
        if self.draft is not None and self.draft.question == question:
            return
        if isinstance(self.draft, Desk) and question["shape"] == self.draft.shape and not question["data"]["theirs"]:
            self.draft.question = question  # the talks go on, and what lies on the desk stays
            return
        assert state.view is not None
        self.draft = start(state.view, question)
        self.eyes.confirm = False
        self.asked_at = self.cosmic.start.now()
        self._changed()

    def _changed(self) -> None:
        """The draft has changed: ask what it would bring, and show it."""
        self.eyes.confirm = False
        self.eyes.hint = ""
        self.state.preview = None
        if isinstance(self.draft, Draft) and can_preview(self.draft):
            wire.preview(self.link, self.seat, self.state.serial, self.draft.answer())
        self.paint()

    @property
    def too_early(self) -> bool:
        return self.cosmic.start.now() - self.asked_at < self.cosmic.start.patience

    def do_send(self) -> None:
        """Enter: send the highlighted answer, after one more question if something is lost for good."""
        draft = self.draft
        if self.eyes.typing is not None:
            self._send_line()
            return
        if draft is None:
            return
        if self.too_early:
            self._hint("scr-line-too_fast")
            return
        if isinstance(draft, Desk) and draft.enter():
            self._changed()
            return
        if isinstance(draft, Desk) and draft.at >= 0 and ANSWERS[draft.at] == SAY:
            self.do_chat()
            return
        lacks = draft.lacks()
        if lacks is not None:
            self.eyes.hint = self.cosmic.words.say(lacks[0], **lacks[1])
            self.paint()
            return
        if not self.eyes.confirm and needs_confirming(self.model.voice(self.seat), self.state, draft):
            self.eyes.confirm = True
            self.paint()
            return
        self.eyes.confirm = False
        self.model.answered(self.state)
        wire.answer(self.link, self.seat, self.state.serial, draft.answer())
        self._plan()

    # --- drawing ---

    def scene(self) -> Scene | None:
        return make_scene(
            self.model, self.state, self.draft, self.eyes, self.cosmic.look, (self.size.width, self.size.height)
        )

    def rows(self, width: int, height: int) -> list[Row]:
        if self.curtain is not None:
            return self._curtain(width, height, self.curtain)
        scene = self.scene()
        if scene is None:
            return []
        draft = scene.draft
        if draft is not None and draft.question["why"] in choosing.QUESTIONS:
            return choosing.choosing(scene)
        return draw_table(scene)

    # --- several people at one keyboard ---

    def _curtain(self, width: int, height: int, seat: int) -> list[Row]:
        state = self.model.states[seat]
        new = state.lines[state.seen :]
        others = [self.model.people[other].name for other in self.link.seats if other != seat]
        person = self.model.people[seat]
        names = self.cosmic.words.join(others)
        return curtain(self.cosmic.look, width, height, person, names, len(new), sum(line.to_me for line in new))

    def _change_seats(self) -> None:
        """Draw the curtain if somebody else at this keyboard is asked and the one before it is not."""
        if len(self.link.seats) < 2 or self.curtain is not None or self.state.question is not None:
            return
        waiting = self.model.waiting_seats()
        if waiting:
            self.state.seen = len(self.state.lines)
            self.curtain = waiting[0]
            self.draft = None
            self.eyes = Eyes(sort=self.eyes.sort)
            self.cosmic.pop_to_table()
            self.sheet.forget()

    def _open_curtain(self) -> None:
        """The next person sits down."""
        assert self.curtain is not None
        self.seat, self.curtain = self.curtain, None
        self._next_question()
        self.paint()

    def banner(self) -> list[Run]:
        """What a page over the table shows of an open question."""
        state = self.state
        if state.question is None or state.view is None or state.view["question"] is None:
            return []
        asked = questions.asked(self.model.voice(self.seat), state.view)
        person = self.model.people[self.seat]
        tag = self.cosmic.look.glyphs.tag(person.colour)
        back = self.cosmic.words.say("scr-esc_to_table")
        return [
            Run(f"{tag} ", f"seat_{person.colour}"),
            Run(asked.title, "text", "", "bold"),
            Run(f"  ·  {back}", "muted"),
        ]

    def _hint(self, ident: str, **args: Any) -> None:
        self.eyes.hint = self.cosmic.words.say(ident, **args)
        self.paint()

    # --- keys that answer ---

    def typed(self, key: str) -> None:
        """Digits choose; a letter and a digit name a planet."""
        if len(key) == 1 and key.isdigit():
            if self.handle:
                self._planet(self.handle, int(key))
            elif self.draft is not None and self.draft.digit(key):
                self._changed()
        elif key in LETTERS:
            self.handle = key
            self._hint("scr-line-handle", name=key)

    def _planet(self, letter: str, number: int) -> None:
        """`B3`: choose that planet if it can be chosen, else read it."""
        self.handle = ""
        colours = [person.colour for person in self.model.people]
        if LETTERS[letter] not in colours:
            return
        planet = colours.index(LETTERS[letter]) * SYSTEM + number - 1
        if self.draft is not None:
            for place, choice in enumerate(self.draft.choices):
                if len(choice.ref) > 1 and choice.ref[0] in ("planet", "resettle", "expel") and choice.ref[1] == planet:
                    self.draft.go_to(place)
                    self._changed()
                    return
        self._read(("planet", planet))

    def press(self, key: str) -> None:
        if self.curtain is not None:
            if key == "Enter":
                self._open_curtain()
            elif self.cosmic.commands.get(key) == "quit":
                self.cosmic.leave()
            return
        if self.eyes.typing is not None:
            self._type(key)
            return
        if not (self.handle and key.isdigit()):
            self.handle = ""
        super().press(key)

    def do_left(self) -> None:
        self._arrow(-1)

    def do_right(self) -> None:
        self._arrow(1)

    def do_up(self) -> None:
        self._arrow(-1, vertical=True)

    def do_down(self) -> None:
        self._arrow(1, vertical=True)

    def _arrow(self, steps: int, vertical: bool = False) -> None:
        """Arrows move the look where the look is, else the answer."""
        if self.eyes.focus:
            self.eyes.focus_at = max(0, self.eyes.focus_at + steps)
            self.paint()
        elif self.draft is not None:
            if self._moved(self.draft, steps, vertical):
                self._changed()

    @staticmethod
    def _moved(draft: Draft | Desk, steps: int, vertical: bool) -> bool:
        if isinstance(draft, Desk):
            return draft.up_down(steps) if vertical else draft.move(steps)
        return draft.add(-steps) if vertical and draft.shape == SPREAD else draft.move(steps)

    def do_more(self) -> None:
        if self.draft is not None and self.draft.add(1):
            self._changed()

    def do_fewer(self) -> None:
        if self.draft is not None and self.draft.add(-1):
            self._changed()

    def do_tick(self) -> None:
        if self.draft is not None and self.draft.tick():
            self._changed()

    def do_page_down(self) -> None:
        if self.draft is not None and self.draft.turn_page(1):
            self._changed()

    def do_page_up(self) -> None:
        if self.draft is not None and self.draft.turn_page(-1):
            self._changed()

    def do_back(self) -> None:
        """One step back; never sends anything."""
        eyes = self.eyes
        if eyes.confirm:
            eyes.confirm = False
        elif (isinstance(self.draft, Desk) and not eyes.focus and self.draft.leave()) or eyes.hint:
            eyes.hint = ""
        elif eyes.focus:
            eyes.focus = ""
        self.state.refused = None
        self.paint()

    # --- looking ---

    def do_look(self) -> None:
        if isinstance(self.draft, Desk) and not self.eyes.focus and self.draft.other_side():
            self._changed()
        else:
            self._look(1)

    def do_look_back(self) -> None:
        self._look(-1)

    def _look(self, steps: int) -> None:
        scene = self.scene()
        if scene is None:
            return
        there = [name for name in REGIONS if not name or name in scene.layout]
        here = there.index(self.eyes.focus) if self.eyes.focus in there else 0
        self.eyes.focus = there[(here + steps) % len(there)]
        self.eyes.focus_at = 0
        self.paint()

    def do_sort(self) -> None:
        self.eyes.sort = not self.eyes.sort
        self.paint()

    def _read(self, ref: Target) -> None:
        reading.read(self, ref)

    def do_read(self) -> None:
        reading.read_in_focus(self)

    def do_why_not(self) -> None:
        reading.why_not(self)

    def do_explain(self) -> None:
        reading.explain(self)

    def do_odds(self) -> None:
        reading.odds(self)

    def do_help(self) -> None:
        self.cosmic.show(HelpScreen(self))

    def do_timing(self) -> None:
        self.cosmic.show(MomentsScreen(self))

    def do_orders(self) -> None:
        self.cosmic.show(OrdersScreen(self))

    def do_log(self) -> None:
        self.cosmic.show(LogScreen(self))

    def do_codex(self) -> None:
        self.cosmic.show_codex()

    def do_find(self) -> None:
        self.cosmic.show(CodexScreen(wanted=""))

    def do_as_text(self) -> None:
        reading.as_text(self)

    def do_menu(self) -> None:
        self.cosmic.show(MenuScreen(self))

    def do_prepare(self) -> None:
        """There is nothing to choose ahead while one is asked oneself."""
        if self.draft is None:
            self._hint("scr-line-prepare_none")

    def do_undo(self) -> None:
        wire.undo(self.link, self.seat)
        self._plan()

    # --- talking ---

    def do_chat(self) -> None:
        self.eyes.typing = ""
        self.paint()

    def _type(self, key: str) -> None:
        """Every printable key goes into the line until Enter or Esc."""
        text = self.eyes.typing or ""
        if key == "Esc":
            self.eyes.typing = None
        elif key == "Enter":
            self._send_line()
            return
        elif key == "Backspace":
            self.eyes.typing = text[:-1]
        elif key == "Space":
            self.eyes.typing = text + " "
        elif len(key) == 1 and key.isprintable():
            self.eyes.typing = text + key
        self.paint()

    def _send_line(self) -> None:
        text, self.eyes.typing = (self.eyes.typing or "").strip(), None
        if text:
            wire.chat(self.link, self.seat, text)
        self.paint()

    # --- the mouse ---

    def clicked(self, link: Target, read: bool) -> None:
        """A click chooses what is lit, else reads it; a double or right click always reads."""
        if self.curtain is not None:
            return
        kind = link[0]
        draft = self.draft
        if kind == "option" and draft is not None and not self.eyes.typing:
            place = next((place for place, choice in enumerate(draft.choices) if choice.index == link[1]), None)
            if place is None:
                return
            if read:
                self._read(draft.choices[place].ref)
            elif draft.go_to(place):
                self._changed()
        elif kind == "desk" and isinstance(draft, Desk):
            draft.row, draft.at = int(link[1]), -1
            self.paint()
        elif kind == "step" and draft is not None:
            if draft.add(int(link[1])):
                self._changed()
        elif kind == "hand":
            self.eyes.page = int(link[1])
            self.paint()
        elif kind == "read":
            self._read(link[1])

    def wheel(self, link: Target, x: int, y: int, steps: int) -> None:
        """Over the prompt the wheel changes the answer."""
        if self.draft is not None and self.draft.shape in ("amount", "spread"):
            if self.draft.add(-steps):
                self._changed()
        elif self.draft is not None and link and link[0] == "option":
            if self.draft.move(steps):
                self._changed()
