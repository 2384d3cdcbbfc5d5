"""Saved games: one row each, first those still running, then those that are over. Enter goes on with one.

A game that cannot be resumed stands last and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.diary.notes import GAMES
from cosmic_tui.new_game import Saved, games
from cosmic_tui.say.parts import voice_of
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens import saved_cells as drawn
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.screens.noting import NotingScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen

DAMAGED = "save_broken"  # its good part can be played on


class GamesScreen(NotingScreen, ListScreen):
    """All saved games of this computer in groups, each with its private note if there is one."""

    own_page = "games"

    headline = "scr-saved"

    def __init__(self, title: TitleScreen) -> None:
        super().__init__()
        self.title_screen = title
        found = games(title.cosmic.start.games)
        self.games: list[Saved | str] = []  # in the order of the list, each group behind its name
        for group in drawn.GROUPS:
            own = [game for game in found if drawn.group_of(game) == group]
            self.games += [group, *own] if own else []
        self._cells: dict[str, list[str]] = {}

    def chosen(self) -> Saved | None:
        """Return the game under the cursor."""
        game = self.games[self.at] if self.at < len(self.games) else None
        return game if isinstance(game, Saved) else None

    def heads(self) -> frozenset[int]:
        return frozenset(place for place, game in enumerate(self.games) if isinstance(game, str))

    def entries(self) -> list[Sequence[Run]]:
        notes, said = self.cosmic.diary.notes(GAMES), self.cosmic.words
        sound = [game for game in self.games if isinstance(game, Saved) and not game.problem]
        if not self._cells:  # a list of a thousand games is put into words once
            self._cells = {game.name: drawn.cells(said, game) for game in sound}
        wide = drawn.columns(list(self._cells.values()))
        return [self._row(game, wide, notes) for game in self.games]

    def _row(self, game: Saved | str, wide: Sequence[int], notes: dict[str, str]) -> list[Run]:
        say = self.cosmic.words.say
        if isinstance(game, str):
            return [Run(say(f"scr-saved_{game}"), "muted", "", "bold")]
        note = notes.get(game.name, "")
        noted = [Run(f"  {note}", "text")] if note else []
        if not game.problem:
            return [*drawn.row(self._cells[game.name], wide), *noted]
        head = Run(f"{drawn.when(self.cosmic.words, game)}  ", "muted")
        if game.problem == DAMAGED:
            words = self.look.say_keys("scr-line-damaged", file=game.name, number=game.facts["answers"])
        else:
            words = refused(voice_of(self.cosmic.words), game.problem, {"name": game.name, **game.facts})
        return [head, Run(words, "warn"), *noted]

    def subject(self) -> tuple[str, str]:
        game = self.chosen()
        return GAMES, game.name if game is not None else ""

    def keys(self) -> list[Run]:
        if self.noting is not None or self.unnoted:
            return [*self.note_runs(), Run("   "), *self.hints(("send", "key-note"), ("back", "key-back"))]
        game = self.chosen()
        enter = "key-open" if game is not None and game.over else "key-resume"
        here = (("send", enter), ("replay", "key-replay"), ("note", "key-note"))
        return self.hints(("up down", "key-move"), *here, ("back", "key-back"))

    def do_replay(self) -> None:
        """Show the chosen game board by board from its beginning, without resuming it (`v`)."""
        game = self.chosen()
        if game is not None and not game.problem:
            self.dismiss(None)
            self.title_screen.look_back(game.name)

    def open(self) -> None:
        """Resume the game; a finished game opens at its last page."""
        game = self.chosen()
        if game is None or game.problem not in ("", DAMAGED):
            return
        self.dismiss(None)
        if game.problem:
            self.title_screen.rescue(game.name)
        else:
            self.title_screen.resume(game.name)
