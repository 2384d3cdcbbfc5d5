"""Show points: moments at which the table is worth a look although nobody is asked, and what is said of them.

Steps call `game.show(kind, ...)` where their change is complete. Without an audience that is one comparison. A `Shows`
is the audience of one game: it gives the facts names, the same for everybody, and hands them on. It only ever reads the
position. A point stands behind public events alone: whether, when and how often it comes never depends on what lies
hidden, and a card put face down is the same point whatever it is (K-BLUFF-3).

Ships and other cards are [handle, card or "", seat]; `hits` are [handle, card, seat, damage, before, left]; a target is
["colony", seat], ["centre", seat] or ["row", handle, card, seat].

    main          seat what card row n              an action of the main phase; what: play down use develop sell draw
                                                    search salvage; n: developments now, cards drawn, credits paid
    shown         seat card row paid                a card is paid and turned up
    attack        seat whom target tax              an attack is declared
    defends       seat whom attackers defenders crew    crew: [crew, ship]
    payments      seat whom paid                    [seat, credits, cards] of both sides
    missile       hits gone                         all that happens at the end of the pay step
    shot          seat whom by at total split replies   shot and replies stand; replies: [ship, at, total]
    let_pass      seat                              a side lets its turn pass
    answer        seat card what row paid targets serial   an interrupt, an ability, a payment is added to the stack
    undone        seat card what row serial waiting     the newest has happened; so many wait
    stopped       seat card serial by               something on the stack is neutralised
    hit           hits                              damage of both sides at once
    destroyed     gone                              what leaves for scrap or ruin at one instant
    fired         ships                             the firing is over; these may still bomb
    bombed        seat whom n before now            cards of a colony
    bombed_other  seat whom target n gone left      a centre, a crew, a base
    trap          seat card row                     a base was a trap
    end           seat turn                         a turn is over
    low           seat least now                    a colony comes to 15, then to 5 cards, once each
    eliminated    seat by                           by -1: nobody
    ended         winners why                       the game is won
"""

from collections.abc import Callable
from typing import Any

from engine.chaos.cards import IDS
from engine.chaos.state import CTRL, FACE, PAID, Game
from engine.kernel.plain_data import plain
from engine.kernel.views import Facts

Tell = Callable[[str, Facts], None]

FACTS = {
    "main": "seat what card row n",
    "shown": "seat card row paid",
    "attack": "seat whom target tax",
    "defends": "seat whom attackers defenders crew",
    "payments": "seat whom paid",
    "missile": "hits gone",
    "shot": "seat whom by at total split replies",
    "let_pass": "seat",
    "answer": "seat card what row paid targets serial",
    "undone": "seat card what row serial waiting",
    "stopped": "seat card serial by",
    "hit": "hits",
    "destroyed": "gone",
    "fired": "ships",
    "bombed": "seat whom n before now",
    "bombed_other": "seat whom target n gone left",
    "trap": "seat card row",
    "end": "seat turn",
    "low": "seat least now",
    "eliminated": "seat by",
    "ended": "winners why",
}
KINDS = tuple(FACTS)
NAMES = {kind: names.split() for kind, names in FACTS.items()}
LOW = (15, 5)
NOTHING = ["", -1]


def row_named(game: Game, handle: int) -> list[Any]:
    """Return a card on the table as everybody knows it."""
    row = game.rows.get(handle)
    if row is None:
        return [handle, *NOTHING]
    return [handle, IDS[row[FACE]] if row[PAID] else "", row[CTRL]]


def rows_named(game: Game, handles: Any) -> list[list[Any]]:
    return [row_named(game, handle) for handle in handles]


def ref_named(game: Game, ref: Any) -> list[Any]:
    return ["row", *row_named(game, ref[1])] if ref[0] == "row" else list(ref)


def hits_named(game: Game, hits: Any) -> list[list[Any]]:
    """Return hits with the armor before and after, so that a reader need not guess any number."""
    return [[*row_named(game, handle), damage, before, left] for handle, damage, before, left in hits]


def gone_named(game: Game, gone: Any) -> list[list[Any]]:
    return [[handle, IDS[face] if face >= 0 else "", seat] for handle, face, seat in gone]


WAYS: dict[str, Callable[[Game, Any], Any]] = {
    "card": lambda game, face: IDS[face] if face >= 0 else "",
    "row": row_named,
    "by": row_named,
    "at": row_named,
    "target": ref_named,
    "targets": lambda game, refs: [ref_named(game, ref) for ref in refs],
    "attackers": rows_named,
    "defenders": rows_named,
    "ships": rows_named,
    "crew": lambda game, pairs: [[row_named(game, crew), row_named(game, ship)] for crew, ship in pairs],
    "split": lambda game, parts: [[*row_named(game, ship), n] for ship, n in parts],
    "replies": lambda game, found: [
        [row_named(game, ship), row_named(game, of), total] for ship, of, _, total in found
    ],
    "hits": hits_named,
    "gone": gone_named,
}
AS_IT_IS = {("stopped", "by"), ("eliminated", "by"), ("bombed_other", "gone")}


class Shows:
    """A listener that hears the show points of one game. It remembers only a public fact: which colonies have been low.
    """

    def __init__(self, game: Game, tell: Tell) -> None:
        self.say = tell
        self.low = {(seat, least) for seat in range(game.n) for least in LOW if len(game.colony[seat]) <= least}

    def __call__(self, game: Game, kind: str, facts: tuple[Any, ...]) -> None:
        named = {
            name: WAYS[name](game, fact) if name in WAYS and (kind, name) not in AS_IT_IS else plain(fact)
            for name, fact in zip(NAMES[kind], facts, strict=True)
        }
        self.say(kind, named)
        if not game.over:
            self._look_at_colonies(game)

    def _look_at_colonies(self, game: Game) -> None:
        """Show a colony whose size has become low. Before the first deal nothing is shown."""
        for seat, pile in enumerate(game.colony):
            for least in LOW:
                if game.turn and not game.out[seat] and len(pile) <= least and (seat, least) not in self.low:
                    self.low.add((seat, least))
                    self.say("low", {"seat": seat, "least": least, "now": len(pile)})
