"""A tournament as rows: the standings, and beside them who has played whom, round by round.

Knows a kept tournament and words; must not know screens. Decks are not shown: others learn that one is legal, no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmic_tui.canvas.cells import Run, fit
from cosmic_tui.games.chaos.cup import MOST_NAME, Cup, Pairing
from cosmic_tui.words.loader import Words

Line = Sequence[Run]
PLACE, COUNT = 3, 7  # columns
MEDALS = ("key", "text", "text")


def heads(words: Words) -> Line:
    """Return the column headings of the standings."""
    columns = "".join(f"{words.say(f'cup-{name}'):>{COUNT}}" for name in ("points", "met", "byes"))
    return [Run(f"{'':{PLACE + 2}}{words.say('cup-name'):<{MOST_NAME}}{columns}", "muted")]


def standings(words: Words, cup: Cup) -> list[Line]:
    """Return a row for each player, the best first. After the finals their order counts."""
    games = cup.games
    found = {row.player: row for row in games.standings()}
    order = games.ranking() if games.over else list(found)
    return [_player(words, cup, place, player, found[player]) for place, player in enumerate(order, 1)]


def order(cup: Cup) -> list[int]:
    """Return the players in the order of `standings`."""
    return cup.games.ranking() if cup.games.over else [row.player for row in cup.games.standings()]


def _player(words: Words, cup: Cup, place: int, player: int, row: object) -> Line:
    entry = cup.entries[player]
    token = MEDALS[place - 1] if cup.games.over and place <= len(MEDALS) else "text"
    counts = [getattr(row, name) for name in ("points", "opponents", "byes")]
    runs = [
        Run(f"{place:>{PLACE}}  ", "muted"),
        Run(f"{fit(entry.name, MOST_NAME):<{MOST_NAME}}", token, "", "bold"),
        Run(f"{counts[0]:>{COUNT}}", "text", "", "bold"),
        *(Run(f"{count:>{COUNT}}", "muted") for count in counts[1:]),
    ]
    return [*runs, Run(f"  {words.say('cup-bot')}", "muted")] if entry.bot else runs


# --- what was played -------------------------------------------------------------------------------------------------


def played(words: Words, cup: Cup, marked: int = -1) -> list[Line]:
    """Return the pairings of each round and of the finals, the latest first. Those of one player are highlighted."""
    parts = [*_swiss(words, cup, marked), *_finals(words, cup, marked)]
    found: list[Line] = []
    for part in reversed(parts):
        found += [[]] if found else []
        found += part
    return found


def _swiss(words: Words, cup: Cup, marked: int) -> Iterator[list[Line]]:
    for number, (pairings, free) in enumerate(cup.rounds(), 1):
        lines: list[Line] = [[Run(words.say("cup-round", number=number, max=cup.games.rounds), "key", "", "bold")]]
        lines += [_pairing(words, cup, pairing, marked) for pairing in pairings]
        if free >= 0:
            who = cup.entries[free].name
            lines.append([Run(words.say("cup-bye", who=who), "text" if free == marked else "muted")])
        yield lines


def _finals(words: Words, cup: Cup, marked: int) -> Iterator[list[Line]]:
    """Yield the finals, which are best of three, with each player's wins."""
    for stage, pairings in cup.finals():
        lines: list[Line] = [[Run(words.say(f"cup-{stage}"), "key", "", "bold")]]
        yield [*lines, *(_pairing(words, cup, pairing, marked, scored=True) for pairing in pairings)]


def _pairing(words: Words, cup: Cup, pairing: Pairing, marked: int, scored: bool = False) -> Line:
    """Return a pairing as a line, with the winner first."""
    order = (0, 1) if pairing.winner in (-1, pairing.players[0]) else (1, 0)
    first, second = (pairing.players[at] for at in order)
    ident = "cup-against" if pairing.winner < 0 else "cup-beats"
    said = words.say(ident, who=cup.entries[first].name, whom=cup.entries[second].name)
    here = marked in pairing.players
    runs = [Run(said, "text" if here else "warn" if pairing.winner < 0 else "muted", "", "bold" if here else "")]
    if scored and any(pairing.won):
        number, most = (pairing.won[at] for at in order)
        runs.append(Run(f"  {words.say('cup-score', number=number, max=most)}", "muted"))
    return runs
