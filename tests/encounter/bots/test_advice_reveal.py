"""What rookies know about aliens once the cards are up, and about bluffs and threats."""

from __future__ import annotations

from typing import Any

from engine.encounter.bots.advice import gambler
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.cards import NEGOTIATE
from engine.encounter.view import view
from tests.encounter.bots.stages import FIGHT, OPEN, PASS, go_on, names_of, seen, staged, told

# --- after the reveal --------------------------------------------------------------------------------------------


def test_fodder_throws_in_just_enough() -> None:
    """8 against 24: seventeen are missing, and 8 and 9 are just that."""
    keys = {**OPEN, "laid": {"a": "attack 6", "b": "attack 20"}}
    hands = {"a": ["attack 7", "attack 8", "attack 9", "attack 4"]}
    assert told(seen(0, "window", **keys, aliens=["fodder"], hands=hands)) == ("power", "fodder.power")
    found = seen(0, "fodder.cards", using="fodder.power", **keys, aliens=["fodder"], hands=hands)
    assert names_of(told(found)) == ["attack_08", "attack_09"]


def test_fodder_lays_low_what_its_middling_cards_can_follow() -> None:
    """Against an open 14 the 8 wins with 9 and 10 behind it, and the 20 is kept; without them it is needed."""
    for middling, wanted in ((["attack 8", "attack 9", "attack 10"], "attack_08"), ([], "attack_20")):
        hands = {"a": ["attack 6", *middling, "attack 20"], "b": ["attack 14"]}
        found = seen(0, "planning.pick", **FIGHT, aliens=["fodder"], hands=hands)
        found["laid"][DEF] = ["open", "attack_14"]
        assert told(found) == ("card", wanted)


def test_fodder_keeps_its_cards_if_they_are_not_enough() -> None:
    keys = {**OPEN, "laid": {"a": "attack 6", "b": "attack 40"}, "hands": {"a": ["attack 12", "attack 14"]}}
    assert told(seen(0, "window", **keys, aliens=["fodder"])) == PASS


def test_a_chosen_prays_only_when_it_is_losing() -> None:
    for card, wanted in (("attack 20", ("power", "chosen.power")), ("attack 4", PASS)):
        keys = {**OPEN, "laid": {"a": "attack 12", "b": card}}
        assert told(seen(0, "window", **keys, aliens=["chosen"])) == wanted


def test_a_reserve_spends_the_smallest_sum_that_decides() -> None:
    """X-77: 6 against 10, and a tie would be the defense's: the five is enough."""
    keys = {**OPEN, "stage": "reveal.reinforce", "laid": {"a": "attack 4", "b": "attack 6"}}
    hands = {"a": ["attack 0", "attack 4", "attack 5", "attack 6"]}
    found = seen(0, "reserve.boost", using="reserve.boost", **keys, aliens=["reserve"], hands=hands)
    assert names_of(told(found)) == ["attack_05"]


def test_a_zap_is_not_wasted_on_the_human() -> None:
    """T-ZAP-4: it would hand the Human the encounter."""
    keys = {**OPEN, "laid": {"a": "attack 12", "b": "attack 14"}, "hands": {"b": ["cosmic zap"]}}
    assert told(seen(1, "respond", **keys, aliens=["human"])) == PASS


def test_a_zap_is_kept_when_the_fight_is_over() -> None:
    """T-DIS-1: that a beaten player keeps its card is not worth a zap."""
    laid = {"a": "attack 14", "b": "attack 4"}
    keys = {**FIGHT, "stage": "resolution.keep", "laid": laid, "hands": {"a": ["cosmic zap"], "b": 2}}
    assert told(seen(0, "respond", "clone.power", **keys, aliens=["", "clone"])) == PASS


def test_a_tripler_is_zapped_where_that_decides() -> None:
    """R-POW-7."""
    keys = {**OPEN, "laid": {"a": "attack 8", "b": "attack 14"}, "hands": {"b": ["cosmic zap"]}}
    planets = {"b:1": {"b": 2}, "b:2": {"b": 1}, "b:3": {"b": 1}, "b:4": {}, "b:5": {}}
    assert told(seen(1, "respond", **keys, aliens=["tripler"], planets=planets)) == ("card", "cosmic_zap")


def test_less_is_more_against_anti_matter() -> None:
    """R-REI-2: where the lower total wins, a reinforcement goes to the other side."""
    keys = {**OPEN, "stage": "reveal.flipped", "laid": {"a": "attack 6", "b": "attack 8"}, "hands": {"b": ["+5"]}}
    found = seen(1, "window", **keys, aliens=["anti_matter"])
    assert found["sum"]["ahead"][0] == OFF
    question = {**found["question"], "why": "reinforce.side", "options": [["side", OFF], ["side", DEF]]}
    assert told({**found, "question": question}) == ("side", OFF)


# --- bluffs and threats ------------------------------------------------------------------------------------------


def test_a_gambler_says_the_truth_when_it_wins() -> None:
    keys = {**OPEN, "stage": "reveal.one_side", "laid": {"a": "attack 14", "b": "attack 6"}, "hands": {"a": 3, "b": 3}}
    assert told(seen(0, "window", **keys, aliens=["gambler"])) == ("power", "gambler.power")
    found = seen(0, "gambler.state", using="gambler.power", **keys, aliens=["gambler"])
    assert told(found) == ("card", "attack_14")


def test_a_gambler_lies_the_less_the_more_is_at_stake() -> None:
    """A lie is caught gladly where the fight matters: more than a third of lost fights is never bluffed."""
    keys = {**OPEN, "stage": "reveal.one_side", "laid": {"a": "attack 6", "b": "attack 14"}, "hands": {"a": 3, "b": 3}}
    found = seen(0, "window", **keys, aliens=["gambler"])
    calm = gambler.lies_of(Sight(found), 0)
    found["seats"][0]["abroad"] = 4
    assert 0 < gambler.lies_of(Sight(found), 0) < calm < 34


def test_more_ships_at_stake_make_room_for_more_lies() -> None:
    """T-FLR-3: who is asked to believe risks the stake as well, so the super is played on lies too."""
    keys = {**OPEN, "stage": "reveal.one_side", "laid": {"a": "attack 6", "b": "attack 14"}}
    hands = {"a": ["flare gambler", "attack 4"], "b": 3}
    found = seen(0, "window", **keys, aliens=["gambler"], hands=hands)
    assert gambler.lies_of(Sight(found), gambler.STAKE) > 2 * gambler.lies_of(Sight(found), 0)
    truth = seen(0, "window", **{**keys, "laid": {"a": "attack 20", "b": "attack 14"}}, aliens=["gambler"], hands=hands)
    assert told(truth) == ("card", "flare_gambler")


def test_a_calculator_lays_what_its_announcement_makes_good() -> None:
    """T-VAL-4: against a hand of one 23 a 13 is enough, since the 23 becomes a 10; the 30 is kept."""
    hands = {"a": ["attack 13", "attack 30"], "b": ["attack 23"]}
    for alien, wanted in (("calculator", "attack_13"), ("human", "attack_30")):
        found = seen(0, "planning.pick", **FIGHT, aliens=[alien], hands=hands)
        found["seen"] = [["hand", 1, ["attack_23"]]]
        assert told(found) == ("card", wanted)


def test_a_statement_that_does_no_harm_is_believed() -> None:
    """R-SEC-3: a defense that wins anyway challenges nothing; one that would lose much does."""
    for mine, wanted in (("attack 40", ("accept",)), ("attack 6", ("challenge",))):
        keys = {**OPEN, "stage": "reveal.one_side", "laid": {"a": "attack 14", "b": mine}, "hands": {"a": 3}}
        found = seen(1, "gambler.answer", using="gambler.power", **keys, aliens=["gambler"])
        found["question"]["data"] = [14, 0]
        found["seats"][0]["abroad"] = 4
        assert told(found) == wanted


def test_a_statement_is_challenged_the_less_the_more_ships_it_risks() -> None:
    """T-FLR-3: a liar who stakes more is believed more; nobody lies for nothing, and nobody is always caught."""
    keys = {**OPEN, "stage": "reveal.one_side", "laid": {"a": "attack 6", "b": "attack 14"}, "hands": {"a": 3, "b": 3}}
    sight = Sight(seen(1, "gambler.answer", using="gambler.power", **keys, aliens=["gambler"]))
    often = [gambler.calls(sight, 0, 1.4, extra) for extra in (0, gambler.STAKE)]
    assert 50 < often[1] < often[0] < 95
    assert gambler.calls(sight, 0, 4.0, 0) > often[0]


def test_a_negotiate_that_is_paid_for_anyway_is_said_aloud_by_the_seasoned() -> None:
    """R-CPN-1: believed, it is paid for as it would have been; doubted, the other pays ships besides."""
    laid = {"a": "negotiate", "b": "attack 6"}
    keys = {**OPEN, "stage": "reveal.one_side", "laid": laid, "hands": {"a": ["attack 12"], "b": 3}}
    found = seen(0, "window", **keys, aliens=["gambler"])
    assert told(found) == PASS and told(found, "captain") == ("power", "gambler.power")
    asked = seen(0, "gambler.state", using="gambler.power", **keys, aliens=["gambler"])
    assert told(asked, "captain") == ("card", "negotiate")


def test_a_lost_attack_is_called_a_negotiate_now_and_then() -> None:
    """Where there is somebody to pay for it; less often than one lost fight in three, and never by a rookie."""
    keys = {**OPEN, "stage": "reveal.one_side", "laid": {"a": "attack 6", "b": "attack 14"}, "hands": {"a": 3, "b": 3}}
    found = seen(0, "window", **keys, aliens=["gambler"])
    often = gambler.peaceful_lies_of(Sight(found, seasoned=True), 0)
    assert 5 < often < 34
    poor = seen(0, "window", **{**keys, "hands": {"a": 3, "b": 0}}, aliens=["gambler"])
    assert gambler.peaceful_lies_of(Sight(poor, seasoned=True), 0) == 0


def test_a_negotiate_that_is_said_is_not_always_believed() -> None:
    """It costs cards: a captain with cards to lose looks now and then, one without, or a rookie, never does."""
    said: dict[tuple[str, int], set[Any]] = {}
    for own in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12):
        keys = {**OPEN, "stage": "reveal.one_side", "laid": {"a": "attack 6", "b": "attack 14"}, "hands": {"a": 3}}
        found = seen(1, "gambler.answer", using="gambler.power", **keys, aliens=["gambler"])
        found["question"]["data"] = [NEGOTIATE, 0]
        found["hand"] = ["attack_01"] * own
        found["seats"][1]["hand"] = own
        for name in ("rookie", "captain"):
            said.setdefault((name, min(own, 1)), set()).add(told(found, name))
    assert said["rookie", 1] == said["rookie", 0] == said["captain", 0] == {("accept",)}
    assert said["captain", 1] == {("accept",), ("challenge",)}


def test_who_faces_the_mite_gives_way_with_a_full_hand_but_not_the_game() -> None:
    keys = {**FIGHT, "stage": "launch.after", "hands": {"a": 3, "b": 8}}
    found = seen(1, "mite.give_way", **keys, aliens=["mite"])
    assert told(found) == ("concede",)
    found["seats"][0]["abroad"] = 4
    assert told(found) == ("discard",)


def test_what_hate_asks_for_is_given_if_it_is_cheap() -> None:
    """A six is given for a four; a forty is dearer than three ships."""
    for card, wanted in (("attack 6", ("card", "attack_06")), ("attack 40", ("ships",))):
        keys: dict[str, Any] = {"stage": "start.effects", "hands": {"a": ["attack 4"], "b": [card]}}
        found = seen(1, "hate.demand", **keys, aliens=["hate"])
        assert told(found) == wanted


def test_hate_shows_the_rarest_card_if_it_keeps_it() -> None:
    """R-FLR-3: the super costs no card, so the 40 is as good as any; otherwise it is too dear."""
    keys = {"stage": "start.effects", "aliens": ["hate"]}
    cards = ["attack 40", "attack 6", "negotiate"]
    assert told(seen(0, "hate.show", **keys, hands={"a": cards})) != ("card", "attack_40")
    match = staged(**keys, hands={"a": [*cards, "flare hate"]})
    while match.pending[0].why != "hate.show":
        go_on(match, "flare_hate", kind="card")
    assert told(view(match, 0)) == ("card", "attack_40")
