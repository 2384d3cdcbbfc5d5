"""Every sentence a person reads, one folder a language: `words("en").say("ev-turn_began", who="Ada")`.

A new sentence is a message in the fitting file; nothing else has to be told. Dots of the engine's ids become hyphens:
`launch.send` asks `q-launch-send`. What belongs to one alien, artifact or technology stands in that item's own file,
and the second part of its id is the item's name (`q-amoeba-way` in `aliens/amoeba.ftl`). README.md
beside this file tells how to add a language. `tests/words` knows the rest: widths, plural forms, attributes.

Knows message ids and files; must not know the engine, widgets or who is sitting where. Nothing is read, and fluent is
not imported, before the first sentence is asked for.
"""

from cosmic_tui.words.loader import Words, begun, languages, own_name, reader_form, words

__all__ = ["Words", "begun", "languages", "own_name", "reader_form", "words"]
