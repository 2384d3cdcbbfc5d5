"""Events by name, as a table and its guests are told of them: which facts each kind has, and in which order steps give
them. Behind the bar stands what only some may know. Knows no position and no sentence."""

from typing import Any

from engine.kernel.game import Emitted
from engine.kernel.plain_data import Told

FIELDS = {
    # set-up
    "table_laid": "tiles",
    "factions_chosen": "factions",
    "upgrades_dealt": "upgrades",
    "destinies_chosen": "",
    "leaders_placed": "seat region",
    "rolled_for_first": "seats dice",
    "game_begins": "seat",
    # a turn
    "turn_began": "seat turn",
    "launched": "seat ship region energy",
    "activated": "seat region tile",
    "returning": "seat",
    "module_activated": "seat module means",
    "half_moon": "seat left right moon",
    "ships_back": "seat",
    "lasting_over": "seat cards",
    "returned": "seat",
    "over_limit": "seat resource n",
    "turn_ended": "seat",
    # what comes to a player and goes
    "gained": "seat amounts by",
    "paid": "seat amounts by",
    "drawn": "seat n by | cards",
    "discarded": "seat cards why",
    "scored": "seat n by",
    "collected": "seat region amounts",
    "recruited": "seat n region",
    "captured": "seat moon region",
    "slotted": "seat moon frame",
    "abandoned": "seat moon",
    "moon_discarded": "seat moon why",
    "moon_lost": "region moon",
    "handed_over": "seat at thing",
    "card_given": "seat at | cards",
    "token_given": "seat at | token",
    "advanced": "seat track space",
    "token_taken": "seat token",
    "discovered": "seat where | token",
    "token_used": "seat token",
    "reshuffled": "deck",
    # cards and abilities
    "card_played": "seat card",
    "ability_used": "seat ability",
    "exchange_declined": "seat",
    # ships, modules, developments
    "built": "seat ship",
    "upgraded": "seat upgrade",
    "moved": "seat ship start region",
    "repaired": "seat what",
    "module_gained": "seat module by",
    "module_discarded": "module",
    "refilled": "track modules",
    "rearranged": "seat module after",
    "module_damaged": "seat module",
    "infested": "seat module",
    "developed": "seat development region",
    "card_turned": "seat development up",
    # raiders
    "nebula_rolled": "region",
    "raider_revealed": "raider",
    "raider_placed": "class n region",
    "raider_moved": "class n start region",
    "raider_removed": "class n region",
    "raider_shield_marked": "class raider",
    "ambush": "class region",
    # battles
    "battle_began": "region sides",
    "battle_step": "step",
    "escalated": "seat ships region",
    "battle_broken_off": "seat",
    "offer_declined": "seat",
    "dice_changed": "side n by",
    "targeting_changed": "side n by",
    "forbidden": "seat",
    "energy_spent": "seat n",
    "rolled": "side targeting first again final",
    "rerolled": "side chosen again final",
    "die_raised": "side before after",
    "battle_decided": "winners lost",
    "reward": "seat raider",
    "tactical_operation": "seat choice",
    "raiders_strike": "raider",
    "ship_spared": "seat ship",
    "shield_marked": "seat ship region",
    "ship_lost": "seat ship region where",
    "leader_lost": "seat region",
    "battle_ended": "why",
    "battle_over": "",
    # events, the growing map
    "event_marker": "steps",
    "event_due": "seat",
    "planet_laid": "tile region moon",
    "events_seen": "seat n | top bottom",
    "event_revealed": "card",
    "event_scores": "card track",
    "event_over": "card steps",
    "bonus_placed": "region resource n",
    # the end
    "end_triggered": "seat",
    "destiny_shown": "seat destiny",
    "final_score": "seat lines vp",
    "game_over": "winners",
}

TOLD = Told(FIELDS, {})

# what tells nothing that was hidden before: an answer that has only told these may be taken back
SHOWS_NOTHING = frozenset(
    "launched activated returning module_activated half_moon ships_back lasting_over gained paid scored "
    "collected recruited slotted abandoned moon_discarded handed_over advanced token_taken token_used "
    "ability_used exchange_declined built upgraded moved repaired rearranged module_damaged infested developed "
    "card_turned raider_moved raider_removed raider_shield_marked ambush battle_began battle_step escalated "
    "battle_broken_off offer_declined dice_changed targeting_changed forbidden energy_spent ship_spared shield_marked "
    "ship_lost event_marker event_due bonus_placed module_discarded battle_ended battle_over tactical_operation".split()
)


FROM_HAND = ("discarded", "card_played")  # the others see a card that lay hidden in its owner's hand


def named(event: Emitted, known: bool) -> dict[str, Any]:
    """Return one event as plain data, with its secret part only if `known`."""
    kind, facts, _, secret = event
    return TOLD.named(kind, facts, secret if known else None)


def shows_something(event: dict[str, Any], seat: int) -> bool:
    """Return whether this event may have shown a seat something that was hidden before."""
    kind = event["event"]
    if kind in ("drawn", "discovered", "events_seen", "card_given", "token_given"):
        return any(name in event for name in ("cards", "token", "top"))
    if kind in FROM_HAND:
        return bool(event["seat"] != seat)
    return kind not in SHOWS_NOTHING
