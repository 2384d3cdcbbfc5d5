"""Where a line of a script meets a question: words against options. Gives what `Match.answer` takes, or None.

Looks at the position only for names, and for what a whole line would need (a target that is legal).
"""

from typing import Any

from engine.chaos import combat
from engine.chaos.cards import EFFECTS, ON_PLAY
from engine.chaos.keywords import heavy_weapons
from engine.chaos.scenario.names import LETTERS, NOBODY, Names, face_of
from engine.chaos.scenario.phrases import Says, listed
from engine.chaos.scenario.position import ref_of
from engine.chaos.state import FACE, ITEM_FACE, SERIAL, Game
from engine.chaos.targets import candidates, is_aimed, possible_foes
from engine.kernel.asking import AMOUNT, PICK, SOME, SPREAD, Answer, Question, Ref, an_act
from engine.testing.names import UnknownName
from engine.testing.staging import Misfit, plain_answer

DECLINES: tuple[Ref, ...] = (("pass",), ("done",), ("hold",), ("decline",), ("back",), ("keep",), ("end",))


class Reading:
    """A position, with the names that the scenario file uses for its cards."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names

    def fitting(self, question: Question, says: Says) -> Answer | None:
        answer: Answer | None = getattr(self, says.kind)(question, **says.what)
        return answer

    def at(self, question: Question, *ref: Any) -> Answer | None:
        """Return the position of this option in the question, or None."""
        if question.shape != PICK or ref not in question.options:
            return None
        return question.options.index(ref)

    # --- the kinds of answers ---

    def one(self, question: Question, ref: Ref) -> Answer | None:
        return self.at(question, *ref)

    def concede(self, question: Question) -> Answer:
        return an_act("concede")

    def handle(self, question: Question, verb: str, name: str) -> Answer | None:
        return self.at(question, verb, self.names.handle(name))

    def pay(self, question: Question, name: str) -> Answer | None:
        return self.at(question, "pay", self.names.handle(name))

    def play(self, question: Question, card: str, name: str, on: list[str]) -> Answer | None:
        face = face_of(card)
        answer = self.at(question, "play", face)
        if answer is None or not self.may_aim(question.seat, face, 0, ON_PLAY[face], on):
            return None
        if name:
            self.names.expect(question.seat, face, name)
        return answer

    def use(self, question: Question, name: str, on: list[str]) -> Answer | None:
        handle = self.names.handle(name)
        hits = [number for number, ref in enumerate(question.options) if ref[:2] == ("use", handle)]
        if question.shape != PICK or not hits:
            return None
        effect = question.options[hits[0]][2]
        return hits[0] if self.may_aim(question.seat, self.game.rows[handle][FACE], handle, (effect,), on) else None

    def may_aim(self, seat: int, face: int, handle: int, effects: tuple[int, ...], on: list[str]) -> bool:
        """Return whether everything that the line names is a legal target. If not, the line means another card."""
        aimed = [EFFECTS[number] for number in effects if is_aimed(EFFECTS[number])]
        if not on or not aimed:
            return True
        foes = possible_foes(self.game, seat, face, handle, effects)
        able = [
            target
            for effect in aimed
            for foe in foes
            for target in candidates(self.game, (seat, foe, face, handle, -1), effect)
        ]
        wanted = [self.names.handle(name) or self.serial(name) for name in on]
        return all(target in able for target in wanted)

    def down(self, question: Question, card: str, name: str, on: str) -> Answer | None:
        face = face_of(card)
        answer = self.at(question, "down", face)
        if answer is not None and name:
            self.names.expect(question.seat, face, name)
        return answer

    def place(self, question: Question, on: str) -> Answer | None:
        if question.why != "main.place":
            return None
        named = self.at(question, "place", on)
        answer = named if named is not None else self.at(question, "row", self.names.handle(on))
        if answer is None:
            raise self.misfit(question, on)
        return answer

    def attack(self, question: Question, target: str) -> Answer | None:
        answer = self.at(question, "attack")
        if answer is None or ref_of(self.game, target, self.names) not in combat.attack_targets(
            self.game, question.seat
        ):
            return None
        return answer

    def target(self, question: Question, target: str) -> Answer | None:
        return self.at(question, *ref_of(self.game, target, self.names)) if question.why == "main.target" else None

    def ships(self, question: Question, why: str, names: list[str]) -> Answer | None:
        if question.why != why:
            return None
        wanted = [("row", self.names.handle(name)) for name in names]
        if not all(ref in question.options for ref in wanted):
            raise self.misfit(question, ", ".join(names))
        return tuple(sorted(question.options.index(ref) for ref in wanted))

    def board(self, question: Question, crew: str, ship: str) -> Answer | None:
        return self.at(question, "board", self.names.handle(crew), self.names.handle(ship))

    def fire(self, question: Question, ship: str, at: str, points: int) -> Answer | None:
        handle = self.names.handle(ship)
        answer = self.at(question, "fire", handle, self.names.handle(at))
        if answer is None or points > heavy_weapons.most(self.game, question.seat, handle):
            return None
        return answer

    def amount(self, question: Question, why: str, n: int) -> Answer | None:
        return n if question.why == why and question.shape == AMOUNT and question.low <= n <= question.high else None

    def spread(self, question: Question, parts: dict[str, int]) -> Answer | None:
        if question.shape != SPREAD:
            return None
        wanted = {("row", self.names.handle(name)): n for name, n in parts.items()}
        if not wanted.keys() <= set(question.options):
            return None
        answer = tuple(wanted.get(ref, 0) for ref in question.options)
        fits = all(n <= cap for n, cap in zip(answer, question.caps, strict=True))
        return answer if fits and question.low <= sum(answer) <= question.high else None

    def discard(self, question: Question, n: int) -> Answer | None:
        """Return an answer that discards this many cards of any kind."""
        if not question.options or question.options[0][0] != "card":
            return None
        if question.shape == PICK:
            return 0 if n == 1 else None
        return tuple(range(n)) if question.shape == SOME and question.low <= n <= question.high else None

    def choose(self, question: Question, name: str) -> Answer | None:
        """Return the option that has this name: a card on the table, a card id, an item, a seat, or the option's
        number.
        """
        if question.why in ("window", "main", "fire.act"):
            return None
        if question.shape == PICK:
            return next((number for number, ref in enumerate(question.options) if self.called(ref, name)), None)
        if question.shape != SOME:
            return None
        chosen: list[int] = []
        for word in [] if name in NOBODY else listed(name):
            free = [number for number in range(len(question.options)) if number not in chosen]
            hit = next((number for number in free if self.called(question.options[number], word)), None)
            if hit is None:
                return None
            chosen.append(hit)
        return tuple(sorted(chosen)) if question.low <= len(chosen) <= question.high else None

    def called(self, ref: Ref, name: str) -> bool:
        kind = ref[0]
        if kind == "row":
            return bool(self.names.handle(name) == ref[1])
        if kind == "item":
            return bool(self.serial(name) == ref[1])
        if kind == "card":
            return self.names.say_ref(ref[:2]) == f"card {name}"
        if kind == "trigger":
            return bool(self.names.handle(name) == ref[2]) or self.names.say_ref(("card", ref[1])) == f"card {name}"
        if kind == "option":
            return name == f"option {ref[1] + 1}"
        if kind == "seat":
            return name == LETTERS[ref[1]]
        return bool(name == kind)

    def serial(self, name: str) -> int:
        """Return the newest item of the stack that belongs to this card."""
        try:
            face = face_of(name)
        except UnknownName:
            return 0
        return max((int(item[SERIAL]) for item in self.game.items if item[ITEM_FACE] == face), default=0)

    def misfit(self, question: Question, said: str) -> Misfit:
        offered = ", ".join(self.names.say_ref(ref) for ref in question.options)
        return Misfit("not_offered", said=said, question=question.why, offered=offered)


def unscripted(question: Question) -> Answer:
    """Return the answer of a seat that the script does not mention: decline, choose as little as possible, and leave
    damage where it was aimed.
    """
    if question.why == "fire.divide":
        return (question.high, *[0] * (len(question.options) - 1))
    return plain_answer(question, DECLINES)


def say_answer(names: Names, question: Question, answer: Answer) -> str:
    """Return an answer in words for the report."""
    if isinstance(answer, dict):
        return " ".join(map(str, answer["act"]))
    if question.shape == PICK:
        return names.say_ref(question.options[answer])
    if question.shape == SOME:
        return ", ".join(names.say_ref(question.options[number]) for number in answer) or NOBODY[0]
    if question.shape == SPREAD:
        places = zip(answer, question.options, strict=True)
        return ", ".join(f"{count} {names.say_ref(ref)}" for count, ref in places if count) or NOBODY[0]
    return str(answer)
