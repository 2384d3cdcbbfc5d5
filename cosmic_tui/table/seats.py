"""One seat of a table: its player, what it has been told, and its last question. Plain bookkeeping; decides nothing."""

from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.names import clean_name
from cosmic_tui.table.orders import Orders
from cosmic_tui.table.setup import BOT, OPEN, PERSON, GameSetup, SeatSetup
from engine.bots.player import Player
from engine.kernel.asking import BARGAIN, Question
from engine.kernel.game import Offered
from engine.kernel.views import Event, View

HERE, AWAY, LEFT = "here", "away", "left"
WATCHERS = -1  # the seat number of all spectators
MOST_CHAT = 5  # lines of chat
CHAT_SECONDS = 10.0  # in so many seconds


@dataclass(eq=False)
class Seat:
    """A seat. `log` holds the events as this seat may read them; `sent` is how many of them it has been sent."""

    number: int
    who: str
    name: str
    level: str = ""
    state: str = HERE
    offered: Offered = frozenset()  # what it could have done when it was asked, as the game says it
    helped: bool = False  # the others do not want to wait: the stand-in answers at once
    robot: bool = False  # this person is a bot that plays from elsewhere
    since: float = 0.0  # when the state began
    orders: Orders = field(default_factory=Orders)
    ordered: Orders = field(default_factory=Orders)  # the same, or those that will hold at a sealed table
    passed: int = 0  # how often its orders have let pass
    passed_told: int = 0  # of that what it has been told
    orders_changed: bool = False  # it has not been told yet how its orders stand
    log: list[Event] = field(default_factory=list)
    sent: int = 0
    serial: int = 0
    question: Question | None = None  # the one the serial belongs to
    asked_at: float | None = None  # when the question was shown
    help: View | None = None  # what helps with it, once the player has asked
    thinking: int | None = None  # the serial of the question for which the clock runs
    began: float = 0.0
    until: float | None = None  # when the stand-in answers for a player who thinks too long
    bank: float = 0.0  # seconds left for the whole game
    player: Player | None = None
    plans: list[tuple[int, Any]] = field(default_factory=list)  # what its bot meant to do next, after so many answers
    thought: Any = None  # what a bot that looks ahead is thinking about (bot_search.Begun)
    answered: Any = None  # what a bot's bargain looked like after its last word
    shown: dict[str, Message] = field(default_factory=dict)  # the last message of each kind that is sent only when new
    points: int = 0  # show points so far
    shows: list[Message] = field(default_factory=list)  # of them those that nobody here has been told yet
    reasons: list[tuple[int, Message]] = field(default_factory=list)  # not told yet, each behind so many events
    out: list[Message] = field(default_factory=list)
    met: bool = False  # whether anybody has heard what it was told
    chat_times: list[float] = field(default_factory=list)

    @property
    def person(self) -> bool:
        return self.who == PERSON

    def plain(self, now: float) -> dict[str, Any]:
        """Return the seat as plain data, as other players see it."""
        state = self.who if self.who in (BOT, OPEN) else self.state
        away = round(now - self.since) if state in (AWAY, LEFT) else 0
        return {"name": self.name, "who": self.who, "level": self.level, "state": state, "away": away}

    def next_question(self, question: Question | None) -> None:
        """Number a new question. The talks of a deal count as one question, however often it changes."""
        old = self.question
        if question is old:
            return
        goes_on = question is not None and old is not None and question.shape == old.shape == BARGAIN
        if not goes_on:
            self.serial += question is not None
            self.answered = None
        self.question, self.asked_at, self.help = question, None, None

    def note_plan(self, answers: int) -> None:
        """Keep what the seat's bot plans to do next, so that a replay does not have to search again."""
        rest = self.player.rest if self.player is not None else ()
        if rest != (self.plans[-1][1] if self.plans else ()):
            self.plans.append((answers, rest))

    def resume_plan(self, answers: int) -> None:
        """Let the seat's bot go on with the plan it had after this many answers."""
        while self.plans and self.plans[-1][0] > answers:
            self.plans.pop()
        if self.plans and self.player is not None:
            self.player.resume(self.plans[-1][1])

    def forget(self) -> None:
        """Drop the show points and reasons that wait for this seat, because the game moves on without showing them."""
        self.shows.clear()
        self.reasons.clear()

    def send(self, message: Message) -> None:
        self.out.append(message)

    def send_if_new(self, message: Message) -> None:
        if self.shown.get(message["kind"]) != message:
            self.shown[message["kind"]] = message
            self.out.append(message)

    def may_chat(self, now: float) -> bool:
        self.chat_times = [time for time in self.chat_times if now - time < CHAT_SECONDS]
        if len(self.chat_times) >= MOST_CHAT:
            return False
        self.chat_times.append(now)
        return True


def take_seat(number: int, agreed: SeatSetup, orders: Orders) -> Seat:
    return Seat(number, agreed.who, agreed.name, agreed.level, orders=orders, ordered=orders)


def take_seats(setup: GameSetup) -> list[Seat]:
    """Return a seat for every player of the set-up. Raise Refused if two people have the same name."""
    seats: list[Seat] = []
    for number, agreed in enumerate(setup.seats):
        seat = take_seat(number, agreed, Orders())
        if seat.who == PERSON:
            seat.name = clean_name(seat.name, [other.name for other in seats if other.name])
        seat.bank = setup.clock_seconds
        seats.append(seat)
    return seats
