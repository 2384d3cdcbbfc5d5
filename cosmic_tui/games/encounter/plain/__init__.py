"""What only Cosmic Encounter reads and says in plain mode."""
