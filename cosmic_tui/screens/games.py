"""Saved games: a row each, the one played last first; Enter goes on with it. What cannot be played on says why."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.diary.notes import GAMES
from cosmic_tui.games import name_of, tongue_of, voice_of
from cosmic_tui.new_game import Saved, games
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.screens.noting import NotingScreen
from cosmic_tui.words.loader import words as words_of

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen

GAME_NAME = 12
DAMAGED = "save_broken"  # its good part can be played on


class GamesScreen(NotingScreen, ListScreen):
    """All games of this machine, each with a private note if there is one."""

    own_page = "games"

    headline = "scr-saved"

    def __init__(self, title: TitleScreen) -> None:
        super().__init__()
        self.title_screen = title
        self.games = games(title.cosmic.start.games)

    @property
    def several(self) -> bool:
        """Return whether the list holds saves of several games."""
        return len({game.game for game in self.games if game.game}) > 1

    def entries(self) -> list[Sequence[Run]]:
        notes = self.cosmic.diary.notes(GAMES)
        return [self._row(game, notes.get(game.name, "")) for game in self.games]

    def _row(self, game: Saved, note: str) -> list[Run]:
        say = self.cosmic.words.say
        changed = time.localtime(game.changed)
        when = f"{self.cosmic.words.date(*changed[:3])} {time.strftime('%H:%M', changed)}"
        head = [Run(f"{when}  ", "muted"), Run(self.cosmic.words.join(game.people).ljust(14), "text", "", "bold")]
        if game.problem:
            if game.problem == DAMAGED:
                words = self.look.say_keys("scr-line-damaged", file=game.name, number=game.facts["answers"])
            else:
                words = refused(voice_of(self.cosmic.words), game.problem, {"name": game.name, **game.facts})
            return [*head, Run(words, "warn")]
        language = self.cosmic.words.language
        turn = tongue_of(game.game).saved(words_of(language, game.game), game.where)
        state = say("scr-game_over") if game.over else turn
        if self.several:
            head.append(Run(name_of(language, game.game, "short").ljust(GAME_NAME), "info"))
        noted = [Run(f"   {note}", "text")] if note else []
        return [*head, Run(f"  {state}", "text" if not game.over else "muted"), *noted]

    def subject(self) -> tuple[str, str]:
        return GAMES, self.games[self.at].name if self.games else ""

    def keys(self) -> list[Run]:
        if self.noting is not None or self.unnoted:
            return [*self.note_runs(), Run("   "), *self.hints(("send", "key-note"), ("back", "key-back"))]
        here = (("send", "key-resume"), ("replay", "key-replay"), ("note", "key-note"))
        return self.hints(("up down", "key-move"), *here, ("back", "key-back"))

    def do_replay(self) -> None:
        """`v`: from its beginning, board by board, without going on with it."""
        game = self.games[self.at] if self.games else None
        if game is not None and not game.problem:
            self.dismiss(None)
            self.title_screen.look_back(game.name)

    def open(self) -> None:
        game = self.games[self.at] if self.games else None
        if game is None or game.problem not in ("", DAMAGED):
            return
        self.dismiss(None)
        if game.problem:
            self.title_screen.rescue(game.name)
        else:
            self.title_screen.resume(game.name)
