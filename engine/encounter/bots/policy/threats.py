"""Threats: late in the talks an offer may say that without a deal the bot will oppose the other player next time. The
bot then does so.

Whether there was a deal is seen from the planet that the bot asked for. The module reads a `Sight`; the words of a
threat are elsewhere.
"""


from engine.encounter.bots.bargains import mine_first
from engine.encounter.bots.policy import fleet
from engine.encounter.bots.policy.frontier import surplus
from engine.encounter.bots.reading.sight import DEF, NOBODY, OFF, Sight
from engine.encounter.view_types import Bargain, View
from engine.kernel.asking import Answer, Question

Encounter = tuple[int, int]
WORTH_IT = 0.6  # least worth of a deal for which the bot threatens
LATE = 3  # proposals left
MOST_TRUST = 0.65  # nobody threatens a friend


class Threats:
    """The threats that a bot has made. At most one is open, as (who was warned, the planet the bot asked for, the
    encounter in which it was said).
    """

    __slots__ = ("done", "open")

    def __init__(self) -> None:
        self.open: tuple[int, int, Encounter] | None = None
        self.done: tuple[int, Encounter] | None = None  # the last one that was carried out

    def consider(self, sight: Sight, data: Bargain, answer: Answer, trust: float) -> None:
        """Add a threat to an offer, if it is late in the talks, asks for a colony, is worth it and goes to a player who
        is no friend.
        """
        if answer[0] != "propose" or data["left"] > LATE:
            return
        offer = mine_first(data["side"], answer[1])
        if offer[3] and surplus(sight, data, offer) >= WORTH_IT and trust < MOST_TRUST:
            self.open = data["opponent"], offer[3][0], encounter(sight.view)

    def carried_out(self, sight: Sight, question: Question) -> int | None:
        """Return the number of the option to oppose the player who was warned. Return None if no threat is due, or if
        that would cost a colony or win for another player.
        """
        if self.open is None or self.open[2] == encounter(sight.view):
            return None
        warned, planet, _ = self.open
        if sight.here(planet, sight.me):  # the offer was taken
            self.open = None
            return None
        against = ("side", {sight.offense: DEF, sight.defense: OFF}.get(warned, NOBODY))
        if against not in question.options or not fleet.spare(sight):
            return None
        if against[1] == OFF and wins_for_others(sight):
            return None
        self.open, self.done = None, (warned, encounter(sight.view))
        return question.options.index(against)

    def warned(self, view: View, seat: int) -> bool:
        """Return whether the offer that was just made to that seat came with a threat."""
        return self.open is not None and (self.open[0], self.open[2]) == (seat, encounter(view))

    def done_now(self, view: View) -> int:
        """Return the player whom the bot opposes in this encounter because of a threat; -1 if none."""
        return self.done[0] if self.done is not None and self.done[1] == encounter(view) else NOBODY


def wins_for_others(sight: Sight) -> bool:
    """Return whether landing would win for the offense and not for the bot. No threat obliges the bot to help with
    that.
    """
    return sight.wins_by_landing(sight.offense) and not sight.wins_by_landing(sight.me)


def encounter(view: View) -> Encounter:
    return view["turn"], view["number"]
