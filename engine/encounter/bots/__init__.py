"""Players of Cosmic Encounter: what they read from a view, how they decide, what they know of single aliens."""
