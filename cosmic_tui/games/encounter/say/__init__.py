"""Cosmic Encounter in sentences: events, questions, options, previews, totals, the board in lines.

Pure functions from plain data (views, events, questions) to text, through a `Voice`. Must not know positions, links or
screens.
"""
