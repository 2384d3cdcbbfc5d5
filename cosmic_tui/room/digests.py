"""Secrets by which a table knows its people again: kept as digests, compared in constant time. Makes none itself."""

import hashlib
import hmac


def digest(secret: str) -> bytes:
    """Return what is kept of a secret of high entropy; the digest cannot be used in its place."""
    return hashlib.sha256(secret.encode()).digest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def of_session(session: str) -> bytes:
    """Return the digest of a session, which is no token even if it has the letters of one."""
    return digest(f"session {session}")
