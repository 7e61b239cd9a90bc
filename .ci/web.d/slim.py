"""Leave out of the browser edition what no page reads of packages, fonts and the library."""

from __future__ import annotations

import pickle
from pathlib import Path

from fontTools import subset

LANGUAGES = ("en", "fr", "de", "it")

UNUSED = (
    "..",
    "babel/messages",
    "babel/localtime/_win32",
    "pygame_gui/data/FiraCode",
    "pygame_gui/data/NotoSans",
    "pygame_gui/data/images",
    "pytz/zoneinfo",
    "segno/cli",
)
"""The beginnings of names in a package that are never read; ``..``: scripts beside the packages."""
BABBLE = (
    "currency_names", "currency_names_plural", "currency_symbols", "date_fields",
    "datetime_skeletons", "interval_formats", "languages", "meta_zones", "scripts", "territories",
    "time_zones", "unit_display_names", "unit_patterns", "compound_unit_patterns", "variants",
    "zone_formats",
)  # fmt: skip
"""Names and dates in a language: the arcade writes numbers and plurals alone."""
GLOBAL = {
    "zone_territories",
    "territory_zones",
    "windows_zone_mapping",
    "territory_currencies",
    "territory_languages",
    "meta_zones",
}
"""The data of all countries in Babel; `likely_subtags` is cut down to our languages."""
LETTERS = (
    (0x0000, 0x06FF),
    (0x0750, 0x077F),
    (0x1D00, 0x27BF),
    (0x2900, 0x2BFF),
    (0xFB00, 0xFEFF),
    (0xFFF0, 0xFFFF),
)
"""Code points that stay in the fonts: the scripts of Europe, Hebrew and Arabic, in which a player
may write a name, and all signs; not syllabics, Braille, dominoes, mathematical alphabets …"""
SPARE = (
    "_aix_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py",
    "_osx_support.py", "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl",
    "_sysconfigdata", "antigravity.py", "asyncio/__main__.py", "asyncio/proactor_events.py",
    "asyncio/windows_", "bdb.py", "cProfile.py", "cmd.py", "code.py", "compileall.py",
    "concurrent/futures/process.py", "concurrent/interpreters", "configparser.py",
    "ctypes/macholib", "curses", "dbm", "doctest.py", "email/_header_value_parser.py",
    "email/headerregistry.py", "email/mime", "encodings/big5.py", "encodings/big5hkscs.py",
    "encodings/cp10", "encodings/cp11", "encodings/cp8", "encodings/cp9", "encodings/euc_",
    "encodings/gb", "encodings/hp_roman8", "encodings/hz.py", "encodings/iso2022_",
    "encodings/johab.py", "encodings/koi8", "encodings/kz1048", "encodings/mac_",
    "encodings/palmos", "encodings/ptcp154", "encodings/shift_jis", "encodings/tis_620",
    "ensurepip", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "getpass.py",
    "idlelib", "imaplib.py", "imghdr.py", "lib2to3", "logging/config.py", "logging/handlers.py",
    "mailbox.py", "mimetypes.py", "modulefinder.py", "multiprocessing", "netrc.py",
    "nturl2path.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py",
    "profile.py", "profiling", "pstats.py", "py_compile.py", "pyclbr.py", "pydoc.py",
    "pydoc_data", "pyodide/console.py", "sched.py", "shelve.py", "smtplib.py",
    "socketserver.py", "ssl.py", "symtable.py", "sysconfig/__main__.py", "tabnanny.py",
    "tarfile.py", "test", "this.py", "timeit.py", "tkinter", "trace.py", "turtle.py",
    "turtledemo", "unittest", "urllib/robotparser.py", "venv", "wave.py",
    "webbrowser.py", "wsgiref", "xml/dom", "xml/etree", "xmlrpc", "zipapp.py",
    "zoneinfo/_zoneinfo.py",
)  # fmt: skip
"""The beginnings of modules of the standard library for terminals, servers and other platforms."""


def wanted(name: str) -> bool:
    """True if a page ever reads this file of a package."""
    if name.startswith(UNUSED):
        return False
    if name.startswith("babel/locale-data"):
        return Path(name).stem in ("root", *LANGUAGES)
    if ".dist-info/" in name:
        return name.endswith("METADATA")
    return not name.endswith((".so", ".pyi", ".exe", ".c", ".pyx"))


def thin_babel(folder: Path) -> None:
    """Of what Babel knows only what writing numbers and plurals of our languages needs."""
    for path in (folder / "locale-data").glob("*.dat"):
        with path.open("rb") as file:
            known = pickle.load(file)  # noqa: S301  of a package whose hash was checked
        for name in BABBLE:
            known[name] = {}
        path.write_bytes(pickle.dumps(known, protocol=4))
    path = folder / "global.dat"
    known = pickle.loads(path.read_bytes())  # noqa: S301  the same
    for name in GLOBAL:
        known[name] = {}
    likely = known["likely_subtags"]
    known["likely_subtags"] = {n: likely[n] for n in likely if n.split("_")[0] in LANGUAGES}
    path.write_bytes(pickle.dumps(known, protocol=4))


def thin_font(path: Path) -> None:
    """A font with what `LETTERS` names, and everything that places those letters."""
    options = subset.Options(
        layout_features=["*"],
        name_IDs=["*"],
        notdef_outline=True,
        legacy_kern=True,
        glyph_names=False,
    )
    options.drop_tables += ["FFTM", "MATH"]
    font = subset.load_font(path, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for first, last in LETTERS for c in range(first, last + 1)])
    subsetter.subset(font)
    subset.save_font(font, path, options)
