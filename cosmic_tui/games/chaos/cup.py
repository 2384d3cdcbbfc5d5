"""A tournament that is kept: who plays with which deck, results as they come, one small file each.

Written after every result and replaced whole, so a kill at any moment leaves the last result or the one before it.
Knows the folder and the engine's tournament; must not know tables or how anything is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cosmic_tui.extras import bot_matches
from cosmic_tui.extras.hosted_series import Bout, Seat, Standing
from cosmic_tui.extras.user_files import Shelf
from cosmic_tui.games.chaos.facts import decks, swiss
from engine.kernel.asking import Refused

GAME = "chaos"
SHELF = Shelf("tournaments", ".json")
LARGEST = 1 << 20
NAME = re.compile(r"^[a-z0-9][a-z0-9_-]{0,31}$")
MOST_NAME = 12
OVER = "over"  # the stage behind the last one


@dataclass(frozen=True)
class Entry:
    """A player with their deck: the name of a ready-made one, or cards with counts. If `bot` is given, it plays."""

    name: str
    deck: Any
    bot: str = ""

    def plain(self) -> list[Any]:
        return [self.name, self.deck, self.bot]


class Pairing(NamedTuple):
    """Two players, how many games each has won, and who has won the pairing (NOBODY yet)."""

    players: tuple[int, int]
    won: tuple[int, int]
    winner: int


@dataclass
class Cup:
    """One tournament in its file. `began` maps games of people to the times at which they began."""

    name: str
    entries: tuple[Entry, ...]
    games: swiss.Tournament
    began: dict[str, float] = field(default_factory=dict)

    game = GAME
    folder = SHELF.name
    time = swiss.HOUR

    def save(self) -> None:
        SHELF.keep_plain(
            self.name,
            {"entries": [entry.plain() for entry in self.entries], "games": self.games.plain(), "began": self.began},
        )

    def bouts(self) -> list[Bout]:
        """Return the games to be played now. Raise Refused if a deck is not legal any more."""
        return [self.bout(game) for game in self.games.open()]

    def bout(self, game: swiss.Game) -> Bout:
        entries = [self.entries[player] for player in game.players]
        seats = tuple(Seat(player, entry.name, entry.bot) for player, entry in zip(game.players, entries, strict=True))
        options = bot_matches.agreed(GAME, swiss.options_of([entry.deck for entry in entries]))
        return Bout(game.id, seats, options, self.games.seed_of(game))

    def record(self, id: str, player: int) -> None:
        """Save a result before it is announced."""
        self.games.record(id, player)
        self.began.pop(id, None)
        self.save()

    def standing(self) -> Standing:
        """Return the standings in the round of the open games. The stage is "over" if there are none."""
        games = self.games.open()
        stage = games[-1].stage if games else OVER
        rounds = [game.round for game in games if game.stage == swiss.SWISS]
        found = {row.player: row for row in self.games.standings()}
        order = self.games.ranking() if self.games.over else list(found)
        rows = [(self.entries[who].name, found[who].points, found[who].opponents, found[who].byes) for who in order]
        return Standing(self.name, stage, min(rounds, default=self.games.rounds), self.games.rounds, tuple(rows))

    def rounds(self) -> Iterator[tuple[list[Pairing], int]]:
        """Yield the Swiss rounds played so far and the current one, each with the player who has a bye (NOBODY: none).
        """
        done = dict(self.games.results)
        for number, (pairs, free) in enumerate(self.games.pairings(), 1):
            winners = [done.get(f"{swiss.SWISS}-{number}-{at}", swiss.NOBODY) for at in range(1, len(pairs) + 1)]
            yield (
                [
                    Pairing(pair, (int(winner == pair[0]), int(winner == pair[1])), winner)
                    for pair, winner in zip(pairs, winners, strict=True)
                ],
                free,
            )

    def finals(self) -> Iterator[tuple[str, list[Pairing]]]:
        """Yield those of the semifinals, the games for third place and the final that have begun."""
        games = self.games.games()
        for stage in (swiss.SEMI, swiss.THIRD, swiss.FINAL):
            found = {game.round: game.players for game in games if game.stage == stage}
            if found:
                yield stage, [self._best_of_three(stage, at, pair) for at, pair in sorted(found.items())]

    def _best_of_three(self, stage: str, at: int, pair: tuple[int, int]) -> Pairing:
        won = [winner for id, winner in self.games.results if id.startswith(f"{stage}-{at}-")]
        return Pairing(pair, (won.count(pair[0]), won.count(pair[1])), self.games.winner(stage, at))

    def player(self, name: str) -> int:
        """Return a player's number. Raise Refused cup_nobody if there is no player of that name."""
        for number, entry in enumerate(self.entries):
            if entry.name.casefold() == name.casefold():
                return number
        raise Refused("cup_nobody", name=name)


def checked(name: str) -> str:
    """Return a tournament's name, which is also its file's name, if it is valid. Raise Refused cup_name otherwise."""
    if not NAME.match(name):
        raise Refused("cup_name", name=name[:40])
    return name


def names() -> list[str]:
    return SHELF.names()


def new(name: str, entries: tuple[Entry, ...], seed: int) -> Cup:
    """Save and return a new tournament. Raise Refused if its name is taken, if a player's name is empty, too long or
    there twice, or if a deck is not legal.
    """
    if SHELF.has(checked(name)):
        raise Refused("cup_there", name=name)
    for entry in entries:
        if not 0 < len(entry.name) <= MOST_NAME:
            raise Refused("cup_player", name=entry.name[:40])
        bot_matches.agreed(GAME, swiss.options_of([entry.deck]))
    if len({entry.name.casefold() for entry in entries}) < len(entries):
        raise Refused("name_twice")
    cup = Cup(name, entries, swiss.Tournament(tuple(entry.name for entry in entries), seed))
    cup.save()
    return cup


def load(name: str) -> Cup:
    """Load a tournament. Raise Refused cup_unknown or cup_broken; an unreadable file is left as it is."""
    if not SHELF.has(checked(name)):
        raise Refused("cup_unknown", name=name)
    plain = SHELF.plain(name, LARGEST)
    try:
        entries = tuple(Entry(*entry) for entry in plain["entries"])
        games = swiss.tournament(plain["games"])
        began = {str(id): float(when) for id, when in plain["began"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, Refused):
        raise Refused("cup_broken", name=name) from None
    if [entry.name for entry in entries] != list(games.players):
        raise Refused("cup_broken", name=name)
    return Cup(name, entries, games, began)


def free_decks(taken: list[Any]) -> list[str]:
    """Return the ready-made official decks, those first that no player has."""
    official = [id for id, deck in decks.READY.items() if deck.kind == "official"]
    return [id for id in official if id not in taken] + official
