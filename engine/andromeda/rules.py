"""Andromeda's Edge behind the `Rules` interface, through which tables, hosts, saves, bots and simulations use it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.andromeda import told
from engine.andromeda.beside import acts
from engine.andromeda.content import CARD_IDS, DESTINY_IDS, FACTION_IDS, NUMBER
from engine.andromeda.game import new_game
from engine.andromeda.grounds import check_ground
from engine.andromeda.help import help_of
from engine.andromeda.moments import moment
from engine.andromeda.offers import idle, offers
from engine.andromeda.options import SEATS, make_options
from engine.andromeda.preview import preview
from engine.andromeda.redeal import redealt
from engine.andromeda.show_points import Shows
from engine.andromeda.state import Game, damaged_modules
from engine.andromeda.view import glimpse, view, views
from engine.andromeda.view_types import GameOver, Preview
from engine.kernel.agreeing import POSITION, begun_at
from engine.kernel.asking import Answer, Question, Ref
from engine.kernel.game import AnyMatch, Emitted, Offered, Options, Rules, Tell
from engine.kernel.plain_data import Still
from engine.kernel.views import Facts, View

if TYPE_CHECKING:
    from engine.andromeda.options import Options as Agreed
    from engine.kernel.chance import Source
    from engine.testing.scenario import Scenario
    from engine.testing.staging import Staging

FORESEEN = ("ambush", "battle", "joined", "energy", "thrown", "again")  # show points with the odds beside them

# Add one whenever an existing record could go another way: other questions, other options or another order of them,
# other uses of chance, another component in the box.
RULES_VERSION = 3


class Andromeda(Rules):
    """The rules of Andromeda's Edge behind the interface that all games share."""

    name = "andromeda"
    version = RULES_VERSION
    seats_allowed = SEATS
    bot = "rookie"

    def agreed(self, options: Options) -> Options:
        return {**self._options(options).plain(), **begun_at(options)}

    def _options(self, options: Options) -> "Agreed":
        """Read the options. A table that begins at a set position also has the options of that position."""
        if POSITION not in options:
            return make_options(**options)
        from engine.andromeda.scenario.beginning import options_at

        return options_at(options)

    def new(self, options: Options, seed: int, strict: bool = False) -> AnyMatch:
        if POSITION in options:
            from engine.andromeda.scenario.beginning import begin

            return begin(options, seed, strict)
        return new_game(make_options(**options), seed, strict)

    def view(self, match: AnyMatch, seat: int) -> View:
        return view(match, seat)

    def glimpse(self, match: AnyMatch, seat: int) -> View:
        return glimpse(match, seat)

    def views(self, match: AnyMatch) -> Callable[[int], View]:
        return views(match)

    def helps(self, match: AnyMatch, seat: int) -> bool:
        return bool(match.game.turn)

    def help(self, match: AnyMatch, seat: int) -> View:
        return help_of(match, seat)

    def preview(self, match: AnyMatch, seat: int, answer: Answer) -> Preview:
        return preview(match, seat, answer)

    def still(self, match: AnyMatch, seat: int, kind: str = "") -> View:
        """Return what a seat sees at a show point, when no question is open. The state of a battle is included."""
        seen = view(Still(match.game), seat)
        return {**seen, **help_of(Still(match.game), seat)} if kind in FORESEEN else seen

    def ground(self, match: AnyMatch, code: str, facts: Facts) -> None:
        check_ground(code, facts, match.game.n)

    def event(self, event: Emitted, known: bool) -> dict[str, Any]:
        return told.named(event, known)

    def shows_something(self, event: dict[str, Any], seat: int) -> bool:
        return told.shows_something(event, seat)

    def beside(self, match: AnyMatch, seat: int) -> list[Ref]:
        return acts(match.game, seat) if match.pending else []

    def ending(self, match: AnyMatch) -> GameOver:
        """Return the winners, the final scoring line by line, and what each player still held."""
        game: Game = match.game
        return {
            "winners": list(game.winners),
            "vp": game.vp[:],
            "scores": [[list(line) for line in lines] for lines in game.scores],
            "hands": [[CARD_IDS[card] for card in hand] for hand in game.hands],
            "factions": [FACTION_IDS[faction] for faction in game.factions],
            "destiny": [[DESTINY_IDS[card] for card in cards] for cards in game.destiny],
        }

    # --- show points ---

    def watch(self, match: AnyMatch, tell: Tell) -> None:
        match.game.audience = Shows(tell)

    def about(self, match: AnyMatch) -> tuple[int, int, list[str]]:
        """Return the turn and the seats it concerns: the active player, and every player with a ship in the active
        region.
        """
        game: Game = match.game
        here = game.active_region
        parts = ["fights" if here >= 0 and here in fleet else "" for fleet in game.ships]
        if game.turn:
            parts[game.active] = "active"
        return game.turn, 0, parts

    # --- where it stands ---

    def moment(self, match: AnyMatch) -> str:
        return moment(match.game)

    def where(self, match: AnyMatch) -> dict[str, int]:
        game: Game = match.game
        return {"turn": game.turn, "active": game.active, "marker": game.marker, "best": max(game.vp)}

    def played(self, match: AnyMatch) -> list[str]:
        return [FACTION_IDS[faction] if faction >= 0 else "" for faction in match.game.factions]

    def milestone(self, event: Emitted) -> bool:
        return bool(event[0] == "turn_began")

    def concerns(self, match: AnyMatch, question: Question) -> bool:
        """Return whether a question concerns the seat: a fight it is in, or an event about to count its damaged
        modules.
        """
        game: Game = match.game
        if question.why == "event.react":
            return damaged_modules(game, question.seat) > 0
        fights = question.why.startswith("battle.") or question.why == "turn.before_battle"
        return fights and game.active_region in game.ships[question.seat]

    def idle(self, match: AnyMatch, question: Question, offered: Mapping[int, Offered], windows: str) -> Answer | None:
        return idle(match.game, question, offered, windows)

    def offers(self, match: AnyMatch, question: Question, answer: Answer, seat: int, before: Offered) -> Offered:
        return offers(match.game, question, answer, seat, before)

    def redeal(self, match: AnyMatch, seat: int, source: "Source") -> AnyMatch:
        return redealt(match, seat, source)

    def box(self) -> dict[str, Sequence[str]]:
        return {kind: list(names) for kind, names in NUMBER.items()}

    def staging(self, scenario: "Scenario") -> "Staging":
        from engine.andromeda.scenario import AndromedaStaging  # a game that is played has no use for it

        return AndromedaStaging(scenario)

    def standing(self, match: AnyMatch) -> list[int]:
        """Return the victory points of each seat."""
        return list(match.game.vp)

    def counted(self, match: AnyMatch) -> dict[str, Any]:
        """Return what a simulation counts: turns, battles, event cards, modules, developments, and everybody's faction.
        """
        game: Game = match.game
        kinds = [event[0] for event in game.events]
        return {
            "turns": game.turn,
            "battles": kinds.count("battle_began"),
            "cards_revealed": kinds.count("event_revealed"),
            "modules": kinds.count("module_gained"),
            "developments": len(game.devs),
            "faction": [[FACTION_IDS[faction]] for faction in game.factions],
        }


RULES = Andromeda()
