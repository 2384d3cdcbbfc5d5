"""Windows: which reinforcement, artifact, flare or power is worth using now. Usually the bot passes.

An item without a rule of its own is used if that costs nothing (see `free`). Advice for single aliens comes before
these rules.
"""

from collections.abc import Callable

from engine.encounter.bots.policy.fights import chance_of_my_side
from engine.encounter.bots.reading import advisers, after_reveal, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.cards import ARTIFACT_IDS, FACE_BY_NAME, REINFORCEMENTS
from engine.kernel.asking import Answer, Question, Ref

MOBIUS_FROM = 6  # own ships in the warp
WORTH_A_REINFORCEMENT = 0.4
WORTH_A_ZAP = 0.8
WORTH_A_PEACE = 1.2
PLAGUE_FROM = 3  # foreign colonies of the victim
MANY_CARDS = 3
SHIPS_TO_SEND_HOME = 3
GOES_WELL = 0.6
AFTERWARDS = ("resolution.", "encounter.")  # the fight is over by then
LOSSES = "resolution.losses"  # but ships are still at stake

Rule = Callable[[Sight, Question], bool]


# --- reinforcements ----------------------------------------------------------------------------------------------


def reinforcement(sight: Sight, question: Question) -> int | None:
    """Return the number of the card to add: the smallest that is enough, or the largest if only several together are
    enough.
    """
    found = [
        (REINFORCEMENTS[FACE_BY_NAME[ref[1]]], number)
        for number, ref in enumerate(question.options[:-1])
        if FACE_BY_NAME.get(ref[1]) in REINFORCEMENTS
    ]
    missing = sight.missing() if found else 0
    if not missing:
        return None
    enough = [entry for entry in found if entry[0] >= missing]
    if not enough and sum(REINFORCEMENTS[FACE_BY_NAME[name]] for name in sight.of_type("reinforcement")) < missing:
        return None
    if not after_reveal.matters(sight, WORTH_A_REINFORCEMENT):
        return None
    return min(enough)[1] if enough else max(found)[1]


# --- artifacts ---------------------------------------------------------------------------------------------------


def enough(sight: Sight, what: float, usual: float) -> bool:
    """Return whether an artifact would bring enough to be used. A player whose power gives artifacts back uses them for
    less.
    """
    return what >= usual * advisers.constant(sight, sight.me, "ARTIFACTS", 1.0)


def mobius_tubes(sight: Sight, question: Question) -> bool:
    return enough(sight, sight.seats[sight.me]["warp"], MOBIUS_FROM)


def plague(sight: Sight, question: Question) -> bool:
    return sight.colonies_abroad(sight.leader()) >= PLAGUE_FROM


def force_field(sight: Sight, question: Question) -> bool:
    """Use Force Field if the side that the bot does not want has many more allied ships."""
    offense, defense = (sum(sight.ships_in(seat) for seat in sight.allies(side)) for side in (OFF, DEF))
    if abs(offense - defense) < SHIPS_TO_SEND_HOME or not enough(sight, abs(worth.stake(sight)), 1):
        return False
    return (worth.wanted_side(sight) == DEF) == (offense > defense)


def emotion_control(sight: Sight, question: Question) -> bool:
    return after_reveal.lost(sight) and enough(sight, abs(worth.stake(sight)), WORTH_A_PEACE)


def ionic_gas(sight: Sight, question: Question) -> bool:
    """Use Ionic Gas if others would get many rewards and the bot would get none."""
    if sight.view["outcome"] != "defense_won" or sight.side(sight.me) == DEF:
        return False
    return sum(sight.ships_in(seat) for seat in sight.allies(DEF)) >= MANY_CARDS


def quash(sight: Sight, question: Question) -> bool:
    """Use Quash against a deal between others if one of them is about to win."""
    return not sight.is_main() and min(sight.to_win(sight.offense), sight.to_win(sight.defense)) <= 1


def hostile(sight: Sight, seat: int) -> bool:
    """Return whether this seat's action is likely to be against the bot."""
    if seat == sight.me:
        return False
    if sight.side(sight.me) >= 0 and sight.side(seat) >= 0:
        return sight.side(seat) != sight.side(sight.me)
    return sight.to_win(seat) <= 1 and sight.side(seat) >= 0


def cosmic_zap(sight: Sight, question: Question) -> bool:
    """Use Cosmic Zap against another player's use that may decide a fight the bot cares about. The question names the
    act.
    """
    moment = str(sight.view["moment"])
    if advisers.about_zap(sight, question) is False or (moment.startswith(AFTERWARDS) and moment != LOSSES):
        return False
    if moment.startswith("reveal.") and after_reveal.lost(sight):
        return False  # a use that has not counted yet is not the reason for losing
    return hostile(sight, question.data[0]) and enough(sight, abs(worth.stake(sight)), WORTH_A_ZAP)


def aimed_at_me(sight: Sight) -> bool:
    """Return whether a card responds to the bot's own use, or has named the bot as its victim."""
    acts = sight.view["stack"]
    if not acts or acts[-1][1] == sight.me:
        return False
    answers_me = len(acts) > 1 and acts[-2][1] == sight.me
    return answers_me or bool(acts[-1][2] == "plague.use" and acts[-1][4] == [sight.me])


def card_zap(sight: Sight, question: Question) -> bool:
    """Use Card Zap when a Cosmic Zap would be used on a power, and always against a card that is aimed at the bot."""
    if aimed_at_me(sight):
        return True
    return hostile(sight, question.data[0]) and enough(sight, abs(worth.stake(sight)), WORTH_A_ZAP)


ARTIFACTS: dict[str, Rule] = {
    "mobius_tubes": mobius_tubes,
    "plague": plague,
    "force_field": force_field,
    "emotion_control": emotion_control,
    "ionic_gas": ionic_gas,
    "quash": quash,
    "cosmic_zap": cosmic_zap,
    "card_zap": card_zap,
}


def artifact(sight: Sight, question: Question, name: str, rules: dict[str, Rule] = ARTIFACTS) -> bool:
    """Return whether to use an artifact, by its rule. An artifact without a rule is kept."""
    rule = rules.get(name)
    return rule is not None and rule(sight, question)


# --- everything else ---------------------------------------------------------------------------------------------


def free(sight: Sight, question: Question, ref: Ref) -> bool:
    """Return whether to use an item without advice: yes if it costs nothing, but not to change a fight that goes well.

    A flare is used only in an encounter in which the bot takes part. It comes back, but only one may be used in an
    encounter.
    """
    moment = str(question.by[1]) if question.by is not None else ""
    if moment.startswith("reveal.") and not after_reveal.lost(sight):
        return False
    if moment.startswith("planning.") and sight.side(sight.me) >= 0 and chance_of_my_side(sight) > GOES_WELL:
        return False
    return ref[0] not in ("card", "hoard") or sight.side(sight.me) >= 0


def allies_to_cancel(sight: Sight, question: Question) -> Answer:
    """Return the allies of the side that the bot does not want to win."""
    against = 1 - worth.wanted_side(sight)
    chosen = tuple(number for number, ref in enumerate(question.options) if sight.side(ref[1]) == against)
    return chosen[: question.high] if len(chosen) >= question.low else tuple(range(question.low))


def is_artifact(name: str) -> bool:
    return name in ARTIFACT_IDS


def side_to_reinforce(sight: Sight, question: Question) -> Answer:
    """Return the side that the bot wants to win; the other side if the lower total wins."""
    wanted = worth.wanted_side(sight)
    return 1 - wanted if after_reveal.upside_down(sight) else wanted
