"""A player who knows nothing but what is printed: reads the question and its options, and types an answer.

It shows that the text of plain mode is enough to play by. Knows no view, no message and no rule.
"""

import re

from tests.support import Dice

OPTION = re.compile(r"(?:^|  )(\d+) ((?:[^.]|\.(?!\s|$))+)\.")
SHIPS = re.compile(r": (\d+)$")
LIMITS = re.compile(r"(\d+) to (\d+)\.")
COUNT = re.compile(r"(\d+) (?:ship|reward|card)")
ASKS = ("which ships", "choose ", "ships come home", "ship comes home", "how many")


class Reader:
    """Answers by dice. What did not work is tried in another way."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.options: list[tuple[int, str]] = []
        self.title = ""
        self.tries = 0

    def reply(self, text: str) -> str:
        """What to type, after this was printed."""
        lines = [line for line in text.splitlines() if line and line != "> "]
        if lines and lines[-1] == "Sure? yes or no":
            return "yes"
        listed = [number for number, line in enumerate(lines) if line.startswith("  ")]
        if listed or len(lines) > 2:
            self.options = [(int(number), label) for at in listed for number, label in OPTION.findall(lines[at][2:])]
            self.title = lines[max(0, listed[0] - 2)] if listed else " ".join(lines)
            self.tries = 0
        self.tries += 1
        return self.answer(self.title)

    def answer(self, asked: str) -> str:
        if "left." in asked and not self.options:
            return ("accept", "give up")[self.tries > 1 or self.dice.below(2)]
        if not self.options:
            return str(self.tries - 1)
        limits, count = LIMITS.search(asked), COUNT.search(asked)
        if any(word in asked.casefold() for word in ASKS) and (limits or count) and self.tries < 4:
            return self.ships(int(limits[1]) if limits else int(count[1]) if count else 1)
        return str(self.options[self.dice.below(len(self.options))][0])

    def ships(self, wanted: int) -> str:
        """Enough ships from the first places that have some; where none are told, all to one place."""
        parts, left = [], wanted
        for number, label in self.options:
            found = SHIPS.search(label)
            here = min(left, int(found[1]) if found and self.tries < 3 else wanted)
            if here:
                parts.append(f"{here} from {number}")
                left -= here
        return " and ".join(parts) or "0"
