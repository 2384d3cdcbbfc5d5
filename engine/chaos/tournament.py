"""A tournament: Swiss rounds, then semifinals and a final of best of three, byes, standings (K-TOUR, K-CLAR-38).

Everything follows from the players, a seed for the lots and the results so far, so a tournament is kept by keeping
those, and goes on from them wherever it was broken off. Knows no table, no deck and no clock.

    tournament = Tournament(("Ada", "Bea", "Cid"), seed=7)
    tournament.open()                   games that can be played now
    tournament.record(game.id, winner)  who won: a number of a player
    tournament.standings()              of the Swiss rounds
    tournament.ranking()                at the end, the champion first
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from math import ceil, log2
from typing import Any

from engine.chaos.options import OFFICIAL
from engine.kernel.asking import Refused
from engine.kernel.chance import mix, shuffle

FEWEST, MOST = 2, 64
FINALISTS = 4  # K-TOUR-1
WINS = 2  # of three games (K-TOUR-3)
HOUR = 3600  # seconds a game may take (K-TOUR-4)
SWISS, SEMI, THIRD, FINAL = "swiss", "semi", "third", "final"
NOBODY = -1


@dataclass(frozen=True)
class Game:
    """One game between two players; `round` counts Swiss rounds, `number` the games of a pairing from 1."""

    id: str
    stage: str
    round: int
    number: int
    players: tuple[int, int]


@dataclass(frozen=True)
class Row:
    """A player's line in the standings (K-TOUR-7): points, opponents' points, byes, and the lot that breaks ties."""

    player: int
    points: int
    opponents: int
    byes: int
    lot: int


class Lots:
    """A source of chance that is used only to draw lots."""

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0


@dataclass
class Tournament:
    """A Swiss tournament with finals. `results` are (id of a game, number of the winner), in the order in which they
    came.
    """

    players: tuple[str, ...]
    seed: int
    results: list[tuple[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not FEWEST <= len(self.players) <= MOST:
            raise Refused("players", low=FEWEST, high=MOST, n=len(self.players))
        if len(set(self.players)) < len(self.players):
            raise Refused("name_twice")

    @cached_property
    def lots(self) -> list[int]:
        """The place of every player in a draw of lots."""
        order = list(range(len(self.players)))
        shuffle(Lots(self.seed), order)
        return [order.index(player) for player in range(len(self.players))]

    @property
    def rounds(self) -> int:
        """Return how many Swiss rounds there are (K-TOUR-7)."""
        return ceil(log2(len(self.players)))

    def plain(self) -> dict[str, Any]:
        return {"players": list(self.players), "seed": self.seed, "results": [list(entry) for entry in self.results]}

    # --- what is played ---

    def games(self) -> list[Game]:
        """Return all games there have been or can be played now."""
        return [*self._swiss(), *self._finals()]

    def open(self) -> list[Game]:
        done = dict(self.results)
        return [game for game in self.games() if game.id not in done]

    def record(self, id: str, winner: int) -> None:
        """Record a result. Raise Refused if this game is not open or the player is not in it; a result is recorded once
        (K-TOUR-6).
        """
        game = next((game for game in self.open() if game.id == id), None)
        if game is None:
            raise Refused("game_not_open", name=id)
        if winner not in game.players:
            raise Refused("not_in_the_game", name=id)
        self.results.append((id, winner))

    def seed_of(self, game: Game) -> int:
        """Return the seed of a game's shuffles and dice. Every game has another seed."""
        number = sum(ord(letter) << 8 * (place % 7) for place, letter in enumerate(game.id))
        return mix(self.seed, number)

    # --- Swiss rounds ---

    def pairings(self) -> Iterator[tuple[list[tuple[int, int]], int]]:
        """Yield the pairs of each round and the player with a bye (NOBODY: none). Stop at a round whose predecessor is
        undecided.
        """
        done = dict(self.results)
        met: set[frozenset[int]] = set()
        byes: list[int] = []
        points = [0] * len(self.players)
        for number in range(1, self.rounds + 1):
            order = [row.player for row in self._rows(points, met, byes)]
            free = self._bye(order, byes)
            pairs = paired([player for player in order if player != free], met)
            yield pairs, free
            winners = [done.get(f"{SWISS}-{number}-{at}") for at in range(1, len(pairs) + 1)]
            if None in winners:
                return
            for winner in winners:
                points[winner] += 1  # type: ignore[index]
            if free != NOBODY:
                points[free] += 1
                byes.append(free)
            met |= {frozenset(pair) for pair in pairs}

    def _bye(self, order: list[int], byes: list[int]) -> int:
        """Return the player who gets a bye: the lowest in the standings who has had none (K-CLAR-38)."""
        if len(order) % 2 == 0:
            return NOBODY
        return next(player for player in reversed(order) if player not in byes)

    def _swiss(self) -> list[Game]:
        return [
            Game(f"{SWISS}-{number}-{at}", SWISS, number, 1, pair)
            for number, (pairs, _) in enumerate(self.pairings(), 1)
            for at, pair in enumerate(pairs, 1)
        ]

    def swiss_over(self) -> bool:
        done = dict(self.results)
        games = self._swiss()
        return games[-1].round == self.rounds and all(game.id in done for game in games)

    def standings(self) -> list[Row]:
        """Return the standings after the Swiss rounds played so far, best first."""
        done = dict(self.results)
        points = [0] * len(self.players)
        met: set[frozenset[int]] = set()
        byes: list[int] = []
        for number, (pairs, free) in enumerate(self.pairings(), 1):
            for at, pair in enumerate(pairs, 1):
                winner = done.get(f"{SWISS}-{number}-{at}")
                if winner is not None:
                    points[winner] += 1
                    met.add(frozenset(pair))
            if free != NOBODY:
                points[free] += 1
                byes.append(free)
        return self._rows(points, met, byes)

    def _rows(self, points: list[int], met: set[frozenset[int]], byes: list[int]) -> list[Row]:
        """Return the standings by points, then by opponents' points (a bye adds none), then by lot."""

        def opponents(player: int) -> int:
            return sum(points[other] for pair in met if player in pair for other in pair if other != player)

        rows = [
            Row(player, points[player], opponents(player), byes.count(player), self.lots[player])
            for player in range(len(self.players))
        ]
        return sorted(rows, key=lambda row: (-row.points, -row.opponents, row.lot))

    # --- the final stage ---

    def _finals(self) -> list[Game]:
        """Return the games of the finals: semifinals of the first four, then the final and the games for third place;
        with fewer players a final of the first two alone (K-TOUR-2, K-CLAR-38).
        """
        if not self.swiss_over():
            return []
        first = [row.player for row in self.standings()]
        if len(self.players) < FINALISTS:
            return self._best_of_three(FINAL, 1, (first[0], first[1]))
        pairs = ((first[0], first[3]), (first[1], first[2]))
        games = [game for at, pair in enumerate(pairs, 1) for game in self._best_of_three(SEMI, at, pair)]
        winners = [self.winner(SEMI, at) for at in (1, 2)]
        if NOBODY in winners:
            return games
        losers = [pair[1] if winner == pair[0] else pair[0] for pair, winner in zip(pairs, winners, strict=True)]
        games += self._best_of_three(THIRD, 1, (losers[0], losers[1]))
        return games + self._best_of_three(FINAL, 1, (winners[0], winners[1]))

    def _best_of_three(self, stage: str, at: int, pair: tuple[int, int]) -> list[Game]:
        """Return the games played so far and the next one, until a player has won two (K-TOUR-3)."""
        done = dict(self.results)
        games: list[Game] = []
        wins = [0, 0]
        while max(wins) < WINS:
            game = Game(f"{stage}-{at}-{len(games) + 1}", stage, at, len(games) + 1, pair)
            games.append(game)
            winner = done.get(game.id)
            if winner is None:
                break
            wins[pair.index(winner)] += 1
        return games

    def winner(self, stage: str, at: int) -> int:
        """Return the player who has won two games of that pairing, or NOBODY."""
        wins: dict[int, int] = {}
        for id, winner in self.results:
            if id.startswith(f"{stage}-{at}-"):
                wins[winner] = wins.get(winner, 0) + 1
        return next((player for player, count in wins.items() if count == WINS), NOBODY)

    @property
    def over(self) -> bool:
        return not self.open()

    def ranking(self) -> list[int]:
        """Return all players, the champion first. Those who were in no final keep the order of the Swiss rounds."""
        order = [row.player for row in self.standings()]
        top: list[int] = []
        for stage in (FINAL, THIRD):
            winner = self.winner(stage, 1)
            if winner != NOBODY:
                pair = next(game.players for game in self._finals() if game.stage == stage)
                top += [winner, pair[1] if winner == pair[0] else pair[0]]
        return [*top, *[player for player in order if player not in top]]


def paired(order: list[int], met: set[frozenset[int]]) -> list[tuple[int, int]]:
    """Pair players from the top down, each with the next they have not met. If that is impossible, some meet again."""
    return _paired(order, met) or list(zip(order[::2], order[1::2], strict=True))


def _paired(order: list[int], met: set[frozenset[int]]) -> list[tuple[int, int]] | None:
    if not order:
        return []
    first, *others = order
    for other in others:
        if frozenset((first, other)) not in met:
            rest = _paired([player for player in others if player != other], met)
            if rest is not None:
                return [(first, other), *rest]
    return None


def tournament(plain: dict[str, Any]) -> Tournament:
    """Return a tournament rebuilt from its saved results. Raise Refused if a result does not belong to it."""
    made = Tournament(tuple(plain["players"]), plain["seed"])
    for id, winner in plain["results"]:
        made.record(id, winner)
    return made


def options_of(decks: list[Any]) -> dict[str, Any]:
    """Return the table options of a tournament game: the official rules without simplifications (K-TOUR-8, K-SIMC-5,
    K-SIMS-2).
    """
    return {"seats": 2, "mode": OFFICIAL, "decks": decks}
