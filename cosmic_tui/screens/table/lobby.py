"""Actions in the lobby: sit, watch, be ready, chat; the table's owner seats bots and starts.

It is on the screen as long as no game has begun. Knows the actions of a lobby by name.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.canvas.cells import Row
from cosmic_tui.draw.lobby import OPEN, lobby
from cosmic_tui.messages import up
from cosmic_tui.new_game import usual_bot
from cosmic_tui.say.parts import form_of
from cosmic_tui.screens.table.part import Part
from cosmic_tui.widgets.sheet import Sheet

NOBODY = -1


class Lobby(Part):
    """The part of the table screen for the lobby. `at` is the chair under the cursor."""

    at = 0

    def rows(self, about: dict[str, Any], width: int, height: int) -> list[Row]:
        table = self.table
        said = [line for line in table.state.lines if line.chat]
        foot = table.notices.refusal() or table.notices.line_words() or table.onward.words()
        return lobby(table.look, width, height, about, self.at, said, foot, table.eyes.typing)

    def press(self, key: str, command: str) -> bool:
        about = self.table.model.lobby
        if about is None or not self._done(about, command):
            return False
        self.table.state.refused = None
        self.table.paint()
        return True

    def _done(self, about: dict[str, Any], command: str) -> bool:
        """Run a command. Return False if it means nothing here."""
        you = about["you"]
        if command in ("up", "down"):
            self.at = (self.at + (1 if command == "down" else -1)) % len(about["chairs"])
        elif command == "ready" and you >= 0:
            self._do(you, "unready" if about["chairs"][you]["ready"] else "ready", NOBODY)
        elif command == "bring" and you >= 0:
            return self._choose(about)
        elif command == "sit":
            self._do(you, "sit", self.at)
        elif command == "stand":
            self._do(you, "stand", NOBODY)
        elif command == "fill":
            self._do(you, "fill", NOBODY, usual_bot(about["game"]))
        elif command == "bot":
            self._do(you, "bot", self.at, usual_bot(about["game"]))
        elif command == "door":
            who = about["chairs"][self.at]["who"]
            self._do(you, "kick" if who == "person" else "shut" if who == OPEN else "open", self.at)
        elif command in ("yes", "no") and about.get("knocks"):
            self._do(you, "admit" if command == "yes" else "turn_away", NOBODY, about["knocks"][0])
        elif command == "send" and (about["owner"] or you >= 0):
            self._do(you, "start" if about["owner"] else "ready", NOBODY)
        else:
            return False
        return True

    def _choose(self, about: dict[str, Any]) -> bool:
        """Open the page on which the player chooses what to bring to this game, such as a deck, and send it."""
        form = form_of(about["game"])
        screen = form.chooser(about["options"])

        def chosen(name: str | None) -> None:
            if name is not None:
                self.table.link.send(about["you"], up.bring(*form.brought(name)))
            self.table.paint()

        if screen is not None:
            self.table.app.push_screen(screen, chosen)
        return screen is not None

    def click(self, hit: Sheet.Hit) -> bool:
        """Move the cursor to a clicked chair. A second click sits down on it if it is free."""
        about = self.table.model.lobby
        if about is None:
            return False
        if hit.link[:1] == ("entry",):
            again, self.at = self.at == hit.link[1], int(str(hit.link[1]))
            if again and about["chairs"][self.at]["who"] == OPEN:
                self._do(about["you"], "sit", self.at)
        self.table.paint()
        return True

    def _do(self, you: int, deed: str, seat: int, word: str = "") -> None:
        self.table.link.send(max(0, you), up.in_lobby(deed, seat, word))
