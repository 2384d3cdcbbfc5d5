"""The games of this program: folders beside this file with a module `rules`, which is imported only when it is needed.
Only the first game is named here.

This module also starts and replays records of any game, because a record names its game.
"""

from functools import cache
from importlib import import_module
from pathlib import Path

from engine.kernel import record as kernel
from engine.kernel.asking import Refused
from engine.kernel.carrying import Carrying, Old, give, may_be
from engine.kernel.game import AnyMatch, Options, Rules
from engine.kernel.record import Record

PLACES = ["engine"]  # packages whose folders are looked at; a test adds its own
FIRST_GAME = "encounter"  # for files and commands that name no game, because they are older than the other games


def games() -> list[str]:
    """Return the names of all games, without importing any of them."""
    return sorted(name for place in PLACES for name in folders(place))


@cache
def folders(place: str) -> tuple[str, ...]:
    found = [Path(at) for at in import_module(place).__path__]
    return tuple(sorted(file.parent.name for at in found for file in at.glob("*/rules.py")))


def rules_of(game: str) -> Rules:
    """Return the rules of the game with that name. Raise Refused unknown_game if there is no such game."""
    if game not in games():
        raise Refused("unknown_game", name=game)
    return loaded(f"{package_of(game)}.rules")


def package_of(game: str) -> str:
    """Return the package of a game's rules. For an unknown game, return where its package would be."""
    place = next((place for place in PLACES if game in folders(place)), PLACES[0])
    return f"{place}.{game}"


@cache
def loaded(module: str) -> Rules:
    rules: Rules = import_module(module).RULES
    return rules


def carrying(game: str) -> Carrying:
    """Return what a game's module `migrations` says about its earlier versions; an empty `Carrying` if there is no such
    module.
    """
    module = f"{package_of(game)}.migrations"
    try:
        found: Carrying = import_module(module).CARRYING
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        return Carrying()
    return found


# --- records -----------------------------------------------------------------------------------------------------


def new_record(rules: Rules, options: Options, seed: int, **about: object) -> Record:
    """Return an empty record. The caller that drives the match appends (seat, answer) to its `answers`."""
    return Record(rules.name, rules.version, rules.agreed(options), seed, about=about)


WENT_ON = "went_on"  # what is noted about a record: after so many answers the game went on under newer rules
STOOD_IN = "stood_in"  # the same: rows of seat, first and last answer, by number, where a stand-in gave that seat's


def start(record: Record, strict: bool = False) -> AnyMatch:
    """Return the match of a record at its first question. Raise Refused if its game is unknown, if it was played by
    other rules, or if its options allow no table.
    """
    try:
        rules = rules_of(record.game)
    except Refused:
        raise Refused("record_game", theirs=record.game) from None
    check_whole(record)
    if record.rules != rules.version:
        raise Refused("record_rules", theirs=record.rules, ours=rules.version)
    return rules.new(record.config, record.seed, strict)


def check_whole(record: Record) -> None:
    """Raise Refused record_went_on if the record's answers were given under two versions of the rules, because such a
    game cannot be replayed.
    """
    if record.about.get(WENT_ON) is not None:
        raise Refused("record_went_on", number=record.about[WENT_ON])


def carried(record: Record) -> Record:
    """Return the record converted to today's rules, with its answers changed where today's questions differ. Raise
    Refused record_game, record_went_on, or record_rules if the answers do not lead through the game any more.
    """
    check_whole(record)
    try:
        rules = rules_of(record.game)
        if record.rules == rules.version:
            return record
        if record.rules > rules.version:
            raise Refused("record_rules")  # nobody knows here what has changed since
        match = rules.new(record.config, record.seed)
        old = [Old(seat, answer) for seat, answer in record.answers]
        given = list(give(match, old, carrying(record.game).turns(record.rules), may_be, whole=True))
    except Refused as no:
        if no.code == "unknown_game":
            raise Refused("record_game", theirs=record.game) from None
        raise Refused("record_rules", theirs=record.rules, ours=rules.version) from None
    return Record(record.game, rules.version, record.config, record.seed, given, record.about)


def resume(record: Record, strict: bool = False) -> AnyMatch:
    """Return the match as it stood after the last answer. Raise Refused record_drifted if a sealed record ends
    differently.
    """
    match = start(record, strict)
    trail = kernel.replay(record, match)
    if record.trail and trail != record.trail:
        raise Refused("record_drifted")
    return match


def seal(record: Record) -> Record:
    """Replay a record once and store the digest of its questions and answers in it."""
    record.trail = kernel.replay(record, start(record))
    return record
