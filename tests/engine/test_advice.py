"""What rookies know about single aliens: everyone has advice, all of it fits, and it is sensible where it counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engine.bots.advice as advice
from engine.bots import make_bot
from engine.bots.advice import gambler, human, macron
from engine.bots.asked import question_of
from engine.bots.bargains import arranged
from engine.bots.habits import talks
from engine.bots.sense import choose, duel, joining, odds, worth
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.bots.simulate import play
from engine.encounter.cards import ALIEN_IDS, FACE_BY_NAME
from engine.encounter.content import load_content
from engine.encounter.options import make_options
from engine.encounter.scenario.answers import unscripted
from engine.encounter.scenario.pace import REST
from engine.encounter.scenario.position import begin_at, position, table
from engine.encounter.setup import new_game
from engine.encounter.state import Game
from engine.encounter.view import view
from engine.kernel.asking import PICK, SOME
from engine.kernel.match import Match

HOOKS = {"use", "wild", "super_", "answer", "adapt", "strength", "reading", "price", "prize", "toll", "debt", "zap"}
MOST_QUESTIONS = 200
PASS = ("pass",)


def staged(**keys: Any) -> Match[Game]:
    """A position as scenarios describe it."""
    load_content()
    options, names = table(keys)
    game = position(keys, options, names, lambda key: None)
    begin_at(game, keys["stage"])
    return Match(game)


def seen(seat: int, why: str, using: str = "", **keys: Any) -> dict[str, Any]:
    """What a seat sees at its first question of that kind, having used that power; the others do next to nothing."""
    match = staged(**keys)
    for _ in range(MOST_QUESTIONS):
        mine = match.question_for(seat)
        if mine is not None and mine.why == why:
            return view(match, seat)
        go_on(match, using)
    raise AssertionError(f"never asked: {why}")


def go_on(match: Match[Game], using: str = "", kind: str = "power") -> None:
    """The next answer: the power is used if it can be, everything else is declined."""
    question = match.pending[0]
    named = (kind, FACE_BY_NAME[using] if kind == "card" else using)
    if question.why == REST:
        match.answer(question.seat, 1)
    elif named in question.options:
        match.answer(question.seat, question.options.index(named))
    else:
        match.answer(question.seat, unscripted(question))


def told(found: dict[str, Any]) -> Any:
    """What a rookie answers: the option itself if one is picked, the options if several are."""
    question = question_of(found)
    answer = make_bot("rookie", found["seat"], 1).answer(found)
    if question.shape == PICK:
        return question.options[answer]
    return [question.options[number] for number in answer] if question.shape == SOME else answer


def names_of(refs: Any) -> list[str]:
    return [ref[1] for ref in refs]


# --- all fifty ---------------------------------------------------------------------------------------------------


def test_every_alien_has_advice_and_nothing_else_has() -> None:
    assert set(advice.advisers()) == set(ALIEN_IDS)


@pytest.mark.parametrize("alien", ALIEN_IDS)
def test_advice_speaks_of_its_alien(alien: str) -> None:
    """A rating for three to five players, both halves of the flare, and an answer wherever the alien asks something."""
    module = advice.advisers()[alien]
    assert len(module.DANGER) == 3 and all(1 <= rating <= 5 for rating in module.DANGER)
    assert callable(module.wild) and callable(module.super_)
    assert HOOKS & set(dir(module))


@pytest.fixture
def misfits(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Advice that was given and could not be followed, counted while games are played."""
    counted: Counter[str] = Counter()
    proper = advice.proper

    def checked(question: Any, wish: Any) -> Any:
        answer = proper(question, wish)
        if wish is not None and answer is None:
            counted[f"{question.why}: {wish}"] += 1
        return answer

    monkeypatch.setattr(advice, "proper", checked)
    return counted


@pytest.mark.parametrize("alien", ALIEN_IDS)
def test_advice_always_fits(alien: str, misfits: Counter[str]) -> None:
    """R-SEC-3, T-LIS-4: a game with it at every kind of table, without a fault and without advice that is refused."""
    rich = {"wild_flares": True, "technology": True, "four_planets": True, "seats": 5}
    tables: tuple[dict[str, Any], ...] = ({}, rich)
    for number, wishes in enumerate(tables):
        options = make_options(**{"seats": 4, "alien_mode": "random", "aliens": [alien], **wishes})
        result = play(options, number, ("rookie",))
        assert result.fault is None, result.fault.kind
        assert result.winners
    assert not misfits


def test_advice_knows_only_the_sight() -> None:
    """R-SEC-3: the same view gives the same advice, whatever bot asks."""
    found = seen(0, "planning.pick", **FIGHT, aliens=["virus"], hands={"a": ["attack 8", "attack 40"], "b": 5})
    assert {make_bot("rookie", 0, seed).answer(found) for seed in range(20)} == {0}


# --- cards that count otherwise ----------------------------------------------------------------------------------

FIGHT: dict[str, Any] = {"stage": "planning.pick", "defense": "b", "target": "b:1", "gate": {"a": 4}}


@pytest.mark.parametrize(
    ("alien", "hand", "laid"),
    [
        ("virus", ["attack 8", "attack 40"], "attack_08"),
        ("tripler", ["attack 10", "attack 30"], "attack_10"),
        ("anti_matter", ["attack 4", "attack 30"], "attack_04"),
        ("pacifist", ["negotiate", "attack 12"], "negotiate"),
        ("sorcerer", ["attack 0", "attack 9"], "attack_00"),
        ("clone", ["attack 14", "attack 40"], "attack_40"),
    ],
)
def test_the_card_that_is_good_under_the_power_is_laid(alien: str, hand: list[str], laid: str) -> None:
    """T-TOT-1, T-VAL-5, T-OUT-2, X-43: what is printed on a card is not what it is worth."""
    found = seen(0, "planning.pick", **FIGHT, aliens=[alien], hands={"a": hand, "b": 6})
    assert told(found) == ("card", laid)


def test_a_power_is_read_the_same_way_by_the_other_side() -> None:
    """T-OUT-2: against the Pacifist an attack of forty does not win against a negotiate."""
    found = seen(1, "planning.pick", **FIGHT, aliens=["pacifist"], hands={"a": 3, "b": ["attack 40", "negotiate"]})
    reading = duel.reading_of(Sight(found), DEF)
    assert reading(40, 41) == duel.LOST
    assert reading(41, 41) is duel.TALKS
    assert reading(40, 8) == 32 + duel.ahead(Sight(found), DEF)


def test_a_sorcerer_swaps_a_bad_card_away_and_keeps_a_good_one() -> None:
    for card, wanted in (("attack 0", ("power", "sorcerer.power")), ("attack 40", PASS)):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": card, "b": "attack 12"}, "hands": {"b": 4}}
        assert told(seen(0, "window", **keys, aliens=["sorcerer"])) == wanted


def test_a_calculator_does_not_cut_itself() -> None:
    """T-VAL-4: against a card known to be higher it announces; against a lower one that would only harm."""
    for theirs, wanted in (("attack_20", ("power", "calculator.power")), ("attack_08", PASS)):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": "attack 14", "b": "attack 12"}}
        found = seen(0, "window", **keys, aliens=["calculator"], hands={"b": 8})
        found["seen"] = [["hand", 1, [theirs]]]
        assert told(found) == wanted


def test_a_mirror_calls_for_a_card_that_is_great_backwards() -> None:
    """T-VAL-3."""
    for card, wanted in (("attack 9", ("power", "mirror.power")), ("attack 40", PASS)):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": card, "b": "attack 12"}, "hands": {"b": 6}}
        assert told(seen(0, "window", **keys, aliens=["mirror"])) == wanted


def test_an_oracle_spends_no_more_than_it_must() -> None:
    """Against an open card the forty stays in hand if less will do, and junk goes if nothing does."""
    hands = {"a": ["attack 4", "attack 20", "attack 40"], "b": ["attack 8"]}
    found = seen(0, "planning.pick", **FIGHT, aliens=["oracle"], hands=hands)
    assert found["laid"][DEF] == ["open", "attack_08"]
    assert told(found) == ("card", "attack_20")
    hands = {"a": ["attack 4", "attack 14"], "b": ["attack 40"]}
    assert told(seen(0, "planning.pick", **FIGHT, aliens=["oracle"], hands=hands)) == ("card", "attack_04")


def test_a_loser_that_cannot_win_calls_an_upset_and_lays_low() -> None:
    """T-OUT-3."""
    keys = {**FIGHT, "stage": "planning.before_pick", "gate": {"a": 1}, "planets": {"b:1": {"b": 4}}}
    hands = {"a": ["attack 0", "attack 4"], "b": 8}
    assert told(seen(0, "window", **keys, aliens=["loser"], hands=hands)) == ("power", "loser.power")
    keys["stage"] = "planning.pick"
    assert told(seen(0, "planning.pick", **keys, aliens=["loser"], hands=hands)) == ("card", "attack_00")


# --- after the reveal --------------------------------------------------------------------------------------------

OPEN: dict[str, Any] = {"stage": "reveal.flipped", "defense": "b", "target": "b:1", "gate": {"a": 2}}


def test_a_loser_with_a_low_card_comes_alone() -> None:
    """R-LAU-2, R-ALL-1: ships and friends would count the wrong way."""
    for low, ships, friends in ("attack 4", 1, 0), ("attack 10", 4, 1):
        keys = {**FIGHT, "hands": {"a": [low, "attack 12"], "b": 3}, "aliens": ["loser"]}
        assert sum(told(seen(0, "launch.send", **{**keys, "stage": "launch.send", "gate": {}}))) == ships
        assert len(told(seen(0, "alliance.invite", **{**keys, "stage": "alliance.invite"}))) == friends


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


# --- ships -------------------------------------------------------------------------------------------------------


def test_hate_shows_the_rarest_card_if_it_keeps_it() -> None:
    """R-FLR-3: the super costs no card, so the 40 is as good as any; otherwise it is too dear."""
    keys = {"stage": "start.effects", "aliens": ["hate"]}
    cards = ["attack 40", "attack 6", "negotiate"]
    assert told(seen(0, "hate.show", **keys, hands={"a": cards})) != ("card", "attack_40")
    match = staged(**keys, hands={"a": [*cards, "flare hate"]})
    while match.pending[0].why != "hate.show":
        go_on(match, "flare_hate", kind="card")
    assert told(view(match, 0)) == ("card", "attack_40")


def test_a_shadow_executes_the_ship_that_holds_a_colony_abroad() -> None:
    planets = {"b:3": {"b": 2, "c": 1}}
    keys: dict[str, Any] = {"stage": "destiny.before_draw", "offense": "b", "destiny": ["c"], "planets": planets}
    found = seen(0, "shadow.execute", **keys, aliens=["shadow"])
    assert told(found)[-1] == 2
    assert Sight(found).here(told(found)[1], 2) == 1


def test_a_kamikaze_gives_ships_but_no_colony() -> None:
    keys = {**FIGHT, "stage": "planning.begin", "hands": {"a": ["attack 8"], "b": 3}}
    assert told(seen(0, "window", **keys, aliens=["kamikaze"])) == ("power", "kamikaze.power")
    found = seen(0, "kamikaze.ships", using="kamikaze.power", **keys, aliens=["kamikaze"])
    counts, caps = told(found), found["question"]["caps"]
    assert sum(counts) == 4
    assert all(count < cap for count, cap in zip(counts, caps, strict=True))


def test_a_kamikaze_that_has_few_ships_keeps_them() -> None:
    keys = {**FIGHT, "stage": "planning.begin", "hands": {"a": ["attack 8"], "b": 3}, "warp": {"a": 10}}
    assert told(seen(0, "window", **keys, aliens=["kamikaze"])) == PASS


def test_an_amoeba_melts_away_from_a_defeat_and_grows_for_a_victory() -> None:
    """X-03: ships are moved when the card lies there, so they follow it."""
    for card, way in (("attack 0", ("shrink",)), ("attack 14", ("grow",))):
        keys = {**FIGHT, "stage": "planning.cards_down", "laid": {"a": card, "b": "attack 12"}, "hands": {"b": 6}}
        found = seen(0, "amoeba.way", using="amoeba.power", **keys, aliens=["amoeba"])
        assert told(found) == way


JOINING: dict[str, Any] = {
    "stage": "alliance.join", "defense": "b", "target": "b:1", "gate": {"a": 1}, "planets": {"b:1": {"b": 9, "c": 1}},
    "invited": {"offense": ["c"]}, "hands": {"a": 4, "b": 4},
}  # fmt: skip


def test_ships_that_cannot_be_lost_join_where_others_stay_out() -> None:
    """X-13: a weak side, a planet one has already; nothing but ships can be lost."""
    assert told(seen(2, "alliance.join", **JOINING, aliens=["", "", "mind"])) == PASS
    for alien in ("observer", "zombie"):
        assert told(seen(2, "alliance.join", **JOINING, aliens=["", "", alien])) == ("side", OFF)


def test_a_ship_that_counts_four_is_worth_more_to_a_side() -> None:
    """R-ALL-4, T-TOT-1."""
    sight = Sight(seen(2, "alliance.join", **{**JOINING, "planets": {}}, aliens=["", "", "macron"]))
    assert joining.gain(sight, OFF, 1, macron.heavy) > joining.gain(sight, OFF, 1) > 0


def test_ships_that_earn_double_are_paid_double() -> None:
    """R-RWD-1, T-RES-5."""
    keys = {**FIGHT, "hands": {"a": ["negotiate"], "b": 8}}
    heavy, usual = (Sight(seen(0, "planning.pick", **keys, aliens=[alien])) for alien in ("macron", "mind"))
    assert duel.compensation(heavy, OFF) == 2 * duel.compensation(usual, OFF) > 0


def test_four_points_that_come_along_are_worth_joining_with() -> None:
    """R-ALL-4: a Human brings them to whatever side it joins."""
    sight = Sight(seen(2, "alliance.join", **{**JOINING, "planets": {}}, aliens=["", "", "human"]))
    assert joining.gain(sight, OFF, 1, human.with_bonus) > joining.gain(sight, OFF, 1) > 0


def test_a_mind_that_cannot_lose_asks_nobody() -> None:
    """R-ALL-1: it has seen that nothing in that hand beats its best card, even with everybody on the other side."""
    keys = {**FIGHT, "stage": "alliance.invite", "hands": {"a": ["attack 40"], "b": ["attack 8", "negotiate"]}}
    found = seen(0, "alliance.invite", **keys, aliens=["mind"])
    assert told(found) != []
    found["seen"] = [["hand", 1, ["attack_08", "negotiate"]]]
    assert told(found) == []
    found["seen"] = [["hand", 1, ["attack_30", "attack_40"]]]
    assert told(found) != []


def test_who_is_asked_by_a_grudge_counts_what_staying_away_costs() -> None:
    """X-29: one ship if it wins, four if it loses, from everybody it asked in vain."""
    keys = {**FIGHT, "stage": "alliance.invite", "players": 4, "hands": {"a": 3, "b": 3}}
    asked, others = (
        Sight(seen(2, "alliance.join", **keys, aliens=aliens, invited={"offense": [], "defense": ["c"]}))
        for aliens in (["", "grudge"], ["", "mind"])
    )
    four = 4 * worth.ship(asked, 2)
    assert worth.offense_wins(others) - worth.offense_wins(asked) == pytest.approx(four)
    assert worth.defense_wins(others) - worth.defense_wins(asked) == pytest.approx(four / 4)
    with_it = (DEF, 1)
    assert worth.offense_wins(others, with_it) == pytest.approx(worth.offense_wins(asked, with_it))


def test_a_masochist_on_its_way_out_sends_its_last_ships() -> None:
    """X-57: no colony is spared."""
    planets = {f"a:{number}": {"a": 1} for number in range(1, 6)}
    keys = {**FIGHT, "stage": "launch.send", "gate": {}, "hands": {"a": 3, "b": 3}, "warp": {"a": 15}}
    found = seen(0, "launch.send", **keys, aliens=["masochist"], planets=planets)
    assert sum(told(found)) == 4


def test_nobody_sinks_the_last_ships_of_a_masochist() -> None:
    """X-57: its defeat would be its victory, so the defense lets it land."""
    planets = {f"a:{number}": {} for number in range(1, 6)}
    keys = {**FIGHT, "gate": {"a": 4}, "planets": planets, "hands": {"a": 2, "b": ["attack 4", "attack 40"]}}
    last = seen(1, "planning.pick", **keys, aliens=["masochist"], warp={"a": 16})
    mortal = seen(1, "planning.pick", **keys, aliens=["mind"], warp={"a": 16})
    assert worth.stake(Sight(last)) > 0 > worth.stake(Sight(mortal))
    assert (told(last), told(mortal)) == (("card", "attack_04"), ("card", "attack_40"))


def test_a_masochist_with_few_ships_wants_to_lose_them() -> None:
    """The second road: the lowest card, in place of the best."""
    hands = {"a": ["attack 4", "attack 20"], "b": 4}
    few = seen(0, "planning.pick", **FIGHT, aliens=["masochist"], hands=hands, warp={"a": 9})
    many = seen(0, "planning.pick", **FIGHT, aliens=["masochist"], hands=hands)
    assert (told(few), told(many)) == (("card", "attack_04"), ("card", "attack_20"))


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
    assert advice.term(Sight(found), "zombie", ((1, 5),)) < 0 < advice.term(Sight(view(match, 1)), "zombie", ((1, 5),))
    match.answer(0, ("propose", arranged(0, *offers[2])))


def test_a_poor_offer_is_not_taken_by_others() -> None:
    assert told(deal_seen_by("mind"))[0] != "accept"


# --- what a power makes of others' choices -----------------------------------------------------------------------


def test_allies_of_an_observer_risk_nothing() -> None:
    """X-65: whoever would stay out of a weak side joins it if an Observer leads it."""
    assert told(seen(2, "alliance.join", **JOINING, aliens=["mind", "", "mutant"])) == PASS
    assert told(seen(2, "alliance.join", **JOINING, aliens=["observer", "", "mutant"])) == ("side", OFF)


def test_an_observer_asks_along_only_whom_it_needs() -> None:
    """Whoever is asked comes with four ships, and founds a colony with it."""
    keys = {**FIGHT, "stage": "alliance.invite", "aliens": ["observer"]}
    for card, wanted in (("attack 40", []), ("attack 8", [("seat", 2)])):
        assert told(seen(0, "alliance.invite", **keys, hands={"a": [card], "b": 6})) == wanted


def test_what_falls_against_a_void_is_dearer_and_not_paid_for() -> None:
    """X-11: gone for good, no compensation; at the limit it is an ordinary loss."""
    keys = {**FIGHT, "hands": {"a": ["negotiate"], "b": 6}}
    void, mind = (Sight(seen(0, "planning.pick", **keys, aliens=["", alien])) for alien in ("void", "mind"))
    assert duel.compensation(mind, OFF) > duel.compensation(void, OFF) == 0
    assert worth.fallen(void, 0, OFF, 4) < worth.fallen(mind, 0, OFF, 4) < 0
    few = Sight(seen(0, "planning.pick", **keys, aliens=["", "void"], gone={"a": 15}))
    assert worth.fallen(few, 0, OFF, 4) == worth.losses(few, 0, 4)


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
    alone, poor, great = (
        Sight(seen(0, "planning.pick", **keys, aliens=[["reincarnator", *life]])) for life in lives
    )
    assert [worth.prizes(sight, OFF) for sight in (alone, poor, great)] == [0, 0, 0]
    assert worth.prizes(alone, DEF) == worth.prizes(poor, DEF) > 0 > worth.prizes(great, DEF)


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


# --- the senses behind it ----------------------------------------------------------------------------------------


def test_the_smallest_sum_that_is_enough() -> None:
    assert choose.enough([4, 5, 6], 5) == (1,)
    assert choose.enough([4, 5, 6], 9) == (0, 1)
    assert choose.enough([4, 5], 10) is None


def test_a_hand_that_was_seen_is_no_guess() -> None:
    """What a power has shown counts in the odds."""
    hands = {"a": ["attack 6", "attack 12"], "b": ["attack 20"]}
    found = seen(0, "planning.pick", **FIGHT, aliens=["mind"], hands=hands)
    assert len(odds.lay_odds(Sight(found), DEF)) > 5
    found["seen"] = [["hand", 1, ["attack_20", "cosmic_zap"]]]
    assert odds.lay_odds(Sight(found), DEF) == {20: 1.0}


def test_a_reading_turned_round_is_the_others() -> None:
    """T-TOT-1: the Virus' four ships times eight are 32."""
    found = seen(1, "planning.pick", **FIGHT, aliens=["virus"], hands={"a": 2, "b": ["attack 20", "attack 8"]})
    sight = Sight(found)
    assert duel.reading_of(sight, OFF)(8, 20) == 4 * 8 - 20 - sight.strength(DEF)
    assert duel.reading_of(sight, DEF)(20, 8) == -(4 * 8 - 20 - sight.strength(DEF))


def test_ships_that_do_not_die_are_cheap() -> None:
    """A Zombie values a ship less than others do."""
    keys = {**FIGHT, "hands": {"a": 2, "b": 2}}
    undead, mortal = (Sight(seen(0, "planning.pick", **keys, aliens=[alien])) for alien in ("zombie", "mind"))
    assert worth.ship(undead, 0) < worth.ship(mortal, 0)


def test_a_token_is_everybodys_concern() -> None:
    """The last token of a Tick-Tock makes a defense's victory a defeat for the others."""
    keys = {**FIGHT, "hands": {"a": 2, "b": 2}}
    few, many = (
        Sight(seen(0, "planning.pick", **keys, aliens=["", "", "tick_tock"], tokens={"c": left})) for left in (1, 10)
    )
    assert worth.stake(few) > worth.stake(many)
