"""Texts in storyboards and xibs whose frames are as wide as the texts, and lists in the form of FaceData.

What counts: labels of one line and buttons. Where no constraint, stack view or resizing mask decides the width it is the text's, rounded up to
the device's pixel (a button's to a whole point).
"""

import collections
import math
import pathlib
import re
import textwrap
import xml.etree.ElementTree as ET

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "TextMetrics"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
SIDES = ({"leading", "left", "leadingMargin", "leftMargin"}, {"trailing", "right", "trailingMargin", "rightMargin"})

Text = collections.namedtuple("Text", "text size weight low high is_certain")


def texts(folder, of_view, line):
    """The texts below a folder with the widths between which theirs must be, each once.

    `of_view` gives a view's size and font (0 leaves it out), `line` is the height of a line by the size.
    """
    found = {}
    for path in sorted(p for p in folder.rglob("*") if p.suffix in (".storyboard", ".xib")):
        root = ET.parse(path).getroot()
        if root.tag == "document" and "CocoaTouch" in root.get("targetRuntime", ""):
            for text in document(root, of_view, line):
                found.setdefault((text.text, text.size, text.weight, text.high, text.is_certain), text)
    return list(found.values())


def document(root, of_view, line):
    device = root.find("device")
    scale = 1 if device is None else 3 if re.match(r"retina(5_5|5_9|6_(0|12|3|5|7|72|9))$", device.get("id")) else 2
    parents = {child: parent for parent in root.iter() for child in parent}
    sides = collections.defaultdict(set)
    for c in root.iter("constraint"):
        owner = parents[parents[c]].get("id")
        if c.get("relation") is None and float(c.get("priority", 1000)) == 1000:
            sides[c.get("firstItem") or owner].add(c.get("firstAttribute"))
            sides[c.get("secondItem")].add(c.get("secondAttribute"))
    for view in root.iter():
        frame = view.find("rect[@key='frame']")
        if view.tag not in ("label", "button") or frame is None or view.find("variation") is not None:
            continue
        if any(view.get(mark) == "YES" for mark in ("misplaced", "ambiguous", "fixedFrame")):
            continue
        if view.get("translatesAutoresizingMaskIntoConstraints") != "NO" and not sized_by_its_cell(view, parents):
            continue
        grand, of = parents.get(parents[view]), sides[view.get("id")]
        is_stacked = grand is not None and grand.tag == "stackView"
        is_certain = not is_stacked and "width" not in of and not (of & SIDES[0] and of & SIDES[1])
        measured = label(view, frame, scale, of_view, line) if view.tag == "label" else button(view, frame, of_view)
        if measured:
            yield Text(*measured, is_certain)


def sized_by_its_cell(view, parents):
    while view in parents and view.tag != "tableViewCell":
        view = parents[view]
    return re.search("Subtitle|Value", view.get("style") or "") is not None


def label(view, frame, scale, of_view, line):
    text = view.get("text") or view.findtext("string[@key='text']")
    width, height = float(frame.get("width")), float(frame.get("height"))
    size, weight = of_view(view, 17)
    if not text or not size or re.search("[\n\u2028]", text):
        return None
    line *= size
    if not line - 0.25 <= height or (height > 1.6 * line and view.get("numberOfLines", "1") != "1"):
        return None
    # An old canvas had one pixel a point: whole numbers, and a height no finer grid rounds the line's to.
    is_whole = abs(width - round(width)) < 0.01
    is_old = is_whole and height == math.ceil(line) and abs(math.ceil(line * scale) / scale - height) > 0.1
    pixel = 1 if is_old else 1 / (scale if scale > 1 or is_whole else 2)
    return text, size, weight, width - pixel, width


def button(view, frame, of_view):
    state, width = view.find("state[@key='normal']"), float(frame.get("width"))
    size, weight = of_view(view, 15)
    if state is None or not state.get("title") or state.get("image") or not size:
        return None
    if view.find("buttonConfiguration") is not None or view.get("buttonType") not in ("system", "roundedRect", None):
        return None
    inset = view.find("inset[@key='contentEdgeInsets']")
    if inset is not None:
        width -= float(inset.get("minX")) + float(inset.get("maxX"))
    return (state.get("title"), size, weight, width - 1, width) if width > 30 else None


def number(value):
    assert 0 <= value < 4096, value
    return DIGITS[value >> 6] + DIGITS[value & 63]


def literal(name, comment, values):
    lines = "\\\n".join(f"        {line}" for line in textwrap.wrap("".join(map(number, values)), 100))
    return f'    /// {comment}\n    static let {name}: StaticString = """\n{lines}\n        """\n'
