"""``main.py links``: the lessons as links and QR codes on paper, to hand out to a class."""

from __future__ import annotations

import argparse

from game.commands.results import write
from game.files import exits
from game.files.terminal import foreign, tell
from game.scenes.handouts.class_papers import links
from game.scenes.handouts.printing import printed
from game.words.text import Text


def run(args: argparse.Namespace) -> int:
    """Write the paper for the browser edition at ``args.address``. Raises Stop."""
    text = Text(args.lang or "en")
    paper = links(args.address, text.language)
    write(args.file, printed(paper, text.say, args.sheet, text.language), force=args.force)
    tell(f"{foreign(args.file)}: a link and a QR code for each lesson, law lab and bump hunt")
    return exits.FINE
