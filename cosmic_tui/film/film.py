"""The film of one reader: what has happened since the last question, played at the reader's pace, then the question.

Show points come in the table's order and wait in a reel until their beat begins. The board on the screen is that of the
beat, never a newer one. Pure: time comes in with every call; functions that make sentences and count frames are passed
in. Knows no rules and no screen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cosmic_tui.film.beat import HELD, PLAYING, STOPPED, Beat, Point
from cosmic_tui.film.game_spec import FilmPart
from cosmic_tui.film.pace import FULL, NONE, NORMAL, REDUCED
from cosmic_tui.film.shots import ALL, DIGEST, Folder, Say, Shot
from cosmic_tui.wire.patches import difference, patched

if TYPE_CHECKING:  # the title has no rules yet
    from engine.kernel.views import CommonView, View

IDLE, WAITING, ASKING = "idle", "waiting", "asking"
TWICE = 0.3  # a second key within so many seconds goes to the question
MOST_POINTS, MOST_BYTES = 64, 256 * 1024
MOST_AFTER = 6  # beats for a player who was away
CLOCK_SHARE, CLOCK_MOST, CLOCK_LEAST = 0.1, 3.0, 10.0  # of a clock of mine that runs
ABSENT = 60.0  # seconds for which something has waited for a player who is not there
Begun = Callable[[Point, "View"], None]
Halts = Callable[[Sequence[Point]], bool]


class Film:
    """A film of show points for one reader. Call `take` with each point, `tick` when `due` says so, `key` before a key
    may answer; `view` and `beat` are what to draw.
    """

    def __init__(
        self,
        part: FilmPart,
        me: int,
        say: Say,
        begun: Begun | None = None,
        pace: str = NORMAL,
        motion: str = FULL,
        halts: Halts | None = None,
    ) -> None:
        self.part, self.me, self.say, self.begun = part, me, say, begun
        self.pace, self.motion = pace, motion
        self.state = IDLE
        self.view: CommonView[Any] | None = None  # what is drawn
        self.newest: CommonView[Any] | None = None  # what the table has shown last
        self.events = 0  # of the story, as far as it has been played
        self.beat: Beat | None = None
        self._heard = 0  # of the story, before this beat
        self.reel: deque[Point] = deque()
        self.told = 0  # events there are
        self.played = self.taken = 0  # beats since the last question
        self.missed: list[Point] = []  # never shown, because there was no time: for the digest
        self.news: list[Point] = []  # all there has been since the reader answered last
        self.question: Any = None  # the one that waits or is put
        self.unhurried = False  # everything is shown, however much waits
        self.halts = halts  # whether something is said at these points: the film waits for a key there
        self.live = False  # a desk: what comes while it is put is drawn at once
        self._tail: View | None = None  # the board after the last point of the reel
        self._plan: list[Shot] = []
        self._times: tuple[float, ...] = ()
        self._until = self._next = 0.0
        self._since: float | None = None  # a picture that nobody has been shown yet counts from here
        self._pressed = -1.0
        self._left = 0.0  # of a beat that is held
        self._stops = False
        self._stale = False  # something has come since the plan was made
        self._rung = 0

    # --- what comes; nothing begins before `settle`, so that what comes together is folded together ---

    def take(self, point: Point, view: CommonView[Any]) -> None:
        """Add a show point, with the board it shows."""
        if self.state == ASKING and self.live and point.kind in self.part.live:
            self.view, self.events, self._tail = view, point.events, view
            return
        before = self._tail if self._tail is not None else self.view
        changes = difference(before, view) if before is not None else [["set", [], view]]
        self._tail = view
        self.reel.append(replace(point, changes=tuple(changes), size=len(repr(changes))))
        self._shrink()
        self._stale = True

    def see(self, view: CommonView[Any], events: int) -> None:
        """Set the newest board. It is drawn when the film has reached it."""
        self.newest, self.told = view, events
        if (self.state == ASKING and self.live) or (self.state in (ASKING, IDLE) and not self.reel):
            self.view, self.events, self._tail = view, events, None

    def ask(self, question: Any, live: bool = False) -> None:
        """Set the open question, or None. It is put when the film has reached it."""
        if self.state == ASKING and (question is None or question != self.question):
            self.state = WAITING
        self.question, self.live = question, live

    def answered(self) -> None:
        """Note that the reader has answered the question."""
        self.question = None
        self.played = 0
        self.news.clear()
        if self.state == ASKING:
            self.state = WAITING

    def undone(self, point: Point, view: CommonView[Any]) -> None:
        """Drop the beats that have not begun. If something was seen, a beat says that it was undone."""
        seen = self.beat is not None or self.played > 0
        self.reel.clear()
        self._plan, self._stale = [], False
        self._tail = self.view
        if self.state == ASKING:
            self.state = WAITING
        self.question = None
        if seen:
            self.take(point, view)

    def renew(self, view: CommonView[Any], events: int) -> None:
        """Start anew for a reader who comes or comes back, with the newest board and nothing before it."""
        self.reel.clear()
        self.news.clear()
        self._plan, self._stale = [], False
        self.beat, self._tail, self.question = None, None, None
        self.state = IDLE
        self.view = self.newest = view
        self.events = self.told = events

    # --- the course ---

    def _refold(self) -> None:
        """Plan the beats that have not begun anew."""
        self._stale = False
        folder, waiting = self._folder(), tuple(self.reel)
        self._rung, self._plan = (ALL, folder.shots(waiting, ALL)) if self.unhurried else folder.fold(waiting)

    def _folder(self) -> Folder:
        return Folder(self.part, self.me, self.pace, self.say)

    def settle(self, now: float) -> None:
        """Begin what comes next if the film is between two beats."""
        while self.state in (IDLE, WAITING):
            if self._stale:
                self._refold()
            if self._plan:
                self.begin(self._plan.pop(0), now)
                continue
            self._arrive()
            self.state = ASKING if self.question is not None else IDLE
            return

    def _arrive(self) -> None:
        """Show the newest board, because everything has been played."""
        self.beat, self._tail = None, None
        if self.newest is not None:
            self.view, self.events = self.newest, self.told

    def begin(self, shot: Shot, now: float) -> None:
        """Begin a beat. Its board is final before the first frame."""
        before, self._heard = self.view, self.events
        for _ in shot.points:
            self._show()
        if self._rung == DIGEST:
            self.missed += shot.merged
        point, view = shot.point, self.view
        if point is None or view is None or not self._shown(point):
            return
        self.played += 1
        self._times = self.part.frames(point.kind, point.facts, view) if self.motion == FULL else ()
        last = len(self._times)
        frame = 0 if self.motion == FULL else last
        length = shot.length / 2 if self.motion == NONE else max(shot.length, sum(self._times) if not frame else 0.0)
        halts = self.halts is not None and self.halts(shot.points)
        stops = halts or self.part.stops(point, self.me, self.pace)
        self.beat = Beat(
            point.kind, point.facts, shot.sentence, frame, last, before, point.turn, point.number,
            self.part.role(point, self.me), length, tuple(shot.merged), shot.lines, self.played,
            self.played + sum(later.point is not None for later in self._plan),
        )  # fmt: skip
        self._until, self._since = now + length, now
        self._stops = stops
        self._next_frame(now)
        self._play(STOPPED if stops and frame == last else PLAYING)

    def _show(self, jumped: bool = False) -> None:
        """Show the board of the first waiting point, and remove the point from the reel."""
        first = self.reel.popleft()
        self.view = patched(self.view, list(first.changes)) if self.view is not None else first.changes[0][2]
        self.events = first.events
        self.news.append(replace(first, changes=(), size=0, jumped=jumped))
        if self.begun is not None and self.view is not None:
            self.begun(first, self.view)

    def _shown(self, point: Point) -> bool:
        return self.motion in (FULL, REDUCED) or (self.motion == NONE and point.kind in self.part.kept)

    def _play(self, state: str) -> None:
        self.state = state
        if self.beat is not None:
            self.beat = replace(self.beat, state=state)

    def _next_frame(self, now: float) -> None:
        assert self.beat is not None
        frame = self.beat.frame
        self._next = now + self._times[frame] if frame < self.beat.last else self._until

    def due(self) -> float | None:
        """Return the time at which `tick` is needed: at the next frame or the end of the beat, never in between."""
        return self._next if self.state == PLAYING else None

    def tick(self, now: float) -> bool:
        """Go on as time passes. Return whether there is something new to draw."""
        if self.state != PLAYING or now < self._next or self.beat is None:
            return False
        if self.beat.frame < self.beat.last:
            self.beat = replace(self.beat, frame=self.beat.frame + 1)
            self._since = now
            self._next_frame(now)
            if self._stops and self.beat.frame == self.beat.last:
                self._play(STOPPED)
        elif self._stops:
            self._play(STOPPED)
        else:
            self.rest(now)
        return True

    @property
    def heard(self) -> int:
        """Return how many events may be read in the log. While a picture still opens, those it has yet to show are left
        out.
        """
        late = self.beat is not None and not self.beat.still and self.beat.kind in self.part.late
        return self._heard if late else self.events

    @property
    def unseen(self) -> bool:
        """Return whether the present picture is not visible yet, according to the calls of `seen`."""
        return self._since is not None

    def seen(self, now: float) -> None:
        """Start the time of the current picture, which is visible from now on."""
        if self._since is None:
            return
        late, self._since = now - self._since, None
        if self.state == PLAYING:
            self._until += late
            self._next += late

    def rest(self, now: float) -> None:
        """End the beat and go on."""
        self.state, self.beat, self._since = WAITING, None, None
        self.settle(now)

    @property
    def busy(self) -> bool:
        """Return whether there is anything to see before the next question."""
        return self.state in (PLAYING, STOPPED, HELD) or bool(self.reel)

    @property
    def waits(self) -> int:
        """Return how many beats are left, the present one included."""
        return sum(shot.point is not None for shot in self._plan) + (self.beat is not None)

    # --- keys ---

    @property
    def playing(self) -> bool:
        """Return whether a key belongs to the film."""
        return self.state in (PLAYING, STOPPED)

    def step(self, now: float, early: bool = False) -> None:
        """Go on at a key: one beat; a second key at once, or a held one, skips to the question. A key pressed before
        the picture was visible is ignored.
        """
        if not self.playing:
            return
        twice = 0 <= now - self._pressed < TWICE and not self._lesson
        self._pressed = now
        if twice:
            self.to_end(now)
        elif self._lesson and self._stops and self.state == PLAYING:
            self._stand()
        elif not early:
            self.rest(now)

    @property
    def _lesson(self) -> bool:
        """Return whether a coach speaks on this film: then no key may skip its words."""
        return self.unhurried and self.halts is not None

    def _stand(self) -> None:
        """Show the still of a beat that the coach speaks about, until a key is pressed."""
        assert self.beat is not None
        self.beat = replace(self.beat, frame=self.beat.last)
        self._play(STOPPED)

    def to_end(self, now: float) -> None:
        """Skip all beats and go on to the question."""
        self._skip()
        self.rest(now)

    def skip(self, now: float) -> None:
        """Skip to the newest board, because this film is not shown here."""
        self._skip()
        self.rest(now)
        self.news.clear()

    def _skip(self) -> None:
        """Drop all waiting beats, but apply their boards in order."""
        self._plan, self._stale = [], False
        while self.reel:
            self._show(jumped=True)

    def hold(self, now: float) -> None:
        """Pause the film while a page lies over it."""
        if self.playing:
            self._left = max(0.0, self._until - now)
            self._play(HELD)

    def go_on(self, now: float) -> None:
        """Resume the same beat at its still, for at least half of its time, after a pause."""
        if self.state != HELD or self.beat is None:
            return
        self.beat = replace(self.beat, frame=self.beat.last)
        self._until = self._next = now + max(self._left, self.beat.length / 2)
        self._since = now
        self._play(STOPPED if self._stops else PLAYING)

    def still(self) -> None:
        """End the motion but not the time, because the window has another size."""
        if self.beat is not None and self.beat.frame < self.beat.last:
            self.beat = replace(self.beat, frame=self.beat.last)
            self._next = self._until

    def freeze(self, frame: int | None = None) -> None:
        """Stop at one frame, for screenshots; a key goes on."""
        if self.beat is not None:
            self.beat = replace(self.beat, frame=self.beat.last if frame is None else min(frame, self.beat.last))
            self._play(STOPPED)

    # --- when there is no time ---

    def shorten(self, left: float, now: float) -> None:
        """Shorten the film while a clock of the reader runs: to a tenth of the time left, three seconds at most, and no
        film below ten seconds.
        """
        budget = 0.0 if left < CLOCK_LEAST else min(CLOCK_MOST, left * CLOCK_SHARE)
        if self._stale:
            self._refold()
        rest = max(0.0, self._until - now) if self.playing else 0.0
        if rest + sum(shot.length for shot in self._plan) <= budget:
            return
        shots = self._folder().digest(tuple(self.reel))
        if rest + sum(shot.length for shot in shots) <= budget:
            self._plan = shots
            return
        self._skip()
        if self.playing and rest > budget:
            self.still()
            self._until = self._next = now + budget
            self._since = None  # that clock waits for no picture
            self._stops = False
            self._play(PLAYING)

    def only_mine(self) -> None:
        """Keep of the waiting points only those that concern the reader, because the others have been seen."""
        folder = self._folder()
        self._plan = folder.only(tuple(self.reel), {id(point) for point in self.reel if folder.mine(point)})
        self._stale = False

    def absent(self, now: float) -> None:
        """Play, of the points that waited while the reader was away, only the last few that concern the reader."""
        if self.reel:
            self._rung, self._stale = DIGEST, False
            folder = self._folder()
            mine = [point for point in self.reel if folder.mine(point)][-MOST_AFTER:]
            self._plan = folder.only(tuple(self.reel), {id(point) for point in mine})
            if self.state in (STOPPED, HELD):
                self.rest(now)

    def _shrink(self) -> None:
        """Merge the oldest waiting points while the film exceeds its limit of points or bytes. The digest tells them.
        """
        while len(self.reel) > MOST_POINTS or (len(self.reel) > 1 and sum(p.size for p in self.reel) > MOST_BYTES):
            oldest, after = self.reel.popleft(), self.reel.popleft()
            self.missed.append(replace(oldest, changes=(), size=0))
            self.news.append(self.missed[-1])
            both = difference(self.view, patched(self.view, [*oldest.changes, *after.changes]))
            self.reel.appendleft(replace(after, changes=tuple(both), size=len(repr(both))))
