"""Write the pyconfig.h of Pyodide's Python, from what its sysconfig remembers.

python3 pyconfig.py STDLIB.zip PYCONFIG.h: Pyodide's standard library, and the pyconfig.h of any
Python of the same version, which says what names there are.
"""

import re
import runpy
import sys
import tempfile
import zipfile

REMEMBERS = "_sysconfigdata__emscripten_wasm32-emscripten.py"
NAME = re.compile(r"^[ /*]*#\s*(?:undef|define)\s+([A-Za-z]\w*)", re.MULTILINE)
UNREMEMBERED = "#define _GNU_SOURCE 1\n#define _Py_STACK_GROWS_DOWN 1\n"
"""Names with an underscore in front are not in sysconfig."""


def main() -> None:
    """Print the header."""
    stdlib, other = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(stdlib) as archive:
        values = runpy.run_path(archive.extract(REMEMBERS, folder))["build_time_vars"]
    with open(other, encoding="utf-8") as file:
        names = dict.fromkeys(NAME.findall(file.read()))
    lines = [f"#define {name} {values[name]}\n" for name in names if values.get(name)]
    print("#ifndef Py_PYCONFIG_H\n#define Py_PYCONFIG_H\n", UNREMEMBERED, *lines, "#endif", sep="")


if __name__ == "__main__":
    main()
