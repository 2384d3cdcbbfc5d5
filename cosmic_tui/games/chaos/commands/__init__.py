"""Commands of the command line that only this game has."""
