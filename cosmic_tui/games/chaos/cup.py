"""A tournament that is kept: who plays with which deck, results as they come, one small file each.

Written after every result and replaced whole, so a kill at any moment leaves the last result or the one before it.
Knows the folder and the engine's tournament; must not know tables or how anything is said.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from cosmic_tui.storage.folders import private, state_folder
from engine.chaos.decks import READY
from engine.chaos.rules import RULES
from engine.chaos.tournament import FINAL, NOBODY, SEMI, SWISS, THIRD, Game, Tournament, options_of, tournament
from engine.kernel.asking import Refused

FOLDER = "tournaments"
SUFFIX = ".json"
LARGEST = 1 << 20
NAME = re.compile(r"^[a-z0-9][a-z0-9_-]{0,31}$")
MOST_NAME = 12


@dataclass(frozen=True)
class Entry:
    """Somebody who takes part, with a deck: the name of a ready-made one, or cards with counts. `bot` plays, if any."""

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
    """One tournament in its file. `began` are the times at which games of people began, by game."""

    name: str
    entries: tuple[Entry, ...]
    games: Tournament
    began: dict[str, float] = field(default_factory=dict)

    def save(self) -> None:
        place = file_of(self.name)
        plain = {
            "entries": [entry.plain() for entry in self.entries], "games": self.games.plain(), "began": self.began,
        }  # fmt: skip
        new = place.with_suffix(".new")
        try:
            with open(new, "w", encoding="utf-8", opener=private) as opened:
                json.dump(plain, opened)
                opened.flush()
                os.fsync(opened.fileno())
            os.replace(new, place)
        except OSError as error:
            raise Refused("state_unwritable", reason=error.strerror or "") from None

    def record(self, id: str, winner: int) -> None:
        """A result, written down before anybody is told."""
        self.games.record(id, winner)
        self.began.pop(id, None)
        self.save()

    def options(self, game: Game) -> dict[str, Any]:
        """The table of a game. Refused if a deck of it is not legal any more."""
        return RULES.agreed(options_of([self.entries[player].deck for player in game.players]))

    def of_bots(self, game: Game) -> bool:
        return all(self.entries[player].bot for player in game.players)

    def rounds(self) -> Iterator[tuple[list[Pairing], int]]:
        """The Swiss rounds there have been or that are played now, with who has a bye (NOBODY: none)."""
        done = dict(self.games.results)
        for number, (pairs, free) in enumerate(self.games.pairings(), 1):
            winners = [done.get(f"{SWISS}-{number}-{at}", NOBODY) for at in range(1, len(pairs) + 1)]
            yield (
                [
                    Pairing(pair, (int(winner == pair[0]), int(winner == pair[1])), winner)
                    for pair, winner in zip(pairs, winners, strict=True)
                ],
                free,
            )

    def finals(self) -> Iterator[tuple[str, list[Pairing]]]:
        """Semifinals, the games for the third place and the final, as far as they have begun."""
        games = self.games.games()
        for stage in (SEMI, THIRD, FINAL):
            found = {game.round: game.players for game in games if game.stage == stage}
            if found:
                yield stage, [self._best_of_three(stage, at, pair) for at, pair in sorted(found.items())]

    def _best_of_three(self, stage: str, at: int, pair: tuple[int, int]) -> Pairing:
        won = [winner for id, winner in self.games.results if id.startswith(f"{stage}-{at}-")]
        return Pairing(pair, (won.count(pair[0]), won.count(pair[1])), self.games.winner(stage, at))

    def player(self, name: str) -> int:
        """The number of somebody's; Refused cup_nobody."""
        for number, entry in enumerate(self.entries):
            if entry.name.casefold() == name.casefold():
                return number
        raise Refused("cup_nobody", name=name)


def file_of(name: str) -> Path:
    if not NAME.match(name):
        raise Refused("cup_name", name=name[:40])
    return state_folder(FOLDER) / f"{name}{SUFFIX}"


def names() -> list[str]:
    return sorted(file.stem for file in state_folder(FOLDER).glob(f"*{SUFFIX}"))


def new(name: str, entries: tuple[Entry, ...], seed: int) -> Cup:
    """A tournament with nothing played. Refused if there is one of that name, or a deck may not be played."""
    if file_of(name).exists():
        raise Refused("cup_there", name=name)
    for entry in entries:
        if not 0 < len(entry.name) <= MOST_NAME:
            raise Refused("cup_player", name=entry.name[:40])
        RULES.agreed(options_of([entry.deck]))
    if len({entry.name.casefold() for entry in entries}) < len(entries):
        raise Refused("name_twice")
    cup = Cup(name, entries, Tournament(tuple(entry.name for entry in entries), seed))
    cup.save()
    return cup


def load(name: str) -> Cup:
    """Refused cup_unknown or cup_broken; a file that cannot be read stays as it is."""
    place = file_of(name)
    if not place.is_file():
        raise Refused("cup_unknown", name=name)
    try:
        plain = json.loads(place.read_text(encoding="utf-8")[:LARGEST])
        entries = tuple(Entry(*entry) for entry in plain["entries"])
        games = tournament(plain["games"])
        began = {str(id): float(when) for id, when in plain["began"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, Refused):
        raise Refused("cup_broken", name=name) from None
    if [entry.name for entry in entries] != list(games.players):
        raise Refused("cup_broken", name=name)
    return Cup(name, entries, games, began)


def free_decks(taken: list[Any]) -> list[str]:
    """Ready-made official decks, those first that nobody has."""
    official = [id for id, deck in READY.items() if deck.kind == "official"]
    return [id for id in official if id not in taken] + official
