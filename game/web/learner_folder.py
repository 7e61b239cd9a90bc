"""The folder of saved games in a browser: each learner of a learning platform has one."""

from __future__ import annotations

import hashlib

DIGITS = 16
"""Of the digest in the name of a folder."""


def folder_of(home: str, learner: str) -> str:
    """The data folder of a learner, beside that of the browser, ``home``.

    ``learner``: the id by which the platform knows the learner; empty: there is no platform. The
    name of the folder does not show it.
    """
    if not learner:
        return home
    digest = hashlib.sha256(f"quarkade {learner}".encode(errors="surrogatepass"))
    return f"{home}-{digest.hexdigest()[:DIGITS]}"
