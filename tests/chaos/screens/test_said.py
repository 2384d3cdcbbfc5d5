"""Nothing of Chaos Galaxy is without words: event, question, option, card and show point say a whole sentence."""

import logging
import re

import pytest

from cosmic_tui.film.beat import Point
from cosmic_tui.games.chaos import cards, film, pieces, sentences, turn_phases
from cosmic_tui.games.chaos.answering import VERBS
from cosmic_tui.games.chaos.facts import SPECIES, decks
from cosmic_tui.games.chaos.say import events as said_events
from cosmic_tui.games.chaos.say import naming, previews
from cosmic_tui.prompt.choices import Choice
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.voice import Voice
from cosmic_tui.words import Words
from engine.chaos.cards import CARDS
from engine.chaos.events import FIELDS
from engine.chaos.whynot import MOMENTS, WAITS_FOR

from .positions import RULES, events, every_question, play

WORDS = Words("en", "chaos")
HOLE = re.compile(r"«|\{|\$")


def voice(me: int | None = 0) -> Voice:
    return Voice(WORDS, ("Ada", "Laci", "Ines", "Quill", "Max"), me)


@pytest.fixture(autouse=True)
def no_holes(caplog):
    """A message that is missing, or a variable that is, is reported to the log of the words."""
    caplog.set_level(logging.WARNING, logger="cosmic.words")
    yield
    assert [record.getMessage() for record in caplog.records] == []


def test_every_kind_of_event_is_known_to_the_tongue():
    kinds = set(FIELDS)
    silent = said_events.SILENT
    assert silent <= kinds
    missing = [kind for kind in kinds - silent - set(said_events.SPECIAL) if not WORDS.has(f"ev-{kind}")]
    assert missing == []


@pytest.mark.parametrize("me", [0, 1, None])
def test_what_happens_is_said_to_everybody(me):
    """Two thousand events of several games, read by who acts, by whom it is done to, and by a watcher."""
    kinds = set()
    for event in events():
        for line in sentences.lines(voice(me), event, None):
            assert line.text.strip() and not HOLE.search(line.text), event
            kinds.add(event["event"])
    assert len(kinds) > 35


def test_a_watcher_reads_no_hidden_card():
    """What is told without its secret part names no card that lies face down."""
    for event in events():
        if event["event"] != "played_down":
            continue
        bare = {key: value for key, value in event.items() if key != "card"}
        said = " ".join(line.text for line in sentences.lines(voice(None), bare, None))
        assert cards.name(WORDS, event["card"]) not in said


def test_every_question_is_asked_in_words():
    for why, view in every_question().items():
        asked = sentences.asked(voice(view["seat"]), view)
        assert asked.title.strip() and asked.why.strip(), why
        assert not HOLE.search(asked.title + asked.why + asked.passes), why
        draft = Draft(view["question"], [])
        for found in (
            sentences.labels(voice(view["seat"]), view),
            sentences.long_labels(voice(view["seat"]), view, draft),
            sentences.short_labels(voice(view["seat"]), view, draft),
        ):
            assert len(found) == len(view["question"]["options"]), why
            assert all(label.strip() and not HOLE.search(label) for label in found), why


def test_every_answer_says_what_it_brings():
    for why, view in every_question().items():
        question = view["question"]
        for index, ref in enumerate(question["options"]):
            draft = Draft(question, [Choice(index, tuple(ref), "1", 0, False)], counts=[0] * len(question["options"]))
            for line in sentences.preview(voice(view["seat"]), view, {}, draft):
                assert line.strip() and not HOLE.search(line), why


def test_options_of_a_question_can_be_told_apart():
    """In full no two of the things on a menu read the same, unless they are the same card twice."""
    view = every_question()["main"]
    found = sentences.labels(voice(view["seat"]), view)
    refs = [tuple(ref) for ref in view["question"]["options"]]
    doubles = {label for label in found if found.count(label) > 1}
    for label in doubles:
        kinds = {refs[at][0] for at, other in enumerate(found) if other == label}
        assert kinds <= {"develop", "pay", "use"}, label  # two bases of one name


def test_the_table_is_said_in_lines():
    for view in every_question().values():
        speaker = voice(0)
        for line in [sentences.where(speaker, view), *sentences.table(speaker, view), *sentences.hand(speaker, view)]:
            assert line.strip() and not HOLE.search(line)


@pytest.mark.parametrize("species", SPECIES)
def test_every_card_has_a_name_and_says_what_it_does(species):
    for ident in cards.EVERY:
        if cards.card(ident).species != species:
            continue
        assert not HOLE.search(cards.name(WORDS, ident))
        assert cards.type_of(ident) == "ship" or WORDS.has(cards.message(ident), "short")
        plain = [effect for effect in cards.card(ident).effects if effect.do != "keyword"]
        assert bool(plain) == WORDS.has(cards.message(ident), "text"), ident
        assert not HOLE.search(cards.text(WORDS, ident) + cards.short(WORDS, ident) + cards.kind_line(WORDS, ident))


def test_no_two_cards_have_one_name():
    names = [cards.name(WORDS, ident) for ident in cards.EVERY]
    assert len(set(names)) == len(names) == len(CARDS)


def test_all_decks_moments_verbs_and_reasons_have_words():
    wanted = [f"deck-{name}" for name in decks.READY] + list(VERBS.values())
    wanted += [f"moment-{name.replace('.', '-')}" for name in turn_phases.EVERY]
    wanted += [f"phase-{name}" for name in turn_phases.PHASES]
    wanted += [
        f"dark-{code}" for code in (*WAITS_FOR.values(), *MOMENTS.values(), "when_main", "no_target", "beginner")
    ]
    assert [ident for ident in wanted if not WORDS.has(ident)] == []


def test_every_moment_of_a_game_is_one_of_the_course():
    seen = set()
    for match in play({"seats": 2}, 11):
        seen.add(RULES.moment(match))
    assert seen - {"setup"} <= set(turn_phases.EVERY)
    assert len(seen) > 10


def test_every_show_point_is_a_sentence_and_has_its_time():
    points: list[tuple[str, dict]] = []
    for seed in (1, 2, 3):
        match = RULES.new({"seats": 2}, seed)
        RULES.watch(match, lambda kind, facts: points.append((kind, facts)))
        import random

        from .positions import answer

        chance = random.Random(seed)
        while match.pending:
            question = match.pending[0]
            match.answer(question.seat, answer(question, chance))
    assert {kind for kind, _ in points} <= set(film.TIMES)
    assert len({kind for kind, _ in points}) > 14
    for kind, facts in points:
        for me in (0, 1, None):
            said = film.sentence(voice(me), Point(kind, facts))
            assert said.strip() and not HOLE.search(said), (kind, facts)


def test_the_film_says_that_a_card_of_the_center_was_bombed():
    """As the rules tell it: the center has lost a card, and nothing of it is a ship or a base that is gone."""
    begun = {"mode": "beginner", "a": {"hangar": ["unicornis"]}, "b": {"centre": ["gunner", "extra_hit"]}}
    match = RULES.new({"seats": 2, "position": begun}, 1)
    told: list[str] = []
    RULES.watch(match, lambda kind, facts: told.append(film.sentence(voice(0), Point(kind, facts))))
    for ref in (("attack",), ("centre", 1)):
        match.answer(0, match.pending[0].options.index(ref))
    match.answer(0, (0,))
    match.answer(1, 0)
    assert "Bombs destroy a card in Laci's center." in told and len(match.game.centre[1]) == 1


def test_two_ships_of_one_name_that_are_hit_are_told_apart():
    """Whose each is; of two of one seat the second has a number. A ship that is alone in its name has nothing more."""
    one, two = [11, "cobra_flash", 0], [12, "cobra_flash", 1]
    told = film.sentence(voice(0), Point("hit", {"hits": [[*one, 2, 3, 1], [*two, 1, 3, 2]]}))
    assert "your Cobra Flash" in told and "Laci" in told and told.count("Cobra Flash") == 2
    told = film.sentence(voice(0), Point("hit", {"hits": [[*two, 2, 3, 1], [13, *two[1:], 1, 3, 2]]}))
    assert told.count("Laci") == 2 and told.count("Cobra Flash 2") == 1
    told = film.sentence(voice(0), Point("hit", {"hits": [[*one, 2, 3, 1]]}))
    assert "your" not in told and "Cobra Flash" in told


@pytest.mark.parametrize(
    ("kind", "me", "said"),
    [("ship", 0, "Twój statek"), ("ship", 1, "Statek Ady"), ("base", 0, "Twoja karta"), ("base", 1, "Karta Ady")],
)
def test_a_card_on_the_surface_that_is_damaged_is_no_ship(kind, me, said):
    """K-BASE-10: a base takes damage, too. Polish and German say which of the two it is."""
    hit = {"event": "hit", "handle": 7, "n": 1, "left": 2, "named": [[7, "human-crx", 0, kind]]}
    polish = Voice(Words("pl", "chaos"), ("Ada", "Laci"), me)
    assert sentences.lines(polish, hit, None)[0].text.startswith(said)


@pytest.mark.parametrize(
    ("mode", "colony", "on"), [("beginner", 1, "end"), ("beginner", 2, "draw"), ("official", 1, "end")]
)
def test_nobody_starts_on_the_card_that_loses_the_game(mode, colony, on):
    """With one card left in the colony nobody draws it with Enter alone."""
    from cosmic_tui.prompt.draft import start

    view = {"mode": mode, "seat": 0, "seats": [{"colony": colony}], "rows": []}
    question = {"why": "main", "shape": "pick", "options": [["draw"], ["end"]], "low": 1, "high": 1, "caps": []}
    assert start(view, question, answering_of("chaos")).choice.ref[0] == on


def test_one_ship_that_stays_back_stays_and_several_stay():
    """The sentence counts the ships that are left behind by the answer in the making."""
    seen = every_question()["combat.attackers"]
    own = [row["handle"] for row in pieces.active_ships(seen, seen["seat"])]
    assert len(own) > 1
    said = [previews.ships(voice(seen["seat"]), seen, seen["question"], own[left:])[-1] for left in (1, 2)]
    assert " stays back and can" in said[0] and " stay back and can" in said[1]


def test_a_window_says_in_the_corner_what_can_be_used_in_it():
    """One card by its name, several by their number, then the rule; what is asked otherwise has its rule alone."""
    from cosmic_tui.games.chaos.say.questions import note

    question = {"why": "window", "shape": "pick", "by": None, "data": "start", "low": 1, "high": 1, "caps": []}
    rest = {"rows": [], "stack": [], "shot": None, "fight": None, "seat": 0, "active": 0}

    def said(*options):
        return note(voice(0), {**rest, "question": {**question, "options": [*options, ["pass"]]}})

    assert said(["play", "snap_shot"]).startswith("Snap Shot can be used · K-")
    assert said(["play", "snap_shot"], ["play", "extra_hit"]).startswith("2 can be used · K-")
    assert said().startswith("K-"), "where all are asked nothing is claimed"


def test_credits_above_the_limit_are_lost_and_not_given():
    """K-END-3: what cannot be kept is told with how much one can keep."""
    from tests.chaos.rules.test_view import at

    match = at('phase = "main"\nturn = 4\na = { credits = 27, colony = 20 }\nb = { colony = 20 }')
    while match.pending and match.pending[0].why != "main":
        match.answer(match.pending[0].seat, 0)
    match.answer(0, match.pending[0].options.index(("end",)))
    for _ in range(12):
        if match.game.credits[0] == 20:
            break
        match.answer(match.pending[0].seat, len(match.pending[0].options) - 1)
    told = [RULES.event(event, True) for event in match.game.events if event[0] == "credits_over"]
    assert [event["n"] for event in told] == [7] and match.game.credits[0] == 20
    said = [line.text for event in told for line in said_events.lines(voice(0), event, None)]
    assert said == ["You can keep 20 credits and lose 7."]


@pytest.mark.parametrize(("others", "on"), [([], "end"), ([["draw"]], "draw"), ([["attack"]], "attack")])
def test_enter_alone_never_sells_what_was_built(others, on):
    """K-MAIN-3: developing and selling by turns would go on for ever."""
    from cosmic_tui.prompt.draft import start

    view = {"mode": "official", "seat": 0, "seats": [{"colony": 30}], "rows": []}
    question = {"why": "main", "shape": "pick", "options": [["sell"], *others, ["end"]], "low": 1, "high": 1}
    assert start(view, {**question, "caps": []}, answering_of("chaos")).choice.ref[0] == on


@pytest.mark.parametrize(("me", "said"), [(0, "your card"), (1, "Ada's card")])
def test_a_target_that_is_gone_is_still_somebodys_card(me, said):
    """While bombs that destroyed a base are told, the row is gone: it is no face-down card."""
    assert naming.target(voice(me), {"rows": []}, "row", 7, 0) == said


def test_the_log_begins_with_the_own_deck_and_names_no_other():
    """K-SETUP-1: one's own is told once, though a new hand is dealt; the other's and a watcher's log have no name."""
    match = RULES.new(RULES.agreed({"seats": 2, "decks": ["xeno_brood", "human_combined_fleet"]}), 3)
    while match.pending[0].why == "setup.hand":
        match.answer(match.pending[0].seat, 1)
    names = {0: "Brood of Iron", 1: "Combined Fleet"}
    for me in (0, 1, None):
        seat = -1 if me is None else me
        view = RULES.view(match, seat)
        log = [
            line.text
            for event in match.game.events
            if (told := RULES.event(event, me is not None and bool(event[2] >> seat & 1)))
            for line in sentences.lines(voice(me), told, view)
        ]
        assert sum(line.startswith("You draw 5 cards") for line in log) == (0 if me is None else 2)
        assert [line for line in log if "deck" in line] == ([] if me is None else [f"Your deck: {names[me]}."])
        assert me is None or log.index(f"Your deck: {names[me]}.") < log.index("You draw 5 cards.")


def test_two_cards_of_one_name_that_are_aimed_at_are_named_once():
    """A card that takes two Unicornis targets them together; what is named once has no number."""
    targets = [("card", "unicornis"), ("card", "unicornis"), ("seat", 1)]
    event = {"event": "announced", "seat": 1, "what": "play", "card": "bribe", "paid": 0, "targets": targets}
    told = [line.text for line in sentences.lines(voice(0), event, None)]
    assert told[1] == "It targets Unicornis ×2 and Laci."


@pytest.mark.parametrize(("winners", "said"), [([1], "Laci wins on score."), ([1, 2], "Laci and Ines win on score.")])
def test_two_winners_win_as_two(winners, said):
    event = {"event": "game_over", "why": "judge", "winners": winners}
    assert [line.text for line in sentences.lines(voice(0), event, None)] == [said]
