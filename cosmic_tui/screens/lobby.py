"""What a person does in the lobby: sit, look on, be ready, talk; whoever runs the table seats bots and starts.

Kept beside the table screen, which shows it as long as no game has begun. Knows the deeds of a lobby by name.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.canvas.cells import Row
from cosmic_tui.draw.lobby import OPEN, lobby
from cosmic_tui.draw.scene import LogLine, Look
from cosmic_tui.link.link import Link
from cosmic_tui.new_game import usual_bot

NOBODY = -1


class Lobby:
    """The lobby as it was told last, and the cursor in it."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.about: dict[str, Any] | None = None
        self.at = 0

    def rows(self, look: Look, size: tuple[int, int], said: list[LogLine], foot: str, typing: str | None) -> list[Row]:
        if self.about is None:
            return []
        return lobby(look, *size, self.about, self.at, said, foot, typing)

    def do(self, command: str) -> bool:
        """A command; False if it means nothing here."""
        about = self.about
        if about is None:
            return False
        you = about["you"]
        if command in ("up", "down"):
            self.at = (self.at + (1 if command == "down" else -1)) % len(about["chairs"])
        elif command == "ready" and you >= 0:
            self._do("unready" if about["chairs"][you]["ready"] else "ready", NOBODY)
        elif command == "sit":
            self._do("sit", self.at)
        elif command == "stand":
            self._do("stand", NOBODY)
        elif command == "fill":
            self._do("fill", NOBODY, usual_bot(about["game"]))
        elif command == "bot":
            self._do("bot", self.at, usual_bot(about["game"]))
        elif command == "door":
            who = about["chairs"][self.at]["who"]
            self._do("kick" if who == "person" else "shut" if who == OPEN else "open", self.at)
        elif command in ("yes", "no") and about.get("knocks"):
            self._do("admit" if command == "yes" else "turn_away", NOBODY, about["knocks"][0])
        elif command == "send" and (about["owner"] or you >= 0):
            self._do("start" if about["owner"] else "ready", NOBODY)
        else:
            return False
        return True

    def clicked(self, link: Target) -> None:
        """A click points at a chair, a second one there sits down on it if it is free."""
        if link[0] != "entry" or self.about is None:
            return
        again, self.at = self.at == link[1], int(str(link[1]))
        if again and self.about["chairs"][self.at]["who"] == OPEN:
            self._do("sit", self.at)

    def _do(self, deed: str, seat: int, word: str = "") -> None:
        message = {"kind": "lobby", "do": deed, "seat": seat, "word": word, "options": {}}
        self.link.send(max(0, self.about["you"]) if self.about else 0, message)
