"""Learned numbers, read by name: data files beside the evaluators."""

from __future__ import annotations

import json
from pkgutil import get_data
from typing import Any, NamedTuple, TypeAlias

Numbers: TypeAlias = Any
"""JSON of numbers: lists and objects of whole numbers and decimals, as deep as the table needs."""


class Learned(NamedTuple):
    """A data file."""

    numbers: Numbers
    provenance: dict[str, Any]
    """Provenance: command, seed, commit, games, losses; or ``origin``, in words."""


def learned(package: str, table: str) -> Learned:
    """The file ``<table>.json`` of a package.

    It lies in a checkout, in the wheel or in a school build. Raises OSError where there is none.
    """
    data = get_data(package, f"{table}.json")
    assert data is not None, f"{package} is no package with files"
    return Learned(**json.loads(data))


def numbers(package: str, table: str) -> Numbers:
    """The numbers of a data file."""
    return learned(package, table).numbers


def written(learned: Learned) -> str:
    """The text of a data file: every innermost list in one line, so that it can be read."""
    return _spread(learned._asdict(), "") + "\n"


def _spread(value: object, indent: str) -> str:
    deeper = indent + " "
    if isinstance(value, dict) and value:
        rows = [
            f"{deeper}{json.dumps(name)}: {_spread(one, deeper)}" for name, one in value.items()
        ]
        return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
    if isinstance(value, list) and any(isinstance(one, (list, dict)) for one in value):
        rows = [deeper + _spread(one, deeper) for one in value]
        return "[\n" + ",\n".join(rows) + f"\n{indent}]"
    return json.dumps(value, ensure_ascii=False)
