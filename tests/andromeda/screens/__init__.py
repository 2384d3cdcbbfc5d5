"""Tests of Andromeda's Edge on screens: its sentences, its map, its pictures, whole games through the real screen."""
