"""Which commands a game has something for: the others are in no list of keys, no menu and no help."""

from __future__ import annotations

from cosmic_tui.games import course_of, has, lessons_of, manner_of, pages_of

OF_PAGES = ("why_not", "odds", "explain", "piles")


def is_there(game: str, command: str) -> bool:
    """Return whether this command does anything in that game."""
    if command in OF_PAGES:
        return command in pages_of(game).PAGES
    if command == "timing":
        return bool(course_of(game).moments())
    if command == "prepare":
        from cosmic_tui.games.usual import manner as usual

        return manner_of(game).ahead is not usual.ahead
    if command == "coach":
        return has(game, "coach") or bool(lessons_of(game))
    return True
