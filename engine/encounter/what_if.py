"""The outcome of two supposed cards: the encounter is played on from where it stands, with a pair of cards nobody has
laid.

Odds, previews and forecasts all get their numbers from here. There is no arithmetic in this module: both cards are put
into a copy of the position, the course goes on, every power of either side that must act acts, and everybody passes who
may. The copy holds no secret: hands and decks keep their sizes but are made of blanks, and face-down sheets and
technologies are gone. So no number can depend on anything hidden, whatever a text does.
"""

from typing import NamedTuple, TypeVar

from engine.encounter import wordless
from engine.encounter.cards import ALIEN_IDS, ATTACK_COUNTS, MORPH, NEGOTIATE
from engine.encounter.items import TECHNOLOGIES
from engine.encounter.listening import listen, second_hand_of
from engine.encounter.moments import FIRST_ROW, MOMENT_NUMBER, THE_COURSE, Stop, finish, new_stops
from engine.encounter.sheets import awake
from engine.encounter.state import (
    ALIEN,
    BOTH_LOST,
    CARD,
    COMPLETE,
    DEAL_DUE,
    DEF,
    DEFENSE_WON,
    OFF,
    OFFENSE_WON,
    PASS,
    STORED,
    UNDECIDED,
    UP,
    Game,
)
from engine.encounter.totals import sums
from engine.encounter.values import both_attack
from engine.encounter.view_types import Changes
from engine.kernel.asking import BARGAIN, Question, nth
from engine.kernel.match import Match

ATTACKS = tuple(sorted(ATTACK_COUNTS))
FACES = (*ATTACKS, NEGOTIATE, MORPH)  # the order of every row of outcomes
BLANK = NEGOTIATE  # hidden hands and decks are made of it, because no window waits for it
PLAIN_TECHNOLOGY = 0
WHAT = ("power", "technology")
MOST_QUESTIONS = 60
KEEPING = MOMENT_NUMBER["resolution.keep"]
WON, LOST, DEAL, NOBODY, UNKNOWN = "wldn?"
BEST_FIRST = "wdnl?"
DECIDED, SETTLED = FIRST_ROW["resolution.decided"], FIRST_ROW["encounter.end"]


class Result(NamedTuple):
    """The result of a pair of cards. `totals` is empty unless both count as attacks."""

    outcome: int
    totals: tuple[int, ...]
    counted: frozenset[str]  # uses of powers that have a part in the sum
    passed: frozenset[tuple[int, str]]  # (seat, use) of powers and technologies that might have been used


Use = tuple[int, str]  # a seat, and the key of what it uses
Using = tuple[Result | None, bool]  # what comes of a pair, and whether both cards lay open when it was used
Part = TypeVar("Part")


def supposed(game: Game) -> Game:
    """Return the position as everybody sees it, at the point where both cards are laid and nobody has acted yet."""
    found = game.clone()
    found.partial.clear()
    for name in ("acts", "losing", "discarding"):
        getattr(found, name).clear()
    found.events = []
    found.seed = found.counter = found.serial = 0
    for seat, hand in enumerate(game.hands):
        found.set_hand(seat, [BLANK] * len(hand))
    found.deck = [BLANK] * len(game.deck)
    if second_hand_of(found) >= 0 and "second_hand" in found.kept:
        found.kept["second_hand"] = [BLANK] * len(found.kept["second_hand"])
    found.sheets = [[sheet for sheet in sheets if sheet[UP]] for sheets in found.sheets]
    found.stock = []
    found.tech_deck = [PLAIN_TECHNOLOGY] * len(found.tech_deck)
    for techs in found.techs:
        for tech in techs:
            if not tech[COMPLETE]:
                tech[CARD], tech[STORED] = plain_technology(), -1 if tech[STORED] < 0 else BLANK
    found.notes = {name: note for name, note in found.notes.items() if not is_private(name)}
    found.laid[:], found.open[:] = [-1, -1], [0, 0]
    found.at = FIRST_ROW["planning.cards_down"]
    listen(found)
    return found


def is_private(note: str) -> bool:
    """Return whether a note is about what one seat has seen, holds or must lay."""
    return note in ("turned", "swapped") or note.partition(":")[0] in ("seen", "gained", "must_lay", "keeps", "knows")


def plain_technology() -> int:
    """Return a technology without an effect while it lies face down, to stand in for a hidden one."""
    return next(number for number, card in enumerate(TECHNOLOGIES) if not card.secret)


def stops_until(game: Game, end: int) -> list[Stop]:
    """Return this table's course up to a row, where it ends."""
    last: Stop = (end, game.moment, None, None, finish)
    return [last if at >= end or stop[0] > end else stop for at, stop in enumerate(game.stops or new_stops(game))]


# the position after it, None where a player has to choose; and what was passed over
Played = tuple[Game | None, frozenset[tuple[int, str]]]


class Supposition:
    """One position, with every pair of cards that has been tried in it. A pair is played when it is asked for."""

    def __init__(self, game: Game) -> None:
        self.base = supposed(game)
        self.known: dict[tuple[int, int], Result | None] = {}
        self.asked: dict[tuple[int, int], Result | None] = {}  # of them those that the present asker has looked at
        self.using: dict[tuple[int, int, Use], Using] = {}  # the same where a seat uses something it need not use
        self.stops = stops_until(self.base, DECIDED)
        self.steps = wordless.steps_of(self.base, self.stops)
        self.used: Game | None = None  # the copy on which those are taken, again and again

    def pair(self, off: int, defense: int) -> Result | None:
        """Return the result of these two cards if only forced things happen, or None if a player has to choose."""
        if (off, defense) not in self.known:
            self.known[off, defense] = self._played(off, defense)
        found = self.asked[off, defense] = self.known[off, defense]
        return found

    def pair_using(self, off: int, defense: int, use: Use) -> Using:
        """Play a pair of cards while that seat uses this power or technology as early as it may. Return the result, and
        whether both cards lay open at that time.
        """
        key = (off, defense, use)
        if key not in self.using:
            seen: list[bool] = []
            game, passed = self.play(off, defense, self.stops, use=use, seen=seen)
            self.using[key] = result_of(game, passed), seen == [True]
        return self.using[key]

    def _played(self, off: int, defense: int) -> Result | None:
        return result_of(*self._to_the_outcome(off, defense))

    def _to_the_outcome(self, off: int, defense: int) -> Played:
        """Compute the outcome if nobody has to do anything on the way; otherwise play up to it."""
        if self.steps is not None:
            game = self.used = self.used or self.base.clone()
            passed = wordless.taken(game, self.steps, off, defense)
            if passed is not None:
                return game, passed
            self.steps = None
        return self.play(off, defense, self.stops)

    def play(
        self,
        off: int,
        defense: int,
        stops: list[Stop],
        choose: bool = False,
        use: Use | None = None,
        seen: list[bool] | None = None,
    ) -> Played:
        game = self.base.clone()
        game.laid[:] = [off, defense]
        return played(game, stops, choose, use, seen)


def result_of(game: Game | None, passed: frozenset[Use]) -> Result | None:
    """Return the result of a pair at its outcome; None if it has none."""
    if game is None or game.outcome not in (OFFENSE_WON, DEFENSE_WON, DEAL_DUE, BOTH_LOST):
        return None
    totals = tuple(sums(game)) if both_attack(game) else ()
    sources = [part for effect in game.effects for part in effect if isinstance(part, tuple)]
    counted = frozenset(str(source[1]) for source in sources if source[0] == "power")
    return Result(game.outcome, totals, counted, passed)


def played(
    game: Game, stops: list[Stop], choose: bool = False, use: Use | None = None, seen: list[bool] | None = None
) -> Played:
    """Play on along these stops while everybody passes. Return the game at their end, or None if it was not reached,
    and the uses that were passed over.

    With `choose`, a player who cannot pass takes the first option, and only uses after the outcome are counted as
    passed over, while ships and rewards are on their way. With `use` that seat uses this item once, and whether both
    cards lay open then is added to `seen`.
    """
    game.stops = stops
    game.stack = [THE_COURSE]
    match: Match[Game] = Match.resume(game)
    passed: set[tuple[int, str]] = set()
    for _ in range(MOST_QUESTIONS):
        if not match.pending:
            return game, frozenset(passed)
        question = match.pending[0]
        if use is not None and question.seat == use[0] and (ref := own_use(question, use[1])) >= 0:
            if seen is not None:
                seen.append(min(game.open) > 0)
            use = None
            match.answer(question.seat, ref)
        elif PASS in question.options:
            if not choose or (game.outcome != UNDECIDED and game.moment < KEEPING):
                passed |= {(question.seat, str(ref[1])) for ref in question.options if ref[0] in WHAT}
            match.answer(question.seat, question.options.index(PASS))
        elif choose and question.shape != BARGAIN:
            match.answer(question.seat, nth(question, 0))
        else:
            break
    return None, frozenset(passed)


def own_use(question: Question, key: str) -> int:
    """Return the number of the option that is this use; -1 if there is none."""
    return next((at for at, ref in enumerate(question.options) if ref[0] in WHAT and ref[1] == key), -1)


# --- what the numbers come to ------------------------------------------------------------------------------------

EVEN_PAIRS = ((4, 4), (8, 8), (12, 12), (20, 20))
OTHER_PAIRS = ((40, 0), (0, 40), (20, 8), (8, 20))


class Lead(NamedTuple):
    """The difference of the totals with equal cards, where one number holds for all cards. `number`: by how much the
    offense's total is higher. `lower`: the lower total wins. `tie`: the side that wins a tie. `sure`: the side that
    wins whatever is laid, or -1.
    """

    number: int
    lower: bool
    tie: int
    sure: int


def lead(tried: Supposition) -> Lead | None:
    """Return how far the offense is ahead before the two cards are counted, and which side wins then. None if cards
    count for something else than their printed numbers, or if it cannot be known.
    """
    numbers, winners = set(), {1: set(), -1: set(), 0: set()}  # type: ignore[var-annotated]
    pairs = [*EVEN_PAIRS, *OTHER_PAIRS]
    found = tried.pair(*pairs[0])
    if found is not None and len(found.totals) == 2:
        ahead = found.totals[OFF] - found.totals[DEF]
        pairs += [(one, other) for one in ATTACKS for other in ATTACKS if one - other == -ahead][:1]
    for off, defense in pairs:
        found = tried.pair(off, defense)
        if found is None or len(found.totals) != 2 or found.outcome not in (OFFENSE_WON, DEFENSE_WON):
            return None
        ahead = found.totals[OFF] - found.totals[DEF]
        numbers.add(ahead - (off - defense))
        winners[(ahead > 0) - (ahead < 0)].add(OFF if found.outcome == OFFENSE_WON else DEF)
    won = [winners[sign] for sign in (1, -1, 0)]
    if len(numbers) != 1 or any(len(sides) > 1 for sides in won):
        return None
    more, less, even = (next(iter(sides), None) for sides in won)
    sure = more if more is not None and more == less == (more if even is None else even) else None
    lower = more == DEF or less == OFF
    return Lead(numbers.pop(), lower, DEF if even is None else even, -1 if sure is None else sure)


def row(tried: Supposition, side: int, face: int, against: tuple[int, ...] = FACES) -> str:
    """Return how one card of a side ends against each card: one letter for each of FACES, in order."""
    return "".join([letter(tried.pair(*((face, other) if side == OFF else (other, face))), side) for other in against])


def row_using(tried: Supposition, side: int, face: int, use: Use, against: tuple[int, ...] = FACES) -> str:
    """Return a card's row if the seat may use something. A use that is decided before the other card is seen counts
    always; one that is decided later counts only where it is better.
    """
    found = []
    for other in against:
        pair = (face, other) if side == OFF else (other, face)
        result, seen = tried.pair_using(*pair, use)
        with_it, without = letter(result, side), letter(tried.pair(*pair), side)
        found.append(min(with_it, without, key=BEST_FIRST.index) if seen else with_it)
    return "".join(found)


def letter(result: Result | None, side: int) -> str:
    if result is None:
        return UNKNOWN
    if result.outcome in (OFFENSE_WON, DEFENSE_WON):
        return WON if (result.outcome == OFFENSE_WON) == (side == OFF) else LOST
    return DEAL if result.outcome == DEAL_DUE else NOBODY


# --- what follows ------------------------------------------------------------------------------------------------


def consequences(tried: Supposition, winner: int) -> Changes | None:
    """Return what changes if a side wins with attacks; None if no pair of attacks ends so, or it cannot be told. Only
    forced things happen. The consequences may depend on the cards: two pairs are played if there are two, and only what
    both share is returned.
    """
    wanted = OFFENSE_WON if winner == OFF else DEFENSE_WON
    pairs = [pair for pair in (*OTHER_PAIRS, *EVEN_PAIRS) if (one := tried.pair(*pair)) and one.outcome == wanted]
    stops = stops_until(tried.base, SETTLED)
    played_out = [changes(tried.base, *tried.play(*pair, stops, choose=True)) for pair in pairs[:2]]
    found = [one for one in played_out if one is not None]
    if not found or len(found) < len(played_out):
        return None
    first, last = found[0], found[-1]
    return {
        "colonies": shared(first["colonies"], last["colonies"]),
        "warp": shared(first["warp"], last["warp"]),
        "gone": shared(first["gone"], last["gone"]),
        "rewards": shared(first["rewards"], last["rewards"]),
        "powers": shared(first["powers"], last["powers"]),
        "winners": shared(first["winners"], last["winners"]),
        "without": shared(first["without"], last["without"]),
    }


def shared(one: list[Part], other: list[Part]) -> list[Part]:
    """Return the parts that both lists have in common."""
    return [part for part in one if part in other]


def changes(before: Game, after: Game | None, passed: frozenset[tuple[int, str]]) -> Changes | None:
    """Return what changes: colonies won, ships to the warp and out of the game, rewards, powers lost, and who has won
    the game by it.
    """
    if after is None:
        return None
    seats = range(before.n)
    return {
        "colonies": [[seat, after.abroad[seat]] for seat in seats if after.abroad[seat] > before.abroad[seat]],
        "warp": [[seat, n] for seat in seats if (n := after.warp[seat] - before.warp[seat]) > 0],
        "gone": [[seat, n] for seat in seats if (n := after.gone[seat] - before.gone[seat]) > 0],
        "rewards": [[event[1][0], sum(event[1][1:])] for event in after.events if event[0] == "rewarded"],
        "powers": [[seat, alien] for seat in seats for alien in powers_lost(before, after, seat)],
        "winners": after.winners[:],
        "without": sorted([seat, use] for seat, use in passed),
    }


def standing(game: Game) -> Changes | None:
    """Return what changes if the open cards stay as they are; None if that leads to talks or cannot be told."""
    before = supposed(game)
    before.laid[:], before.open[:] = game.laid, [1, 1]
    before.notes["turned"] = game.notes["turned"]
    before.at = FIRST_ROW["reveal.reinforce"]
    ended = played(before.clone(), stops_until(before, DECIDED))[0]
    if ended is None or ended.outcome not in (OFFENSE_WON, DEFENSE_WON, BOTH_LOST):
        return None
    return changes(before, *played(before.clone(), stops_until(before, SETTLED), choose=True))


def passed_before_cards(tried: Supposition) -> frozenset[tuple[int, str]]:
    """Return the uses that are still possible before cards are laid."""
    game = tried.base.clone()
    game.at = FIRST_ROW["planning.before_pick"]
    return played(game, stops_until(tried.base, FIRST_ROW["planning.pick"]))[1]


def powers_lost(before: Game, after: Game, seat: int) -> list[str]:
    """Return the aliens of a seat that worked before and no longer do."""
    pairs = zip(before.sheets[seat], after.sheets[seat], strict=False)
    return [ALIEN_IDS[old[ALIEN]] for old, new in pairs if awake(before, old, seat) and not awake(after, new, seat)]
