"""Enigma Device (4): clockwise from the user everybody ends with exactly eight cards; the user may discard first."""


from engine.encounter.cards import HAND_SIZE
from engine.encounter.hand import discard_at_random, discard_from_hand, draw
from engine.encounter.items import Technology, Use
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Asking, Choice, some


def level(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for other in reversed([seat, *game.others_clockwise(seat)]):
        game.push("enigma_device.to_eight", other)
    game.push("enigma_device.throw_first", seat)


@step
def throw_first(game: Game, seat: int) -> Asking:
    hand = game.hands[seat]
    chosen = yield some(seat, "enigma_device.discard", [("card", face) for face in hand], 0, len(hand))
    discard_from_hand(game, seat, [hand[number] for number in chosen], "enigma_device")


@step
def to_eight(game: Game, seat: int) -> None:
    held = len(game.hands[seat])
    if held > HAND_SIZE:
        discard_at_random(game, seat, held - HAND_SIZE, "enigma_device")
    else:
        draw(game, seat, HAND_SIZE - held, "enigma_device")


TECHNOLOGY = Technology(4, (Use(("regroup.begin",), level),))
