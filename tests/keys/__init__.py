"""Keys as they come from a real terminal, in the course of time."""
