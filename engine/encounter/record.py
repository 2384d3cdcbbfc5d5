"""The version of the rules that a record or saved game of Cosmic Encounter was played by."""

GAME = "encounter"

# Add one whenever an existing record could go another way: other questions, other options or another order of them,
# other uses of chance, or another alien, artifact or technology in the box (their numbers and the deal depend on who is
# there). What only moves, renames or speeds up code leaves it alone. The golden records in the tests notice.
RULES_VERSION = 3
