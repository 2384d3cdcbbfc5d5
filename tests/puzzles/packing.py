"""Make the pack that is shipped out of what the miner has found, and print it for people who look at each puzzle:

    python -m tests.puzzles.packing look MINED            each as a short text, with its name
    python -m tests.puzzles.packing make MINED            the pack: the beginners' and what refused.txt does not name
    python -m tests.puzzles.packing renew                 drop from the pack what today's rules do not lead to any more

Of twins (the same kind of question, answer and alien; of aims, cards and deals, where the table decides and not the
alien, from the same game) only the one that is furthest ahead is taken.
"""

import base64
import json
import sys
from collections import Counter
from collections.abc import Iterable
from math import log
from pathlib import Path
from typing import Any

from cosmic_tui.diary.rating import ANCHORS, SHOWN, TENFOLD
from cosmic_tui.games import puzzles_of
from cosmic_tui.puzzles.pack import KEY, TEN, THOUSAND, Puzzle, puzzle_of, shipped
from cosmic_tui.review.going import as_answer
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.review import answer_name
from cosmic_tui.table.setup import BOT_NAMES
from cosmic_tui.words import words
from engine.bots import judged
from engine.bots.puzzling import Weight, Weights, as_data
from engine.games import resume, rules_of, seal, start
from engine.kernel.asking import PICK, SOME, Question, Refused
from engine.kernel.record import Record, read, replay, write

from .beginners import records

GAME = "encounter"
REFUSED = Path(__file__).parent / "refused.txt"  # a name a line, of a puzzle that a person threw out, and why
MOST_ALIKE, MOST_AT_A_TABLE = 20, 30
BY_THE_TABLE = ("launch.aim", "destiny.wild", "planning.pick", "deal")
MOST_BYTES = 2048  # of a puzzle: those of longer games are left out
USUAL, SPREAD = ANCHORS["rookie"], 300.0  # how hard a puzzle is thought to be before anybody has tried it


def rating(found: dict[str, bool]) -> int:
    """The difficulty that makes it likeliest that these bots find it and the others do not."""
    low, high = -1200.0, 1200.0
    while high - low > 0.5:
        middle = (low + high) / 2
        low, high = (middle, high) if _slope(found, middle) > 0 else (low, middle)
    return round(SHOWN + low)


def _slope(found: dict[str, bool], points: float) -> float:
    unit = log(10) / TENFOLD
    chances = {name: 1 / (1 + 10 ** ((points - ANCHORS[name]) / TENFOLD)) for name in found}
    return sum(unit * (chances[name] - found[name]) for name in found) - (points - USUAL) / SPREAD**2


def made(line: dict[str, Any]) -> Record:
    """A line of the miner's file as a sealed record."""
    record = read(base64.b64decode(line["record"]))
    match = resume(record)
    question = match.question_for(line["seat"])
    assert question is not None
    answers = tuple(Weight(as_answer(answer), worth, counted) for answer, worth, counted in line["answers"])
    weights = Weights(answers, line["worlds"], line["ahead"], line["error"])
    told = as_data(judged(GAME).themes(match.game, question), question, weights)
    gain, error, number = line["whole"]
    told |= {
        "found": {name: int(found) for name, found in line["found"].items()}, "rating": rating(line["found"]),
        "whole": [round(gain * THOUSAND), round(error * THOUSAND), number],
    }  # fmt: skip
    config = {"seats": match.game.n}  # all else is as usual, which the seal makes sure of
    bare = Record(record.game, record.rules, config, record.seed, record.answers, {KEY: told})
    return seal(bare)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, path.read_text().splitlines()) if "why" in line]


def meaning(line: dict[str, Any]) -> tuple[Any, ...]:
    """What two puzzles have in common that are twins."""
    question = question_of(read(base64.b64decode(line["record"])), line["seat"])
    best = as_answer(line["answers"][0][0])
    if question.shape == PICK:
        best = question.options[best]
    elif question.shape == SOME:
        best = len(best)
    elif isinstance(best, tuple):
        best = best[0]
    kind = best[0] if isinstance(best, tuple) and best[0] in ("planet", "seat") else best
    why, alien = line["why"], line["game"] if line["why"] in BY_THE_TABLE else line["alien"]
    return why, question.by if why in ("window", "respond") else None, kind, alien


def question_of(record: Record, seat: int) -> Question:
    match = start(record)
    replay(record, match)
    question = match.question_for(seat)
    assert question is not None
    return question


def single(lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without twins, and without more than a few that are alike; what is furthest ahead stays."""
    twins: set[tuple[Any, ...]] = set()
    alike: Counter[tuple[Any, ...]] = Counter()
    found = []
    for line in sorted(lines, key=lambda line: -line["ahead"]):
        *kind, alien = meaning(line)
        if (
            (*kind, alien) not in twins
            and alike[tuple(kind)] < (MOST_AT_A_TABLE if line["why"] in BY_THE_TABLE else MOST_ALIKE)
            and not (hangs_on_others(line) or overstated(line))
        ):
            twins.add((*kind, alien))
            alike[tuple(kind)] += 1
            found.append(line)
    return found


def hangs_on_others(line: dict[str, Any]) -> bool:
    """Whether it is best to talk on, and no bot would: then the worth is that of the offers which bots make next."""
    best = line["answers"][0][0]
    return line["why"] == "deal" and best[0] == "decline" and not any(line["found"].values())


def overstated(line: dict[str, Any]) -> bool:
    """Whether whole games show less than a third of what the answer is said to be worth, beyond chance."""
    gain, error, _ = line["whole"]
    said = line["answers"][0][1] - line["answers"][line["tempting"]][1]
    return bool(gain < said / 3 and said - gain > 3 * error)


def is_told(puzzle: Puzzle) -> bool:
    """Whether something that is counted speaks for the best answer: else nobody learns anything from it."""
    return puzzle.because(puzzle.against(0)) is not None


def text_of(puzzle: Puzzle) -> list[str]:
    """A puzzle in a few lines: how things stand, what is asked, what each answer is worth and why."""
    rules, match = rules_of(puzzle.record.game), start(puzzle.record)
    replay(puzzle.record, match)
    seat, game = puzzle.seat, match.game
    view, sentences = rules.view(match, seat), sentences_of(puzzle.record.game)
    voice = sentences.Voice(words("en", puzzle.record.game), BOT_NAMES, seat)
    asked = sentences.asked(voice, view)
    told = puzzle.record.about[KEY]
    lines = [
        f"== {puzzle.ident}  {', '.join(puzzle.themes)}  rating {puzzle.rating}  found by "
        + (", ".join(name for name, yes in told.get("found", {}).items() if yes) or "nobody"),
        f"   turn {game.turn}.{game.number}, colonies "
        + ", ".join(f"{BOT_NAMES[one]}{'*' if one == seat else ''} {rules.played(match)[one]} {game.abroad[one]}"
                    f" ({len(game.hands[one])} cards, warp {game.warp[one]})" for one in range(game.n)),
        f"   offense {BOT_NAMES[game.offense]}, defense {BOT_NAMES[game.defense] if game.defense >= 0 else '-'},"
        f" hand {', '.join(str(card['name'] if isinstance(card, dict) else card) for card in view.get('hand', []))}",
        f"   {asked.title} {asked.why}",
    ]  # fmt: skip
    for place, answer in enumerate(puzzle.answers):
        facts = ", ".join(f"{fact} {numbers[place]}" for fact, numbers in puzzle.counted.items() if any(numbers))
        lines.append(f"   {puzzle.worth[place] / TEN:5.1f}  {answer_name(voice, sentences, view, answer)}   [{facts}]")
    lines.append(f"   because {puzzle.because(1)}  whole {told.get('whole')}")
    return lines


def renew(records: Iterable[Record]) -> list[Record]:
    """Those that today's rules still lead to."""
    found = []
    for record in records:
        try:
            resume(record)
        except Refused as no:
            print(f"dropped: {no.code}")
            continue
        found.append(record)
    return found


def main(words_typed: list[str]) -> None:
    what, *files = words_typed
    if what == "renew":
        kept = renew(one.record for one in shipped(GAME))
    else:
        kept = [made(line) for line in single(lines_of(Path(files[0])))]
        kept = [record for record in kept if is_told(puzzle_of(record))]
    if what == "look":
        for record in kept:
            print("\n".join(text_of(puzzle_of(record))))
        return
    refused = {line.split()[0] for line in REFUSED.read_text().splitlines()}
    written = [record for record, _ in records()] if what == "make" else []
    kept = [*written, *(one for one in kept if puzzle_of(one).ident not in refused)]
    long = [one for one in kept if len(write(one)) > MOST_BYTES]
    kept = sorted((one for one in kept if one not in long), key=lambda one: puzzle_of(one).ident)
    puzzles_of(GAME).write_bytes(b"".join(map(write, kept)))
    mean = sum(len(write(one)) for one in kept) / max(1, len(kept))
    print(f"{len(kept)} puzzles, {mean:.0f} bytes each; {len(long)} too long")


if __name__ == "__main__":
    main(sys.argv[1:])
