"""What a person is told besides: numbers line by line, what it comes to, why a card is dark, what an answer brings."""

from typing import Any

from engine.chaos.cards import CARDS
from engine.chaos.rules import RULES
from engine.chaos.setup import deck_played
from engine.kernel.game import AnyMatch
from tests.chaos.rules.test_view import answer, at, row

SHOT = (
    'phase = "fire"\ntarget = "b.colony"\n'
    'a = {{ credits = 9, hangar = ["unicornis as u, attacking"], centre = {hand} }}\n'
    'b = {{ credits = 9, hangar = ["iron_maw as i, defending", "drone_flyer as d, defending"], centre = {theirs} }}'
)


def in_the_damage_window(hand: str = "[]", theirs: str = "[]") -> AnyMatch:
    match = at(SHOT.format(hand=hand, theirs=theirs))
    answer(match, "pass")
    answer(match, "pass")
    view = RULES.view(match, 0)
    answer(match, "fire", row(view, "unicornis")["handle"], row(view, "iron_maw")["handle"])
    answer(match, "reply", row(view, "iron_maw")["handle"])
    return match


def hits(match: AnyMatch, forecast: dict[str, Any]) -> dict[str, list[Any]]:
    names = {found["handle"]: found["card"] for found in RULES.view(match, 0)["rows"]}
    return {names[handle]: rest for handle, *rest in forecast["hits"]}


def test_a_shot_and_its_reply_are_told_before_they_happen() -> None:
    match = in_the_damage_window()
    before = match.game.dump()
    forecast = RULES.help(match, 0)["forecast"]
    assert hits(match, forecast) == {"iron_maw": [3, 0, True], "unicornis": [2, 1, False]}
    assert match.game.dump() == before and RULES.help(match, 1)["forecast"] == forecast


def test_what_waits_on_the_stack_is_in_the_forecast_and_an_answer_is_tried() -> None:
    match = in_the_damage_window(hand='["stubborn_hide"]', theirs='["extra_hit"]')
    answer(match, "pass")
    question = match.pending[0]
    play = next(number for number, ref in enumerate(question.options) if ref[0] == "play")
    match.answer(question.seat, play)
    view = RULES.view(match, 1)
    answer(match, "row", row(view, "iron_maw")["handle"])
    assert hits(match, RULES.help(match, 0)["forecast"])["unicornis"] == [3, 0, True]
    plays = [number for number, ref in enumerate(match.pending[0].options) if ref[0] == "play"]
    assert hits(match, RULES.preview(match, 0, plays[0])["forecast"])["unicornis"] == [1, 2, False]


def test_a_forecast_stops_where_somebody_would_have_to_choose_what_is_hidden() -> None:
    """K-BLUFF-3: nothing is said of what a bombed base is."""
    trap, bluff = (
        at(f'phase = "bomb"\ntarget = "t"\na = {{ hangar = ["unicornis as u, attacking"] }}\n'
           f'b = {{ credits = 9, surface = ["{card} as t, 2 devs"] }}')
        for card in ("rift_mine", "crx")
    )  # fmt: skip
    for match in (trap, bluff):
        match.answer(0, (0,))
    assert RULES.view(trap, 0)["window"] == "bombs"
    one, other = RULES.help(trap, 0)["forecast"], RULES.help(bluff, 0)["forecast"]
    assert one == other and one["hits"] == [] and one["credits"] == []


def test_every_number_is_explained_part_by_part() -> None:
    match = at(
        'a = { credits = 2, hangar = ["unicornis as u"], attached = ["trinity_laser as l on u, paid"], '
        'centre = ["blood_trail"] }'
    )
    view = RULES.view(match, 0)
    answer(match, "play", match.game.centre[0][0])
    answer(match, "pass")
    answer(match, "pass")
    lines = RULES.help(match, 0)["explained"][str(row(view, "unicornis")["handle"])]
    assert lines[1] == [["printed", "unicornis", 3], ["carried", "trinity_laser", 2], ["until_turn", "blood_trail", 2]]
    now = row(RULES.view(match, 0), "unicornis")["numbers"]
    assert [sum(n for _, _, n in part) for part in lines] == now


def test_a_dark_card_says_why_and_when() -> None:
    match = at(
        'a = { credits = 1, centre = ["crx", "extra_hit", "opening_bid", "imperial_edict", "overrule", "bribe", '
        '"gunner"] }'
    )
    dark = {card: (code, facts) for card, code, facts in RULES.help(match, 0)["dark"]}
    assert dark == {
        "crx": ("cost", {"n": 15, "have": 1}),
        "extra_hit": ("when_battle", {}),
        "opening_bid": ("when_start", {}),
        "imperial_edict": ("cost", {"n": 7, "have": 1}),
        "overrule": ("when_stack", {}),
        "bribe": ("cost", {"n": 3, "have": 1}),
    }
    assert RULES.help(match, 1)["dark"] == []


def test_an_attack_is_weighed_before_it_is_named() -> None:
    match = at(
        'a = { credits = 4, hangar = ["unicornis as u", "lancer_wing as l"] }\n'
        'b = { colony = 20, hangar = ["iron_maw as i", "crx, used"], '
        'surface = ["mine_ring, paid, 4 devs", "deflector_dome, paid, 3 devs"] }'
    )
    question = match.pending[0]
    attack = question.options.index(("attack",))
    handle = row(RULES.view(match, 0), "iron_maw")["handle"]
    assert RULES.preview(match, 0, attack) == {"could_bomb": 4, "meets": [handle]}
    match.answer(0, attack)
    colony = match.pending[0].options.index(("colony", 1))
    expected = {"tax": 1, "meets": [handle], "bombing": 3, "needed": 1, "from": 20, "to": 17}
    found = RULES.preview(match, 0, colony)
    assert {name: value for name, value in found.items() if name != "fight"} == expected
    assert [len(row["with"]) for row in found["fight"]["rows"]] == [0, 1]


def test_a_seat_is_told_its_own_deck_and_no_other() -> None:
    """A ready-made deck by its name, an own one by the species it has most cards of; nobody else is told."""
    options = RULES.agreed({"seats": 2, "decks": ["xeno_brood", ""]})
    match = RULES.new(options, 3)
    names = RULES.played(match)
    assert [RULES.view(match, seat)["deck"] for seat in (0, 1)] == names and names[0] != names[1]
    assert "deck" not in RULES.view(match, -1)
    own = match.game.clone()
    own.decks = ((("slagtooth", 3), ("crx", 1)), own.decks[1])
    assert deck_played(own, 0) == next(card.species for card in CARDS if card.id == "slagtooth")
