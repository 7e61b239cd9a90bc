"""Stands in for meson-python while pip downloads pygame-ce's source package: nothing is built."""

from pathlib import Path

NAME, VERSION = "pygame_ce", "2.5.8"


def get_requires_for_build_wheel(_settings: object = None) -> list[str]:
    """No packages are needed to build nothing."""
    return []


def prepare_metadata_for_build_wheel(folder: str, _settings: object = None) -> str:
    """The name and the version, which is all that pip wants to know."""
    info = Path(folder) / f"{NAME}-{VERSION}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\n", encoding="utf-8"
    )
    return info.name
