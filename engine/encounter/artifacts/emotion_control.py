"""Emotion Control: every attack among the two turned cards counts as a negotiate for this encounter (X-37)."""


from engine.encounter.items import Artifact, Use
from engine.encounter.state import DEF, OFF, Event, Game
from engine.encounter.values import types
from engine.kernel.asking import Choice


def an_attack_lies_open(game: Game, seat: int, event: Event) -> bool:
    return "attack" in types(game)


def calm(game: Game, seat: int, choice: Choice, event: Event) -> None:
    kinds = types(game)
    for side in (OFF, DEF):
        if kinds[side] == "attack":
            game.effects.append(("negotiate", side, ("artifact", "emotion_control")))


ARTIFACT = Artifact(1, Use(("reveal.flipped", "reveal.reinforce"), calm, when=an_attack_lies_open))
