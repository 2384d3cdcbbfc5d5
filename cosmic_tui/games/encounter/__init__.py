"""Cosmic Encounter on screens, in sentences and on the command line. Nothing outside this folder imports from it."""
