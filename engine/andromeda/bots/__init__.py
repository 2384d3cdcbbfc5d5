"""Bots of Andromeda's Edge. They read views and tables of what is in the box, never a position."""
