"""How the totals add up: a page with every line and its source.

Draws paragraphs for a page from a scene whose view has totals (or had them a moment ago).
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run, runs_width
from cosmic_tui.draw.names import in_sentence
from cosmic_tui.games.encounter.draw.beats import needs
from cosmic_tui.games.encounter.draw.forecast import forecasts
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, reading, side_of, totals
from cosmic_tui.games.encounter.draw.sums import no_effect_words, single_steps
from cosmic_tui.games.encounter.say.decided import outcome
from cosmic_tui.games.encounter.say.totals import verdict
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.games.encounter.scene import Scene

Paragraphs = list[Sequence[Run]]
COLUMN = 40


def explained(scene: Scene, voice: Voice, room: int) -> Paragraphs:
    """Draw the page."""
    if "sum" not in scene.view:
        return _before(scene)
    half = min(COLUMN, room // 2)
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    heads = [
        [Run(scene.say("scr-offense"), "offense", "", "bold"), Run(f" {in_sentence(scene, off.main)}", "text")],
        [Run(scene.say("scr-defense"), "defense", "", "bold"), Run(f" {in_sentence(scene, defense.main)}", "text")],
    ]
    text: Paragraphs = [[], _pair(heads[0], heads[1], half)]
    text += [_pair(left, right, half) for left, right in single_steps(scene)]
    sums = totals(scene.view)
    if sums:
        total = [Run(str(sums[side]), ("offense", "defense")[side], "", "bold") for side in (OFF, DEF)]
        text += [[], _pair([total[0]], [total[1]], half)]
    over = [words for words in outcome(voice, scene.record or {}) if words]
    text += [[], [Run(over[0] if over else verdict(voice, scene.view), "text", "", "bold")]]
    if over:
        text += [[Run(words, "muted")] for words in over[1:]]
    elif sums and scene.view["sum"]["ahead"][0] in (OFF, DEF):
        text.append(needs(scene, scene.view["sum"]["ahead"][0]))
    missing = no_effect_words(scene)
    return [*text, [Run(missing, "muted")]] if missing else text


def _pair(left: Sequence[Run], right: Sequence[Run], half: int) -> list[Run]:
    """Join both sides in one line."""
    return [*left, Run(" " * max(2, half - runs_width(left))), *right]


def _before(scene: Scene) -> Paragraphs:
    """Explain what the ships imply before the cards are turned."""
    if scene.view["target"] < 0 or scene.view["defense"] < 0:
        return [[], [Run(scene.say("scr-line-no_sum"), "muted")]]
    text: Paragraphs = [[], [Run(reading(scene), "text", "", "bold")], []]
    return [*text, *forecasts(scene)]
