"""A bot that plays over a connection: it sits down, is ready, answers what it is asked, and reports how the game ended.

It is told what a person in its place would be told and nothing else. Knows the link and the interface of bots; must not
know which game is played.
"""

from collections.abc import Callable
from typing import Any

from cosmic_tui.link.remote import RemoteLink
from cosmic_tui.messages import up
from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.up import answer
from cosmic_tui.table.automatic import plainest
from cosmic_tui.table.falls import place_of
from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.kernel.views import View

BARGAIN = "bargain"
OVER = "over"  # the stage of a tournament that has come to its end


class Robot:
    """A bot that plays at a table through a link. `make` builds the player once its seat and the game are known; `fell`
    is called with the place in the program where the bot raised an error.
    """

    def __init__(self, link: RemoteLink, make: Any, fell: Callable[[str], None] = lambda line: None) -> None:
        self.link = link
        self.make = make
        self.fell = fell
        self.player: Player | None = None
        self.view: View = {}
        self.answered: Any = None  # what the last answer was given to
        self.answers = 0
        self.over: Message | None = None
        self.names: list[str] = []
        link.subscribe(self.hear)

    def hear(self, seat: int, message: Message) -> None:
        kind = message["kind"]
        if kind == "lobby":
            self._get_ready(message["lobby"])
        elif kind == "hello":
            self.over, self.answered = None, None
            self.names = [str(other.get("name", "")) for other in message["seats"]]
            self.player = self.make(seat, message["game"])
        elif kind == "view":
            self.view = message["view"]
        elif kind == "question" and message["question"] is not None:
            self._answer(seat, message)
        elif kind == "line" and message["code"] == "forgotten":
            self.answered = None
        elif kind == "over":
            self.over = message
            self._leave_if_done()
        elif kind == "series":
            self._leave_if_done()

    def _leave_if_done(self) -> None:
        """Leave when the game is over; in a tournament once the next game is known, or there are no more."""
        series = self.link.series
        if self.over is None or (series is not None and not series["key"] and series["stage"] != OVER):
            return
        self.link.close()
        if self.link.file is not None:
            self.link.file.forget()

    def _get_ready(self, lobby: dict[str, Any]) -> None:
        you = lobby["you"]
        if 0 <= you < len(lobby["chairs"]) and not lobby["chairs"][you]["ready"]:
            self.player = self.make(you, lobby["game"])  # a game that has no such bot is not begun with it
            self.link.send(you, up.in_lobby("ready"))

    def _answer(self, seat: int, message: Message) -> None:
        question = message["question"]
        # The question of a deal comes again with every word of either side; only the other's word is worth a new one.
        asked = (message["serial"], question["data"]["theirs"] if question["shape"] == BARGAIN else None)
        if asked == self.answered or self.player is None or self.view.get("question") != question:
            return
        self.answered = asked
        self.answers += 1
        self.link.send(seat, answer(message["serial"], self._said()))

    def _said(self) -> Any:
        """Return the bot's answer, or the plainest one if the bot raises an error, so that the others do not have to
        wait.
        """
        assert self.player is not None
        try:
            return self.player.answer(self.view)
        except Exception as error:
            self.fell(f"{type(error).__name__} at {place_of(error)}")
            return plainest(question_of(self.view))
