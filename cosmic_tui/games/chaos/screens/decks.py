"""All decks, one's own first: Enter puts one on the bench, `x` takes one's own away. In a lobby one is brought."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.canvas.listing import Pane
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.games.chaos import cards, deckbox
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.words import words
from cosmic_tui.words.loader import Words

GAME = "chaos"


class DecksScreen(ListScreen):
    """A list of decks, with the cards of the selected one beside it. It is dismissed with the deck that was chosen."""

    @property
    def page_name(self) -> str:
        return "decks"

    def __init__(self) -> None:
        super().__init__()
        self.found = self._all()

    def _all(self) -> list[deckbox.Own]:
        return [*deckbox.own_decks(), *(deckbox.find(key) for key in decks.READY)]

    @property
    def said(self) -> Words:
        return words(self.cosmic.language, GAME)

    @property
    def heading(self) -> str:
        return self.said.say("db-decks")

    def entries(self) -> list[Sequence[Run]]:
        return [[Run(self.said.say("db-new"), "key", "", "bold")], *(self._row(own) for own in self.found)]

    def _row(self, own: deckbox.Own) -> list[Run]:
        say = self.said.say
        name = deckbox.title(self.said, own.key)
        faults = len(own.faults) + len(own.unread)
        state = Run(say("db-faults", n=faults), "danger" if faults else "ok")
        whose = say("db-ready_made" if own.key in decks.READY else "db-own")
        return [
            Run(f"{name:<26}", "text", "", "bold"),
            Run(f"{own.deck.size:>3}  ", "muted"),
            Run(f"{whose:<12}", "muted"),
            state,
        ]

    def split(self, width: int) -> int:
        return 60 if width >= 100 else 0

    def chosen(self) -> deckbox.Own | None:
        """Return the deck under the cursor."""
        return self.found[self.at - 1] if self.at and self.found else None

    def detail(self, room: int) -> Pane:
        own = self.chosen()
        if own is None:
            return Pane((), ())
        rows = [
            (Run(f"{count} ", "key"), Run(cards.name(self.said, ident), cards.token_of(ident)))
            for ident, count in own.deck.cards
            if cards.known(ident)
        ]
        return Pane([Run(deckbox.title(self.said, own.key), "text", "", "bold")], rows)

    def keys(self) -> list[Run]:
        say = self.said.say
        found = [("up down", say("key-move")), ("send", say("key-open")), ("drop", say("db-drop"))]
        return key_runs(self.look.keys, [*found, ("back", say("key-back"))])

    def open(self) -> None:
        if not self.at:
            empty = decks.Deck(self.said.say("db-new_name"), decks.OFFICIAL, ())
            self.dismiss(deckbox.Own("", empty, (), ()))
        else:
            self.dismiss(self.found[self.at - 1])

    def do_drop(self) -> None:
        """Delete the person's deck. Ready-made decks cannot be deleted."""
        own = self.chosen()
        if own is not None and own.key not in decks.READY:
            deckbox.drop(own.key)
            self.found = self._all()
            self.paint()


class ChooseDeckScreen(DecksScreen):
    """A list of the faultless decks of one kind, to bring to a table. It is dismissed with the chosen name."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__()

    def _all(self) -> list[deckbox.Own]:
        return [own for own in super()._all() if own.deck.kind == self.kind and not own.faults and not own.unread]

    @property
    def heading(self) -> str:
        return self.said.say("db-bring")

    def entries(self) -> list[Sequence[Run]]:
        return [self._row(own) for own in self.found]

    def chosen(self) -> deckbox.Own | None:
        return self.found[self.at] if self.found else None

    def keys(self) -> list[Run]:
        say = self.said.say
        return key_runs(
            self.look.keys, [("up down", say("key-move")), ("send", say("db-bring_it")), ("back", say("key-back"))]
        )

    def open(self) -> None:
        own = self.chosen()
        self.dismiss(own.key if own is not None else None)

    def do_drop(self) -> None:
        """Do nothing, as no deck can be deleted while one is chosen for a table."""
