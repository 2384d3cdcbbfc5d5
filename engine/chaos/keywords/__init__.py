"""The eight keywords, one module each (K-ABIL). Using one is always optional."""
