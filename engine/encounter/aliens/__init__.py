"""The aliens, one file each: its power, its wild flare and its super flare. This folder is scanned for them."""
