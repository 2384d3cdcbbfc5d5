"""Chaos Galaxy behind the `Rules` interface, through which tables, hosts, saves, bots and simulations use it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.chaos.audit import audit
from engine.chaos.cards import FACE_OF, IDS
from engine.chaos.concerns import concerns
from engine.chaos.events import TOLD, shows_something
from engine.chaos.grounds import check_ground
from engine.chaos.help import help_for
from engine.chaos.offers import idle, offers
from engine.chaos.options import FEWEST, MOST, make_options, public, with_deck
from engine.chaos.preview import preview
from engine.chaos.redeal import redealt
from engine.chaos.setup import deck_names, deck_played, new_game
from engine.chaos.show_points import Shows
from engine.chaos.state import empty_game
from engine.chaos.victory import ENDS, best
from engine.chaos.view import beside, glimpse, moment, view
from engine.chaos.view_types import GameOver, Preview
from engine.kernel.agreeing import POSITION, begun_at, unplaced
from engine.kernel.asking import Answer, Question, Ref, Refused
from engine.kernel.game import EVEN, AnyMatch, Emitted, Offered, Options, Rules, Tell
from engine.kernel.match import Match
from engine.kernel.views import Facts, View

if TYPE_CHECKING:
    from engine.chaos.options import Options as Agreed
    from engine.kernel.chance import Source
    from engine.testing.scenario import Scenario
    from engine.testing.staging import Staging

MILESTONE = "turn_began"
ATTACKS, DEFENDS, WATCHES = "attacks", "defends", "watches"


class Chaos(Rules):
    """The rules of Chaos Galaxy behind the interface that all games share."""

    name = "chaos"
    version = 1  # one more whenever an existing record could go another way
    seats_allowed = range(FEWEST, MOST + 1)
    bot = "rookie"
    strongest = "admiral"

    def agreed(self, options: Options) -> Options:
        return {**self._options(options).plain(), **begun_at(options)}

    def _options(self, options: Options) -> "Agreed":
        """Read the options. A table that begins at a set position also has the options of that position."""
        if POSITION not in options:
            return make_options(**options)
        from engine.chaos.scenario.beginning import options_at

        return options_at(options)

    def windowed(self, options: Options, windows: str) -> Options:
        return {**options, "secret": windows == EVEN}

    def public(self, options: Options, seat: int) -> Options:
        return public(unplaced(options), seat)

    def brought(self, options: Options, seat: int, what: str, value: Any) -> Options:
        if what != "deck":
            raise Refused("nothing_to_bring")
        return with_deck(options, seat, value)

    def own(self, options: Options, seat: int, what: str) -> Any:
        decks = options.get("decks", ())
        return decks[seat] if seat < len(decks) else ""

    def new(self, options: Options, seed: int, strict: bool = False) -> AnyMatch:
        if POSITION in options:
            from engine.chaos.scenario.beginning import begin

            return begin(options, seed, strict)
        return new_game(make_options(**options), seed, strict)

    def view(self, match: AnyMatch, seat: int) -> View:
        return view(match, seat)

    def glimpse(self, match: AnyMatch, seat: int) -> View:
        return glimpse(match, seat)

    def helps(self, match: AnyMatch, seat: int) -> bool:
        return True

    def help(self, match: AnyMatch, seat: int) -> View:
        return help_for(match, seat)

    def ground(self, match: AnyMatch, code: str, facts: Facts) -> None:
        check_ground(code, facts, match.game.n)

    def event(self, event: Emitted, known: bool) -> dict[str, Any]:
        kind, facts, _, secret = event
        return TOLD.named(kind, facts, secret if known else None)

    def shows_something(self, event: dict[str, Any], seat: int) -> bool:
        return shows_something(event, seat)

    def beside(self, match: AnyMatch, seat: int) -> list[Ref]:
        return list(beside(match, seat))

    def preview(self, match: AnyMatch, seat: int, answer: Answer) -> Preview:
        return preview(match, seat, answer)

    def ending(self, match: AnyMatch) -> GameOver:
        """Return how the game ended, with the hands and the decks, which everybody may see now."""
        game = match.game
        return {
            "winners": list(game.winners),
            "why": ENDS[game.game_end],
            "decks": [dict(deck) for deck in game.decks],
            "hands": [[IDS[face] for face in hand] for hand in game.centre],
        }

    def audit(self, match: AnyMatch) -> None:
        audit(match.game)

    def watch(self, match: AnyMatch, tell: Tell) -> None:
        match.game.audience = Shows(match.game, tell)

    def about(self, match: AnyMatch) -> tuple[int, int, list[str]]:
        """Return the turn, the number of the current combat in it, and every seat's role in that combat."""
        game = match.game
        parts = [""] * game.n
        if game.fight:
            parts = [WATCHES] * game.n
            parts[game.fight["attacker"]], parts[game.fight["defender"]] = ATTACKS, DEFENDS
        return game.turn, game.notes.get("combats", 0), parts

    def moment(self, match: AnyMatch) -> str:
        return moment(match.game)

    def where(self, match: AnyMatch) -> dict[str, int]:
        return {"turn": match.game.turn, "active": match.game.active}

    def played(self, match: AnyMatch) -> list[str]:
        """Return the name of each seat's deck: a ready-made deck's own name, otherwise its main species."""
        return [deck_played(match.game, seat) for seat in range(len(match.game.decks))]

    def milestone(self, event: Emitted) -> bool:
        return bool(event[0] == MILESTONE)

    def concerns(self, match: AnyMatch, question: Question) -> bool:
        return concerns(match, question)

    def idle(self, match: AnyMatch, question: Question, offered: Mapping[int, Offered], windows: str) -> Answer | None:
        return idle(match, question, offered, windows)

    def offers(self, match: AnyMatch, question: Question, answer: Answer, seat: int, before: Offered) -> Offered:
        return offers(match, question, answer, seat, before)

    def redeal(self, match: AnyMatch, seat: int, source: "Source") -> AnyMatch | None:
        return redealt(match, seat, source)

    def box(self) -> dict[str, Sequence[str]]:
        return {"faces": IDS, "effects": [IDS[face] for face in FACE_OF]}

    def thawed(self, options: Options, seed: int, data: bytes) -> AnyMatch:
        game = empty_game(self._options(options), seed)
        game.load(data)
        return Match.resume(game)

    def staging(self, scenario: "Scenario") -> "Staging":
        from engine.chaos.scenario import ChaosStaging  # a game that is played has no use for it

        return ChaosStaging(scenario)

    def standing(self, match: AnyMatch) -> list[int]:
        """Return the number of cards in each colony; players who are out have none."""
        return [len(pile) for pile in match.game.colony]

    def judged(self, match: AnyMatch) -> int:
        return best(match.game)

    def counted(self, match: AnyMatch) -> dict[str, Any]:
        """Return what a simulation counts: turns, combats, games the judge ended, and the decks."""
        game = match.game
        combats = sum(event[0] == "attack" for event in game.events)
        judged = int(ENDS[game.game_end] == "judge")
        return {"turns": game.turn, "combats": combats, "judged": judged, "deck": deck_names(game)}


RULES = Chaos()
