"""Messages: their grammar, their bytes."""
