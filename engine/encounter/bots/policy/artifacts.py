"""Rules of captains for artifacts, where they differ from those of rookies.

Whether to use or keep each artifact was measured by playing on from the true position among rookies (500 games of one
captain, see `ahead/meter.py`). The rule for zapping a Human of one's own side follows from the text of its sheet. The
module reads a `Sight`; exceptions for single aliens are in `bots/advice`.
"""

from engine.encounter.bots.policy import windows
from engine.encounter.bots.reading import advisers, after_reveal, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.kernel.asking import Question

WON = ("offense_won", "defense_won")


def emotion_control(sight: Sight, question: Question) -> bool:
    """Use Emotion Control as a main player if talks are worth more than the present result, as for a defender, who
    gains no colony by winning. Otherwise use it as a rookie would.
    """
    winner = sight.winning()
    if not sight.is_main() or winner is None:
        return windows.emotion_control(sight, question)
    now = worth.offense_wins(sight) if winner == OFF else worth.defense_wins(sight)
    return worth.talks(sight) > now


def quash(sight: Sight, question: Question) -> bool:
    """Use Quash on any deal between others, because both would gain without a fight."""
    return not sight.is_main()


def ionic_gas(sight: Sight, question: Question) -> bool:
    """Use Ionic Gas to save compensation from the bot's hand, or to deny others their rewards."""
    side = sight.side(sight.me)
    won = sight.is_main() and sight.view["outcome"] == WON[side]
    if won and after_reveal.kind(sight, side) == "attack" and after_reveal.kind(sight, 1 - side) == "negotiate":
        return True
    return windows.ionic_gas(sight, question)


def cosmic_zap(sight: Sight, question: Question) -> bool:
    """Use Cosmic Zap as a rookie would. Also zap a power of the bot's own side if that side is losing and wins by the
    zap.
    """
    if advisers.about_zap(sight, question) and after_reveal.matters(sight, windows.WORTH_A_ZAP):
        return True
    return windows.cosmic_zap(sight, question)


RULES: dict[str, windows.Rule] = {
    **windows.ARTIFACTS,
    "cosmic_zap": cosmic_zap,
    "emotion_control": emotion_control,
    "ionic_gas": ionic_gas,
    "quash": quash,
}
