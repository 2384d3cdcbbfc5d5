"""Lots as a game among games: what has to be written, and a few of the things that may be."""

from dataclasses import dataclass
from typing import Any

from engine.kernel import plain_data
from engine.kernel.agreeing import plain, read
from engine.kernel.asking import Refused
from engine.kernel.game import AnyMatch, Emitted, Options, Rules
from engine.kernel.plain_data import Told
from engine.kernel.views import View
from tests.toy.turns import new_game


@dataclass(frozen=True)
class Agreed:
    """`word` is nobody's business but the first seat's: options can be private."""

    seats: int = 2
    word: str = ""


TOLD = Told(
    {
        "dealt": "seat n | cards",
        "shown": "cards",
        "protested": "seat card",
        "won": "seat prize n",
        "conceded": "seat",
        "looked": "seat | card",
        "over": "",
    },
    {},
)


class Lots(Rules):
    """Two to four seats."""

    name = "toy"
    version = 3
    seats_allowed = range(2, 5)

    def agreed(self, options: Options) -> Options:
        found = read(Agreed, options)
        if found.seats not in self.seats_allowed:
            raise Refused("seats", low=self.seats_allowed[0], high=self.seats_allowed[-1], n=found.seats)
        return plain(found)

    def public(self, options: Options, seat: int) -> Options:
        return options if seat == 0 else {**options, "word": ""}

    def new(self, options: Options, seed: int, strict: bool = False) -> AnyMatch:
        return new_game(self.agreed(options)["seats"], seed, strict)

    def view(self, match: AnyMatch, seat: int) -> View:
        game = match.game
        question = match.question_for(seat) if seat >= 0 else None
        return {
            "seat": seat,
            "n": game.n,
            "seats": [{"cards": len(hand)} for hand in game.hands],
            "turn": game.turn,
            "phase": "turn",
            "moment": "turn.open",
            "won": [row[:] for row in game.won],
            "cards": [len(hand) for hand in game.hands],
            "hand": game.hands[seat][:] if seat >= 0 else [],
            "deck": len(game.deck),
            "pile": game.pile[:],
            "gone": game.gone[:],
            "beside": [list(ref) for ref in self.beside(match, seat)],
            "question": plain_data.question(question) if question is not None else None,
            "asked": plain_data.asked(match, seat),
            "winners": self.ending(match)["winners"] if game.over else [],
            "over": game.over,
        }

    def event(self, event: Emitted, known: bool) -> dict[str, Any]:
        kind, facts, _, secret = event
        return TOLD.named(kind, facts, secret if known else None)

    def shows_something(self, event: dict[str, Any], seat: int) -> bool:
        return event["event"] not in ("won", "conceded")

    def beside(self, match: AnyMatch, seat: int) -> list[tuple[Any, ...]]:
        return list(match.game.acts_of(seat)) if seat >= 0 else []

    def moment(self, match: AnyMatch) -> str:
        return "turn.open"

    def where(self, match: AnyMatch) -> dict[str, int]:
        return {"turn": match.game.turn}

    def milestone(self, event: Emitted) -> bool:
        return bool(event[0] == "shown")

    def ending(self, match: AnyMatch) -> dict[str, Any]:
        """Whoever is still here and has most; with nobody left, whoever has most."""
        game = match.game
        here = [seat for seat in range(game.n) if seat not in game.gone] or list(range(game.n))
        best = max(sum(game.won[seat]) for seat in here)
        return {"winners": [seat for seat in here if sum(game.won[seat]) == best], "hands": game.hands}

    def audit(self, match: AnyMatch) -> None:
        """Every card is in one place."""
        game = match.game
        laid = [card for card in game.laid if card >= 0]
        held = [card for hand in game.hands for card in hand]
        assert sorted(held + game.deck + game.pile + laid) == list(range(1, 12 * game.n))

    def counted(self, match: AnyMatch) -> dict[str, Any]:
        prizes = [["gold" if row[0] > row[1] else "silver"] for row in match.game.won]
        return {"turns": match.game.turn, "prizes": sum(map(sum, match.game.won)), "taste": prizes}


RULES = Lots()
