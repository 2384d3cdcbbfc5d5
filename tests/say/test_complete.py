"""Nothing the game, the table or a saved game can say is without words: found in the sources, and by playing.

A new kind of event, question, option, refusal or part of a total that nobody gave words to fails here by its name.
"""

import ast
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cosmic_tui
import engine
from cosmic_tui.games.encounter.say import darkness, events
from cosmic_tui.games.encounter.say.questions import SPECIAL as ASKED_SPECIALLY
from cosmic_tui.games.encounter.say.voice import Voice, ident_of
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.plain.session import Session
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.words import Words
from engine.encounter.items import USES
from engine.encounter.moments import COURSE
from tests.night import one_in
from tests.support import Person

ENGINE, APP = Path(engine.__file__).parent, Path(cosmic_tui.__file__).parent
WORDS = Words("en", "encounter", plain=True)
VOICE = Voice(WORDS, ("Ada", "Tom", "Ines", "Quill"), 0)
# Where the step that asks is among the arguments.
ASKING = {"Question": 1, "pick": 1, "some": 1, "amount": 1, "spread": 1, "choose_from_colonies": 2, "ask": 3}
MOST = 400 // one_in(3)  # lines that are typed in a game
BY_VARIANT = {"respond", "window", "deal", "lose"}  # asked in more ways than one


def calls(folder: Path, names: tuple[str, ...]) -> Iterator[ast.Call]:
    """Every call of one of these names, anywhere below a folder."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield node


def strings(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_every_event_has_a_sentence() -> None:
    told = calls(ENGINE / "encounter", ("emit", "whisper"))
    kinds = {kind for call in told for kind in strings(call.args[0]) if call.args}
    assert len(kinds) > 60
    silent_or_special = events.SILENT | set(events.SPECIAL) | {"proposed"}
    missing = [kind for kind in kinds - silent_or_special if not WORDS.has(f"ev-{ident_of(kind)}")]
    assert sorted(missing) == []


def every_question() -> set[str]:
    """The ids of all questions, wherever one is made."""
    found = set()
    for call in calls(ENGINE / "encounter", tuple(ASKING)):
        place = ASKING[getattr(call.func, "id", "")] if isinstance(call.func, ast.Name) else 99
        if len(call.args) > place:
            found |= set(strings(call.args[place]))
    return found


def test_every_question_has_words_or_a_name_to_ask_with() -> None:
    """A step of an item without words of its own is asked in general words, with the name of the item."""
    found = every_question()
    assert len(found) > 80
    nameless = VOICE.say("cause-rules")
    missing = [
        why for why in found - BY_VARIANT if not WORDS.has(f"q-{ident_of(why)}") and VOICE.thing(why) == nameless
    ]
    assert sorted(missing) == []
    assert {why for why in ASKED_SPECIALLY if "." in why} <= found


def test_every_refusal_has_a_sentence() -> None:
    """Codes raised anywhere in the engine, the table, the links; codes made in pieces are named here."""
    rooms = (ENGINE / "kernel", ENGINE / "encounter", ENGINE / "bots", APP / "table", APP / "link")
    codes = {call.args[0].value for room in rooms for call in calls(room, ("Refused",)) if literal(call)}
    assert len(codes) > 50
    codes |= {"record_edited", "record_truncated", "record_foreign", "save_stopped"}
    codes -= {"packed_form", "snapshot_form", "record_none"}  # `ways.find` and `look_back` say something else for them
    assert sorted(code for code in codes if not WORDS.has(f"no-{code}") and not WORDS.has(f"err-{code}")) == []


def literal(call: ast.Call) -> bool:
    return bool(call.args) and isinstance(call.args[0], ast.Constant)


def test_every_reason_for_a_dark_card_has_a_sentence() -> None:
    """The codes that `reason` returns."""
    source = ast.parse((ENGINE / "encounter" / "reasons.py").read_text("utf-8"))
    functions = {node.name: node for node in source.body if isinstance(node, ast.FunctionDef)}
    returns = [node for node in ast.walk(functions["reason"]) if isinstance(node, ast.Return) and node.value]
    codes = {word for node in returns for word in returned(node.value)}
    assert {"moment", "role", "condition"} <= codes
    assert codes - set(darkness.DARK) == set()
    no_effect = [
        word
        for node in ast.walk(functions["no_effect"])
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "why"
        for word in strings(node.value)
    ]
    assert no_effect and all(WORDS.has(f"sum-no_effect_{why}") for why in no_effect)


def test_a_dark_card_says_when_it_can_be_played() -> None:
    """At every moment something waits for; no name of the chart, and never an id."""
    moments = {moment for use in USES.values() for moment in use.moments} | {row.moment for row in COURSE}
    timed = sorted(moment for moment in moments if not moment.startswith("any."))
    assert len(timed) > 40
    for moment in timed:
        assert WORDS.has(f"moment-{ident_of(moment)}", "when"), moment
        for named in (True, False):
            said = darkness.dark(VOICE, ["cosmic_zap", "moment", "", [moment]], named=named)
            assert said.endswith(f"{WORDS.say(f'moment-{ident_of(moment)}', 'when')}."), said
            assert moment not in said and WORDS.say(f"moment-{ident_of(moment)}") not in said


def returned(value: ast.AST | None) -> list[str]:
    """The constants a return may give; those of the conditions before it do not count."""
    if isinstance(value, ast.IfExp):
        return [*returned(value.body), *returned(value.orelse)]
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


def test_every_part_of_a_total_has_a_label() -> None:
    sources = [(ENGINE / "encounter" / name).read_text("utf-8") for name in ("values.py", "totals.py")]
    parts = {"ships", "allies"}  # handed on by name
    for node in ast.walk(ast.parse("\n".join(sources))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_change":
            parts |= set(strings(node.args[4]))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append" and node.args:
            entry = node.args[0]
            if isinstance(entry, ast.Tuple) and len(entry.elts) == 3 and isinstance(entry.elts[0], ast.Constant):
                parts.add(entry.elts[0].value)
    assert {"card", "reinforcement", "third"} <= parts
    named = {"allies": "ships"}
    assert sorted(part for part in parts if not WORDS.has(f"sum-{named.get(part, part)}")) == []


# --- by playing --------------------------------------------------------------------------------------------------


class Strict(logging.Handler):
    """Collects every hole the words report."""

    def __init__(self) -> None:
        super().__init__()
        self.holes: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        self.holes.add(record.getMessage())


@pytest.fixture
def holes() -> Iterator[set[str]]:
    strict, log = Strict(), logging.getLogger("cosmic.words")
    level = log.level
    log.addHandler(strict)
    log.setLevel(logging.WARNING)  # a checking command that ran in this process may have silenced it
    yield strict.holes
    log.removeHandler(strict)
    log.setLevel(level)


def spoken_game(seed: int, look: Callable[[Session, str], None], most: int = MOST, **options: object) -> list[str]:
    """A game in plain mode by dice; `look` may do things beside each answer. Everything that was said."""
    seats = int(str(options.pop("seats", 4)))
    setup = GameSetup(people_and_bots(["Ada"], seats, "random"), seed, {"seats": seats, **options})
    link = EmbeddedLink(setup)
    session, person, said = Session(link, Words("en", "encounter", plain=True)), Person(seed), []
    link.subscribe(session.hear)
    for _ in range(most):
        session.speak()
        said += session.take()
        if session.done:
            break
        if session.sure is not None:
            session.line("yes")
            continue
        typed = person.types(session.state.voice, session.state.view)
        look(session, typed)
        said += session.take()
        session.line(typed)
    return said


def ask_everything(session: Session, typed: str) -> None:
    for command in ("?", "t", "t race", "t tom", "h", "w", "o", "e", "i", "l", "r", "s", f"p {typed}"):
        session.line(command)


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        pytest.param(1, {"alien_mode": "none"}, marks=pytest.mark.large),
        pytest.param(2, {}, marks=pytest.mark.large),
        pytest.param(3, {"seats": 5}, marks=pytest.mark.large),
        (4, {"seats": 3, "technology": True}),
        (5, {"hidden_powers": True, "technology": True}),
        (6, {"hot_swapped": True, "four_planets": True, "wild_flares": True}),
        pytest.param(7, {"classic_flare": True}, marks=pytest.mark.large),
    ],
)
def test_a_game_is_played_without_a_hole_in_its_words(seed: int, options: dict[str, object], holes: set[str]) -> None:
    """Every message is there and has the variables it wants, whatever is asked besides. What is said of a game in any
    mode, tests/corpus says."""
    said = spoken_game(seed, ask_everything, **options)
    assert len(said) > 500
    assert holes == set()
    assert [line for line in said if "«" in line or "{" in line or "None" in line] == []


@pytest.mark.large
@pytest.mark.parametrize("seed", range(100, 200))
def test_many_games_have_no_hole(seed: int, holes: set[str]) -> None:
    spoken_game(seed, lambda session, typed: None, 2000, seats=5, technology=seed % 2 == 0)
    assert holes == set()


def test_a_hole_would_be_seen(holes: set[str]) -> None:
    VOICE.say("ev-no_such_event", who="Ada")
    VOICE.say("ev-turn_began")
    assert len(holes) == 2
