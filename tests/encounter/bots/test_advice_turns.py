"""What rookies know about aliens in the course of a turn: whom to meet, what to give, what to keep, what others do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.questions import question_of
from engine.encounter.bots.bargains import arranged
from engine.encounter.bots.policy import talks
from engine.encounter.bots.reading import advisers, duel, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.options import make_options
from engine.encounter.setup import new_game
from engine.encounter.state import Game
from engine.encounter.view import view
from engine.kernel.match import Match
from tests.encounter.bots.stages import FIGHT, PASS, go_on, seen, staged, told

# --- cards and turns ---------------------------------------------------------------------------------------------


def test_a_trader_swaps_a_short_hand_for_a_long_one() -> None:
    keys = {**FIGHT, "stage": "planning.before_pick"}
    for theirs, wanted in ((8, ("power", "trader.power")), (1, PASS)):
        found = seen(0, "window", **keys, aliens=["trader"], hands={"a": ["attack 6", "attack 4"], "b": theirs})
        assert told(found) == wanted


def test_a_miser_hoards_the_better_set() -> None:
    """R-SEC-3: it knows both of its sets, and compares them by what their cards are worth."""
    chosen = set()
    for seed in range(8):
        match = new_game(make_options(seats=3, aliens=["miser"], alien_mode="random"), seed)
        assert match.pending[0].why == "miser.choose_set"
        found = view(match, 0)
        first, second = (sum(map(worth.price, names)) for names in (found["hand"], found["kept"]["second_hand"]))
        chosen.add(told(found))
        assert told(found) == (("hand",) if first <= second else ("hoard",))
    assert len(chosen) == 2


def test_a_machine_goes_on_with_anything() -> None:
    """X-51."""
    keys = {**FIGHT, "stage": "encounter.end", "laid": {"a": "attack 4", "b": "attack 12"}}
    assert told(seen(0, "window", **keys, aliens=["machine"], hands={"a": ["attack 4"]})) == ("power", "machine.power")


def test_a_machine_with_nothing_to_win_by_sends_one_ship() -> None:
    """R-LAU-2: four with a card to be proud of, or with one to be paid for."""
    keys = {**FIGHT, "stage": "launch.send", "gate": {}}
    for cards, ships in (["attack 4", "attack 6"], 1), (["attack 4", "negotiate"], 4), (["attack 4", "attack 12"], 4):
        found = seen(0, "launch.send", **keys, aliens=["machine"], hands={"a": cards, "b": 3})
        assert sum(told(found)) == ships


def test_a_tick_tock_takes_any_peace() -> None:
    """R-DEA-10: a deal is a token less, whatever it brings."""
    found = deal_seen_by("tick_tock")
    assert told(found) == ("accept", found["question"]["data"]["theirs"][0])


def deal_seen_by(alien: str) -> dict[str, Any]:
    """A poor offer for one card, in the eyes of a defense with this alien."""
    laid, hands = {"a": "negotiate", "b": "negotiate"}, {"a": ["attack 4"], "b": ["attack 12", "attack 14"]}
    match = staged(**{**FIGHT, "stage": "resolution.deal"}, aliens=["", alien], laid=laid, hands=hands)
    while match.pending[0].why != "deal":
        go_on(match)
    match.answer(0, ("propose", ((), (), (("choice", 1),), (), ())))
    return view(match, 1)


def test_a_zombie_frees_ships_before_it_gives_a_card() -> None:
    """X-74: its third offer is the even one with the other's ships out of the warp; that is worth something to them."""
    laid, hands = {"a": "negotiate", "b": "negotiate"}, {"a": ["attack 4"], "b": ["attack 12"]}
    match = staged(**{**FIGHT, "stage": "resolution.deal"}, aliens=["zombie"], laid=laid, hands=hands, warp={"b": 5})
    while match.pending[0].why != "deal":
        go_on(match)
    found = view(match, 0)
    released = (("zombie", ((1, 5),)),)
    offers = talks.offers(Sight(found), question_of(found).data)
    assert [offer[4] for offer in offers] == [(), (), released, ()]
    assert offers[2][0] == () != offers[3][0]
    mine, theirs = (advisers.term(Sight(seen), "zombie", ((1, 5),)) for seen in (found, view(match, 1)))
    assert mine < 0 < theirs
    match.answer(0, ("propose", arranged(0, *offers[2])))


def test_a_poor_offer_is_not_taken_by_others() -> None:
    assert told(deal_seen_by("mind"))[0] != "accept"


# --- what a power makes of others' choices -----------------------------------------------------------------------


def test_what_falls_against_a_void_is_dearer_and_not_paid_for() -> None:
    """X-11: gone for good, no compensation; at the limit it is an ordinary loss."""
    keys = {**FIGHT, "hands": {"a": ["negotiate"], "b": 6}}
    void, mind = (Sight(seen(0, "planning.pick", **keys, aliens=["", alien])) for alien in ("void", "mind"))
    assert duel.compensation(mind, OFF) > duel.compensation(void, OFF) == 0
    assert worth.defense_wins(void) < worth.defense_wins(mind) < 0
    few = Sight(seen(0, "planning.pick", **keys, aliens=["", "void"], gone={"a": 15}))
    assert worth.defense_wins(few) == worth.losses(few, 0, few.ships_in(0))


def infect(match: Match[Game], victim: int) -> None:
    """The offense plays its Plague."""
    match.answer(0, 1)
    for option in (("card", FACE_BY_NAME["plague"]), ("seat", victim)):
        match.answer(0, match.pending[0].options.index(option))


def test_a_card_zap_answers_the_plague_that_has_named_me() -> None:
    """R-TIM-4: nobody is a main player yet, but it is I who lose."""
    keys: dict[str, Any] = {"stage": "regroup.begin", "hands": {"a": ["plague"], "b": ["card zap"]}}
    for victim, wanted in ((1, ("card", "card_zap")), (2, PASS)):
        match = staged(**keys)
        infect(match, victim)
        assert told(view(match, 1)) == wanted


def test_a_tripler_gives_a_twenty_rather_than_a_five() -> None:
    """T-VAL-5: to it they are a 7 and a 15."""
    keys: dict[str, Any] = {"stage": "regroup.begin", "hands": {"a": ["plague"], "b": ["attack 5", "attack 20"]}}
    for alien, wanted in (("tripler", ("card", "attack_20")), ("mind", ("card", "attack_05"))):
        match = staged(**keys, aliens=["", alien])
        infect(match, 1)
        while match.pending[0].why != "plague.discard":
            go_on(match)
        assert told(view(match, 1)) == wanted


def test_a_vulch_parts_with_an_artifact_sooner() -> None:
    """They all come back to it: four ships in the warp are enough for Mobius Tubes."""
    keys: dict[str, Any] = {"stage": "regroup.begin", "hands": {"a": ["mobius tubes", "attack 8"]}, "warp": {"a": 4}}
    for alien, wanted in (("vulch", ("card", "mobius_tubes")), ("mind", PASS)):
        assert told(seen(0, "window", **keys, aliens=[alien])) == wanted


# --- whom to meet, what to give, what to keep --------------------------------------------------------------------


TURN: dict[str, Any] = {"stage": "destiny.before_draw", "destiny": ["b"], "hands": {"a": ["attack 12"], "b": 8, "c": 8}}


def test_a_will_attacks_where_its_card_wins() -> None:
    """The one whose hand it knows to be poor, not the one whose hand it knows to be great."""
    found = seen(0, "will.target", **TURN, aliens=["will"])
    found["seen"] = [["hand", 2, ["attack_01"]]]
    assert told(found)[2] == 2
    found["seen"] = [["hand", 2, ["attack_40"]]]
    assert told(found)[2] == 1


GIVING = {**FIGHT, "stage": "alliance.closed"}


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        (["attack 8", "plague"], ("power", "philanthropist.power")),  # the last poor one: eight new ones follow
        (["attack 23", "plague"], PASS),  # too good to be given
        (["attack 8", "cosmic zap", "+5"], PASS),  # so is the rest of the hand
        (["attack 0", "attack 14", "attack 20"], ("power", "philanthropist.power")),  # junk
    ],
)
def test_a_philanthropist_gives_for_its_own_good(hand: list[str], wanted: Any) -> None:
    """X-76."""
    assert told(seen(0, "window", **GIVING, aliens=["philanthropist"], hands={"a": hand, "b": 6})) == wanted


def test_a_philanthropist_with_its_flare_gives_what_loses() -> None:
    """X-30: a negotiate that has to be laid loses to an attack."""
    hand = ["attack 14", "negotiate", "flare philanthropist"]
    keys = {**GIVING, "aliens": ["philanthropist"], "hands": {"a": hand, "b": 6}}
    found = seen(0, "philanthropist.card", using="philanthropist.power", **keys)
    assert told(found) == ("card", "negotiate")


def test_an_allied_philanthropist_gives_its_best_for_the_winning_colony() -> None:
    planets = {f"d:{number}": {"c": 1, "d": 4} for number in (1, 2, 3, 4)}
    keys = {**GIVING, "players": 4, "gate": {"a": 4, "c": 1}, "planets": planets}
    keys |= {"aliens": ["", "", "philanthropist"], "hands": {"a": 4, "b": 6, "c": ["attack 1", "attack 30"]}}
    assert told(seen(2, "philanthropist.taker", using="philanthropist.power", **keys)) == ("seat", 0)
    assert told(seen(2, "philanthropist.card", using="philanthropist.power", **keys)) == ("card", "attack_30")


def test_a_reincarnator_loses_gladly_until_it_has_something_to_lose() -> None:
    keys = {**FIGHT, "hands": {"a": 2, "b": 2}}
    lives: tuple[list[str], ...] = ([], ["remora"], ["virus"])
    alone, poor, great = (Sight(seen(0, "planning.pick", **keys, aliens=[["reincarnator", *life]])) for life in lives)
    assert [worth.prizes(sight, OFF, OFF) for sight in (alone, poor, great)] == [0, 0, 0]
    lost = [worth.prizes(sight, DEF, OFF) for sight in (alone, poor, great)]
    assert lost[0] == lost[1] > 0 > lost[2]


def test_a_warpish_leaves_the_warp_full() -> None:
    """Mobius Tubes stay in its hand, and its rewards are cards."""
    keys: dict[str, Any] = {"stage": "regroup.begin", "hands": {"a": ["mobius tubes", "attack 8"]}, "warp": {"a": 8}}
    for alien, wanted in (("warpish", PASS), ("mind", ("card", "mobius_tubes"))):
        assert told(seen(0, "window", **keys, aliens=[alien])) == wanted
    keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": "attack 1", "b": "attack 20"}, "warp": {"c": 8}}
    for alien, ships in (("warpish", 0), ("mind", 2)):
        found = seen(2, "reward.ships", **keys, beside={"c": 2}, aliens=["", "", alien])
        assert told(found) == ships


def test_a_virus_garrisons_its_homes() -> None:
    """T-TOT-1: one ship on a planet is no product at all; a colony abroad of two can wait."""
    planets = {"a:1": {"a": 1}, "a:2": {"a": 4}, "b:1": {"a": 2, "b": 4}}
    keys: dict[str, Any] = {"stage": "regroup.retrieve", "warp": {"a": 3}, "planets": planets}
    assert told(seen(0, "regroup.retrieve", **keys, aliens=["virus"])) == ("planet", 0)


def test_a_virus_with_an_overwhelming_product_shares_with_nobody() -> None:
    keys = {**FIGHT, "stage": "alliance.invite"}
    for card, wanted in (("attack 20", []), ("attack 6", [("seat", 2)])):
        assert told(seen(0, "alliance.invite", **keys, aliens=["virus"], hands={"a": [card]})) == wanted


def test_a_spiff_with_nothing_sends_one_ship_into_the_crash() -> None:
    keys = {**FIGHT, "stage": "launch.send", "gate": {}}
    for hand, ships in ((["attack 0", "attack 4"], 1), (["attack 0", "attack 30"], 4)):
        found = seen(0, "launch.send", **keys, aliens=["spiff"], hands={"a": hand, "b": 8})
        assert sum(told(found)) == ships


def test_a_settler_for_a_lost_power_may_be_the_last_one_of_a_home_planet() -> None:
    """Wild Parasite: with a ship on each of four home planets a colony abroad is worth one of them."""
    planets = {"a:1": {"a": 1}, "a:2": {"a": 4}, "a:3": {"a": 4}, "a:4": {}, "a:5": {}}
    for homes, wanted in ((4, ("card", "flare_parasite")), (3, PASS)):
        planets |= {f"c:{number}": {"c": 1 if number <= homes else 0} for number in (1, 2, 3, 4, 5)}
        warp = {"a": 11, "c": 20 - homes}
        keys = {**FIGHT, "stage": "launch.send", "gate": {}, "planets": planets, "warp": warp}
        match = staged(**keys, aliens=["zombie", "", "mind"], hands={"a": 2, "b": 2, "c": ["flare parasite"]})
        match.answer(0, 1)
        match.answer(0, (1, 0, 0))
        assert told(view(match, 2)) == wanted
