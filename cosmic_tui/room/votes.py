"""Votes on what needs everybody's consent: pause, go on, end, a bot for an absent player, undo, another game.

There is one vote at a time. It passes when all voters agree, and fails with the first no or when time is over. A lost
connection is not a yes: a vote on what cannot be taken back waits for absent voters, for as long as the table has
patience with them. Knows seats by number only; the caller decides what a passed vote does.
"""

from dataclasses import dataclass, field

from engine.kernel.asking import Refused

PAUSE, GO_ON, END, REPLACE, UNDO, REMATCH = ABOUT = ("pause", "go_on", "end", "replace", "undo", "rematch")
FINAL = (END, UNDO, REMATCH)  # nobody can take these back
VOTE_SECONDS = 60.0
OPEN, PASSED, FAILED = "open", "passed", "failed"


@dataclass
class Vote:
    """A vote of the people at a table. `seat` is the seat it is about (-1: none), `by` the seat that asked, `wait` the
    seats that have not voted yet.
    """

    about: str
    seat: int
    by: int
    until: float
    wait: list[int]
    yes: list[int] = field(default_factory=list)
    state: str = OPEN
    away: dict[int, float] = field(default_factory=dict)  # until when it waits for a seat that is not here

    def plain(self) -> dict[str, object]:
        return {
            "kind": "vote", "about": self.about, "seat": self.seat, "by": self.by, "state": self.state,
            "yes": list(self.yes), "wait": list(self.wait),
        }  # fmt: skip

    def say(self, seat: int, yes: bool) -> None:
        """Count one vote. Raise Refused if this seat has no vote, or has voted."""
        if seat not in self.wait:
            raise Refused("vote_spoken")
        self.wait.remove(seat)
        if yes:
            self.yes.append(seat)
        self.settle(against=not yes)

    def settle(self, against: bool) -> None:
        if against:
            self.state = FAILED
        elif not self.wait:
            self.state = PASSED

    def gone(self, seat: int, until: float) -> None:
        """Note that a seat has gone away. A final vote waits for it until then; any other vote drops it."""
        if seat in self.wait and self.about in FINAL:
            self.away[seat] = until
            self.until = max(self.until, until)
        else:
            self.drop(seat)

    def back(self, seat: int) -> None:
        self.away.pop(seat, None)

    def drop(self, seat: int) -> None:
        """Take this seat out of the vote."""
        self.away.pop(seat, None)
        if seat in self.wait:
            self.wait.remove(seat)
            self.settle(against=not self.yes)

    def next_time(self) -> float:
        return min([self.until, *self.away.values()])

    def tick(self, now: float) -> bool:
        """Go on as time passes. Return whether that changed anything."""
        late = [seat for seat, until in self.away.items() if now >= until]
        for seat in late:
            self.drop(seat)
        if self.state == OPEN and now >= self.until:
            self.state = FAILED
        return bool(late) or self.state != OPEN


def ask(about: str, seat: int, by: int, voters: list[int], now: float) -> Vote:
    """Open a vote, with the asker's yes already in it. Without other voters it passes at once."""
    if about not in ABOUT:
        raise Refused("form")
    vote = Vote(about, seat, by, now + VOTE_SECONDS, list(voters))
    if by not in vote.wait:
        raise Refused("not_seated")
    vote.say(by, True)
    return vote
