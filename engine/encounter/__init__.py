"""Cosmic Encounter (2008 base set). Start with README.md in this folder."""
