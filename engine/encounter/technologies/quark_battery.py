"""Quark Battery (3): an encounter card stored on completion may replace the revealed one."""


from engine.encounter.cards import MORPH
from engine.encounter.hand import always_put, discard
from engine.encounter.items import Technology, Use
from engine.encounter.phases.reveal import replace_card
from engine.encounter.sheets import technology_of
from engine.encounter.state import STORED, Event, Game, step
from engine.encounter.technology import known, leave_play
from engine.kernel.asking import Asking, Choice, pick


def load(game: Game, seat: int) -> None:
    game.push("quark_battery.store", seat)


@step
def store(game: Game, seat: int) -> Asking:
    """Ask which encounter card to store. Without one in hand nothing is stored and the technology goes."""
    faces = sorted({face for face in game.hands[seat] if face <= MORPH})
    if not faces:
        leave_play(game, seat, known("quark_battery"))
        return
    answer = yield pick(seat, "quark_battery.store", [("card", face) for face in faces], marks=always_put(game, seat))
    tech = technology_of(game, seat, "quark_battery")
    if tech is not None:
        game.part_with(seat, faces[answer])
        tech[STORED] = faces[answer]
        game.whisper("card_stored", 1 << seat, (faces[answer],), seat, "quark_battery")


def loaded(game: Game, seat: int, event: Event) -> bool:
    tech = technology_of(game, seat, "quark_battery")
    return tech is not None and tech[STORED] >= 0


def exchange(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Replace the revealed card: the stored one is a new base (T-VAL-1). A morph that copied the old card keeps that
    copy (R-REV-2).
    """
    tech = technology_of(game, seat, "quark_battery")
    if tech is None:
        return
    face, tech[STORED] = tech[STORED], -1
    old = replace_card(game, game.side_of(seat), face, ("technology", "quark_battery"))
    discard(game, seat, [old], why="quark_battery")


TECHNOLOGY = Technology(
    3, (Use(("reveal.flipped", "reveal.reinforce"), exchange, role="main", when=loaded),), completed=load
)
