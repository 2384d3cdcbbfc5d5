"""Saying Chaos Galaxy: names, events, questions, options, what follows, and the table in lines."""
