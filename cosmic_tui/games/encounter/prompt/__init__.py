"""Drafts of answers that only Cosmic Encounter has: a deal, and a card chosen ahead."""
