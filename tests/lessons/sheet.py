"""A sheet for newcomers: three questions after a first game, to be marked known, half known or not known.

    python -m tests.lessons.sheet encounter en > sheet.tsv     rows for ten readers; open it in any table program
    python -m tests.lessons.sheet chaos hu --readers 5
    python -m tests.lessons.sheet --sum sheet.tsv              how many knew each answer, with the interval of 95 in 100

A newcomer has never seen the game, plays `cosmic learn --game GAME` to the end of the lesson without help, and then
answers in their own words. A second person writes the answer down and marks it by the key above the rows. The screen
may not be looked at meanwhile. Open: nobody has filled in a sheet yet, so what the lessons teach is not measured.
"""

from __future__ import annotations

import argparse
import csv
import io
import sys
from pathlib import Path

from tests.words.sheet import interval

MARKS = {"k": "known", "h": "half known", "n": "not known"}
HEAD = ("reader", "question", "mark", "asked", "what they said")
EXPLAINED = "# mark every answer: k known, h half known, n not known; by the key below, in whatever words it is said"
READERS = 10
# What counts as known, for the person who marks.
KEY = {
    "encounter": (
        "card and ships of a side are added, and the higher sum wins (a tie goes to the defense)",
        "a place where lost ships wait; one comes home when the own turn begins",
        "it does not fight: two of them open talks, one against an attack loses and is paid with cards",
    ),
    "chaos": (
        "nobody could stop the bombs, or the defender was destroyed; each bomb takes a card of the colony",
        "the deck: cards are drawn from it and bombs fall on it; when it is empty, the game is lost",
        "it bombed or fired and is used, or it was hit and is damaged; it recovers when the own turn ends",
    ),
    "andromeda": (
        "the highest die is compared, and if it ties the next one; ships and energy give dice",
        "it is captured: kept for a frame, or abandoned for the resources it shows",
        "each ship runs a module (energy runs others in a row that is open), then all are on the launch pad",
    ),
}
# What the newcomer is asked, in the language of the lesson.
ASKED = {
    "encounter": {
        "en": ("Why did you win your first fight?", "What is the warp?", "What does a negotiate do?"),
        "hu": ("Miért nyerted meg az első harcodat?", "Mi a térgörbület?", "Mit csinál a tárgyalás?"),
        "de": ("Warum hast du deinen ersten Kampf gewonnen?", "Was ist der Warp?", "Was bewirkt eine Verhandlung?"),
        "pl": ("Dlaczego wygrywasz swoją pierwszą walkę?", "Co to jest wir?", "Co dają Negocjacje?"),
    },
    "chaos": {
        "en": ("Why did your first attack succeed?", "What is a colony?", "Why can a ship not attack every turn?"),
        "hu": ("Miért sikerült az első támadásod?", "Mi a kolónia?", "Miért nem támadhat egy űrhajó minden körben?"),
        "de": (
            "Warum gelang dein erster Angriff?", "Was ist eine Kolonie?",
            "Warum kann ein Schiff nicht in jedem Zug angreifen?",
        ),
        "pl": ("Dlaczego udał się twój pierwszy atak?", "Co to jest kolonia?", "Czemu statek nie atakuje co turę?"),
    },
    "andromeda": {
        "en": ("Why did you win your first battle?", "What is a moon good for?", "What happens on a return?"),
        "hu": ("Miért nyerted meg az első csatádat?", "Mire jó egy hold?", "Mi történik a visszatéréskor?"),
        "de": (
            "Warum hast du deine erste Schlacht gewonnen?", "Wozu ist ein Mond gut?", "Was geschieht bei der Rückkehr?",
        ),
        "pl": ("Dlaczego wygrywasz pierwszą bitwę?", "Do czego służy księżyc?", "Co się dzieje przy powrocie?"),
    },
}  # fmt: skip


def written(game: str, language: str, readers: int = READERS) -> str:
    """Return an empty sheet: the key, then three rows for each reader."""
    out = io.StringIO()
    out.write(f"{EXPLAINED}\n")
    for number, key in enumerate(KEY[game], 1):
        out.write(f"# {number}: {key}\n")
    table = csv.writer(out, delimiter="\t", lineterminator="\n")
    table.writerow(HEAD)
    for reader in range(1, readers + 1):
        table.writerows((reader, number, "", asked, "") for number, asked in enumerate(ASKED[game][language], 1))
    return out.getvalue()


def summed(text: str) -> str:
    """Say of each question how many readers knew the answer."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    rows = [(row["asked"], row["mark"].strip().casefold()) for row in csv.DictReader(lines, delimiter="\t")]
    said = []
    for asked in dict.fromkeys(asked for asked, _ in rows):
        given = [mark for question, mark in rows if question == asked and mark in MARKS]
        if not given:
            said.append(f"{asked} not asked yet")
            continue
        parts = [f"{name} {given.count(sign)}" for sign, name in MARKS.items()]
        said.append(f"{asked} {', '.join(parts)} ({interval(given.count('k'), len(given))} known)")
    strange = sorted({mark for _, mark in rows if mark and mark not in MARKS})
    return "\n".join(said + [f"marks that mean nothing: {', '.join(strange)}"] * bool(strange))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.lessons.sheet", description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=sorted(KEY))
    parser.add_argument("language", nargs="?", default="en", choices=sorted(ASKED["encounter"]))
    parser.add_argument("--readers", type=int, default=READERS)
    parser.add_argument("--sum", type=Path, metavar="FILE", help="count the marks of a sheet that was filled in")
    args = parser.parse_args(argv)
    if args.sum:
        print(summed(args.sum.read_text(encoding="utf-8")))
    elif args.game:
        sys.stdout.write(written(args.game, args.language, args.readers))
    else:
        parser.error("a game or --sum FILE is needed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
