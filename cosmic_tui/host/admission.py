"""Admission: by the key of a join code, by a password, or freely; and how often a peer may guess.

Secrets are compared in constant time. A password is kept as a salted scrypt digest, made by Python's own library. Knows
no guest and no line.
"""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import dataclass

from cosmic_tui.host.addresses import counted_as
from cosmic_tui.room.digests import same
from engine.kernel.asking import Refused

SALT_BYTES = 16
SCRYPT = {"n": 1 << 12, "r": 8, "p": 1}  # ten milliseconds: a guess is not free, and a newcomer does not notice
LEAST_SESSION, LEAST_SIGNS = 16, 6  # signs of a session's secret, and different ones among them
MOST_TRIES = 5
TRIES_SECONDS = 60.0
MOST_ADDRESSES = 1024  # whose wrong guesses are remembered


@dataclass(frozen=True)
class Access:
    """A room's conditions of entry: the key of its code, the password if there is one (`password` is salt and digest),
    else nothing if it is `open`, else its owner's yes.
    """

    key: str
    owner_key: str
    password: bytes = b""
    open: bool = False

    @property
    def door(self) -> str:
        """Return the condition of entry in one word, for people inside."""
        return "password" if self.password else "open" if self.open else "code"


@dataclass(frozen=True)
class Pass:
    """Permission to enter. `code`: it was given for a key, so this guest may become the owner; `owner`: it was given
    for the owner's key.
    """

    code: bool = False
    owner: bool = False


def locked(password: str) -> bytes:
    salt = secrets.token_bytes(SALT_BYTES)
    return salt + _scrypt(password, salt)


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, **SCRYPT)


def opens(access: Access, password: str) -> bool:
    """Return whether this is the password. This takes milliseconds on purpose, so call it where nobody else has to
    wait.
    """
    salt, digest = access.password[:SALT_BYTES], access.password[SALT_BYTES:]
    return hmac.compare_digest(_scrypt(password, salt), digest)


def admit(access: Access, key: str, proved: bool) -> Pass:
    """Return this newcomer's permission; `proved` says that they know the password. Raise Refused key_wrong,
    password_needed, or code_needed: then the owner decides.
    """
    if key:
        owner, guest = same(key, access.owner_key), same(key, access.key)
        if owner or guest:
            return Pass(code=True, owner=owner)
        raise Refused("key_wrong")
    if access.password and not proved:
        raise Refused("password_needed")
    if not access.password and not access.open:
        raise Refused("code_needed")
    return Pass()


def guessable(session: str) -> bool:
    """Return whether a session's secret is so short, or has so few different characters, that a stranger could take the
    seat by guessing it.
    """
    return len(session) < LEAST_SESSION or len(set(session)) < LEAST_SIGNS


class Tries:
    """The wrong guesses by address, all of one IPv6 network together. The number of addresses is limited: the oldest
    are forgotten.
    """

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()

    def check(self, address: str, now: float) -> None:
        """Raise Refused too_many_tries, with the seconds until this address may guess again."""
        recent = self._recent(address, now)
        if len(recent) >= MOST_TRIES:
            raise Refused("too_many_tries", seconds=int(recent[0] + TRIES_SECONDS - now) + 1)

    def tried(self, address: str, right: bool, now: float) -> None:
        """Count a password that was checked. Raise Refused password_wrong; or too_many_tries, whether right or wrong,
        if this address has guessed too often since.
        """
        self.check(address, now)
        if not right:
            self.wrong(address, now)
            raise Refused("password_wrong")

    def wrong(self, address: str, now: float) -> None:
        self._wrong[counted_as(address)] = [*self._recent(address, now), now][-MOST_TRIES:]
        self._wrong.move_to_end(counted_as(address))
        while len(self._wrong) > MOST_ADDRESSES:
            self._wrong.popitem(last=False)

    def _recent(self, address: str, now: float) -> list[float]:
        return [time for time in self._wrong.get(counted_as(address), ()) if now - time < TRIES_SECONDS]
