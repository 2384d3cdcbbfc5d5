"""Join codes and what people type behind `join`."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.wire.codes import (
    DEFAULT_PORT,
    KEY_BYTES,
    PRINT_BYTES,
    SHORTEST_CODE,
    BadCode,
    Invitation,
    base32,
    decode,
    encode,
    from_base32,
    read,
)

HOSTS = st.sampled_from(["192.168.1.20", "10.0.0.1", "fe80::1", "2001:db8::8", "cosmic.example.org", "a-host"])
INVITATIONS = st.builds(
    Invitation,
    HOSTS,
    st.integers(1, 65535),
    st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES),
    st.binary(min_size=PRINT_BYTES, max_size=PRINT_BYTES) | st.just(b""),
)


@given(invitation=INVITATIONS)
def test_a_code_says_everything_and_is_no_address(invitation):
    code = encode(invitation)
    assert decode(code) == invitation
    assert len(code) >= SHORTEST_CODE
    assert read(code) == invitation


@given(invitation=INVITATIONS)
def test_a_code_may_be_written_down_by_hand(invitation):
    """Small letters, groups, and the letters people mistake for digits."""
    code = encode(invitation)
    sloppy = "-".join(code[at : at + 5] for at in range(0, len(code), 5)).lower()
    assert read(f" {sloppy.replace('0', 'o').replace('1', 'l')} ") == invitation


@given(invitation=INVITATIONS, at=st.integers(0, 200), sign=st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_a_slip_is_noticed(invitation, at, sign):
    code = encode(invitation)
    at %= len(code)
    changed = code[:at] + sign + code[at + 1 :]
    if from_base32(changed) != from_base32(code):
        with pytest.raises(BadCode):
            read(changed)


@given(data=st.binary(max_size=50))
def test_base32_loses_nothing(data):
    assert from_base32(base32(data)) == data


@given(text=st.text(max_size=80))
def test_anything_typed_is_an_invitation_or_refused(text):
    try:
        found = read(text)
    except BadCode:
        return
    assert 0 < found.port < 65536 and found.host


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        ("192.168.1.20", "192.168.1.20", DEFAULT_PORT),
        ("192.168.1.20:5000", "192.168.1.20", 5000),
        ("cosmic.example.org:80", "cosmic.example.org", 80),
        ("localhost", "localhost", DEFAULT_PORT),
        ("[2001:db8::8]:99", "2001:db8::8", 99),
        ("2001:db8::8", "2001:db8::8", DEFAULT_PORT),
    ],
)
def test_addresses_are_understood(typed, host, port):
    assert read(typed) == Invitation(host, port)


@pytest.mark.parametrize("typed", ["", "host:0", "host:65536", "host:x", "a b:1", "http://host/", "[::1"])
def test_what_is_no_address_is_refused(typed):
    with pytest.raises(BadCode):
        read(typed)


def test_a_table_without_tls_has_no_fingerprint_in_its_code():
    plain = Invitation("127.0.0.1", 4747, b"k" * KEY_BYTES)
    assert len(encode(plain)) < len(encode(Invitation("127.0.0.1", 4747, b"k" * KEY_BYTES, b"f" * PRINT_BYTES)))
    assert decode(encode(plain)).fingerprint == b""
