"""A plain game as a conversation: what is said, in which order, what is never said unasked, and who may look."""

import copy

import pytest

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.messages.grammar import Message
from cosmic_tui.plain.session import CLEAR, LOOKS, Session
from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.review import going
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.words import Words
from engine.bots import judging
from tests.link.thinking import Here
from tests.snapshots.canned import NAMES, canned
from tests.support import Person
from tests.table.tables import FirstBot, random_bots


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def begin(*people: str, seed: int = 7, bots: object = FirstBot, time: Time | None = None, **more: object) -> Session:
    """A session with its first words said and thrown away."""
    options = {"seats": 4, "alien_mode": "none", **dict(more.pop("options", {}))}  # type: ignore[call-overload]
    seats = [SeatSetup(PERSON, name) for name in people]
    seats += [SeatSetup(BOT, name, "any") for name in ("Tom", "Ines", "Quill")[: 4 - len(people)]]
    setup = GameSetup(tuple(seats), seed, options, **more)  # type: ignore[arg-type]
    link = EmbeddedLink(setup, bots=bots, now=time or Time())  # type: ignore[arg-type]
    session = Session(link, Words("en", "encounter", plain=True))
    link.subscribe(session.hear)
    session.speak()
    session.take()
    return session


def type_in(session: Session, text: str) -> list[str]:
    """What is said in answer to a line."""
    session.take()
    session.line(text)
    session.speak()
    return session.take()


def until(session: Session, why: str, most: int = 300) -> None:
    """Answer at random until this is asked."""
    person = Person(1)
    for _ in range(most):
        if session.curtain is not None or session.hurried:
            type_in(session, "")
        elif session.sure is not None:
            type_in(session, "yes")
        elif session.state.question is not None and session.state.question["why"] == why:
            return
        else:
            type_in(session, person.types(session.state.voice, session.state.view))
    raise AssertionError(f"{why} was never asked")


def test_nobody_stands_against_anybody_while_aliens_are_chosen() -> None:
    """R-SET-5: who begins is not known before the cards are dealt, so nobody is called the offense."""
    session = begin("Ada", options={"alien_mode": "dealt"})
    assert session.state.question is not None and session.state.question["why"] == "setup.alien"
    told = [*session.state.told_where, *type_in(session, "table")]
    assert "The cards are dealt once everybody has chosen." in told and not any("offense" in line for line in told)
    assert any("Turn 1." in line for line in type_in(session, "1"))


def test_the_question_comes_after_what_happened_with_all_its_options() -> None:
    session = begin("Ada")
    until(session, "launch.aim")
    said = type_in(session, "r")
    assert said[0].startswith("Turn ")
    assert said[1].startswith("Aim the gate: which of ")
    assert len([word for line in said for word in line.split() if word.isdecimal()]) >= 5
    assert type_in(session, "1")[0].startswith("You aim at ")


def test_nothing_is_said_twice_unasked() -> None:
    """The board, the hand and the question are told when they change or when somebody wants them."""
    session = begin("Ada")
    until(session, "launch.aim")
    session.speak()
    session.link.poll()
    session.speak()
    assert session.take() == []
    first = type_in(session, "t")
    assert len(first) > 10
    assert type_in(session, "t") == first
    assert type_in(session, "t race") == [line for line in first if line.startswith("Colonies abroad")]


def test_ships_are_sent_by_words_and_a_loss_is_asked_about_once() -> None:
    """R-SHP-2: giving up a colony is told before it happens, and only a yes does it."""
    session = begin("Ada")
    until(session, "launch.send")
    said = type_in(session, "4 from red 1")
    assert said[0].startswith("You give up the colony on your planet 1.")
    assert said[1] == "Sure? yes or no"
    assert type_in(session, "n") == ["Nothing was sent. The question is still open; r repeats it."]
    assert session.state.question["why"] == "launch.send"
    type_in(session, "4 from red 1")
    assert type_in(session, "yes")[0] == "You attack Quill at Yellow 1 with 4 ships."


def test_an_empty_line_sends_the_ships_that_enter_would_send_on_the_screen() -> None:
    """R-LAU-2: as many as may go, none from a planet that would be given up; the question says so."""
    session = begin("Ada")
    until(session, "launch.send")
    ready = start(session.state.view, session.state.question, answering_of("encounter"))
    assert sum(ready.answer()) == session.state.question["high"]
    said = type_in(session, "r")
    [proposed] = [line for line in said if line.startswith("Press Enter to choose ")]
    assert proposed.count("(") == sum(count > 0 for count in ready.answer())
    assert type_in(session, "")[0] == f"You attack Quill at Yellow 1 with {sum(ready.answer())} ships."


def test_a_question_over_open_cards_says_who_is_ahead() -> None:
    """T-OUT: what it comes to if all pass."""
    sentences, view = sentences_of("encounter"), copy.deepcopy(canned("reveal").view)
    voice = sentences.Voice(Words("en", "encounter", plain=True), NAMES, view["seat"])
    assert sentences.around(voice, view)[0] == ["The offense leads by 3."]
    view["sum"]["ahead"] = [1, 0, True]
    assert sentences.around(voice, view)[0] == ["A tie: the defense wins."]
    view["outcome"] = "defense_won"
    assert sentences.around(voice, view)[0] == []


def test_a_harmless_answer_is_sent_at_once() -> None:
    session = begin("Ada")
    until(session, "launch.send")
    assert type_in(session, "1 from red 1")[0] == "You attack Quill at Yellow 1 with 1 ship."


def test_a_preview_tells_and_sends_nothing() -> None:
    session = begin("Ada")
    until(session, "launch.send")
    answers = session.link.table.answers
    assert type_in(session, "p 4 from red 2") == ["You give up the colony on your planet 2."]
    assert session.link.table.answers == answers
    assert type_in(session, "p nonsense")[0].startswith("That isn't one of the choices.")


def test_what_does_not_work_leaves_the_question_open() -> None:
    session = begin("Ada")
    until(session, "launch.send")
    for typed in ("9 from red 1", "hello", "1 from blue 1", "3"):
        said = type_in(session, typed)
        assert len(said) == 1 and said[0].endswith(".")
    assert session.state.question["why"] == "launch.send"


def test_commands_can_be_typed_in_full() -> None:
    """Who does not know the letters types words; what is an answer stays one."""
    session = begin("Vera")
    until(session, "alliance.invite")
    for word, letter in (("help", "?"), ("Hand", "h"), ("table", "t"), ("why not", "w"), ("odds", "o")):
        assert type_in(session, word) == type_in(session, letter) != []
    assert session.state.question is not None and session.state.question["why"] == "alliance.invite"
    type_in(session, "quit")
    assert session.done


def test_help_says_each_thing_once_and_counts_are_in_the_singular() -> None:
    session = begin("Vera")
    until(session, "alliance.invite")
    said = type_in(session, "?")
    assert len(said) == len(set(said))
    view = session.state.view
    view["seats"][1]["abroad"] = 1
    assert any(line.endswith("1 colony abroad.") for line in type_in(session, "t tom"))


def test_enter_answers_where_there_is_nothing_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """And asks again where there is something."""
    session = begin("Ada")
    until(session, "launch.aim")
    sent: list[Message] = []
    monkeypatch.setattr(session.link, "send", lambda seat, message: sent.append(message))
    assert any(line.startswith("Aim the gate") for line in type_in(session, "")) and not sent
    question = session.state.question
    session.state.question = {**question, "options": question["options"][:1]}
    session.line("")
    assert [(message["kind"], message["answer"]) for message in sent] == [("answer", 0)]


def test_undo_asks_the_question_again() -> None:
    session = begin("Ada")
    until(session, "launch.aim")
    type_in(session, "2")
    assert session.state.question["why"] == "launch.send"
    said = type_in(session, "u")
    assert said[0] == "You take back your last answer."
    assert session.state.question["why"] == "launch.aim"
    assert any(line.startswith("Aim the gate") for line in said)


def test_standing_orders_are_switched_and_told() -> None:
    session = begin("Ada")
    assert type_in(session, "s")[0].startswith("No standing orders.")
    assert type_in(session, "s never reg") == ["You pass without being asked: Regroup. Type s none to end that."]
    assert type_in(session, "s pass")[0].startswith("You pass without being asked: until something changes and")
    assert type_in(session, "s none")[0].startswith("No standing orders.")
    assert type_in(session, "s never lunch") == ["There is no phase called lunch."]
    assert type_in(session, "s encounter") == [
        "You pass without being asked: in this encounter. Type s none to end that."
    ]


def test_chat_is_said_with_its_speaker() -> None:
    session = begin("Ada")
    assert type_in(session, "c hello there") == ["Ada says: hello there"]


def test_an_alien_can_be_read_by_the_beginning_of_its_name() -> None:
    session = begin("Ada", options={"alien_mode": "dealt", "aliens": ["zombie"]})
    said = type_in(session, "i zom")
    assert said[0] == "Zombie: Immortality."
    assert type_in(session, "i")[0] == said[0]
    assert type_in(session, "") == type_in(session, "r")
    assert type_in(session, "i nobody") == ["There is nothing called nobody here."]


@pytest.mark.parametrize("seed", [4, 8, 11])  # of short games
def test_a_whole_game_ends_with_all_hands_and_the_seed(seed: int) -> None:
    session, person, said = begin("Ada", seed=seed, bots=random_bots), Person(seed), []
    for _ in range(3000):
        if session.done:
            break
        text = "yes" if session.sure is not None else person.types(session.state.voice, session.state.view)
        if not session.sure and session.state.question["shape"] == "bargain":
            text = "give up"
        said = type_in(session, text)
    assert session.done
    assert said[-1] == f"The seed was {seed}." and not any("cosmic review" in line for line in said), "it is not kept"
    assert any(" held: " in line for line in said)
    assert any("wins the game" in line or "win the game" in line or "victory" in line for line in said)


# --- several at one keyboard -------------------------------------------------------------------------------------


def test_the_keyboard_goes_on_behind_a_curtain() -> None:
    """Before the next one sees a hand, everything is wiped, and somebody has to press Enter."""
    session = begin("Ada", "Bea", seed=3)
    person, passed, shown = Person(5), 0, []
    for _ in range(200):
        if session.done:
            break
        if session.curtain is not None:
            passed += 1
            name = session.names[session.curtain]
            if shown:
                after = shown[shown.index(CLEAR) + 1 :]
                assert after[0] == f"{name}." and after[-1] == "Press Enter when the others are looking away."
                assert len(after) == 4
            shown = type_in(session, "")
            continue
        text = "yes" if session.sure is not None else person.types(session.state.voice, session.state.view)
        shown = type_in(session, text)
    assert passed > 10


def test_nobody_hears_of_the_others_cards() -> None:
    """Between two curtains only the cards of whoever sits there, and what lies open, are named."""
    session = begin("Ada", "Bea", "Cid", "Dan", seed=9)
    person, looked = Person(2), 0
    for _ in range(150):
        if session.done:
            break
        if session.curtain is not None:
            type_in(session, "")
            continue
        said = type_in(session, "h") + type_in(session, "w") + type_in(session, "t")
        mine = {session.state.voice.short_card(card) for card in session.state.view["hand"]}
        open_cards = {session.state.voice.short_card(face) for _, face in session.state.view["laid"] if face}
        for seat in session.link.seats:
            if seat != session.active:
                theirs = {session.state.voice.short_card(card) for card in session.states[seat].view["hand"]}
                hidden = {name for name in theirs - mine - open_cards if name.startswith(("flare", "attack"))}
                assert [line for line in said for name in hidden if name in line] == []
                looked += 1
        text = "yes" if session.sure is not None else person.types(session.state.voice, session.state.view)
        type_in(session, text)
    assert looked > 100


def test_in_even_play_the_keyboard_goes_round_to_everybody() -> None:
    """R-SEC-2 at one keyboard: after a public answer all get it, holding something or not."""
    time = Time()
    session = begin("Ada", "Bea", "Cid", "Dan", seed=9, windows="even", time=time)
    time.now += 10
    session.link.poll()
    session.speak()
    for _ in range(40):
        if session.curtain is not None or session.hurried:
            type_in(session, "")
        elif session.state.question is not None and session.state.question["why"] == "launch.aim":
            break
        else:
            type_in(session, Person(1).types(session.state.voice, session.state.view))
            time.now += 10
            session.link.poll()
            session.speak()
    first, visited = session.active, []
    type_in(session, "1")
    for _ in range(3):
        assert session.curtain is not None
        visited.append(session.curtain)
        said = type_in(session, "")
        if session.hurried:
            assert said[-1] == "You have nothing you can play here. Press Enter and pass the keyboard on."
            type_in(session, "")
        else:
            type_in(session, "pass")
    assert visited == [(first + step) % 4 for step in (1, 2, 3)]


def test_a_story_that_comes_before_its_board_is_told_once_its_names_are_known() -> None:
    """Who comes back to a table hears the events first."""
    options = {"seats": 2}
    setup = GameSetup((SeatSetup(PERSON, "Ada"), SeatSetup(BOT, "Tom", "any")), 7, options, game="andromeda")
    link = EmbeddedLink(setup, bots=FirstBot, now=Time())
    session = Session(link, Words("en", "andromeda", plain=True))
    heard: list[Message] = []
    link.subscribe(lambda seat, message: heard.append(message))
    hello = next(message for message in heard if message["kind"] == "hello")
    view = next(message for message in heard if message["kind"] == "view")
    session.hear(0, hello)
    story = [{"event": "battle_began", "region": region, "sides": []} for region in ("A1", "N3")]
    session.hear(0, {"kind": "events", "first": 0, "events": story})
    assert session.states[0].log == []
    board = {**view["view"], "map": {"A1": {"tile": "shipyard"}, "N3": {"tile": "nebula"}}}
    session.hear(0, {"kind": "view", "view": board})
    assert session.states[0].log == ["A battle begins at Shipyard.", "A battle begins at Nebula 3."]


def test_advice_says_that_it_is_thought_about_until_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The prompt waits for it, and what it says fits the question that is open."""
    monkeypatch.setattr("cosmic_tui.link.weighing.Worker", Here)
    monkeypatch.setattr(Here, "ready", False)
    monkeypatch.setattr(judging, "SEARCHED", 2)
    monkeypatch.setattr(going, "MEASURED", 2)
    session = begin("Ada")
    until(session, "launch.aim")
    assert session.waits_for_line
    assert type_in(session, "b") == ["The strongest bot is thinking about your choices, with what you can see."]
    assert not session.waits_for_line and session.wake() == LOOKS
    monkeypatch.setattr(Here, "ready", True)
    session.speak()
    first, played = session.take()
    assert first.startswith("The strongest bot would choose: ") and "of 100 games" in played
    assert session.waits_for_line and session.wake() is None
    monkeypatch.setattr(Here, "ready", False)
    type_in(session, "b")
    type_in(session, Person(1).types(session.state.voice, session.state.view))
    monkeypatch.setattr(Here, "ready", True)
    session.speak()
    assert not [line for line in session.take() if "strongest bot" in line], "it was about another question"
    session.link.close()
