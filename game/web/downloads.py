"""Files for a person leave the page as downloads: nobody sees the folder that they lay in."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path

from game.core.phrase import Phrase, literal, say
from game.match.export import HandOver
from game.web.page import Page

ONE_BY_ONE = 2
"""So many files are downloads of their own. Browsers ask a person before they take many."""


def download_to(page: Page) -> HandOver:
    """Hands files over by this page."""

    def hand_over(files: Sequence[Path]) -> Phrase:
        if len(files) > ONE_BY_ONE:
            files = [together(files)]
        for file in files:
            page.download(str(file))
            # What somebody took along does not also stay here: it may be a table of learners.
            file.unlink()
        return say("web-downloads", files=literal(", ".join(file.name for file in files)))

    return hand_over


def together(files: Sequence[Path]) -> Path:
    """One zip in place of the files, named after their folder."""
    folder = files[0].parent
    archive = folder.with_name(f"quarkade-{folder.parent.name}-{folder.name}.zip")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as pack:
        for file in files:
            pack.write(file, file.name)
            file.unlink()
    return archive
