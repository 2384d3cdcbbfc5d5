"""A study as a file: which game, who plays, what is varied, how many games, from which seed, and when it may stop.

    about = "How fair is every alien among rookies?"     one line, for people
    game = "encounter"
    games = 200_000           at the most, of every arm
    seed = 0                  of the first game; the next has the next
    shard = 100               games that one task plays
    bots = ["rookie"]         seat by seat, again from the first if they are few
    candidate = "admiral"     boards: every seed is played once with the candidate on each seat, the others are `bots`;
                              `games` is then how many seeds

    [options]                 what the table agrees on
    seats = 4

    [[arms]]                  what is varied; every arm plays the same seeds
    name = "technology"
    options = { technology = true }
    bots = ["cadet"]
    candidate = "ensign"

    [each]                    an arm for each of these values of an option
    option = "levels"
    of = [["green"], ["red"]]

    [pairs]                   an arm for each two of these, as a list of two
    option = "decks"
    of = ["human", "zarg"]

    [stop]                    before `games`, if every interval of a table is at most so wide to either side
    table = "played:alien"    or "seat", or "boards"
    half_width = 0.01
    look = 10_000             games between two looks, over all arms

What does not fit is a BadStudy with a sentence. Knows no bots, no cluster, and no folder but that of the studies here.
"""

import tomllib
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import combinations
from pathlib import Path
from typing import Any

from cosmic_tui.lab.words import BadStudy

KEYS = {"about", "game", "games", "seed", "shard", "bots", "candidate", "options", "arms", "each", "pairs", "stop"}
ARM_KEYS = {"name", "options", "bots", "candidate"}
VARY_KEYS = {"option", "of"}
STOP_KEYS = {"table", "half_width", "look"}
MOST_GAMES, MOST_SHARD, MOST_ARMS, MOST_SEED = 1_000_000_000, 10_000, 5_000, 1 << 63
SUFFIX = ".toml"


@dataclass(frozen=True)
class Arm:
    name: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    candidate: str = ""

    def plain(self) -> list[Any]:
        return [self.name, self.options, list(self.bots), *([self.candidate] if self.candidate else [])]


@dataclass(frozen=True)
class Stop:
    table: str
    half_width: float
    look: int


@dataclass(frozen=True)
class Study:
    name: str
    game: str
    games: int
    about: str = ""
    seed: int = 0
    shard: int = 100
    candidate: str = ""  # of arms that have none of their own
    arms: tuple[Arm, ...] = ()
    stop: Stop | None = None
    source: str = field(default="", compare=False)  # the file as it was read

    @property
    def bots(self) -> set[str]:
        """Return all bots that play in it."""
        line_up = {name for arm in self.arms for name in (*arm.bots, arm.candidate)}
        return (line_up | {self.candidate}) - {""}

    @property
    def shards_of_an_arm(self) -> int:
        return -(-self.games // self.shard)

    @property
    def shards(self) -> int:
        return self.shards_of_an_arm * len(self.arms)

    def part(self, number: int) -> tuple[Arm, range]:
        """Return what a shard plays. The arms take turns, so that they always have about the same number of games."""
        arm = self.arms[number % len(self.arms)]
        first = number // len(self.arms) * self.shard
        return arm, range(self.seed + first, self.seed + min(first + self.shard, self.games))

    def plain(self) -> dict[str, Any]:
        """Return as plain data everything that decides the counts: the input of a task, and the identity of a study."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "shard": self.shard,
            "candidate": self.candidate,
            "arms": [arm.plain() for arm in self.arms],
        }


def ready_made() -> dict[str, Path]:
    """Return the studies that come with the program, by name."""
    return {file.stem: file for file in sorted((Path(__file__).parent / "studies").glob(f"*{SUFFIX}"))}


def find(word: str) -> Path:
    """Return the file of a study: a path, or the name of a study that comes with the program."""
    known, path = ready_made(), Path(word)
    if word in known:
        return known[word]
    if path.suffix == SUFFIX:
        return path
    close = get_close_matches(word, known, n=1)
    raise BadStudy("no_study", name=word, near=close[0] if close else "", found=", ".join(known))


def read(path: Path) -> Study:
    """Read a study. Raise OSError if it cannot be read."""
    return parsed(path.stem, path.read_text(encoding="utf-8", errors="replace"))


def parsed(name: str, text: str) -> Study:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadStudy("toml", what=str(error)) from None
    known(data, KEYS, "")
    game = text_of(data, "game")
    options, bots = mapping(data, "options"), names(data, "bots", ("random",))
    study = Study(
        name,
        game,
        number(data, "games", 1, MOST_GAMES),
        text_of(data, "about", ""),
        number(data, "seed", 0, MOST_SEED, 0),
        number(data, "shard", 1, MOST_SHARD, 100),
        text_of(data, "candidate", ""),
        tuple(arms_of(data, options, bots)),
        stop_of(data),
        text,
    )
    if len({arm.name for arm in study.arms}) < len(study.arms):
        raise BadStudy("arms_twice")
    if len(study.arms) > MOST_ARMS:
        raise BadStudy("number", name="arms", low="1", high=str(MOST_ARMS))
    return study


def arms_of(data: dict[str, Any], options: dict[str, Any], bots: tuple[str, ...]) -> list[Arm]:
    """Return the arms as they are written, those of `each` and `pairs`, or one for the options alone."""
    found = []
    for arm in listed(data, "arms"):
        known(arm, ARM_KEYS, "arms")
        own = {**options, **mapping(arm, "options")}
        found.append(Arm(text_of(arm, "name"), own, names(arm, "bots", bots), text_of(arm, "candidate", "")))
    for way in ("each", "pairs"):
        if way in data:
            rows = mapping(data, way)
            known(rows, VARY_KEYS, way)
            option, values = text_of(rows, "option"), listed_values(rows, "of")
            for value in values if way == "each" else map(list, combinations(values, 2)):
                found.append(Arm(called(value), {**options, option: value}, bots))
    return found or [Arm("", options, bots)]


def called(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def stop_of(data: dict[str, Any]) -> Stop | None:
    if "stop" not in data:
        return None
    rows = mapping(data, "stop")
    known(rows, STOP_KEYS, "stop")
    width = rows.get("half_width")
    if not isinstance(width, float) or not 0 < width < 1:
        raise BadStudy("width")
    return Stop(text_of(rows, "table"), width, number(rows, "look", 1, MOST_GAMES))


# --- reading what a file says --------------------------------------------------------------------------------------


def known(rows: dict[str, Any], keys: set[str], where: str) -> None:
    for key in rows:
        if key not in keys:
            close = get_close_matches(key, keys, n=1)
            raise BadStudy("key", name=f"{where}.{key}" if where else key, near=close[0] if close else "")


def number(rows: dict[str, Any], key: str, low: int, high: int, fallback: int | None = None) -> int:
    value = rows.get(key, fallback)
    if type(value) is not int or not low <= value <= high:
        raise BadStudy("number", name=key, low=str(low), high=str(high))
    return value


def text_of(rows: dict[str, Any], key: str, fallback: str | None = None) -> str:
    value = rows.get(key, fallback)
    if not isinstance(value, str):
        raise BadStudy("text", name=key)
    return value


def names(rows: dict[str, Any], key: str, fallback: tuple[str, ...]) -> tuple[str, ...]:
    value = rows.get(key, list(fallback))
    if not isinstance(value, list) or not value or not all(isinstance(name, str) for name in value):
        raise BadStudy("names", name=key)
    return tuple(value)


def mapping(rows: dict[str, Any], key: str) -> dict[str, Any]:
    value = rows.get(key, {})
    if not isinstance(value, dict):
        raise BadStudy("table", name=key)
    return value


def listed(rows: dict[str, Any], key: str) -> list[dict[str, Any]]:
    value = rows.get(key, [])
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise BadStudy("table", name=key)
    return value


def listed_values(rows: dict[str, Any], key: str) -> list[Any]:
    value = rows.get(key)
    if not isinstance(value, list) or not value:
        raise BadStudy("names", name=key)
    return value
