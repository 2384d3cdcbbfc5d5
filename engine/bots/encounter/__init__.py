"""Players of Cosmic Encounter: the rookie, what it sees, its habits and what it knows of single aliens."""
