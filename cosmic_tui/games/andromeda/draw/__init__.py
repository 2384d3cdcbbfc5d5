"""The pictures of Andromeda's Edge: its map, stations, battles. Draws rows of runs from a scene."""
