"""A host's identity: a private key and a certificate it has made itself, and the fingerprint that peers pin.

Made by the `cryptography` library, used by Python's ssl. Both files stay in the host's folder, readable by nobody else,
so that a resumed table keeps its join code. Knows files and certificates; must not know tables.
"""

import datetime
import hashlib
import ssl
from pathlib import Path

from cosmic_tui.storage.folders import replace_file
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

KEY_FILE, CERTIFICATE_FILE = "key.pem", "certificate.pem"
YEARS = 20  # nobody checks the date: what is pinned is the certificate itself
NAME = "cosmic table"


def identity(folder: Path) -> tuple[Path, Path]:
    """Return the paths of key and certificate. Make both if they do not exist."""
    key, certificate = folder / KEY_FILE, folder / CERTIFICATE_FILE
    if not (key.exists() and certificate.exists()):
        make(key, certificate)
    return key, certificate


def make(key_path: Path, certificate_path: Path) -> None:
    from cryptography import x509  # slow to load, and only a host needs it
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=365 * YEARS))
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    write_private(key_path, secret)
    write_private(certificate_path, certificate.public_bytes(pem))


def write_private(path: Path, data: bytes) -> None:
    """Write a file that only its owner may read, completely or not at all. Raise Refused state_unwritable if that
    fails.
    """
    try:
        replace_file(path, data)
    except OSError as error:
        raise Refused("state_unwritable", reason=system_says(error)) from None


def server_context(key: Path, certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(certificate, key)
    context.num_tickets = 0  # sessions are not resumed: every line proves anew who the host is
    return context


def fingerprint(certificate: Path) -> bytes:
    """Return the SHA-256 digest of the certificate, as the TLS handshake sends it."""
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(certificate.read_text("ascii"))).digest()
