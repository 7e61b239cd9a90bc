"""Syntax trees of the project's modules, parsed and walked once for all tests that read them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file. Not to be changed."""
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(parsed: ast.AST) -> tuple[ast.AST, ...]:
    """A tree's nodes, as `ast.walk` gives them."""
    return tuple(ast.walk(parsed))
