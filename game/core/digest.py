"""Short digests: of positions, of rows of the store, of seeds for bots."""

from __future__ import annotations

try:
    # `hashlib` has the same function, and also loads OpenSSL: 4 MB in each process, 2 ms of a
    # start. The standard library's `random` avoids `hashlib` similarly.
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b


def digest(text: str, size: int) -> str:
    """BLAKE2b of a text, ``size`` bytes long, as hex digits."""
    return blake2b(text.encode(), digest_size=size).hexdigest()
