#!/usr/bin/env python3
"""Writes the server's table of widths from the fonts the page ships.

    python3 width_tables.py

Reads `TraitscopeSans.woff2` next to this script and writes `Sources/TextMetrics/FaceData.swift`, the characters covered, and `faces.toml`
next to it: the advance of each in regular, and the kerning of each pair by class. For the lightest and the heaviest weight, the
differences from regular's. The weights between lie evenly: their differences are parts of those, which `FaceTable` takes and this
script compares with the font. Numbers are pairs of base64 digits. Needs fonttools and brotli.
"""

import pathlib
import textwrap

from fontTools import unicodedata
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# By position on the weight axis. The font is drawn in these weights. The others are between regular and one of the ends.
MASTERS = {"regular": 400, "ultraLight": 100, "black": 900}
BETWEEN = {"thin": 200, "light": 300, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800}
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
BIAS = 2048  # kerning and differences are signed, digits are not
SCRIPTS = {"Zyyy": 0, "Zinh": 0, "Latn": 1, "Grek": 2, "Cyrl": 3}


def number(value: int) -> str:
    assert 0 <= value < 4096, value
    return DIGITS[value >> 6] + DIGITS[value & 63]


def kerning_rows(font: TTFont, glyphs: list[str]) -> list[list[int]]:
    """The kerning of each glyph (row) before each glyph (column), as a shaper would look it up."""
    lookups = [l for l in font["GPOS"].table.LookupList.Lookup if l.LookupType == 2]
    (lookup,) = lookups
    return [[pair(lookup.SubTable, first, second) for second in glyphs] for first in glyphs]


def pair(subtables, first: str, second: str) -> int:
    """The first subtable that covers `first` and, if it lists pairs, has this one, decides."""
    for table in subtables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            records = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
            value = next((r.Value1 for r in records if r.SecondGlyph == second), None)
            if value is None:
                continue
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
        return value.XAdvance if value else 0
    return 0


def classes(vectors: list[tuple[int, ...]]) -> tuple[list[int], list[int]]:
    """Numbers equal vectors alike, class 0 being all zeros; also a member of each class."""
    numbers = {tuple([0] * len(vectors[0])): 0}
    of = [numbers.setdefault(v, len(numbers)) for v in vectors]
    return of, [of.index(c) if c in of else -1 for c in range(len(numbers))]


def runs(values: list[int]) -> str:
    """Each value followed by how often it repeats."""
    out, start = [], 0
    for i in range(1, len(values) + 1):
        if i == len(values) or values[i] != values[start] or i - start == 4095:
            out.append(number(values[start] + BIAS) + number(i - start))
            start = i
    return "".join(out)


def differences(numbers: dict[str, list[int]]) -> dict[str, list[int]]:
    """The differences of the ends from regular, of which those of the weights between are parts."""
    of = {style: [b - a for a, b in zip(numbers["regular"], values)] for style, values in numbers.items()}
    for style, weight in BETWEEN.items():
        end = "ultraLight" if weight < MASTERS["regular"] else "black"
        part = (weight - MASTERS["regular"]) / (MASTERS[end] - MASTERS["regular"])
        assert of[style] == [round(d * part) for d in of[end]], style
    return {style: of[style] for style in ("ultraLight", "black")}


def member(name: str, comment: str) -> str:
    return f"    /// {comment}\n    static var {name}: PackedNumbers {{ lists[\"{name}\"] }}"


def listing(name: str, comment: str, text: str) -> str:
    lines = "\n".join(textwrap.wrap(text, 120))
    return f"\n# {comment}\n{name} = \"\"\"\n{lines}\n\"\"\""


def main() -> None:
    here = pathlib.Path(__file__).resolve().parent
    styles = MASTERS | BETWEEN
    fonts = [instantiateVariableFont(TTFont(here / "TraitscopeSans.woff2"), {"wght": weight}) for weight in styles.values()]
    cmap = fonts[0].getBestCmap()
    assert all(font.getBestCmap() == cmap for font in fonts)
    assert all(font["head"].unitsPerEm == fonts[0]["head"].unitsPerEm for font in fonts)
    characters = sorted(cmap)
    glyphs = [cmap[c] for c in characters]

    rows = [kerning_rows(font, glyphs) for font in fonts]
    firsts, first_members = classes([sum((tuple(r[i]) for r in rows), ()) for i in range(len(glyphs))])
    columns = [tuple(line[i] for r in rows for line in r) for i in range(len(glyphs))]
    seconds, second_members = classes(columns)

    spans, start = [], 0
    for i in range(1, len(characters) + 1):
        if i == len(characters) or characters[i] != characters[i - 1] + 1:
            spans.append((characters[start], characters[i - 1]))
            start = i
    span_lines = textwrap.wrap(", ".join(f"0x{a:04X}...0x{b:04X}" for a, b in spans), 96)

    out = [
        "// Written by Templates/fonts/width_tables.py from the fonts in its folder. Not to be edited.\n",
        "/// The metrics of the page's fonts, in font units. `faces.toml` has the lists.",
        "enum FaceData {",
        f"    static let unitsPerEm = {fonts[0]['head'].unitsPerEm}",
        f"    static let ascent = {fonts[0]['hhea'].ascent}",
        f"    static let descent = {-fonts[0]['hhea'].descent}",
        f"    static let capHeight = {fonts[0]['OS/2'].sCapHeight}",
        f"    static let xHeight = {fonts[0]['OS/2'].sxHeight}",
        f"    static let bias = {BIAS}",
        f"    static let firstClassCount = {len(first_members)}",
        f"    static let secondClassCount = {len(second_members)}\n",
        "    /// The covered code points, ascending. Each list below has one entry per code point.",
        "    static let covered: [ClosedRange<UInt32>] = [",
        *(f"        {line}" for line in span_lines),
        "    ]\n",
        "    private static let lists = PackedLists(PackageResources.faces_toml)\n",
    ]
    lists = [
        ("firstClasses", "The kerning class of a pair's first character.", "".join(map(number, firsts))),
        ("secondClasses", "The kerning class of a pair's second character.", "".join(map(number, seconds))),
        ("scripts", "0 for a character of any script, 1 Latin, 2 Greek, 3 Cyrillic.",
         "".join(number(SCRIPTS[unicodedata.script(chr(c))]) for c in characters)),
    ]
    advances = {style: [font["hmtx"][g][0] for g in glyphs] for style, font in zip(styles, fonts)}
    kerning = {style: [table[f][s] if f >= 0 and s >= 0 else 0 for f in first_members for s in second_members]
               for style, table in zip(styles, rows)}
    lists.append(("regularAdvances", "Advance widths.", "".join(map(number, advances["regular"]))))
    lists.append(("regularKerning", "Kerning by class, rows of first classes, each value with its count.", runs(kerning["regular"])))
    for style, values in differences(advances).items():
        lists.append((f"{style}Advances", "Advance widths less regular's.", "".join(number(v + BIAS) for v in values)))
    for style, values in differences(kerning).items():
        lists.append((f"{style}Kerning", "Kerning by class less regular's, each value with its count.", runs(values)))
    head = "# Written by Templates/fonts/width_tables.py from the fonts in its folder. Not to be edited.\n#\n# Numbers are pairs of base64 digits."
    folder = here.parents[1] / "Sources" / "TextMetrics"
    out += [member(name, comment) for name, comment, _ in lists]
    (folder / "FaceData.swift").write_text("\n".join(out) + "\n}\n")
    (folder / "faces.toml").write_text("\n".join([head, *(listing(*entry) for entry in lists)]) + "\n")


if __name__ == "__main__":
    main()
