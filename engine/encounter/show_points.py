"""Show points: moments at which the board is shown although nobody is asked, and the facts that go with them.

Steps call `game.show(kind, ...)` where their change is complete. Without an audience such a call costs one comparison.
A `Shows` is the audience of one game: it turns what steps call out into points, each a kind and facts with names in
place of numbers, the same for everybody, and hands them on. It only reads the position. Points follow public events
alone: whether, when and how often they come never depends on hidden cards.

`seat` is who acts, `at` are those it is done to; sides are 0 (offense), 1 (defense), -1 (neither).

    turn          seat turn                                   a turn begins
    regroup       seat planet n                               ships are back from the warp (planet -1: on the gate)
    destiny       seat at destiny named planet redraws resettle   whom the offense meets; `planet` if it is an expulsion
    launched      seat at planet n places                     the gate is aimed, ships are on it
    invited       seat at offense defense                     all invitations, by whom
    joined        seat side n                                 somebody has answered; side -1: stays out
    sides         ships offense defense out                   alliances stand: ships a side, [seat, n] an ally
    laid                                                      both cards lie face down
    turned        faces types numbers                         both are turned up, before anything counts
    changed_card  seat side before face type number           a card counts as another one, or another one lies there
    summed        totals ahead                                the totals stand for the first time; `ahead` is a side
    used          act seat use item source face choice would  something is announced; `would`: the totals with it, or []
    stopped       act at use item source face how by          ... and is stopped; `by` as in used, or None
    added         act seat use item source face before totals swing ahead   the sum has changed, perhaps by a use
    won           outcome side seat at planet totals types margin how   who has won; how: see HOW
    lost          falls lost removed why                      ships are in the warp, or out of the game
    landed        landed                                      [seat, planet, n, new] of everybody who comes to a planet
    paid          rewards compensation                        [seat, ships, cards] and [taker, from, n]
    power         seat alien on                               a power is lost, or works again
    near          seats                                       one colony from winning, for the first time in the game
    talks         seat at                                     two negotiates: time to agree
    offered       seat at number and the public terms         a proposal
    deal          seat at the public terms landed             a deal is made
    no_deal       seat at why                                 the talks have failed
    broken        seat why                                    the encounter has ended early
    ended         seats                                       the game is won
"""

from collections.abc import Callable
from typing import Any

from engine.encounter.acts import CHOICE, FACE, KEY, SEAT, SERIAL
from engine.encounter.cards import ALIEN_IDS, REINFORCEMENTS
from engine.encounter.events import named
from engine.encounter.items import REINFORCEMENT, USES
from engine.encounter.outcome import outcome
from engine.encounter.places import place_ref
from engine.encounter.state import (
    ALIEN,
    BOTH_LOST,
    DEF,
    DEFENSE_WON,
    DEFENSIVE_ALLY,
    OFF,
    OFFENSE_WON,
    OFFENSIVE_ALLY,
    OUTCOME_NAMES,
    UNCONTESTED,
    Game,
)
from engine.encounter.totals import sums
from engine.encounter.values import ATTACK_TYPE, base_value, printed, shown, types
from engine.kernel.plain_data import plain
from engine.kernel.views import Facts

Tell = Callable[[str, Facts], None]

# how an encounter was decided
TOTALS, TIE, UPSET = "totals", "tie", "upset"  # by the sums; the lower one has won
CARDS, POWER, BOTH = "cards", "power", "both"  # attack against negotiate; a text alone; both sides lose
RESETTLED, CONCEDED = "resettled", "conceded"  # without cards
HOW = (TOTALS, TIE, UPSET, CARDS, POWER, BOTH, RESETTLED, CONCEDED)
KINDS = (
    "turn", "regroup", "destiny", "launched", "invited", "joined", "sides", "laid", "turned", "changed_card", "summed",
    "used", "stopped", "added", "won", "lost", "landed", "paid", "power", "near", "talks", "offered", "deal", "no_deal",
    "broken", "ended",
)  # fmt: skip
RESULTS = ("won", "deal", "no_deal", "broken")  # every encounter shows one of these
NO_SUM: list[int] = []


class Shows:
    """A listener to one game's show points. All that it remembers is public, and is forgotten after the encounter,
    except which seats have been near victory.
    """

    def __init__(self, game: Game, tell: Tell) -> None:
        self.say = tell
        self.landing: list[list[int]] = []  # who has come to which planet since the last point
        self.was_near = {seat for seat in range(game.n) if game.abroad[seat] >= game.options.goal - 1}
        self.goal = game.options.goal
        self._forget()
        if _turned(game):
            self._look(game)

    def __call__(self, game: Game, kind: str, facts: tuple[Any, ...]) -> None:
        """Turn a step's call into a show point, or keep it as a part of a later one."""
        getattr(self, f"_{kind}")(game, *facts)

    def _tell(self, game: Game, kind: str, **facts: Any) -> None:
        """Show a point. Before it, show ships that have landed since the last one; after it, show which seats are now
        near victory.
        """
        if self.landing:
            landed, self.landing = self.landing, []
            self.say("landed", {"landed": landed})
        if kind in RESULTS:
            self.result = kind
        self.say(kind, facts)
        if game.over:
            return
        near = [seat for seat in range(game.n) if game.abroad[seat] == self.goal - 1 and seat not in self.was_near]
        if near:
            self.was_near.update(near)
            self.say("near", {"seats": near})

    def _take_landed(self) -> list[list[int]]:
        landed, self.landing = self.landing, []
        return landed

    # --- a new turn, a new encounter -----------------------------------------------------------------------------

    def _forget(self) -> None:
        self.redraws = 0
        self.result = ""
        self.outcome = -1
        self.totals: list[int] | None = None  # as last shown
        self.ahead: int | None = -1  # the side that would have won then
        self.lying: tuple[Any, ...] = ()  # the cards and what they count as, as last shown
        self.acting: tuple[Any, ...] | None = None  # the act that is being settled

    def _turn(self, game: Game) -> None:
        self._forget()
        self._tell(game, "turn", seat=game.offense, turn=game.turn)

    def _encounter(self, game: Game) -> None:
        self._forget()

    def _regroup(self, game: Game, seat: int, planet: int) -> None:
        self._tell(game, "regroup", seat=seat, planet=planet, n=1)

    # --- destiny, launch, alliance -------------------------------------------------------------------------------

    def _redrawn(self, game: Game) -> None:
        self.redraws += 1

    def _destiny(self, game: Game, card: int, at: tuple[int, ...], planet: int) -> None:
        """Show a destiny card. With an empty `at` the offense resettles a planet of its own."""
        said = named("destiny_drawn", (game.offense, card, game.named)) if card >= 0 else {"destiny": "", "named": -1}
        facts = {"destiny": said["destiny"], "named": said["named"], "planet": planet, "redraws": self.redraws}
        self._tell(game, "destiny", seat=game.offense, at=list(at), resettle=not at, **facts)

    def _launched(self, game: Game, seat: int, sent: dict[int, int]) -> None:
        places = [[planet, n] for planet, n in sent.items()]
        on_gate = game.gate[seat]
        self._tell(game, "launched", seat=seat, at=[game.defense], planet=game.target, n=on_gate, places=places)

    def _invited(self, game: Game) -> None:
        asked = [[seat for seat in range(game.n) if game.invited[side] >> seat & 1] for side in (OFF, DEF)]
        if any(asked):
            self._tell(game, "invited", seat=game.offense, at=[game.defense], offense=asked[OFF], defense=asked[DEF])

    def _joined(self, game: Game, seat: int, side: int, n: int) -> None:
        self._tell(game, "joined", seat=seat, side=side, n=n)

    def _sides(self, game: Game) -> None:
        allies: list[list[list[int]]] = [[], []]
        ships, out = [0, 0], []
        for seat in game.order:
            side = game.side_of(seat)
            if side < 0:
                out.append(seat)
                continue
            ships[side] += game.ships_in(seat)
            if game.role[seat] in (OFFENSIVE_ALLY, DEFENSIVE_ALLY):
                allies[side].append([seat, game.ships_in(seat)])
        self._tell(game, "sides", ships=ships, offense=allies[OFF], defense=allies[DEF], out=out)

    # --- cards and the sum ---------------------------------------------------------------------------------------

    def _laid(self, game: Game) -> None:
        self._tell(game, "laid")

    def _turned(self, game: Game) -> None:
        """Show three points of one moment: the cards, then the morph as a copy of the other card, then the first sum.
        """
        faces = [_name(shown(game, side)) for side in (OFF, DEF)]
        kinds = printed(game, OFF), printed(game, DEF)
        turned = {"types": [kind for kind, _ in kinds], "numbers": [number for _, number in kinds]}
        self._tell(game, "turned", faces=faces, **turned)
        for side in (OFF, DEF):
            if faces[side] == "morph" and kinds[side][0] != "morph":
                self._changed(game, side, "morph", faces[side])
        self._look(game)
        if self.totals is not None:
            self._tell(game, "summed", totals=self.totals, ahead=self.ahead)

    def _changed(self, game: Game, side: int, before: str, face: str) -> None:
        kind = types(game)[side]
        counts = {"type": kind, "number": base_value(game, side) if kind == ATTACK_TYPE else 0}
        self._tell(game, "changed_card", seat=game.main(side), side=side, before=before, face=face, **counts)

    def _look(self, game: Game) -> None:
        """Remember which cards lie there and what the totals are."""
        self.lying = _lying(game)
        kinds = types(game)
        self.totals = sums(game) if kinds == (ATTACK_TYPE, ATTACK_TYPE) else None
        self.ahead = outcome(game, kinds, self.totals)[0] if self.totals is not None else -1

    def _count(self, game: Game) -> None:
        """Show a card or the sum if it differs from what was shown last."""
        if not self.lying or self.outcome >= 0 or not _turned(game):
            return
        lying, totals, ahead = self.lying, self.totals, self.ahead
        self._look(game)
        for side in (OFF, DEF):
            if lying[side] != self.lying[side]:
                self._changed(game, side, _name(lying[side][0]), _name(self.lying[side][0]))
        if self.totals is None or self.totals == totals:
            return
        if totals is None:
            self._tell(game, "summed", totals=self.totals, ahead=self.ahead)
            return
        who = _thing(self.acting) if self.acting is not None else NOBODY
        sum_ = {"before": totals, "totals": self.totals, "swing": ahead != self.ahead, "ahead": self.ahead}
        self._tell(game, "added", **who, **sum_)

    # --- things used ---------------------------------------------------------------------------------------------

    def _used(self, game: Game, act: tuple[Any, ...]) -> None:
        use = USES[act[KEY]]
        choice = act[CHOICE][: use.open_parts] if use.secret_choice else act[CHOICE]
        would = NO_SUM
        if use.source == REINFORCEMENT and self.totals is not None:
            would = list(self.totals)
            would[choice[0]] += REINFORCEMENTS.get(act[FACE], act[FACE])
        self._tell(game, "used", **_thing(act), choice=plain(choice), would=would)

    def _settling(self, game: Game, act: tuple[Any, ...]) -> None:
        self.acting = act

    def _stopped(self, game: Game, act: tuple[Any, ...], how: str) -> None:
        by, thing = self.acting, _thing(act)
        at = [thing.pop("seat")]
        answer = _thing(by) if by is not None and by[SERIAL] > act[SERIAL] else None
        self._tell(game, "stopped", at=at, **thing, how=how, by=answer)

    # --- the outcome and what follows ----------------------------------------------------------------------------

    def _decided(self, game: Game) -> None:
        """Show the outcome once, and again if something has changed it since."""
        if game.outcome == self.outcome or game.outcome not in (OFFENSE_WON, DEFENSE_WON, BOTH_LOST):
            return
        self.outcome = game.outcome
        self._won(game)

    def _won(self, game: Game, how: str = "") -> None:
        side = {OFFENSE_WON: OFF, DEFENSE_WON: DEF}.get(game.outcome, -1)
        kinds = list(types(game)) if _turned(game) else []
        both = kinds == [ATTACK_TYPE, ATTACK_TYPE]
        facts: Facts = {"totals": sums(game) if both else [], "types": kinds, "margin": game.margin}
        facts["how"] = how or _how(game, side, facts)
        if facts["how"] in (RESETTLED, CONCEDED):
            side = OFF
        winner = game.main(side) if side >= 0 else -1
        at = [game.opponent(winner)] if side >= 0 and game.defense >= 0 else []
        facts.update(outcome=OUTCOME_NAMES[game.outcome], side=side, seat=winner, at=at, planet=game.target)
        self._tell(game, "won", **facts)

    def _resettled(self, game: Game) -> None:
        self._take_landed()
        self._won(game, RESETTLED)

    def _lost(self, game: Game, cause: str, batch: list[list[int]], lost: list[int], gone: list[int]) -> None:
        falls = [[seat, list(place_ref(place)), n] for seat, place, n in batch if n]
        if falls or any(gone):
            facts = {"falls": falls, "lost": _by_seat(lost), "removed": _by_seat(gone), "why": cause}
            self._tell(game, "lost", **facts)

    def _found(self, game: Game, seat: int, planet: int, n: int, new: bool) -> None:
        self.landing.append([seat, planet, n, int(new)])

    def _landed(self, game: Game) -> None:
        if landed := self._take_landed():
            self._tell(game, "landed", landed=landed)

    def _compensated(self, game: Game, taker: int, source: int, n: int) -> None:
        self._tell(game, "paid", rewards=[], compensation=[[taker, source, n]])

    def _rewarded(self, game: Game, seat: int, ships: int, cards: int) -> None:
        self._tell(game, "paid", rewards=[[seat, ships, cards]], compensation=[])

    def _power(self, game: Game, seat: int, on: bool) -> None:
        """Show that a power is lost or works again, but only of a face-up sheet. The loss of a hidden power is not
        shown (R-VHP-3).
        """
        known = next((sheet for sheet in game.sheets[seat] if sheet[1]), None)
        self._tell(game, "power", seat=seat, alien=ALIEN_IDS[known[ALIEN]] if known is not None else "", on=on)

    def _talks(self, game: Game) -> None:
        self._tell(game, "talks", seat=game.offense, at=[game.defense])

    def _offered(self, game: Game, seat: int, number: int, parts: tuple[Any, ...]) -> None:
        said = named("proposed", (seat, number, *parts))
        del said["event"]
        self._tell(game, "offered", at=[game.opponent(seat)], **said)

    def _deal(self, game: Game, parts: tuple[Any, ...]) -> None:
        said = named("deal_made", (game.offense, game.defense, *parts))
        del said["event"]
        self._tell(game, "deal", **said, landed=self._take_landed())

    def _no_deal(self, game: Game, why: str) -> None:
        self._tell(game, "no_deal", seat=game.offense, at=[game.defense], why=why)

    def _broken(self, game: Game, why: str) -> None:
        self._tell(game, "broken", seat=game.offense, why=why)

    def _over(self, game: Game) -> None:
        """Show how an encounter without a result has ended: conceded, or broken off. Show nothing if a result was
        shown.
        """
        if not self.result and game.outcome == UNCONTESTED and game.defense >= 0:
            self._won(game, CONCEDED)
        elif not self.result and game.defense >= 0:
            self._tell(game, "broken", seat=game.offense, why="")

    def _ended(self, game: Game) -> None:
        self._tell(game, "ended", seats=list(game.winners))


def _turned(game: Game) -> bool:
    """Return whether both cards lie there for all to see."""
    up = game.open == [1, 1] and "cards_unturned" not in game.notes
    return up and game.laid[OFF] >= 0 and game.laid[DEF] >= 0


def _lying(game: Game) -> tuple[Any, ...]:
    """Return, for each side, the laid face and the number it counts before all changes."""
    kinds = types(game)
    return tuple((shown(game, side), kinds[side], base_value(game, side)) for side in (OFF, DEF))


def _how(game: Game, side: int, facts: Facts) -> str:
    if game.outcome == BOTH_LOST:
        return BOTH
    if facts["totals"] and game.margin >= 0:
        ahead = facts["totals"][side] - facts["totals"][1 - side]
        return UPSET if ahead < 0 else TIE if not ahead else TOTALS
    mixed = sorted(facts["types"]) == ["attack", "negotiate"] and facts["types"][side] == ATTACK_TYPE
    return CARDS if mixed else POWER


def _name(face: int) -> str:
    name: str = named("flare_used", (0, face))["face"]
    return name


NOBODY: Facts = {"act": 0, "seat": -1, "use": "", "item": "", "source": "", "face": ""}


def _thing(act: tuple[Any, ...]) -> Facts:
    """Return the facts of an act with names in place of numbers."""
    said = named("announced", (act[SEAT], act[KEY], act[FACE]))
    return {"act": act[SERIAL], **{key: said[key] for key in ("seat", "use", "item", "source", "face")}}


def _by_seat(counts: list[int]) -> list[list[int]]:
    return [[seat, n] for seat, n in enumerate(counts) if n]
