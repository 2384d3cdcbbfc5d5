"""Proofs that hidden things stay hidden: two worlds that differ in one of them are told the same."""
