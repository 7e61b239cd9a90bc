"""Byte code in place of every source below /compiled0, /compiled1 …; run by `prepare.mjs`.

Docstrings go, which nobody reads in a page; assertions and line numbers stay.
"""

import ast
import importlib.util
import marshal
from pathlib import Path

UNCHECKED = 1
"""The flag of byte code that is never compared with a source."""


def bare(source: str) -> ast.Module:
    """The program without its docstrings."""
    tree = ast.parse(source)
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(tree):
        if isinstance(node, kinds) and ast.get_docstring(node, clean=False) is not None:
            rest = node.body[1:]
            node.body = rest or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


for folder in sorted(Path("/").glob("compiled*")):
    for path in sorted(folder.rglob("*.py")):
        source = path.read_bytes()
        text = importlib.util.decode_source(source)
        code = compile(bare(text), path.relative_to(folder).as_posix(), "exec", dont_inherit=True)
        head = importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little")
        head += importlib.util.source_hash(source)
        path.with_suffix(".pyc").write_bytes(head + marshal.dumps(code))
        path.unlink()
