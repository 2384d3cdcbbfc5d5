"""The last page of a game: who has won, how it went, all hands. A rematch with the same seats is one key away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Link, Row, fit_end, runs_width
from cosmic_tui.canvas.text import AWAY, key_runs, notice
from cosmic_tui.draw.ending import Ending, last_page, way_out
from cosmic_tui.draw.keys import line_ways
from cosmic_tui.draw.parts import Story, Told, pages_of
from cosmic_tui.look.keys import ENDING
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.review import ReviewScreen
from cosmic_tui.screens.sheets import SheetScreen
from cosmic_tui.screens.together import TogetherScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

BESIDE_LINE = 8  # columns that neither what is typed nor its ends have


class VictoryScreen(SheetScreen):
    """The last page of a table."""

    page_name = "ending"

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table
        self.page = 0
        self.at = -1
        self._story: Story | None = None
        self._lines = len(table.state.lines)
        self._read = False  # whether a key has been pressed here

    def _told(self) -> Story:
        """Return the story of the game, computed once."""
        if self._story is None:
            state, model = self.table.state, self.table.model
            told = Told(state.events, len(model.people), state.view or {}, lambda at: model.board_at(state, at))
            self._story = pages_of(model.words.game).story(told)
        return self._story

    @property
    def panels(self) -> list[str]:
        """The parts of this page."""
        return list(pages_of(self.table.model.words.game).LAST)

    def rows(self, width: int, height: int) -> list[Row]:
        model, state = self.table.model, self.table.state
        over = model.over
        if over is None or state.view is None:
            return []
        ending = Ending(
            game=model.words.game,
            look=self.look,
            people=model.people,
            winners=over["winners"],
            ending=over["ending"],
            seed=over["seed"],
            view=state.view,
            story=self._told(),
            voice=model.voice(self.table.seat),
            at=self.at,
            page=self.page,
            hint=self._hint(),
            talk=self.elsewhere,
            only=self.cosmic.start.only_table,
            review=self.table.link.offers.review is not None,
            reviewed=self.table.reviewed.progress(),
            again=self._again(),
            lost=len(self.table.link.seats) == 1 and bool(over["winners"]) and self.table.seat not in over["winners"],
        )
        return last_page(ending, width, height)

    def _again(self) -> str:
        """Return what R does: a rematch; in a tournament the next game, "" until it is known."""
        if self.table.onward.series is None:
            return "opt-rematch"
        return "opt-onward" if self.table.link.offers.onward is not None else ""

    def _hint(self) -> Row:
        """Return the line being typed, an open vote, or what was said since the end; always with a key to leave."""
        table = self.table
        if table.eyes.typing is not None:
            ways = line_ways(self.look)
            room = self.size.width - runs_width(ways) - BESIDE_LINE
            return notice(f"> {fit_end(table.eyes.typing, room)}▌", ways)
        said = [line.text for line in table.state.lines[self._lines :] if line.chat]
        onward = table.onward.words()
        words = table.notices.vote_words() or table.notices.refusal() or (said[-1] if said else self._daily())
        out = way_out(self.look, self.cosmic.start.only_table)
        if not words and onward != table.onward.said:
            again = [("rematch", self.cosmic.words.say(self._again(), "small"))] if self._again() else []
            return notice(onward, key_runs(self.look.keys, [*again, out]), AWAY)
        return notice(words, key_runs(self.look.keys, [*table.notices.vote_ways(), out]), AWAY) if words else ()

    def _daily(self) -> str:
        """Return the daily game's result in a few signs, until a key is pressed."""
        one = self.table.ending.daily
        if one is None or self._read:
            return ""
        from cosmic_tui.daily.telling import share

        return share(self.cosmic.words, one, self.look.glyphs.ascii_only)[1]

    def press(self, key: str) -> None:
        if self.table.eyes.typing is not None:
            self.table.chat.press(key, "")
            self.paint()
        else:
            self._is_read()
            super().press(key)

    def do(self, command: str) -> bool:
        """Run a command. While a line is typed, only clicks that end it work."""
        if self.table.eyes.typing is None:
            return super().do(command)
        done = command in ENDING and self.table.chat.press("", command)
        self.paint()
        return done

    def pasted(self, line: str) -> None:
        self.table.chat.paste(line)
        self.paint()

    def clicked(self, link: Link, read: bool) -> None:
        if link == AWAY:
            self._is_read()

    def _is_read(self) -> None:
        """Mark as read what has been said since the end and why a request was refused, so that the keys come back."""
        self.table.state.refused, self._read = None, True
        self.table.onward.said = self.table.onward.words()
        self._lines = len(self.table.state.lines)
        self.paint()

    def do_chat(self) -> None:
        if self.elsewhere:
            self.table.chat.do_chat()
            self.paint()

    def do_menu(self) -> None:
        """Open the page of requests that need everybody's consent."""
        if self.elsewhere:
            self.cosmic.show(TogetherScreen(self.table))

    @property
    def elsewhere(self) -> bool:
        """Return whether people at other screens are there to chat with."""
        return self.table.link.offers.remote

    def do_look(self) -> None:
        self.page = (self.page + 1) % len(self.panels)
        self.paint()

    def do_look_back(self) -> None:
        self.page = (self.page - 1) % len(self.panels)
        self.paint()

    def do_log(self) -> None:
        self.table.reader.do_log()

    def do_replay(self) -> None:
        """Show the story from its beginning, board by board."""
        self.table.reader.replay()

    def do_up(self) -> None:
        self._point(-1)

    def do_down(self) -> None:
        self._point(1)

    def _point(self, steps: int) -> None:
        """Move through the turning points, up or down."""
        points = self._told().points
        if points:
            self.at = (len(points) if self.at < 0 and steps < 0 else self.at) + steps
            self.at = max(0, min(len(points) - 1, self.at))
            self.page = self.panels.index("points") if "points" in self.panels else self.page
            self.paint()

    def do_send(self) -> None:
        """Show the board at the turning point (Enter)."""
        points = self._told().points
        if 0 <= self.at < len(points):
            self.cosmic.show(LogScreen(self.table, events=points[self.at].at))

    def do_review(self) -> None:
        """Show what each decision cost, where games of this kind can be reviewed."""
        going = self.table.reviewed.of(max(0, self.table.seat))
        if going is not None:
            self.cosmic.show(ReviewScreen(self.table, going))

    def do_as_text(self) -> None:
        self.table.reader.do_as_text()

    def do_codex(self) -> None:
        self.cosmic.show_codex()

    def do_rematch(self) -> None:
        if self.table.onward.series is not None:  # a tournament has no rematches, but a next game
            self.table.onward.go()
        elif self.elsewhere:  # everybody is asked
            self.table.notices.wish("rematch")
        else:
            self.cosmic.rematch()

    def do_yes(self) -> None:
        self.table.notices.vote(True)

    def do_no(self) -> None:
        self.table.notices.vote(False)

    def do_back(self) -> None:
        self.cosmic.close_table()

    def do_quit(self) -> None:
        self.cosmic.exit(0)
