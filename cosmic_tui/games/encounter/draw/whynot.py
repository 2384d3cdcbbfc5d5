"""Why a card cannot be played now: one sentence and one rule for every such card of the reader's hand.

Draws paragraphs for a page.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run, runs_width, width, wrap_runs
from cosmic_tui.games.encounter.draw.names import card_label, card_token
from cosmic_tui.games.encounter.faces import card_kind
from cosmic_tui.games.encounter.say.darkness import dark
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.games.encounter.scene import Scene

Paragraphs = list[Sequence[Run]]
NOW = "now"
GAP = 2  # columns between a name and its sentence
RULES = {
    "flare_limit": "R-FLR-2",
    "barred": "R-FLR-2",
    "obliged": "X-30",
    "role": "R-TIM-3",
    "response": "T-USE-1",
}
KIND_RULES = {
    "attack": "R-PLN-3",
    "negotiate": "R-PLN-3",
    "morph": "R-PLN-3",
    "reinforcement": "R-REI-1",
    "artifact": "R-ART-1",
    "flare": "R-FLR-1",
}


def why_not(scene: Scene, voice: Voice, room: int) -> Paragraphs:
    """Return the page. A sentence of several lines stands beside its card's name."""
    text: Paragraphs = [[]]
    lit = [note[0] for note in scene.view.get("cards", []) if note[1] == NOW]
    if lit:
        names = ", ".join(card_label(scene.words, card) for card in lit)
        text += [[Run(f"{scene.say('scr-playable_now')}: ", "ok", "", "bold"), Run(names, "text")], []]
    notes = [note for note in scene.view.get("cards", []) if note[1] != NOW]
    column = max((width(card_label(scene.words, note[0])) for note in notes), default=0)
    for note in notes:
        card, reason = note[0], note[1]
        sentence = dark(voice, note, named=True)
        rule = RULES.get(reason, KIND_RULES[card_kind(card)])
        said = [Run(sentence, "text"), Run(f"  {rule}", "muted", "", "", ("rule", rule))]
        beside = room - column - GAP
        first, *more = [said] if runs_width(said) <= beside else wrap_runs(said, beside)
        name = card_label(scene.words, card)
        text.append([Run(name, card_token(card), "", "bold"), Run(" " * (column + GAP - width(name))), *first])
        text += [[Run(" " * (column + GAP)), *line] for line in more]
    if len(text) == 1:
        text.append([Run(scene.say("scr-hand", n=0), "muted")])
    return text
