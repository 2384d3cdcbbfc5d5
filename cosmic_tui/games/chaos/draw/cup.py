"""A tournament as rows: the standings, and beside them who has played whom, round by round.

Knows a kept tournament and words; must not know screens. Decks are not shown: others learn that one is legal, no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmic_tui.draw.cells import Run, fit
from cosmic_tui.games.chaos.cup import MOST_NAME, Cup
from cosmic_tui.words.loader import Words
from engine.chaos.tournament import FINAL, NOBODY, SEMI, SWISS, THIRD, Game

Line = Sequence[Run]
PLACE, COUNT = 3, 7  # columns
MEDALS = ("key", "text", "text")


def heads(words: Words) -> Line:
    """What the columns of the standings are."""
    columns = "".join(f"{words.say(f'cup-{name}'):>{COUNT}}" for name in ("points", "met", "byes"))
    return [Run(f"{'':{PLACE + 2}}{words.say('cup-name'):<{MOST_NAME}}{columns}", "muted")]


def standings(words: Words, cup: Cup) -> list[Line]:
    """A player a row, the best first; when it is over in the order of the finals."""
    games = cup.games
    found = {row.player: row for row in games.standings()}
    order = games.ranking() if games.over else list(found)
    return [_player(words, cup, place, player, found[player]) for place, player in enumerate(order, 1)]


def order(cup: Cup) -> list[int]:
    """Players as they stand in `standings`."""
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


def played(words: Words, cup: Cup, marked: int = NOBODY) -> list[Line]:
    """Pairings round by round and the finals, the latest first; those of one player stand out."""
    parts = [*_swiss(words, cup, marked), *_finals(words, cup, marked)]
    found: list[Line] = []
    for part in reversed(parts):
        found += [[]] if found else []
        found += part
    return found


def _swiss(words: Words, cup: Cup, marked: int) -> Iterator[list[Line]]:
    done = dict(cup.games.results)
    for number, (pairs, free) in enumerate(cup.games.pairings(), 1):
        lines: list[Line] = [[Run(words.say("cup-round", number=number, max=cup.games.rounds), "key", "", "bold")]]
        for at, pair in enumerate(pairs, 1):
            winner = done.get(f"{SWISS}-{number}-{at}", NOBODY)
            lines.append(_pairing(words, cup, pair, winner, "", marked))
        if free != NOBODY:
            who = cup.entries[free].name
            lines.append([Run(words.say("cup-bye", who=who), "text" if free == marked else "muted")])
        yield lines


def _finals(words: Words, cup: Cup, marked: int) -> Iterator[list[Line]]:
    """Best of three: how many games each has won."""
    for stage in (SEMI, THIRD, FINAL):
        games = [game for game in cup.games.games() if game.stage == stage]
        if not games:
            continue
        lines: list[Line] = [[Run(words.say(f"cup-{stage}"), "key", "", "bold")]]
        for at in sorted({game.round for game in games}):
            first = next(game for game in games if game.round == at)
            lines.append(_best_of_three(words, cup, first, marked))
        yield lines


def _best_of_three(words: Words, cup: Cup, game: Game, marked: int) -> Line:
    prefix = f"{game.stage}-{game.round}-"
    won = [winner for id, winner in cup.games.results if id.startswith(prefix)]
    winner = cup.games.winner(game.stage, game.round)
    first, second = game.players if winner in (NOBODY, game.players[0]) else game.players[::-1]
    score = words.say("cup-score", number=won.count(first), max=won.count(second)) if won else ""
    return _pairing(words, cup, (first, second), winner, score, marked)


def _pairing(words: Words, cup: Cup, pair: tuple[int, int], winner: int, score: str, marked: int) -> Line:
    first, second = pair if winner in (NOBODY, pair[0]) else pair[::-1]
    ident = "cup-to_play" if winner == NOBODY else "cup-beats"
    said = words.say(ident, who=cup.entries[first].name, whom=cup.entries[second].name)
    token = "text" if marked in pair else "warn" if winner == NOBODY else "muted"
    return [Run(said, token, "", "bold" if marked in pair else ""), *([Run(f"  {score}", "muted")] if score else [])]
