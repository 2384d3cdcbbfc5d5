"""What a seat sees of a position: counts for all, faces for whoever may know them, prices, taxes, who fires when."""

from typing import Any

import pytest

from engine.chaos.rules import RULES
from engine.chaos.scenario import ChaosStaging
from engine.kernel.game import AnyMatch
from engine.testing.scenario import Scenario, read


def at(text: str) -> AnyMatch:
    """The match at the first question of a position."""
    scenario: Scenario = read(
        f'game = "chaos"\nid = "X"\ntitle = "X"\nrules = ["K-WIN-1"]\n{text}\nexpect = {{ game.over = false }}\n',
        lambda game: ["K-WIN-1"],
    )[0]
    return ChaosStaging(scenario).begin()


def row(view: dict[str, Any], card: str) -> dict[str, Any]:
    return next(found for found in view["rows"] if found["card"] == card)


def answer(match: AnyMatch, *ref: Any) -> None:
    question = match.pending[0]
    match.answer(question.seat, question.options.index(ref))


def test_a_state_is_a_word_and_how_it_is_turned_is_for_the_screen() -> None:
    """K-DISC-4, K-ZONE-12: used and damaged have no left or right here, and rows have places, no coordinates."""
    view = RULES.view(at('a = { hangar = ["crx, used", "unicornis, damaged", "lancer_wing"] }'), 0)
    assert [found["state"] for found in view["rows"]] == ["used", "damaged", "active"]
    assert {found["place"] for found in view["rows"]} == {"hangar"}


def test_a_spectator_sees_no_hand_no_ruin_and_no_card_face_down() -> None:
    match = at('a = { centre = ["gunner"], ruin = ["crx"], canteen = ["stoker"] }')
    view = RULES.view(match, -1)
    assert not {"hand", "ruin", "prices"} & view.keys()
    assert [found["card"] for found in view["rows"]] == [""]
    assert view["question"] is None and view["asked"] == [0] and view["beside"] == []


def test_unpaid_cards_tell_their_controller_what_they_would_cost() -> None:
    match = at(
        'a = { hangar = ["prototype_zeta as z"], attached = ["nano_forge on z", "gunner as fake on z"], '
        'surface = ["mutation_vat, 2 devs", "caged_beast"] }'
    )
    mine, theirs = RULES.view(match, 0), RULES.view(match, 1)
    assert [row(mine, card)[key] for card in ("nano_forge", "gunner") for key in ("real", "price")] == [
        True,
        0,
        False,
        0,
    ]
    assert [row(mine, card)["limit"] for card in ("mutation_vat", "caged_beast")] == [-1, 0]
    hidden = [found for found in theirs["rows"] if not found["paid"]]
    assert all(not {"real", "price", "limit"} & found.keys() and found["card"] == "" for found in hidden)


def test_prices_of_the_hand_have_reductions_in() -> None:
    match = at(
        'a = { centre = ["assembly_vote", "death_wing", "buy_out"], '
        'surface = ["senate_hall, paid, 4 devs", "invasion_beacon, paid, 3 devs"] }'
    )
    assert RULES.view(match, 0)["prices"] == {"assembly_vote": 1, "death_wing": 2}


def test_who_fires_when_is_told_by_speed_the_attacker_first() -> None:
    match = at(
        'phase = "fire"\ntarget = "b.colony"\n'
        'a = { hangar = ["iron_maw as i, attacking", "lancer_wing as l, attacking"] }\n'
        'b = { hangar = ["garrison_cutter as g, defending"] }'
    )
    answer(match, "pass")
    answer(match, "pass")
    view = RULES.view(match, 0)
    names = {found["handle"]: found["card"] for found in view["rows"]}
    fight = view["fight"]
    assert [[names[handle], speed, word] for handle, speed, word in fight["order"]] == [
        ["lancer_wing", 4, "now"],
        ["iron_maw", 3, "now"],
        ["garrison_cutter", 3, "next"],
    ]
    answer(match, "hold")
    fight = RULES.view(match, 1)["fight"]
    assert fight["let_pass"] == [0] and fight["acts"][0] == 1
    assert [word for _, _, word in fight["order"]] == ["passed", "passed", "now"]


def test_an_effect_number_becomes_the_place_of_the_ability_on_its_card() -> None:
    match = at('a = { canteen = ["market_agent as m, paid"] }')
    uses = [ref for ref in RULES.view(match, 0)["question"]["options"] if ref[0] == "use"]
    assert [ref[2] for ref in uses] == [0]


@pytest.mark.parametrize(
    ("options", "cards"),
    [({}, 45), ({"seats": 4}, 45), ({"mode": "beginner"}, 30), ({"mode": "beginner_plus"}, 30)],
)
def test_a_new_game_deals_five_cards_and_five_credits_and_the_higher_roll_begins(
    options: dict[str, Any], cards: int
) -> None:
    """K-SETUP-1, K-SETUP-2, K-SETUP-3, K-BEG-1: from a shuffled deck, and not the same five every time."""
    hands = set()
    for seed in range(8):
        match = RULES.new(RULES.agreed(options), seed)
        rolls = [dict(event[1][0]) for event in match.game.events if event[0] == "rolled"]
        first = max(rolls[-1], key=lambda seat: rolls[-1][seat])
        for seat in range(match.game.n):
            seen = RULES.view(match, seat)
            mine = seen["seats"][seat]
            early = seat == first and "mode" in options and options["mode"] == "beginner"
            assert (mine["centre"], len(seen["hand"]), mine["colony"]) == (5, 5, cards - 5)
            assert mine["credits"] == (10 if early else 5)
            hands.add(tuple(seen["hand"]))
        assert match.game.first == first and list(rolls[-1].values()).count(rolls[-1][first]) == 1
    assert len(hands) > 8
