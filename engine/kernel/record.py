"""A game as its options, its seed and every answer in order: a few kilobytes that replay to the same end.

A file holds a magic number, format, length and checksum, then packed and compressed plain data. `read` does not trust
its input: sizes are limited before anything is allocated, and bad data raises Refused with a code. The game itself
decides which options and which version of the rules are valid. This module handles bytes only; files are opened
elsewhere.
"""

import hashlib
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgpack

from engine.kernel.asking import Answer, Question, Ref, Refused, is_act
from engine.kernel.match import Match

MAGIC = b"\x89COSMIC\n"  # a first byte that no text has, and a line end that a copy as text would change
FORMAT = 1  # of the bytes described here; a game's rules have a version of their own
FORMAT_BYTES, LENGTH_BYTES = 2, 4
CHECKSUM_BYTES = hashlib.sha256().digest_size
HEADER = len(MAGIC) + FORMAT_BYTES + LENGTH_BYTES + CHECKSUM_BYTES

MOST_BYTES = 1 << 20
MOST_PLAIN = 1 << 23
MOST_ANSWERS = 200_000
MOST_PARTS = 64  # of one answer, the config, what is noted about a game
MOST_TEXT = 400  # letters
LETTER_BYTES = 4  # at most
DEEPEST = 8


@dataclass
class Record:
    """A finished game: set-up, seed and answers. `trail` seals a record: it is the digest of every question and answer,
    empty until the record has been replayed.

    `about` is for people (names, dates, which bots sat where): plain data that no rule reads.
    """

    game: str
    rules: int
    config: dict[str, Any]
    seed: int
    answers: list[tuple[int, Answer]] = field(default_factory=list)
    about: dict[str, Any] = field(default_factory=dict)
    trail: bytes = b""


# --- bytes -------------------------------------------------------------------------------------------------------


def write(record: Record) -> bytes:
    """Return the bytes of a record file. Raise Refused record_form if `read` would not accept them."""
    if not all(map(is_plain, (record.game, record.config, record.about))):
        raise Refused("record_form")
    plain = (
        record.game, record.rules, record.config, record.seed, record.answers, record.about, record.trail,
    )  # fmt: skip
    payload = zlib.compress(msgpack.packb(plain), 9)
    head = FORMAT.to_bytes(FORMAT_BYTES, "big") + len(payload).to_bytes(LENGTH_BYTES, "big")
    return MAGIC + head + hashlib.sha256(head + payload).digest() + payload


def read(data: bytes) -> Record:
    """Return the record in these bytes. Raise Refused with one of the codes record_foreign, record_newer,
    record_truncated, record_edited, record_too_big and record_form.
    """
    if len(data) > MOST_BYTES:
        raise Refused("record_too_big", most=MOST_BYTES)
    if not data.startswith(MAGIC):
        raise Refused("record_truncated" if data and MAGIC.startswith(data) else "record_foreign")
    if len(data) < HEADER:
        raise Refused("record_truncated")
    head, payload = data[len(MAGIC) : HEADER - CHECKSUM_BYTES], data[HEADER:]
    version = int.from_bytes(head[:FORMAT_BYTES], "big")
    if version != FORMAT:
        raise Refused("record_newer" if version > FORMAT else "record_foreign", theirs=version, ours=FORMAT)
    if len(payload) < int.from_bytes(head[FORMAT_BYTES:], "big"):
        raise Refused("record_truncated")
    if hashlib.sha256(head + payload).digest() != data[HEADER - CHECKSUM_BYTES : HEADER]:
        raise Refused("record_edited")
    return _shaped(_unpacked(payload))


def split(data: bytes) -> list[bytes]:
    """Split bytes that hold several record files one after the other. Raise Refused as `read` does."""
    found = []
    while data:
        if len(data) < HEADER or not data.startswith(MAGIC):
            raise Refused("record_truncated" if MAGIC.startswith(data[: len(MAGIC)]) else "record_foreign")
        start = len(MAGIC) + FORMAT_BYTES
        end = HEADER + int.from_bytes(data[start : start + LENGTH_BYTES], "big")
        found.append(data[:end])
        data = data[end:]
    return found


def _unpacked(payload: bytes) -> Any:
    stream = zlib.decompressobj()
    try:
        packed = stream.decompress(payload, MOST_PLAIN)
        if not stream.eof:
            raise Refused("record_too_big" if stream.unconsumed_tail else "record_form", most=MOST_PLAIN)
        return msgpack.unpackb(
            packed,
            use_list=False,
            max_array_len=MOST_ANSWERS,
            max_map_len=MOST_PARTS,
            max_str_len=MOST_TEXT * LETTER_BYTES,
            max_bin_len=CHECKSUM_BYTES,
            max_ext_len=0,
        )
    except (zlib.error, ValueError, msgpack.UnpackException):
        raise Refused("record_form") from None


def _shaped(plain: Any) -> Record:
    """Check that unpacked data has the types of a record, and return it as one. Raise Refused if it has not."""
    if not isinstance(plain, tuple) or len(plain) != 7:
        raise Refused("record_form")
    game, rules, config, seed, answers, about, trail = plain
    good = (
        isinstance(game, str)
        and type(rules) is int
        and isinstance(config, dict)
        and type(seed) is int
        and seed >= 0  # no packed number has more than 64 bits
        and isinstance(answers, tuple)
        and isinstance(about, dict)
        and isinstance(trail, bytes)
    )
    if not good or not all(map(is_plain, (game, config, about))):
        raise Refused("record_form")
    for entry in answers:
        if not isinstance(entry, tuple) or len(entry) != 2 or type(entry[0]) is not int or not is_plain(entry[1]):
            raise Refused("record_form")
    return Record(game, rules, config, seed, list(answers), about, trail)


def is_plain(value: Any, depth: int = DEEPEST) -> bool:
    """Return whether a value is of a type that records can hold, small enough and not nested too deep."""
    if value is None or isinstance(value, (bool, int)):
        return True
    if isinstance(value, str):
        return len(value) <= MOST_TEXT
    if not depth:
        return False
    if isinstance(value, (tuple, list)):
        return len(value) <= MOST_PARTS and all(is_plain(part, depth - 1) for part in value)
    if isinstance(value, dict):
        return len(value) <= MOST_PARTS and all(
            isinstance(key, str) and len(key) <= MOST_TEXT and is_plain(part, depth - 1) for key, part in value.items()
        )
    return False


# --- replaying ---------------------------------------------------------------------------------------------------


class Trail:
    """The running digest of a game's questions and answers. It shows any change in how the rules play out."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, question: Question | None, answer: Answer, seat: int, written: Callable[[Ref], Any] = tuple) -> None:
        """Add a question and its answer to the digest. Without a question, add the seat's act beside it. `written`
        turns an option into its stored form.
        """
        if question is None or is_act(answer):
            self._hash.update(msgpack.packb((seat, answer)))
            return
        asked = (question.seat, question.why, question.shape, tuple(map(written, question.options)))
        limits = (question.low, question.high, question.caps)
        self._hash.update(msgpack.packb((asked, limits, answer)))

    def seal(self, match: Match[Any]) -> bytes:
        """Return the digest of all questions and answers, closed with whether the game is over and how often chance was
        used, so that the effect of the last answer counts too.
        """
        self._hash.update(msgpack.packb((match.over, match.game.counter)))
        return self._hash.digest()


def answering(record: Record, match: Match[Any], trail: Trail) -> Iterator[int]:
    """Give a fresh match all answers of a record. Yield each answer's number before it is given. Raise Refused
    record_answer if one does not fit.
    """
    for number, (seat, answer) in enumerate(record.answers, 1):
        yield number
        question = match.question_for(seat)
        if question is None and not is_act(answer):
            raise Refused("record_answer", number=number, seat=seat)
        try:
            trail.add(question, answer, seat, match.game.written_option)
            match.answer(seat, answer)
        except Refused:
            raise Refused("record_answer", number=number, seat=seat) from None


def replay(record: Record, match: Match[Any]) -> bytes:
    """Replay the whole record on a match, and return its seal."""
    trail = Trail()
    for _ in answering(record, match, trail):
        pass
    return trail.seal(match)
