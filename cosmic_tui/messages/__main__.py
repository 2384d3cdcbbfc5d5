"""Prints the tables of messages as they stand in PROTOCOL.md: `python -m cosmic_tui.messages`."""

from cosmic_tui.messages.down import DOWN
from cosmic_tui.messages.grammar import Grammar
from cosmic_tui.messages.up import STRANGER, UP


def table(*grammars: Grammar) -> str:
    """Return a table of all kinds and their fields; what a kind is for stands in its first row."""
    lines = ["| kind | what it is for | field | holds |", "| --- | --- | --- | --- |"]
    for kind, (about, fields) in [entry for grammar in grammars for entry in grammar.items()]:
        rows = [(f"`{name}`", str(field)) for name, field in fields.items()] or [("", "")]
        for number, (name, holds) in enumerate(rows):
            first = f"| `{kind}` | {about}" if not number else "| |"
            lines.append(f"{first} | {name} | {holds} |".replace("  ", " "))
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(STRANGER, UP), table(DOWN), sep="\n\n")
