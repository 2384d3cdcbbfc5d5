"""Gluon Mines (X, secret): as many attacking ships as there are ships on it go to the warp; with none left the defense
wins.
"""


from engine.encounter.items import Technology, Use
from engine.encounter.losses import lose
from engine.encounter.moments import jump
from engine.encounter.phases.reveal import note_shares
from engine.encounter.sheets import technology_of
from engine.encounter.state import DEF, DEFENSE_WON, GATE, OFF, SHIPS, Event, Game, step
from engine.kernel.asking import Asking, Choice, spread


def attackers_there(game: Game, seat: int, event: Event) -> bool:
    return any(game.gate)


def choose_targets(game: Game, seat: int, event: Event) -> Asking:
    """Ask the defense which ships are hit, also among allies."""
    tech = technology_of(game, seat, "gluon_mines")
    owners = [who for who in game.order if game.gate[who]]
    counts = yield spread(
        seat,
        "gluon_mines.targets",
        [("seat", who) for who in owners],
        [game.gate[who] for who in owners],
        1,
        tech[SHIPS] if tech is not None else 1,
    )
    return tuple((who, count) for who, count in zip(owners, counts, strict=True) if count)


def explode(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("gluon_mines.look")
    lose(game, [[who, GATE, count] for who, count in choice], "gluon_mines")


@step
def look(game: Game) -> None:
    """Reveal the cards without effect and let the defense win without totals if no attacker is left (T-END-1)."""
    if any(game.gate):
        return
    game.open = [1, 1]
    game.outcome = DEFENSE_WON
    game.note("cards_unturned")
    game.emit("turned_without_effect", game.laid[OFF], game.laid[DEF])
    game.emit("decided", DEFENSE_WON, (), ())
    note_shares(game)
    jump(game, "resolution.decided")


TECHNOLOGY = Technology(
    0,
    (
        Use(
            ("planning.cards_down",),
            explode,
            role="defense",
            when=attackers_there,
            announce=choose_targets,
        ),
    ),
    secret=True,
)
