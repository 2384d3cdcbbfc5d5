"""Keys and clicks that make up an answer: digits, arrows, ticks, pieces, things by their names, a line of chat.

The look cursor may be anywhere: keys that answer always go to the prompt, so nobody can be lost. What is sent where
says the table screen. Knows drafts; no link.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.draw.cells import Link as Target
from cosmic_tui.draw.text import notice
from cosmic_tui.look.keys import ENDING, TYPING, with_key
from cosmic_tui.prompt.draft import AMOUNT, SPREAD, Draft
from cosmic_tui.prompt.making import Making
from cosmic_tui.screens.scenes import Eyes
from cosmic_tui.screens.sheets import SheetScreen


class AnsweringScreen(SheetScreen):
    """A screen with a prompt."""

    def __init__(self) -> None:
        super().__init__()
        self.draft: Making | None = None
        self.eyes = Eyes()
        self.handle = ""  # the beginning of a name that is being typed

    # --- what the table screen says ---

    def changed(self) -> None:
        """The draft is another one now."""

    def read(self, ref: Target) -> None:
        """Read something out."""

    def say_line(self, text: str) -> None:
        """A line of chat is finished."""

    # --- small things ---

    def hint(self, ident: str, **args: Any) -> None:
        """One sentence in the place of the keys row."""
        self.eyes.hint = notice(self.look.say_keys(ident, **args))
        self.paint()

    def _if(self, done: bool) -> None:
        if done:
            self.changed()

    # --- digits and letters ---

    def typed(self, key: str) -> None:
        """Digits choose; what has a name on the board is chosen by its name, letter by letter."""
        if self.handle:
            self._spell(key)
        elif len(key) == 1 and key.isdigit():
            if self.draft is not None and self.draft.digit(key):
                self.eyes.focus = ""  # who answers looks at the answer: arrows and what reads follow
                self.changed()
        elif len(key) == 1 and key.isupper():
            self._spell(key)

    def handles(self) -> Mapping[str, Target]:
        """What can be named, and what that is."""
        return {}

    handle_hint = "scr-line-handle"

    def means(self, option: Target, thing: Target) -> bool:
        """Whether an option is about a thing."""
        return option == thing

    def _spell(self, key: str) -> None:
        """One sign more of a name: a thing that can be chosen is chosen, else it is read."""
        typed, handles = self.handle + key, self.handles()
        self.handle = ""
        if typed in handles:
            self._named(handles[typed])
        elif any(name.startswith(typed) for name in handles):
            self.handle = typed
            self.hint(self.handle_hint, name=typed)

    def _named(self, thing: Target) -> None:
        if self.draft is not None and self.draft.take_thing(thing):
            self.changed()
            return
        for place, choice in enumerate(self.draft.choices if self.draft is not None else []):
            if self.draft is not None and self.means(choice.ref, thing):
                self.draft.go_to(place)
                self.changed()
                return
        self.read(thing)

    def press(self, key: str) -> None:
        if self.eyes.typing is not None:
            self._type(key)
            return
        if not (self.handle and len(key) == 1 and (key.isdigit() or key.isupper())):
            self.handle = ""
        super().press(key)

    # --- arrows, pieces, ticks ---

    def do_left(self) -> None:
        self._arrow("left", -1)

    def do_right(self) -> None:
        self._arrow("right", 1)

    def do_up(self) -> None:
        self._arrow("up", -1, vertical=True)

    def do_down(self) -> None:
        self._arrow("down", 1, vertical=True)

    def toward(self, way: str) -> bool | None:
        """Go to the option an arrow leads to, where options lie on a board; None: to the next one in their order."""
        return None

    def _arrow(self, way: str, steps: int, vertical: bool = False) -> None:
        """Arrows move the look where the look is, else the answer."""
        if self.eyes.focus:
            self.eyes.focus_at = max(0, self.eyes.focus_at + steps)
            self.paint()
        elif (moved := self.toward(way)) is not None:
            self._if(moved)
        elif self.draft is not None:
            self._if(self.draft.up_down(steps) if vertical else self.draft.move(steps))

    def do_more(self) -> None:
        self._if(self.draft is not None and self.draft.add(1))

    def do_fewer(self) -> None:
        self._if(self.draft is not None and self.draft.add(-1))

    def do_tick(self) -> None:
        self._if(self.draft is not None and self.draft.tick())

    def do_page_down(self) -> None:
        self._if(self.draft is not None and self.draft.turn_page(1))

    def do_page_up(self) -> None:
        self._if(self.draft is not None and self.draft.turn_page(-1))

    # --- talking ---

    def do_chat(self) -> None:
        self.eyes.typing = ""
        self.paint()

    def _type(self, key: str) -> None:
        """Every printable key goes into the line until it is sent or left."""
        command = self.look.keys.at(TYPING).does(key)
        if not self._ended(command):
            self.eyes.typing = with_key(self.eyes.typing or "", key)
        self.paint()

    def _ended(self, command: str) -> bool:
        """Whether this is the end of a line that is being typed: it is sent, or left."""
        text = self.eyes.typing
        if text is None or command not in ENDING:
            return False
        self.eyes.typing = None
        if command == "send" and text.strip():
            self.say_line(text.strip())
        self.paint()
        return True

    def do(self, command: str) -> bool:
        """A click on what ends a line ends it, like its key."""
        return self._ended(command) or super().do(command)

    def pasted(self, line: str) -> None:
        if self.eyes.typing is not None:
            self.eyes.typing += "".join(letter for letter in line if letter.isprintable())
            self.paint()

    # --- the mouse ---

    def counts(self, link: Target) -> bool:
        """Pieces are sent one by one, as fast as one can click."""
        return link[:1] == ("option",) and self.draft is not None and self.draft.shape == SPREAD

    def clicked(self, link: Target, read: bool) -> None:
        """A click chooses what is lit, else reads it; a double or right click always reads."""
        kind, draft = link[0], self.draft
        if kind == "option" and draft is not None:
            self._clicked_option(draft, int(link[1]), read)
        elif kind == "desk" and draft is not None:
            draft.click(int(link[1]))
            self.changed()
        elif kind == "heading" and isinstance(draft, Draft):
            self._if(draft.open(int(link[1])))
        elif kind == "step" and draft is not None:
            self._if(draft.add(int(link[1])))
        elif kind == "hand":
            self.eyes.page = int(link[1])
            self.paint()
        elif kind == "read":
            self.read(link[1])

    def _clicked_option(self, draft: Making, index: int, read: bool) -> None:
        place = next((place for place, choice in enumerate(draft.choices) if choice.index == index), None)
        if place is None:
            return
        if read:
            self.read(draft.choices[place].ref)
        else:
            self._if(draft.go_to(place))

    def wheel(self, link: Target, x: int, y: int, steps: int) -> None:
        """The wheel changes an amount; over an option it goes to the next."""
        if self.draft is not None and self.draft.shape in (AMOUNT, SPREAD):
            self._if(self.draft.add(-steps))
        elif self.draft is not None and link and link[0] == "option":
            self._if(self.draft.move(steps))
