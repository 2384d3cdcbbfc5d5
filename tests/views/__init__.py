"""What the types of views promise, held against games that are played: shapes, secrets, keys, and the printed page."""
