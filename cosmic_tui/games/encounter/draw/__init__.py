"""The pictures of Cosmic Encounter: its board, its pages and its last page, as pure functions of a scene."""
