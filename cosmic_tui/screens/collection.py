"""The collection page: what one has won games with, and against which bots. Enter plays the entry against the next
level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Link, Row, Run
from cosmic_tui.canvas.page import high_of, page, room_of
from cosmic_tui.diary.collection import collected, next_rung
from cosmic_tui.games import name_of
from cosmic_tui.new_game import Wish, bot_levels, usual_seats
from cosmic_tui.screens import collection_wall as drawn
from cosmic_tui.screens.stepping import SteppingScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen


class CollectionScreen(SteppingScreen):
    """The collection of the game chosen on the title."""

    def __init__(self, title: TitleScreen) -> None:
        super().__init__()
        self.title_screen = title
        self.at = self.top = 0
        self.wall: list[drawn.Kept] = []
        self.across = 1
        self.look_up()

    def look_up(self) -> None:
        """Count the things that the person has won with, in the game chosen on the title."""
        cosmic = self.title_screen.cosmic
        self.wall = drawn.kept(cosmic.words, collected(cosmic.diary.results(), cosmic.words.game))

    def rows(self, width: int, height: int) -> list[Row]:
        said = self.cosmic.words
        room, banner = room_of(width), self.cosmic.banner()
        self.across = drawn.abreast(self.wall, room)
        body: list[Row] = [*drawn.rows(self.wall, self.at, room), (), (Run(drawn.legend(said, room), "muted"),)]
        if self.wall:
            facts = {"name": self.wall[self.at].name, "value": self._rung()}
            body.append((Run(self.look.say_keys("scr-line-collection_next", **facts), "text"),))
        high = high_of(height, bool(banner))
        here = self.at % max(1, self.high)
        self.top = max(0, min(self.top, here))
        self.top = max(self.top, here - high + 4) if len(body) > high else 0
        won = sum(one.step > 0 for one in self.wall)
        head = f"{said.say('scr-collection')}  {name_of(said.language, said.game)}"
        corner = said.say("scr-line-collection_of", number=won, max=len(self.wall))
        ways = (("send", "key-play"), ("look", "scr-history"), ("zoom", "key-other_game"), ("back", "key-back"))
        return page(
            width, height, [Run(head, "text", "", "bold")], body, top=self.top, corner=[Run(corner, "info")],
            keys=self.hints(*ways),
            banner=banner,
        )  # fmt: skip

    @property
    def high(self) -> int:
        """Return the number of rows of the wall."""
        return -(-len(self.wall) // self.across)

    def _level(self) -> str:
        return next_rung(self.wall[self.at].step, bot_levels(self.cosmic.words.game))

    def _rung(self) -> str:
        return self.cosmic.words.say(f"bot-name-{self._level()}")

    def length(self) -> int:
        return len(self.wall)

    def move(self, steps: int) -> None:
        self.at = max(0, min(len(self.wall) - 1, self.at + steps))
        self.paint()

    def turn(self, steps: int) -> None:
        """Go to the same row of the next column."""
        at = self.at + steps * self.high
        if 0 <= at < len(self.wall):
            self.at = at
        self.paint()

    def clicked(self, link: Link, read: bool) -> None:
        if link[0] == "entry":
            self.at = int(link[1])
            self.paint()

    def do_zoom(self) -> None:
        """Show the collection of the next game."""
        self.title_screen.run_game()
        self.at = self.top = 0
        self.look_up()
        self.paint()

    def do_send(self) -> None:
        """Play a game with the chosen entry against the next level of bots."""
        if not self.wall:
            return
        game, level = self.cosmic.words.game, self._level()
        options = drawn.collection_of(game).options(self.wall[self.at].ident)
        self.dismiss(None)
        seats = [level if who else who for who in usual_seats(game)]
        self.title_screen.open_with(Wish(game=game, seats=seats, options=options))

    def do_look(self) -> None:
        """Go to the next tab."""
        self.title_screen.next_tab(self, 1)

    def do_look_back(self) -> None:
        self.title_screen.next_tab(self, -1)
