"""The review of a finished game: a graph, what decisions cost, why, and the board at each. It fills while it is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Row
from cosmic_tui.draw.review import Shown, review_page
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.screens.diary import keep_mark
from cosmic_tui.screens.finding import FindingScreen
from cosmic_tui.screens.logbook import LogScreen

if TYPE_CHECKING:
    from cosmic_tui.link.reviewing import Reviewing
    from cosmic_tui.screens.table import TableScreen


KEYS = (
    ("up down", "key-move"), ("send", "scr-board_then"), ("keep", "key-keep"), ("look", "key-seat"),
    ("play_on", "key-play_on"),
)  # fmt: skip


class ReviewScreen(FindingScreen):
    """The review of a game, one seat at a time. Other seats can be reviewed too, because the game is over."""

    page_name = "review"
    going: Reviewing

    def __init__(self, table: TableScreen, going: Reviewing) -> None:
        super().__init__()
        self.table, self.going, self.at = table, going, 0
        self._said: dict[int, list[str]] = {}
        self._keeping, self._told = -1, ""  # the mark of which a puzzle is being made, and what is said of it

    def leave(self) -> None:
        self.table.reviewed.leave(self.going)

    def news(self) -> bool:
        """Take new results, and keep a puzzle that has been made from a mark."""
        new = super().news()
        if self._keeping in self.going.puzzles:
            self._keep(self.going.puzzle(self._keeping))
        return new

    def length(self) -> int:
        return len(self.going.review.marks())

    def move(self, steps: int) -> None:
        self.at = max(0, min(self.length() - 1, self.at + steps))
        self.paint()

    def do_look(self) -> None:
        """Go on to the next seat."""
        reviewed = self.table.reviewed
        going = reviewed.of((self.going.seat + 1) % len(self.table.model.people))
        if going is not None:
            reviewed.leave(self.going)
            self.going, self.at = going, 0
            self._said, self._keeping, self._told = {}, -1, ""
            self.paint()

    def do_tick(self) -> None:
        """Stop the search, or go on with it."""
        self.going.paused = not self.going.paused
        self.paint()

    def do_send(self) -> None:
        """Show the board of the marked decision."""
        marks = self.going.review.marks()
        if marks:
            events = self.going.then(marks[min(self.at, len(marks) - 1)].at)[1]
            self.cosmic.show(LogScreen(self.table, events=events))

    def do_play_on(self) -> None:
        """Open a new game at the marked decision, with its question still open."""
        from cosmic_tui.new_game import play_on

        marks = self.going.review.marks()
        if marks:
            at = marks[min(self.at, len(marks) - 1)].at
            self.cosmic.change_table(play_on(self.going, at, self.cosmic.start.games))

    def do_keep(self) -> None:
        """Make a puzzle of the marked decision. First the value of every answer to it is computed."""
        marks = self.going.review.marks()
        if marks and not self.going.stopped:
            self._keeping = marks[min(self.at, len(marks) - 1)].at
            self._told = self.cosmic.words.say("puz-keeping")
            self.going.puzzles.pop(self._keeping, None)
            self.going.wanted.append(self._keeping)
            self.paint()

    def _keep(self, record: Any) -> None:
        """Keep the finished puzzle, and tell the reader."""
        self._keeping = -1
        self._told = keep_mark(self.cosmic, record)

    def said(self, mark: Any) -> list[str]:
        """Return the texts about a mark, the first of them its row in the list. They are made once."""
        if mark.at not in self._said:
            from cosmic_tui.say.review import mark_lines, mark_row

            sentences, voice = sentences_of(self.table.model.words.game), self.table.model.voice(self.going.seat)
            view = self.going.then(mark.at)[0]
            self._said[mark.at] = [mark_row(voice, sentences, view, mark), *mark_lines(voice, sentences, view, mark)]
        return self._said[mark.at]

    def rows(self, width: int, height: int) -> list[Row]:
        review, say = self.going.review, self.cosmic.words.say
        marks = review.marks()
        self.at = max(0, min(self.at, len(marks) - 1))
        graph = review.graph()
        shown = Shown(
            look=self.look,
            heading=say("rev-title"),
            progress=say(
                "rev-head",
                who=self.table.model.people[self.going.seat].name,
                number=review.done,
                max=len(review.weighed),
            ),
            chances=[chance for _, chance in graph],
            places=[max(0, sum(at <= mark.at for at, _ in graph) - 1) for mark in marks],
            kinds=[mark.kind for mark in marks],
            lines=[self.said(mark)[0] for mark in marks],
            at=self.at,
            full=self.said(marks[self.at])[1:] if marks else [],
            foot=self._foot(bool(marks)),
            keys=[self.hints(key) for key in (*KEYS, *self._going(), ("back", "key-back"))],
        )
        return review_page(shown, width, height)

    def _going(self) -> list[tuple[str, str]]:
        """Return the key that stops a running search, or continues it."""
        if self.going.stopped or self.going.review.next() is None:
            return []
        return [("tick", "key-go_on" if self.going.paused else "key-stop")]

    def _foot(self, marked: bool) -> list[str]:
        """Return the totals if they are known, else what is known so far, and the judge that computed it."""
        from cosmic_tui.say.review import none_line, sum_lines

        say, voice, review = self.cosmic.words.say, self.table.model.voice(self.going.seat), self.going.review
        sums, slow = self.going.sums(), [] if review.quick else [say("rev-slow")]
        if self.going.stopped:
            found = [say("rev-stopped")]
        elif review.next() is not None:
            found = [self.look.say_keys("rev-paused") if self.going.paused else say("rev-going"), *slow]
        else:
            none = [] if marked else [none_line(voice, review.quick)]
            found = sum_lines(voice, sums) if sums is not None else [*slow, *none]
        found += [self.look.say_keys("rev-play_on")] if marked else []
        found += [self._told] if self._told else []
        return [*found, say("rev-yardstick")]
