"""A test that asserts only inside loops also asserts that a loop has something to look at.

A loop over nothing passes: a test whose list became empty would never fail again. Loops over
`some` things fail then. Loops over something written down (a literal, a constant, ``range(3)``)
need no such assertion.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator

import pytest

from tests.some import some
from tests.syntax import tree
from tests.test_architecture import ROOT

LAZY = frozenset(
    {"enumerate", "zip", "sorted", "reversed", "list", "tuple", "set", "map", "product"}
)
"""Calls that give as many things as they get."""
CHECKS = ("assert", "check", "hold")
"""Beginnings of names of helpers that assert."""

DRAWN = re.compile(r"\b(given|over)\(")
"""Decorators of tests whose arguments Hypothesis draws."""

Statements = list[ast.stmt]


def written_down(node: ast.expr, local: Collection[str] = ()) -> bool:
    """True if an iterable cannot be empty: a literal, a constant in capitals, a range of a number.

    ``local``: names of the test for which that holds, too.
    """
    match node:
        case ast.Tuple(elts=elts) | ast.List(elts=elts) | ast.Set(elts=elts):
            return bool(elts)
        case ast.Dict(keys=keys):
            return bool(keys)
        case ast.Constant(value=value):
            return bool(value)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper() or name in local
        case ast.Call(func=ast.Name(id="range"), args=args):
            return all(isinstance(arg, ast.Constant) or written_down(arg, local) for arg in args)
        case ast.Call(func=ast.Name(id=name), args=args) if name in LAZY:
            return bool(args) and all(
                written_down(arg, local) for arg in args if not is_function(arg, local)
            )
        case ast.Call(func=ast.Attribute(value=value, attr="items" | "values" | "keys")):
            return written_down(value, local)
        case ast.BinOp(left=left, right=right):
            return written_down(left, local) or written_down(right, local)
    return False


def is_function(node: ast.expr, local: Collection[str]) -> bool:
    """True for the first argument of a map."""
    match node:
        case ast.Name(id=name):
            return not name.isupper() and name not in local
    return isinstance(node, ast.Lambda)


def literals(test: ast.FunctionDef) -> frozenset[str]:
    """Names of a test that are given something written down."""
    return frozenset(
        target.id
        for node in ast.walk(test)
        if isinstance(node, ast.Assign) and written_down(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    )


def asserts(node: ast.AST) -> bool:
    """True for a statement that can fail a test by itself."""
    match node:
        case ast.Assert() | ast.Raise() | ast.With():
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))):
            return name.startswith(CHECKS)
    return False


def outside(body: Statements, local: Collection[str]) -> Iterator[ast.AST]:
    """The statements of a test that run however long its loops are."""
    for statement in body:
        match statement:
            case ast.For(iter=ast.Call(func=ast.Name(id="some"))):
                yield ast.Assert(ast.Constant(value=True))
            case ast.For(iter=iterable, body=inner) if written_down(iterable, local):
                yield from outside(inner, local)
            case ast.For() | ast.FunctionDef() | ast.ClassDef():
                pass
            case ast.If(body=first, orelse=second):
                yield from outside([*first, *second], local)
            case ast.While(body=inner) | ast.With(body=inner) | ast.Try(body=inner):
                yield statement
                yield from outside(inner, local)
            case _:
                yield statement


def only_in_loops(test: ast.FunctionDef) -> bool:
    """True for a test whose assertions may all be skipped.

    Hypothesis draws lists of any length, so its tests are left out.
    """
    if any(DRAWN.search(ast.unparse(decorator)) for decorator in test.decorator_list):
        return False
    loops = [node for node in ast.walk(test) if isinstance(node, ast.For)]
    inside = any(isinstance(node, ast.Assert) for loop in loops for node in ast.walk(loop))
    return inside and not any(asserts(node) for node in outside(test.body, literals(test)))


def all_tests(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """The tests of a module."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def test_loops_have_something_to_look_at() -> None:
    modules = sorted((ROOT / "tests").rglob("*.py"))
    found = [
        f"{path.relative_to(ROOT)}:{test.lineno}: {test.name}"
        for path in modules
        for test in all_tests(tree(path))
        if only_in_loops(test)
    ]
    assert len(modules) > 100
    assert found == [], "\n".join(found)


def test_some_things_are_at_least_one() -> None:
    assert list(some("abc")) == ["a", "b", "c"]
    with pytest.raises(AssertionError, match="nothing to look at"):
        list(some(()))


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("for x in found():\n        assert x", True),
        ("for x in found():\n        if x:\n            assert x", True),
        ("for x in (1, 2):\n        assert x", False),
        ("for x in CASES:\n        assert x", False),
        ("for i, x in enumerate(CASES):\n        assert x", False),
        ("for x in sorted(found()):\n        assert x", True),
        ("assert found()\n    for x in found():\n        assert x", False),
        ("for x in range(3):\n        for y in found(x):\n            assert y", True),
        (
            "for x in (1, 2):\n        assert x\n        for y in found(x):\n            assert y",
            False,
        ),
        ("check(found())\n    for x in found():\n        assert x", False),
        ("assert found()", False),
        ("for x in some(found()):\n        assert x", False),
        ("ways = {1: 2}\n    for x in ways.items():\n        assert x", False),
        ("ways = found()\n    for x in ways:\n        assert x", True),
    ],
)
def test_a_loop_over_nothing_is_noticed(body: str, wrong: bool) -> None:
    (test,) = all_tests(ast.parse(f"def test_it() -> None:\n    {body}\n"))
    assert only_in_loops(test) is wrong
