"""Snapshots of every screen: what a person sees, kept as text and as pictures. README.md says how to add one."""
