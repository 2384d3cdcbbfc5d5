"""What one chooses, from the first key to the answer."""
