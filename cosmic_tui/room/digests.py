"""Digests of the secrets by which a table recognizes its people; compared in constant time. Makes no secrets itself."""

import hashlib
import hmac


def digest(secret: str) -> bytes:
    """Return the digest under which a secret of high entropy is kept. It cannot be used in place of the secret."""
    return hashlib.sha256(secret.encode()).digest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def of_session(session: str) -> bytes:
    """Return the digest of a session. It differs from the digest of a token of the same letters."""
    return digest(f"session {session}")
