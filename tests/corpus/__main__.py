"""`python -m tests.corpus make GAME`, `python -m tests.corpus show GAME NUMBER`."""

import sys

from cosmic_tui.words import Words
from tests.corpus.looks import kept
from tests.corpus.make import make
from tests.corpus.saying import said

if __name__ == "__main__":
    what, game, *rest = sys.argv[1:]
    if what == "make":
        print(make(game))
    else:
        look = kept(game)[1][int(rest[0])]
        print(look.played, *said(Words("en", game), look), sep="\n")
