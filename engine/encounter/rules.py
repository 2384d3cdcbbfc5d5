"""Cosmic Encounter's `Rules`: what tables, hosts, saves, bots and simulations need of this game."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from engine.encounter import events, record
from engine.encounter.cards import ALIEN_IDS, DESTINY_NAMES, NAMES, TECHNOLOGY_IDS
from engine.encounter.grounds import check_ground
from engine.encounter.listening import load, take
from engine.encounter.moments import moment_name
from engine.encounter.odds import foreseen, is_open, weighed
from engine.encounter.options import FEWEST, JOINED, MOST, make_options
from engine.encounter.preview import preview
from engine.encounter.redealt import redealt
from engine.encounter.setup import new_game
from engine.encounter.show_points import Shows
from engine.encounter.silence import LEFT_OPEN, by_silence
from engine.encounter.state import ALIEN, Event
from engine.encounter.study_counts import studied
from engine.encounter.unasked import by_order, only_card
from engine.encounter.view import ROLE_NAMES, beside, glimpse, view, views
from engine.encounter.view_types import GameOver, Preview
from engine.kernel.agreeing import POSITION, begun_at
from engine.kernel.asking import Answer, Question, Ref, is_act
from engine.kernel.game import QUICK, AnyMatch, Emitted, Offered, Rules, Tell
from engine.kernel.match import Match
from engine.kernel.plain_data import Still
from engine.kernel.views import Facts, View

if TYPE_CHECKING:
    from engine.encounter.options import Options
    from engine.kernel.chance import Source
    from engine.testing.scenario import Scenario
    from engine.testing.staging import Staging

TALKS = {"deal": "deal", "alliance.join": "invited", **dict.fromkeys(LEFT_OPEN, "terms")}
RESPOND = "respond"
MILESTONE = "encounter_began"
FORESEEN = frozenset(("sides", "laid", "summed", "added"))  # show points at which it is drawn how it may end


class Encounter(Rules):
    """The rules of Cosmic Encounter, in the form that code for all games uses."""

    name = record.GAME
    version = record.RULES_VERSION
    seats_allowed = range(FEWEST, MOST + 1)
    bot = "rookie"
    strongest = "admiral"

    def seats(self, options: dict[str, Any]) -> int:
        return self._options(options).seats

    def agreed(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return all options, with defaults for those not given. Raise Refused if there can be no such table."""
        return {**self._options(options).plain(), **begun_at(options)}

    def _options(self, options: dict[str, Any]) -> "Options":
        """Read the options. If the table begins at a set position, add the options of that position."""
        if POSITION not in options:
            return make_options(**options)
        from engine.encounter.scenario.beginning import options_at

        return options_at(options)

    def to_keep(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"joined": list(JOINED), **options} if JOINED else options

    def as_kept(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"joined": [], **options} if JOINED else options

    def windowed(self, options: dict[str, Any], windows: str) -> dict[str, Any]:
        return {**options, "windows": windows}

    def silences(self, match: AnyMatch) -> int:
        return int(match.game.silences)

    def new(self, options: dict[str, Any], seed: int, strict: bool = False) -> AnyMatch:
        if POSITION in options:
            from engine.encounter.scenario.beginning import begin

            return begin(options, seed, strict)
        return new_game(make_options(**options), seed, strict)

    def view(self, match: AnyMatch, seat: int) -> View:
        return view(match, seat)

    def views(self, match: AnyMatch) -> Callable[[int], View]:
        return views(match)

    def glimpse(self, match: AnyMatch, seat: int) -> View:
        return glimpse(match, seat)

    def helps(self, match: AnyMatch, seat: int) -> bool:
        return is_open(match.game)

    def help(self, match: AnyMatch, seat: int) -> dict[str, Any]:
        """Return how the encounter may end, as far as this seat can know."""
        found = weighed(match.game, seat)
        return {"odds": found} if found else {}

    def watch(self, match: AnyMatch, tell: Tell) -> None:
        """Call `tell` with the kind and the facts of every show point of this match while its steps run."""
        match.game.audience = Shows(match.game, tell)

    def still(self, match: AnyMatch, seat: int, kind: str = "") -> View:
        """Return what a seat sees at a show point, where nothing is asked. Forecasts are slow, so they are made only
        where they are shown.
        """
        return self.stills(match, kind)(seat)

    def stills(self, match: AnyMatch, kind: str) -> Callable[[int], View]:
        seen = views(Still(match.game))
        told = foreseen(match.game) if kind in FORESEEN else {}
        return (lambda seat: {**seen(seat), "odds": told}) if told else seen

    def about(self, match: AnyMatch) -> tuple[int, int, list[str]]:
        """Return which encounter a show point belongs to, as turn and number, and every seat's part in it."""
        game = match.game
        return game.turn, game.number, [ROLE_NAMES[role] for role in game.role]

    def ground(self, match: AnyMatch, code: str, facts: Facts) -> None:
        check_ground(code, facts, match.game.n)

    def event(self, event: Event, known: bool) -> dict[str, Any]:
        """Return an event by name, with its secret part only if `known`."""
        kind, facts, _, secret = event
        return events.named(kind, facts, secret if known else None)

    def shows_something(self, event: dict[str, Any], seat: int) -> bool:
        return events.shows_something(event, seat)

    def talks(self, match: AnyMatch) -> str:
        """Return what the players bargain about against a clock: "deal" (R-NEG-1), "terms" (R-NEG-7), "invited"
        (R-NEG-13), or "".
        """
        if match.game.options.deals != "open":
            return ""  # R-NEG-9
        return next((TALKS[question.why] for question in match.pending if question.why in TALKS), "")

    def silence(self, question: Question) -> Answer:
        """Return the answer that counts when accepted terms left something open and no player chooses in time."""
        return by_silence(question)

    def lapse(self, match: AnyMatch) -> tuple[int, Answer]:
        """Return the seat for which the clock answers when it runs out, and that answer (R-NEG-8)."""
        return match.game.offense, ("lapse",)

    def moment(self, match: AnyMatch) -> str:
        """Return the moment an open question belongs to."""
        return moment_name(match.game)

    def where(self, match: AnyMatch) -> dict[str, int]:
        """Return how far the game has come, for lists of saved games."""
        return {"turn": match.game.turn, "number": match.game.number, "offense": match.game.offense}

    def played(self, match: AnyMatch) -> list[str]:
        return [ALIEN_IDS[sheets[0][ALIEN]] if sheets else "" for sheets in match.game.sheets]

    def beside(self, match: AnyMatch, seat: int) -> list[Ref]:
        """Return the acts beside the question: turning up a face-down sheet (R-VHP-2)."""
        return beside(match.game, seat) if match.pending and seat >= 0 else []

    def preview(self, match: AnyMatch, seat: int, answer: Answer) -> Preview:
        return {} if is_act(answer) else preview(match, seat, answer)

    def ending(self, match: AnyMatch) -> GameOver:
        """Return what everybody may see once the game is over: who won, all hands, all aliens, the seed."""
        game = match.game
        return {
            "winners": list(game.winners),
            "hands": [[NAMES[face] for face in hand] for hand in game.hands],
            "aliens": [[ALIEN_IDS[sheet[0]] for sheet in sheets] for sheets in game.sheets],
        }

    def milestone(self, event: Emitted) -> bool:
        return bool(event[0] == MILESTONE)

    def concerns(self, match: AnyMatch, question: Question) -> bool:
        """Return whether the question is about responding to a use."""
        return question.why == RESPOND

    def idle(self, match: AnyMatch, question: Question, offered: Mapping[int, Offered], windows: str) -> Answer | None:
        """Return the only card that can be laid, for a person who plays alone with bots; otherwise None."""
        return only_card(question) if len(offered) == 1 and windows == QUICK else None

    def by_order(self, match: AnyMatch, question: Question) -> tuple[str, Answer] | None:
        return by_order(match.game, question)

    def redeal(self, match: AnyMatch, seat: int, source: "Source") -> AnyMatch | None:
        return redealt(match, seat, source)

    def thawed(self, options: dict[str, Any], seed: int, data: bytes) -> AnyMatch:
        return Match.resume(load(self.new(options, seed).game, data))

    def plain(self, match: AnyMatch) -> dict[str, Any]:
        specials = match.game.specials.values()
        return {**super().plain(match), "special_cards": sorted({face for faces in specials for face in faces})}

    def taken(self, options: dict[str, Any], seed: int, fields: dict[str, Any]) -> AnyMatch:
        return Match.resume(take(self.new(options, seed).game, fields))

    def box(self) -> dict[str, Sequence[str]]:
        return {"aliens": ALIEN_IDS, "faces": NAMES, "destiny": DESTINY_NAMES, "technologies": TECHNOLOGY_IDS}

    def staging(self, scenario: "Scenario") -> "Staging":
        from engine.encounter.scenario import EncounterStaging  # imported here because play does not need it

        return EncounterStaging(scenario)

    def counted(self, match: AnyMatch) -> dict[str, Any]:
        """Return what a simulation counts: turns, encounters, and the aliens at the beginning."""
        game = match.game
        told = game.events
        encounters = list(map(itemgetter(0), told)).count("encounter_over")
        return {"turns": game.turn, "encounters": encounters, "alien": first_aliens(game.n, told)}

    def standing(self, match: AnyMatch) -> list[int]:
        """Return each seat's foreign colonies; five win."""
        return list(match.game.abroad)

    def studied(self, match: AnyMatch) -> dict[str, dict[str, list[int]]]:
        told = match.game.events
        return studied(told, first_aliens(match.game.n, told))


def first_aliens(seats: int, told: list[Emitted]) -> list[list[str]]:
    """Return the aliens that each seat had when the first player was drawn, from the events told until then."""
    aliens: list[list[str]] = [[] for _ in range(seats)]
    for kind, facts, _, secret in told:
        if kind == "first_player":
            break
        if kind == "sheet_turned_up":
            aliens[facts[0]].append(ALIEN_IDS[facts[1]])
        elif kind == "sheet_taken":
            aliens[facts[0]].append(ALIEN_IDS[secret[0]])
    return aliens


RULES = Encounter()
