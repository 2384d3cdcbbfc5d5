"""What a scenario may expect, and how it is compared: position, questions, acts, events, views, the final scoring."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.andromeda import told
from engine.andromeda.beside import acts
from engine.andromeda.scenario import describe
from engine.andromeda.scenario.names import SEATS, seat_number, words_of
from engine.andromeda.scoring import lines
from engine.andromeda.view import view
from engine.testing.names import UnknownName
from engine.testing.staging import Run

Row = tuple[str, Any, Any]  # whose, wanted, found


def subset(wanted: Any, found: Any, at: str) -> Iterator[Row]:
    """Compare the named keys of a mapping. Lists and numbers must be equal."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, part in wanted.items():
            nothing = type(part)() if isinstance(part, (dict, int)) else None
            yield from subset(part, found.get(key, nothing), f"{at}.{key}" if at else key)
    else:
        yield at, wanted, found


def table_key(name: str) -> Callable[[Run, Any], Iterator[Row]]:
    def compare(run: Run, wanted: Any) -> Iterator[Row]:
        yield from subset(wanted, describe.table(run.match.game)[name], "")

    return compare


def seat_key(name: str) -> Callable[[Run, Any], Iterator[Row]]:
    def compare(run: Run, wanted: Any) -> Iterator[Row]:
        found = describe.seat(run.match.game, SEATS.index(name))
        for key, part in wanted.items():
            if key not in found:
                raise UnknownName("unknown_expectation", key, found)
            yield from subset(part, found[key], key)

    return compare


# --- questions and acts ------------------------------------------------------------------------------------------


def question(run: Run, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare the open question: `seat`, `why`, `options` (exactly these), `has`, `lacks`, `low`, `high`, `reveals`."""
    if not run.match.pending:
        yield "", wanted, "nobody is asked"
        return
    asked = run.match.pending[0]
    options = [words_of(ref) for ref in asked.options]
    facts = {
        "seat": SEATS[asked.seat], "why": asked.why, "options": options, "low": asked.low, "high": asked.high,
        "reveals": asked.reveals, "data": asked.data if isinstance(asked.data, list) else None,
    }  # fmt: skip
    for key, part in wanted.items():
        yield from _about_options(key, part, options) if key in ("has", "lacks") else iter([(key, part, facts[key])])


def _about_options(key: str, wanted: list[str], options: list[str]) -> Iterator[Row]:
    for words in wanted:
        there = any(words == option or words == option.partition(" ")[2] for option in options)
        if there != (key == "has"):
            yield key, words, options


def beside(run: Run, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare, by seat, the acts it may do in addition to the question: `has` and `lacks`, or exactly `acts`."""
    game = run.match.game
    for name, part in wanted.items():
        options = [words_of(ref) for ref in acts(game, seat_number(name, game.n))] if run.match.pending else []
        for key, words in part.items():
            if key == "acts":
                yield name, sorted(words), sorted(options)
            else:
                yield from _about_options(key, words, options)


def asked(run: Run, wanted: list[str]) -> Iterator[Row]:
    """Yield the expected questions that have not been asked, in any order. "green battle.energy" also names a seat."""
    found = {question.why for question in run.asked_since} | {f"{SEATS[one.seat]} {one.why}" for one in run.asked_since}
    for why in wanted:
        if why not in found:
            yield "", why, sorted(found)


def not_asked(run: Run, wanted: list[str]) -> Iterator[Row]:
    found = {question.why for question in run.asked_since} | {f"{SEATS[one.seat]} {one.why}" for one in run.asked_since}
    for why in wanted:
        if why in found:
            yield "", f"not {why}", why


# --- events ------------------------------------------------------------------------------------------------------


def events_of(run: Run) -> list[dict[str, Any]]:
    return [told.named(event, True) for event in [*run.told_since, *run.match.game.events]]


def events(run: Run, wanted: list[dict[str, Any]]) -> Iterator[Row]:
    """Yield the expected events that have not happened in this order. Facts that are not named may have any value."""
    happened = events_of(run)
    at = 0
    for part in wanted:
        match = next((place for place in range(at, len(happened)) if _like(part, happened[place])), None)
        if match is None:
            kinds = [one for one in happened if one["event"] == part.get("event")]
            yield str(part.get("event")), part, kinds or [one["event"] for one in happened[at:]]
            return
        at = match + 1


def counts(run: Run, wanted: dict[str, int]) -> Iterator[Row]:
    """Compare how often events of a kind have happened."""
    happened = events_of(run)
    for kind, n in wanted.items():
        if kind not in told.FIELDS:
            raise UnknownName("unknown_expectation", kind, told.FIELDS)
        yield kind, n, sum(1 for one in happened if one["event"] == kind)


def _like(wanted: dict[str, Any], found: dict[str, Any]) -> bool:
    for key, part in wanted.items():
        value = found.get(key)
        if key == "seat" and isinstance(part, str):
            part = SEATS.index(part)
        if value != part:
            return False
    return True


# --- views and scores --------------------------------------------------------------------------------------------


def sees(run: Run, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare, by seat ("nobody": a spectator), parts of its view."""
    for name, part in wanted.items():
        seat = -1 if name == "nobody" else seat_number(name, run.match.game.n)
        yield from subset(part, view(run.match, seat), name)


def sees_not(run: Run, wanted: dict[str, list[str]]) -> Iterator[Row]:
    """Check, by seat, that these names do not occur in its view."""
    for name, words in wanted.items():
        seat = -1 if name == "nobody" else seat_number(name, run.match.game.n)
        text = str(view(run.match, seat))
        for word in words:
            yield name, f"no {word}", f"{word}" if f"'{word}'" in text else f"no {word}"


def final(run: Run, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare, by seat, the final scoring if the game ended now: the sum for each kind of line, and `all`."""
    game = run.match.game
    for name, part in wanted.items():
        found: dict[str, Any] = {}
        seat = seat_number(name, game.n)
        for what, thing, vp in game.scores[seat] if game.over else lines(game, seat):
            found[what] = found.get(what, 0) + vp
            found[f"{what} {thing}"] = vp
        found["all"] = sum(vp for _, _, vp in (game.scores[seat] if game.over else lines(game, seat)))
        for key, vp in part.items():
            yield f"{name}.{key}", vp, found.get(key, 0)


def rolls(run: Run, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare each side's last throw, and also its `targeting` and its number of `dice`."""
    found: dict[str, dict[str, Any]] = {}
    for one in events_of(run):
        if one["event"] == "rolled":
            side = SEATS[one["side"][1]] if one["side"][0] == "seat" else "raiders"
            found[side] = {"targeting": one["targeting"], "dice": len(one["first"]), "final": one["final"]}
    yield from subset(wanted, found, "")


KEYS: dict[str, Callable[[Run, Any], Iterator[Row]]] = {
    **{
        name: table_key(name)
        for name in (
            "turn active region marker due ended left over map tiles moons moons_gone raiders raider_marks revealed "
            "bonus developments display decks under tactics tactics_discards event_cards events_used planets "
            "mechaphages science_tokens observatory supremacy_tokens winners battle".split()
        )
    },
    **{name: seat_key(name) for name in SEATS},
    "question": question,
    "beside": beside,
    "asked": asked,
    "not_asked": not_asked,
    "events": events,
    "counts": counts,
    "sees": sees,
    "sees_not": sees_not,
    "final": final,
    "rolls": rolls,
}
