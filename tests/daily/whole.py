"""Play the game of a day to its end in a process of its own, and print the digest of all answers.

python -m tests.daily.whole GAME DATE SALT FOLDER [STOP ...]      closed and gone on with after so many answers
"""

import datetime
import hashlib
import sys
from pathlib import Path

import msgpack

from cosmic_tui.link import saved

from .playing import play_on, sit_down


def main(words: list[str]) -> None:
    game, day, salt, folder, *stops = words
    link = sit_down(game, Path(folder), datetime.date.fromisoformat(day))
    for stop in stops:
        play_on(link, int(salt), int(stop))
        assert link.journal is not None
        name = link.journal.name
        link.close()
        link = saved.resume(name, Path(folder))
    play_on(link, int(salt))
    assert link.table.match.over and link.table.setup.daily
    print(hashlib.sha256(msgpack.packb(link.table.given)).hexdigest())
    link.close()


if __name__ == "__main__":
    main(sys.argv[1:])
