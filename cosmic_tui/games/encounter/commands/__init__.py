"""Commands of the command line that only Cosmic Encounter has: one module a command."""
