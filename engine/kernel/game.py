"""What a game is to everybody who plays it without knowing it: tables, hosts, saves, bots, simulations, scenarios.

A game is a folder with a module `rules` in which `RULES` is an instance of a subclass of `Rules`; `engine/games.py`
finds it. Everything that goes in or out is plain data: numbers, texts, lists, maps. What raises TypeError here every
game writes; everything else has a default that is right for a game without that thing. Knows no game.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.kernel.agreeing import unplaced
from engine.kernel.asking import Answer, Question, Ref, Refused
from engine.kernel.match import Match
from engine.kernel.plain_data import Still
from engine.kernel.views import Facts, View

if TYPE_CHECKING:
    from engine.kernel.chance import Source

AnyMatch = Match[Any]
Options = dict[str, Any]
Emitted = tuple[Any, ...]  # an event as it is emitted: (kind, facts, bit mask of eyes that may know more, secret facts)
Tell = Callable[[str, dict[str, Any]], None]
Offered = frozenset[Ref]  # what a seat has been offered to do, as the game itself writes it down

QUICK, EVEN, SEALED = "quick", "even", "sealed"  # how a table may treat questions nobody may see


class Rules:
    """One game. `version` goes up whenever an existing record could go another way; saves and records carry it."""

    name: str  # that of its folder
    version: int
    seats_allowed: range  # range(3, 6) is three to five
    windows: str = QUICK  # what a table of this game does unless told otherwise
    bot: str = "random"  # the bot that sits in if no other is named
    strongest: str = "rookie"  # whose advice is worth having

    # --- a table is agreed on ---

    def agreed(self, options: Options) -> Options:
        """Return all options, filled in where nothing was said. Raise Refused if there can be no such table. Calling it
        twice changes nothing.
        """
        raise TypeError("a game says what is agreed on")

    def windowed(self, options: Options, windows: str) -> Options:
        """Return the options of a table that treats secret moments in this way. SEALED: all are asked who by public
        facts could hold something; EVEN: the moments at which they would be are counted. A game may always ask like
        that.
        """
        return options

    def silences(self, match: AnyMatch) -> int:
        """Return how many moments have passed at which a seat could have been asked in secret, by public facts, and
        none was. A game that asks in secret counts them; one that asks by what all can see has nothing to count.
        """
        return 0

    def seats(self, options: Options) -> int:
        """Return how many sit at this table. Raise Refused if there can be no such table."""
        return int(self.agreed(options)["seats"])

    def public(self, options: Options, seat: int) -> Options:
        """Return the part of the options that this seat may know (-1: what all may know). A deck that a player brings
        stays its owner's, and a position says what everybody holds.
        """
        return unplaced(options)

    def brought(self, options: Options, seat: int, what: str, value: Any) -> Options:
        """Return the options when a seat brings something of its own, such as a deck. Raise Refused if it cannot be
        brought.
        """
        raise Refused("nothing_to_bring")

    def to_keep(self, options: Options) -> Options:
        """Return the options as a file says them, with all that the box may lack or have in addition when the game goes
        on one day.
        """
        return options

    def as_kept(self, options: Options) -> Options:
        """Return the options as a file has said them. What it leaves unsaid was the same in every box."""
        return options

    def own(self, options: Options, seat: int, what: str) -> Any:
        """Return what a seat has brought of its own; "" for nothing."""
        return ""

    # --- a match ---

    def new(self, options: Options, seed: int, strict: bool = False) -> AnyMatch:
        """Return a match at its first question. The same options and seed make the same match. Raise Refused if there
        can be none.
        """
        raise TypeError("a game begins")

    def view(self, match: AnyMatch, seat: int) -> View:
        """Build all that this seat may see (-1: a spectator). Screens, bots and peers get this alone.

        It has `seat`, `question` (plain_data.question, or None), `asked` (plain_data.asked), `phase` or `moment`,
        `winners`, `over`, and `beside`, the acts beside the question, if the game has such.
        """
        raise TypeError("a game says what a seat sees")

    def views(self, match: AnyMatch) -> Callable[[int], View]:
        """Return a function that makes `view` for several seats of one position. A game may build once what they all
        see.
        """
        return partial(self.view, match)

    def glimpse(self, match: AnyMatch, seat: int) -> View:
        """Return the view of a seat that answers at once and is done with it: a game may make its parts when they are
        read.
        """
        return self.view(match, seat)

    def helps(self, match: AnyMatch, seat: int) -> bool:
        """Return whether there is `help` for the seat that is asked now. The check costs nothing and tells nothing the
        seat does not know.
        """
        return False

    def help(self, match: AnyMatch, seat: int) -> View:
        """Return what a person's view shows beyond the bare view, worked out from what this seat may see. It costs more
        than all the rest, so it is worked out on demand, and never for a bot.
        """
        return {}

    def answer(self, question: Question, answer: Answer) -> Answer:
        """Return an answer from a person's or a bot's hands as the engine reads it: names become numbers."""
        return answer

    def ground(self, match: AnyMatch, code: str, facts: Facts) -> None:
        """Raise Refused if the game does not know this reason for an answer."""
        raise Refused("unknown_reason")

    def event(self, event: Emitted, known: bool) -> dict[str, Any]:
        """An event as data (`event` is its kind), with its secret part only if `known`: plain_data.Told does it."""
        raise TypeError("a game tells what happened")

    def shows_something(self, event: dict[str, Any], seat: int) -> bool:
        """Return whether this event may have told the seat something that was hidden. Such an event cannot be undone.
        """
        return True

    def beside(self, match: AnyMatch, seat: int) -> list[Ref]:
        """Return the acts this seat may do beside the question now. The position's `step_beside` carries one of them
        out.
        """
        return []

    def preview(self, match: AnyMatch, seat: int, answer: Answer) -> Mapping[str, Any]:
        """Return what an answer (or an act) would bring, from what this seat may see; {} if nothing can be said."""
        return {}

    def ending(self, match: AnyMatch) -> Mapping[str, Any]:
        """Return what all may see once the game is over: `winners` (seats), and what the game adds."""
        raise TypeError("a game ends")

    def judged(self, match: AnyMatch) -> int:
        """Return the seat a judge names when the time for this game is up."""
        raise TypeError("a game that is played against the hour has a judge")

    def audit(self, match: AnyMatch) -> None:
        """Raise AssertionError if anything was lost or made on the way: every piece stands in one place."""
        match.game.audit()

    # --- show points: moments between questions that are worth a look ---

    def watch(self, match: AnyMatch, tell: Tell) -> None:
        """Call `tell` with the kind and the facts of every show point of this match while its steps run."""

    def still(self, match: AnyMatch, seat: int, kind: str = "") -> View:
        """Return the view at a show point of this kind: nobody is asked anything. It has no more than is drawn of it.
        """
        return self.view(Still(match.game), seat)  # type: ignore[arg-type]  # as much of a match as a view looks at

    def stills(self, match: AnyMatch, kind: str) -> Callable[[int], View]:
        """Return a function that makes `still` for several seats of one show point."""
        return lambda seat: self.still(match, seat, kind)

    def about(self, match: AnyMatch) -> tuple[int, int, list[str]]:
        """Return which part of the game a show point belongs to, as two numbers that rise, and every seat's role in it.
        """
        return 0, 0, []

    # --- where it stands ---

    def moment(self, match: AnyMatch) -> str:
        """Return the id of the moment an open question belongs to: standing orders name these. "phase.moment" or
        "phase".
        """
        return ""

    def where(self, match: AnyMatch) -> dict[str, int]:
        """Return how far the game has come, for lists of saved games: `turn`, and any other number."""
        return {}

    def played(self, match: AnyMatch) -> list[str]:
        """Return what every seat plays as (alien, faction, deck), in the game's ids, for lists of saved games."""
        return []

    def milestone(self, event: Emitted) -> bool:
        """Return whether `where` should be noted down after this event."""
        return False

    def concerns(self, match: AnyMatch, question: Question) -> bool:
        """Return whether this question is about its seat, judged by public facts alone. Standing orders put such a
        question all the same.
        """
        return False

    def idle(self, match: AnyMatch, question: Question, offered: Mapping[int, Offered], windows: str) -> Answer | None:
        """Return the answer that the table gives where nothing new could be done, or None to put the question.
        `offered` says for every seat of a person what it has been offered. At QUICK tables a pause may tell what a seat
        holds. At EVEN ones public facts alone decide, except over what is asked in secret; at SEALED ones they always
        do.
        """
        return None

    def offers(self, match: AnyMatch, question: Question, answer: Answer, seat: int, before: Offered) -> Offered:
        """Return what a seat has been offered once a person gives this answer. Before it, that was `before`."""
        return before

    def by_order(self, match: AnyMatch, question: Question) -> tuple[str, Answer] | None:
        """Return the moment and the answer that a standing order gives as long as the seat has not marked that moment.
        Meant for questions that come often and are mostly passed; it uses public facts alone.
        """
        return None

    # --- bargains against a clock; nothing for games that do not bargain ---

    def talks(self, match: AnyMatch) -> str:
        """Return what the players bargain about against a clock now: "deal", "terms", "invited", or ""."""
        return ""

    def silence(self, question: Question) -> Answer:
        """Return the answer that counts when an agreement left something open and no player chooses in time."""
        raise TypeError("a game that bargains says what silence means")

    def lapse(self, match: AnyMatch) -> tuple[int, Answer]:
        """Return the seat in whose name the clock answers when it runs out, and that answer. No person may answer it.
        """
        return -1, None

    # --- files from which a game goes on under later rules ---

    def plain(self, match: AnyMatch) -> dict[str, Any]:
        """Return the position with its suspended steps, as the fields that are kept, by name."""
        fields: dict[str, Any] = match.game.plain()
        return fields

    def taken(self, options: Options, seed: int, fields: dict[str, Any]) -> AnyMatch:
        """Return the match at the position of these fields; what is open there is asked anew."""
        game = self.new(options, seed).game
        game.take(fields)
        return Match.resume(game)

    def box(self) -> dict[str, Sequence[str]]:
        """Return the names of what positions hold by number, list by list. A position of a smaller box is good as long
        as what has joined stands at the end of its list.
        """
        return {}

    # --- tests, scenarios, simulations ---

    def redeal(self, match: AnyMatch, seat: int, source: "Source") -> AnyMatch | None:
        """Return another match that looks the same to this seat, with everything hidden from it dealt anew; None if
        there is none.
        """
        return None

    def frozen(self, match: AnyMatch) -> bytes:
        """Return the position as bytes, for another process of the same program that looks ahead."""
        data: bytes = match.game.dump()
        return data

    def thawed(self, options: Options, seed: int, data: bytes) -> AnyMatch:
        """Return the match of a frozen position."""
        raise TypeError("a game whose bots look ahead takes positions out again")

    def staging(self, scenario: Any) -> Any:
        """Return the object that sets up and reads a scenario file of this game."""
        raise TypeError("a game that has scenarios stages them")

    def counted(self, match: AnyMatch) -> dict[str, Any]:
        """Return what a simulation counts of a match whose told events are all still there (`game.events`).

        `turns` is a number; other numbers are added up over all games. A list with one list of names a seat says what
        each player played with (aliens, factions, decks): shares of wins are counted for each name.
        """
        return {}

    def standing(self, match: AnyMatch) -> list[int]:
        """Return what each seat has reached of what wins (colonies, points, cards left), highest first in the race, for
        studies of who leads when; [] for a game without such a number.
        """
        return []

    def studied(self, match: AnyMatch) -> dict[str, dict[str, list[int]]]:
        """Return tables of whole numbers about a finished match, for studies: {table: {cell: numbers}}.

        Of many games the numbers of a cell are added up. The words of a table stand in the game's words: `lab-table`.
        """
        return {}
