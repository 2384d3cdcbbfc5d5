"""The `Rules` interface: all that a game provides so that it can be hosted, saved, simulated and played by bots.

A game is a folder with a module `rules` in which `RULES` is an instance of a subclass of `Rules`; `engine/games.py`
finds it. Everything that goes in or out is plain data: numbers, texts, lists, maps. A method that raises TypeError here
has no default and must be written by the game. The other defaults are right for a game without the feature in question.
Independent of any game.
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
Offered = frozenset[Ref]  # what a seat has been offered, in a form of the game's own

QUICK, EVEN, SEALED = "quick", "even", "sealed"  # how a table may treat questions nobody may see


class Rules:
    """The rules of one game. `version` goes up whenever an existing record could play out differently; saves and
    records carry it.
    """

    name: str  # the name of its folder
    version: int
    seats_allowed: range  # range(3, 6) is three to five
    windows: str = QUICK  # the default for tables of this game
    bot: str = "random"  # the bot that sits in if no other is named
    strongest: str = "rookie"  # the bot that gives advice to people

    # --- a table is agreed on ---

    def agreed(self, options: Options) -> Options:
        """Return all options, with defaults for those not given. Raise Refused if there can be no such table. Calling
        this on its own result changes nothing.
        """
        raise TypeError("a game says what is agreed on")

    def windowed(self, options: Options, windows: str) -> Options:
        """Return the options of a table that treats secret questions as `windows` says. SEALED: every seat is asked
        that could hold something by public facts. EVEN: the moments at which such a seat would be asked are counted.
        The default changes nothing.
        """
        return options

    def silences(self, match: AnyMatch) -> int:
        """Return how many moments have passed at which public facts allowed a secret question to a seat, but none was
        asked. The default is for a game that asks nobody in secret.
        """
        return 0

    def seats(self, options: Options) -> int:
        """Return the number of seats at this table. Raise Refused if there can be no such table."""
        return int(self.agreed(options)["seats"])

    def public(self, options: Options, seat: int) -> Options:
        """Return the options that this seat may know (-1: those that everybody may know). A deck that a player brings
        is its owner's secret, and a starting position is left out because it shows every hand.
        """
        return unplaced(options)

    def brought(self, options: Options, seat: int, what: str, value: Any) -> Options:
        """Return the options after a seat has brought something of its own, such as a deck. Raise Refused if it cannot
        be brought.
        """
        raise Refused("nothing_to_bring")

    def to_keep(self, options: Options) -> Options:
        """Return the options as a file stores them, together with what has been added to the box, so that a later
        version can deal the same game.
        """
        return options

    def as_kept(self, options: Options) -> Options:
        """Return the options from a stored file. If the file does not say what had been added to the box, then nothing
        had been.
        """
        return options

    def own(self, options: Options, seat: int, what: str) -> Any:
        """Return what a seat has brought of its own, such as its deck; "" for nothing."""
        return ""

    # --- a match ---

    def new(self, options: Options, seed: int, strict: bool = False) -> AnyMatch:
        """Return a match at its first question. The same options and seed make the same match. Raise Refused if the
        options allow no match.
        """
        raise TypeError("a game begins")

    def view(self, match: AnyMatch, seat: int) -> View:
        """Build everything that this seat may see (-1: a spectator). Screens, bots and peers get nothing else.

        It has `seat`, `question` (plain_data.question, or None), `asked` (plain_data.asked), `phase` or `moment`,
        `winners`, `over`, and `beside`, the acts beside the question, if the game has such.
        """
        raise TypeError("a game says what a seat sees")

    def views(self, match: AnyMatch) -> Callable[[int], View]:
        """Return a function that makes `view` for several seats of one position. A game may build the parts that all
        seats share only once.
        """
        return partial(self.view, match)

    def glimpse(self, match: AnyMatch, seat: int) -> View:
        """Return a view for a seat that answers at once and then drops it. A game may build its parts only when they
        are read.
        """
        return self.view(match, seat)

    def helps(self, match: AnyMatch, seat: int) -> bool:
        """Return whether there is `help` for the seat that is asked now. The check costs nothing and tells nothing the
        seat does not know.
        """
        return False

    def help(self, match: AnyMatch, seat: int) -> View:
        """Return what a person's view shows in addition, computed from what this seat may see. It costs more than all
        the rest, so it is computed on demand and never for a bot.
        """
        return {}

    def answer(self, question: Question, answer: Answer) -> Answer:
        """Convert an answer from a person or a bot to the form the engine reads: names become numbers."""
        return answer

    def ground(self, match: AnyMatch, code: str, facts: Facts) -> None:
        """Raise Refused if the game does not know this reason for an answer."""
        raise Refused("unknown_reason")

    def event(self, event: Emitted, known: bool) -> dict[str, Any]:
        """Return an event as plain data (`event` is its kind), with its secret part only if `known`. See
        plain_data.Told.
        """
        raise TypeError("a game tells what happened")

    def shows_something(self, event: dict[str, Any], seat: int) -> bool:
        """Return whether this event may have told the seat something that was hidden. Such an event cannot be undone.
        """
        return True

    def beside(self, match: AnyMatch, seat: int) -> list[Ref]:
        """Return the acts that this seat may do beside the question now. The position's `step_beside` carries them out.
        """
        return []

    def preview(self, match: AnyMatch, seat: int, answer: Answer) -> Mapping[str, Any]:
        """Return what an answer (or an act) would lead to, from what this seat may see; {} if nothing can be said."""
        return {}

    def ending(self, match: AnyMatch) -> Mapping[str, Any]:
        """Return what everybody may see once the game is over: `winners` (seats), and what the game adds."""
        raise TypeError("a game ends")

    def judged(self, match: AnyMatch) -> int:
        """Return the seat that is declared the winner when the time for this game is up."""
        raise TypeError("a game that is played against the hour has a judge")

    def audit(self, match: AnyMatch) -> None:
        """Raise AssertionError if a piece was lost or created during play. Every piece must stand in exactly one place.
        """
        match.game.audit()

    # --- show points: moments between questions that are worth a look ---

    def watch(self, match: AnyMatch, tell: Tell) -> None:
        """Call `tell` with the kind and the facts of every show point of this match while its steps run."""

    def still(self, match: AnyMatch, seat: int, kind: str = "") -> View:
        """Return the view at a show point of this kind, when nobody is asked anything. It holds only what is drawn
        there.
        """
        return self.view(Still(match.game), seat)  # type: ignore[arg-type]  # as much of a match as a view looks at

    def stills(self, match: AnyMatch, kind: str) -> Callable[[int], View]:
        """Return a function that makes `still` for several seats of one show point."""
        return lambda seat: self.still(match, seat, kind)

    def about(self, match: AnyMatch) -> tuple[int, int, list[str]]:
        """Return which part of the game a show point belongs to, as two numbers that increase, and every seat's role in
        it.
        """
        return 0, 0, []

    # --- where it stands ---

    def moment(self, match: AnyMatch) -> str:
        """Return the id of the moment that an open question belongs to: "phase.moment" or "phase". Standing orders name
        these ids.
        """
        return ""

    def where(self, match: AnyMatch) -> dict[str, int]:
        """Return how far the game has come, for lists of saved games: `turn` and other numbers."""
        return {}

    def played(self, match: AnyMatch) -> list[str]:
        """Return what every seat plays as (alien, faction, deck), in the game's ids, for lists of saved games."""
        return []

    def milestone(self, event: Emitted) -> bool:
        """Return whether `where` should be noted down after this event."""
        return False

    def concerns(self, match: AnyMatch, question: Question) -> bool:
        """Return whether this question is about its own seat, judged by public facts alone. Such a question is asked in
        spite of standing orders.
        """
        return False

    def idle(self, match: AnyMatch, question: Question, offered: Mapping[int, Offered], windows: str) -> Answer | None:
        """Return the answer that the table gives by itself where nothing new could be done, or None to ask the
        question. `offered` holds what each person's seat has been offered.

        At QUICK tables a pause may tell what a seat holds. At EVEN tables public facts alone decide, except for secret
        questions; at SEALED tables they always decide.
        """
        return None

    def offers(self, match: AnyMatch, question: Question, answer: Answer, seat: int, before: Offered) -> Offered:
        """Return what a seat has been offered once a person has given this answer. `before` is what it had been offered
        until then.
        """
        return before

    def by_order(self, match: AnyMatch, question: Question) -> tuple[str, Answer] | None:
        """Return the moment and the answer that a standing order gives, as long as the seat has not marked that moment.
        It is for questions that come often and are mostly passed, and uses public facts alone.
        """
        return None

    # --- bargains against a clock; nothing for games that do not bargain ---

    def talks(self, match: AnyMatch) -> str:
        """Return what the players bargain about against a clock now: "deal", "terms", "invited", or ""."""
        return ""

    def silence(self, question: Question) -> Answer:
        """Return the answer that counts when accepted terms left something open and no player chooses in time."""
        raise TypeError("a game that bargains says what silence means")

    def lapse(self, match: AnyMatch) -> tuple[int, Answer]:
        """Return the seat for which the clock answers when it runs out, and that answer. No person may give this
        answer.
        """
        return -1, None

    # --- files from which a game goes on under later rules ---

    def plain(self, match: AnyMatch) -> dict[str, Any]:
        """Return the fields of the position that are saved, by name, with its suspended steps."""
        fields: dict[str, Any] = match.game.plain()
        return fields

    def taken(self, options: Options, seed: int, fields: dict[str, Any]) -> AnyMatch:
        """Return a match at the position with these fields. Its open question is asked anew."""
        game = self.new(options, seed).game
        game.take(fields)
        return Match.resume(game)

    def box(self) -> dict[str, Sequence[str]]:
        """Return the names that stand behind the numbers in saved positions, list by list. Older positions stay valid
        as long as new names are added only at the end of a list.
        """
        return {}

    # --- tests, scenarios, simulations ---

    def redeal(self, match: AnyMatch, seat: int, source: "Source") -> AnyMatch | None:
        """Return another match that looks the same to this seat, with everything hidden from it dealt anew; None if
        there is none.
        """
        return None

    def frozen(self, match: AnyMatch) -> bytes:
        """Return the position as bytes for another process that looks ahead with the same program."""
        data: bytes = match.game.dump()
        return data

    def thawed(self, options: Options, seed: int, data: bytes) -> AnyMatch:
        """Return the match of a frozen position."""
        raise TypeError("a game whose bots look ahead takes positions out again")

    def staging(self, scenario: Any) -> Any:
        """Return the object that sets up and reads a scenario file of this game."""
        raise TypeError("a game that has scenarios stages them")

    def counted(self, match: AnyMatch) -> dict[str, Any]:
        """Return the numbers that a simulation collects from a match. All events of the match must still be in
        `game.events`.

        `turns` is a number; other numbers are added up over all games. A list holds, for each seat, a list of the names
        it played with (aliens, factions, decks); shares of wins are counted for each name.
        """
        return {}

    def standing(self, match: AnyMatch) -> list[int]:
        """Return each seat's progress towards winning (colonies, points, cards left), where the highest number leads.
        Studies of who leads when read it. Return [] for a game without such a number.
        """
        return []

    def studied(self, match: AnyMatch) -> dict[str, dict[str, list[int]]]:
        """Return tables of whole numbers about a finished match, for studies: {table: {cell: numbers}}.

        Over many games the numbers of a cell are added up. The titles of the tables are in the game's message files:
        `lab-table`.
        """
        return {}
