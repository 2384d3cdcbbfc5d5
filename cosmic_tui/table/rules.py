"""The games that can be played at a table, as the engine finds them. Names none of them."""

from engine.games import games, rules_of
from engine.kernel.game import AnyMatch, Rules, Tell

__all__ = ["AnyMatch", "Rules", "Tell", "games", "rules_of"]
