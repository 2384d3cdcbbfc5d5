"""Tables behind a door: rooms, hubs, journals, and real hosts on the loopback address."""
