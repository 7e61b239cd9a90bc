"""The manifest that makes the zipped site a SCORM 1.2 package for a learning platform.

The site is an *asset*: it opens in the platform and asks it for nothing. So the platform notes that
it was opened, and gets no marks. Source: ADL, SCORM Version 1.2, The SCORM Content Aggregation
Model (2001), section 2.3.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Final
from xml.etree import ElementTree as ET

MANIFEST: Final = "imsmanifest.xml"
TITLE: Final = "Quarkade"
START: Final = "index.html"
CP: Final = "http://www.imsproject.org/xsd/imscp_rootv1p1p2"
ADL: Final = "http://www.adlnet.org/xsd/adlcp_rootv1p2"
XSI: Final = "http://www.w3.org/2001/XMLSchema-instance"
SCHEMAS: Final = f"{CP} imscp_rootv1p1p2.xsd {ADL} adlcp_rootv1p2.xsd"


def manifest(names: Iterable[str], link: str = "") -> bytes:
    """The manifest of a site with these files, as XML.

    ``link``: where it opens, as in a link to the page ("?game=bigebang"); empty: at the title.
    """
    ET.register_namespace("", CP)
    ET.register_namespace("adlcp", ADL)
    ET.register_namespace("xsi", XSI)
    root = ET.Element(_cp("manifest"), {"identifier": "quarkade", "version": "1.2"})
    root.set(f"{{{XSI}}}schemaLocation", SCHEMAS)
    metadata = ET.SubElement(root, _cp("metadata"))
    ET.SubElement(metadata, _cp("schema")).text = "ADL SCORM"
    ET.SubElement(metadata, _cp("schemaversion")).text = "1.2"
    organizations = ET.SubElement(root, _cp("organizations"), {"default": "arcade"})
    organization = ET.SubElement(organizations, _cp("organization"), {"identifier": "arcade"})
    ET.SubElement(organization, _cp("title")).text = TITLE
    item = ET.SubElement(
        organization, _cp("item"), {"identifier": "place", "identifierref": "site"}
    )
    if link:
        item.set("parameters", link)
    ET.SubElement(item, _cp("title")).text = TITLE
    resources = ET.SubElement(root, _cp("resources"))
    site = {"identifier": "site", "type": "webcontent", "href": START}
    asset = ET.SubElement(resources, _cp("resource"), site)
    asset.set(f"{{{ADL}}}scormtype", "asset")
    for name in names:
        ET.SubElement(asset, _cp("file"), {"href": name})
    ET.indent(root)
    written = io.BytesIO()
    ET.ElementTree(root).write(written, encoding="utf-8", xml_declaration=True)
    return written.getvalue()


def _cp(tag: str) -> str:
    return f"{{{CP}}}{tag}"
