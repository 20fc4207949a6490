#!/usr/bin/env python3
"""Fits the system font's widths to frames that Interface Builder recorded.

    python3 system_widths.py FOLDER

Reads every storyboard and xib below FOLDER, `Sources/TextMetrics/FaceData.swift` and `faces.toml`, prints the error on what the fit
saw and on what it did not see, and writes `Sources/TextMetrics/SystemFontData.swift` and `systemfont.toml`. Needs numpy.

What counts: labels of one line and buttons in the system font. Where no constraint, stack view or resizing mask decides the
width it is the text's, rounded up to the device's pixel (a button's to a whole point). Others help the fit where they are
about as wide, and are not judged. A fifth of the texts, by their hash, is left out of the fit. The prior is Inter; a
character moves as far from it as the widths ask for.
"""

import collections
import hashlib
import math
import pathlib
import re
import statistics
import sys
import textwrap
import unicodedata
import xml.etree.ElementTree as ET

import numpy as np

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "TextMetrics"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
BIAS = 2048
FACES = ["regular", "medium", "semiBold", "bold"]
WEIGHTS = {"regular": 0, "medium": 1, "semibold": 2, "bold": 3, "boldSystem": 3, "heavy": 3}
STYLES = {
    "LargeTitle": (34, "regular"), "Title1": (28, "regular"), "Title2": (22, "regular"), "Title3": (20, "regular"),
    "Headline": (17, "semibold"), "Body": (17, "regular"), "Callout": (16, "regular"), "Subhead": (15, "regular"),
    "Footnote": (13, "regular"), "Caption1": (12, "regular"), "Caption2": (11, "regular"),
}
# Human Interface Guidelines, Typography, Tracking values (the table of SystemFont.swift).
TRACKING = [tuple(map(float, row)) for row in re.findall(
    r"\(([\d.]+), (-?[\d.]+)\)", (SOURCES / "SystemFont.swift").read_text().split("static let rows")[1])]
# Advances and kerning that HarfBuzz's tests and issue 5142 print for macOS's SFNS, of 2048: the text cut, the display cut.
PUBLISHED = [(c, 0, v) for c, v in {"h": 1205, "e": 1170, "l": 518, "o": 1210}.items()] + [(c, 1, v) for c, v in {
    "A": 1292, "V": 1292, "T": 1190, "e": 1049, "a": 1028, "r": 631, "d": 1134, "h": 1104, "l": 418, "o": 1087, " ": 420,
}.items()]
# Widths recorded elsewhere.
KNOWN = [("What's", 17, "semibold", 54.0, 54.3334, True)]
SIDES = ({"leading", "left", "leadingMargin", "leftMargin"}, {"trailing", "right", "trailingMargin", "rightMargin"})
# How far in units parameters may go from what is assumed: all of a weight, its slope, kerning, a character, a character
# in one weight, the display cut, and a character in that.
SPREAD = {"weight": 40, "slope": 0.1, "kerning": 0.3, "character": 45, "of weight": 8, "display": 20, "in display": 40}


class Inter:
    def __init__(self):
        self.text = (SOURCES / "FaceData.swift").read_text()
        self.lists = (SOURCES / "faces.toml").read_text()
        self.covered = [c for a, b in re.findall(r"0x([0-9A-F]+)\.\.\.0x([0-9A-F]+)", self.text)
                        for c in range(int(a, 16), int(b, 16) + 1)]
        self.place = {c: i for i, c in enumerate(self.covered)}
        self.em = int(re.search(r"unitsPerEm = (\d+)", self.text)[1])
        self.columns = int(re.search(r"secondClassCount = (\d+)", self.text)[1])
        self.first, self.second = self.numbers("firstClasses"), self.numbers("secondClasses")
        # Each face is a fifth of the way to black further from regular than the one before.
        self.advances = self.faces(self.numbers("regularAdvances"), [v - BIAS for v in self.numbers("blackAdvances")])
        self.kernings = self.faces(self.unrolled("regularKerning"), self.unrolled("blackKerning"))

    def faces(self, regular, to_black):
        return [[a + round(d * place / 5) for a, d in zip(regular, to_black)] for place in range(len(FACES))]

    def numbers(self, name):
        text = re.sub(r"\s", "", re.search(rf'{name} = """\n(.*?)"""', self.lists, re.S)[1])
        return [DIGITS.index(a) << 6 | DIGITS.index(b) for a, b in zip(text[::2], text[1::2])]

    def unrolled(self, name):
        numbers = self.numbers(name)
        return [v - BIAS for v, n in zip(numbers[::2], numbers[1::2]) for _ in range(n)]

    def kerning(self, face, one, two):
        return self.kernings[face][self.first[self.place[ord(one)]] * self.columns + self.second[self.place[ord(two)]]]


def interpolated(table, x):
    if x <= table[0][0]:
        return table[0][1] * x / table[0][0]
    for (a, y), (b, z) in zip(table, table[1:]):
        if x <= b:
            return y + (z - y) * (x - a) / (b - a)
    return 0


def display_share(size):
    return min(1, max(0, (size - 17) / 11))


Text = collections.namedtuple("Text", "text size weight low high is_certain")


def texts(folder, of_view=None, line=2444 / 2048):
    """The texts below a folder with the widths between which theirs must be, each once.

    `of_view` gives a view's size and font (0 leaves it out), `line` is the height of a line by the size.
    """
    found = {}
    for path in sorted(p for p in folder.rglob("*") if p.suffix in (".storyboard", ".xib")):
        root = ET.parse(path).getroot()
        if root.tag == "document" and "CocoaTouch" in root.get("targetRuntime", ""):
            for text in document(root, of_view or font, line):
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


def font(view, size):
    description = view.find("fontDescription[@key='fontDescription']")
    if description is None:
        return size, "regular"
    if description.get("style"):
        return STYLES[description.get("style").replace("UICTFontTextStyle", "")]
    weight = description.get("weight") or ("boldSystem" if description.get("type") == "boldSystem" else "regular")
    known = description.get("name", ".Apple").startswith(".Apple") and weight in WEIGHTS
    return (float(description.get("pointSize")), weight) if known else (0, weight)


class Fit:
    """A regularised least-squares fit of advances, with outliers weighed down: some widths are not their text's."""

    def __init__(self, inter, characters):
        self.inter, self.characters = inter, {c: i for i, c in enumerate(characters)}
        n = len(characters)
        self.kerning, self.display = 8, 9
        self.of_character, self.of_weight, self.in_display = 10, 10 + n, 10 + 5 * n
        self.mean, self.spread = np.zeros(10 + 6 * n), np.zeros(10 + 6 * n)
        # In Inter's units, like all parameters. The display cut is 48 thousandths of an em narrower.
        unit = inter.em / 2048
        self.mean[self.kerning], self.mean[self.display] = 1, 108 * unit
        self.spread[:4], self.spread[4:8] = SPREAD["weight"] * unit, SPREAD["slope"]
        self.spread[self.kerning], self.spread[self.display] = SPREAD["kerning"], SPREAD["display"] * unit
        self.spread[self.of_character:self.of_weight] = SPREAD["character"] * unit
        self.spread[self.of_weight:self.in_display] = SPREAD["of weight"] * unit
        self.spread[self.in_display:] = SPREAD["in display"] * unit
        self.solution = self.mean

    def row(self, text, face, share):
        """Inter's width of a text, and how much of each parameter is added to it."""
        x, units = np.zeros(len(self.mean)), 0
        for i, c in enumerate(text):
            if c not in self.characters or ord(c) not in self.inter.place:
                return None
            place, advance = self.characters[c], self.inter.advances[face][self.inter.place[ord(c)]]
            units += advance
            x[face] += 1
            x[4 + face] += advance - 0.54 * self.inter.em
            x[self.of_character + place] += 1
            x[self.of_weight + face * len(self.characters) + place] += 1
            x[self.display] -= share
            x[self.in_display + place] -= share
            if i:
                x[self.kerning] += self.inter.kerning(face, text[i - 1], c)
        return units, x

    def width(self, text):
        row = self.row(text.text, WEIGHTS[text.weight], display_share(text.size))
        if row is None:
            return None
        return (row[0] + row[1] @ self.solution) * text.size / self.inter.em \
            + len(text.text) * interpolated(TRACKING, text.size)

    def solve(self, seen):
        rows, wanted, deviations = [], [], []
        for t in seen:
            row = self.row(t.text, WEIGHTS[t.weight], display_share(t.size))
            points = (t.low + t.high) / 2 - len(t.text) * interpolated(TRACKING, t.size)
            rows.append(row[1])
            wanted.append(points * self.inter.em / t.size - row[0])
            deviations.append(math.hypot(0.3 * (t.high - t.low), 0.12) * self.inter.em / t.size)
        for c, share, units in PUBLISHED:
            row = self.row(c, 0, share)
            rows.append(row[1])
            wanted.append(units * self.inter.em / 2048 - row[0])
            deviations.append(2 * self.inter.em / 2048)
        x, y, s = np.array(rows), np.array(wanted), np.array(deviations)
        trust = np.ones(len(y))
        for step in range(12):
            w = trust / s ** 2
            self.solution = np.linalg.solve(np.diag(self.spread ** -2) + x.T @ (x * w[:, None]),
                                            self.mean / self.spread ** 2 + x.T @ (w * y))
            off = np.abs(y - x @ self.solution) / s
            trust = np.where(off < 2.5, 1, (2.5 / np.maximum(off, 2.5)) ** (2 if step > 3 else 1))
            trust[len(seen):] = 1

    def delta(self, code, face):
        advance = self.inter.advances[face][self.inter.place[code]]
        c, value = base(code), self.solution[face] + self.solution[4 + face] * (advance - 0.54 * self.inter.em)
        if c in self.characters:
            place = self.characters[c]
            value += self.solution[self.of_character + place]
            value += self.solution[self.of_weight + face * len(self.characters) + place]
        return round(value)

    def tightening(self, code):
        c = base(code)
        return round(self.solution[self.display]
                     + (self.solution[self.in_display + self.characters[c]] if c in self.characters else 0))


def base(code):
    """The character whose fit another follows: a letter with a mark is as wide as without."""
    same = {"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\xa0": " ", "ı": "i", "ł": "l", "Ł": "L",
            "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ŧ": "t", "Ŧ": "T"}
    plain = unicodedata.normalize("NFD", chr(code))[0]
    return same.get(chr(code), plain if plain.isascii() else chr(code))


def number(value):
    assert 0 <= value < 4096, value
    return DIGITS[value >> 6] + DIGITS[value & 63]


def literal(name, comment, values):
    lines = "\\\n".join(f"        {line}" for line in textwrap.wrap("".join(map(number, values)), 100))
    return f'    /// {comment}\n    static let {name}: StaticString = """\n{lines}\n        """\n'


def listing(name, comment, values):
    lines = "\n".join(textwrap.wrap("".join(map(number, values)), 120))
    return f'\n# {comment}\n{name} = """\n{lines}\n"""'


def written(fit):
    codes = [c for c in fit.inter.covered if 0x20 <= c <= 0x7E or 0xA0 <= c <= 0x17F
             or c in (0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026)]
    starts = [c for c in codes if c - 1 not in codes]
    spans = [(a, next(c for c in codes if c >= a and c + 1 not in codes)) for a in starts]
    covered = textwrap.wrap(", ".join(f"0x{a:04X}...0x{b:04X}" for a, b in spans), 96)
    lists = [
        *((f"{name}Deltas", f"The text cut's advances less Inter's, {name.lower()}.", [fit.delta(c, face) + BIAS for c in codes])
          for face, name in enumerate(FACES)),
        ("tightening", "How much narrower the display cut is, of every weight.", map(fit.tightening, codes)),
    ]
    toml = ["# Written by Templates/fonts/system_widths.py. Not to be edited.\n#\n# Numbers are pairs of base64 digits."]
    toml += [listing(*entry) for entry in lists]
    return "\n".join([
        "// Written by Templates/fonts/system_widths.py. Not to be edited.\n",
        "/// The system font's widths (``SystemFont``), fitted to recorded frames: differences from Inter's, as in ``FaceData``.",
        "enum SystemFontData {",
        "    /// Added to differences to make them positive.",
        f"    static let bias = {BIAS}",
        "    /// The system font's share of Inter's kerning, in hundredths.",
        f"    static let kerningHundredths = {round(fit.solution[fit.kerning] * 100)}",
        "    /// The width that the display cut saves for unknown characters.",
        f"    static let commonTightening = {round(fit.solution[fit.display])}\n",
        "    /// The fitted code points, ascending. Each list below has one entry per code point.",
        "    static let covered: [ClosedRange<UInt32>] = [",
        *(f"        {line}" for line in covered),
        "    ]\n",
        "    private static let lists = PackedLists(PackageResources.systemfont_toml)\n",
        *(f'    /// {comment}\n    static var {name}: PackedNumbers {{ lists["{name}"] }}' for name, comment, _ in lists),
    ]) + "\n}\n", "\n".join(toml) + "\n"


def main():
    inter = Inter()
    found = texts(pathlib.Path(sys.argv[1]))
    characters = sorted({c for t in found for c in t.text if ord(c) in inter.place} | {c for c, _, _ in PUBLISHED})
    fit = Fit(inter, characters)
    found = [t for t in found if all(c in fit.characters for c in t.text)]
    # Further off than any difference between the fonts: the width is not the text's.
    found = [t for t in found if abs(t.high - fit.width(t)) < max(3, (0.09 if t.is_certain else 0.05) * t.high)]
    unseen = [t for t in found if int(hashlib.sha256(t.text.encode()).hexdigest(), 16) % 5 == 0]
    seen = [t for t in found if t not in unseen]
    before = errors(fit, unseen)
    fit.solve(seen + [Text(*known) for known in KNOWN])
    print("seen          ", summary(errors(fit, seen)))
    print("unseen, Inter ", summary(before))
    print("unseen        ", summary(errors(fit, unseen)))
    swift, lists = written(fit)
    (SOURCES / "SystemFontData.swift").write_text(swift)
    (SOURCES / "systemfont.toml").write_text(lists)


def errors(fit, of):
    return [abs((t.low + t.high) / 2 - fit.width(t)) for t in of if t.is_certain]


def summary(errors):
    shares = ", ".join(f"{sum(e <= limit for e in errors) / len(errors):.0%} within {limit}" for limit in (0.5, 1, 2))
    return f"{len(errors)} texts, median {statistics.median(errors):.2f}, {shares}"


if __name__ == "__main__":
    main()
