"""Answers in the making that only Cosmic Encounter has: a deal, and a card chosen before it is asked for."""
