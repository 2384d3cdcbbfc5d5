"""The prompt while a film plays: what is shown, how much is to come, and the keys to skip. Draws rows of runs; knows no
game.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Run, cut_runs
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.scene import Scene
from cosmic_tui.film.beat import HELD, STOPPED, Beat

READERS, REPLAY_READERS = "explain read log odds", "explain log"
ON, TO_QUESTION = ("film-any_key", "film-one_on"), ("film-twice", "film-to_question")
MOST_MARKS = 12
DONE, TO_COME = "■", "·"


def filmbar(canvas: Canvas, scene: Scene, beat: Beat, x: int, y: int, wide: int, high: int) -> None:
    """Draw the bar from row y on, in at most `high` rows. Notices about the connection or keys are not part of it."""
    end = canvas.write_right(x + wide, y, progress(scene, beat))
    tag = [Run(f"{scene.tag(scene.me)} ", scene.token(scene.me))] if scene.me >= 0 else []
    canvas.write(x, y, cut_runs([*tag, Run(scene.say(scene.watching), "text", "", "bold")], end - x - 2))
    if high > 1:
        canvas.write(x, y + 1, cut_runs(ways(scene, beat), wide))
    if high > 2:
        pace = [Run(f"{scene.say('film-pace')} ", "muted"), Run(scene.say(f"value-{scene.pace}"), "text")]
        canvas.write_right(x + wide, y + 2, pace)


def progress(scene: Scene, beat: Beat) -> list[Run]:
    """Draw how far the film is: `4 of 9 ■■■■·····`."""
    marks = min(beat.of, MOST_MARKS)
    done = max(1, beat.done * marks // max(1, beat.of))
    words = scene.say("film-progress", number=beat.done, value=beat.of)
    return [Run(f"{words} ", "muted"), Run(DONE * done, "info"), Run(TO_COME * (marks - done), "faint")]


def ways(scene: Scene, beat: Beat) -> list[Run]:
    """Draw the keys that skip: `any key one beat on twice, or held to your question ...`."""
    if beat.state == STOPPED:
        return [Run(scene.say("film-waiting_key"), "key", "", "bold")]
    if beat.state == HELD and scene.focus:
        found = [("look", scene.say("film-looks_round")), ("back send", scene.say("film-goes_on"))]
        return key_runs(scene.look.keys, found)
    runs: list[Run] = []
    for key, does in (ON,) if scene.replayed or scene.led else (ON, TO_QUESTION):
        runs += [Run(scene.say(key), "key", "", "bold"), Run(f" {scene.say(does)}   ", "muted")]
    readers = REPLAY_READERS if scene.replayed else READERS
    return [*runs, *key_runs(scene.look.keys, [(readers, scene.say("film-it_waits"))])]
