"""`python -m tests.measure.words`: what the words of each language cost a program that has just begun, and in memory.

`first` is until a plain sentence is said, `counted` until one with plural forms is (Fluent comes with it), `table`
until all that the log of a game says has been; beside them the messages read for it, of all there are, and memory.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from statistics import median

from cosmic_tui.words import begun

RUN = """
import json, resource, sys, time
language = sys.argv[1]
import cosmic_tui.words
began, least = time.perf_counter(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
from cosmic_tui.words import words
said = words(language)
said.say("opt-pass")
first = time.perf_counter() - began
said.say("ev-ships_lost", who="Ada", n=2)
counted = time.perf_counter() - began
for ident in said.idents("ev-"):
    for form in ("", "you", "at-you"):
        said.say(ident, form, who="Ada", whom="Bea", n=2, number=3, ships=1, cards=2, planet=4, side="offense")
table = time.perf_counter() - began
tongues = said._tongues
read = sum(len(tongue._known) for tongue in tongues)
kept = sum(len(tongue.shelf._shared or ()) for tongue in tongues)
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - least
print(json.dumps({"first": first, "counted": counted, "table": table, "read": read, "of": kept, "KB": memory}))
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.words")
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    for language in begun():
        found = [json.loads(subprocess.check_output([sys.executable, "-c", RUN, language])) for _ in range(runs)]
        times = []
        for name in ("first", "counted", "table"):
            spent = [row[name] * 1000 for row in found]
            times.append(f"{name} {min(spent):.1f} ms (middle {median(spent):.1f})")
        about = f"{found[0]['read']} of {found[0]['of']} messages read, {found[0]['KB']} KB"
        print(f"{language}: {', '.join(times)}; {about}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
