"""Byte code in place of every source below /compiled0, /compiled1 …; run by `prepare.mjs`.

Docstrings go, which no page shows; assertions stay, and so do the line numbers of our own
modules.
"""

import ast
import importlib.util
import marshal
from pathlib import Path
from types import CodeType

OURS = ("game", "ai", "tutorial")
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


def without_lines(code: CodeType) -> CodeType:
    """The same code; what it raises tells the function, but not the line."""
    inner = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


for folder in sorted(Path("/").glob("compiled*")):
    for path in sorted(folder.rglob("*.py")):
        source = path.read_bytes()
        text = importlib.util.decode_source(source)
        place = path.relative_to(folder)
        code = compile(bare(text), place.as_posix(), "exec", dont_inherit=True)
        if place.parts[0] not in OURS:
            code = without_lines(code)
        head = importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little")
        head += importlib.util.source_hash(source)
        path.with_suffix(".pyc").write_bytes(head + marshal.dumps(code))
        path.unlink()
