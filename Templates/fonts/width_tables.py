#!/usr/bin/env python3
"""Writes the server's table of widths from the fonts the page ships.

    python3 width_tables.py

Reads the woff2 files beside this script and writes `Sources/TextMetrics/FaceData.swift`: the
characters covered, the advance of each in each weight, and the kerning of each pair by class; of the
weights beyond regular and bold the differences from regular's. Inter's weights lie evenly between
three masters, so some differences are parts of others': those are not written but checked, and
`FaceTable` computes them. Numbers are pairs of base64 digits, because one string literal compiles at once and an array
literal of thousands of elements does not. Needs fonttools and brotli.
"""

import pathlib
import textwrap

from fontTools import unicodedata
from fontTools.ttLib import TTFont

STYLES = ["Regular", "Medium", "SemiBold", "Bold"]
FURTHER = ["UltraLight", "Thin", "Light", "Heavy", "Black"]
# Which parts of whose difference from regular a style's is. Heavy's kerning is no part of black's: fourteen pairs differ otherwise.
ADVANCES_IN_PARTS = {"Thin": ("UltraLight", 2 / 3), "Light": ("UltraLight", 1 / 3), "Heavy": ("Black", 4 / 5)}
KERNING_IN_PARTS = {"Thin": ("UltraLight", 2 / 3), "Light": ("UltraLight", 1 / 3)}
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


def differences(numbers: dict[str, list[int]], in_parts: dict) -> list[tuple[str, list[int]]]:
    """The differences from regular of the further styles, without those that are parts of another's."""
    of = {style: [b - a for a, b in zip(numbers["Regular"], numbers[style])] for style in FURTHER}
    for style, (whole, part) in in_parts.items():
        assert of[style] == [round(d * part) for d in of[whole]], style
    return [(style, values) for style, values in of.items() if style not in in_parts]


def literal(name: str, comment: str, text: str) -> str:
    lines = "\\\n".join(f"        {line}" for line in textwrap.wrap(text, 100))
    return f"    /// {comment}\n    static let {name}: StaticString = \"\"\"\n{lines}\n        \"\"\"\n"


def main() -> None:
    here = pathlib.Path(__file__).resolve().parent
    fonts = [TTFont(here / f"TraitscopeSans-{style}.woff2") for style in STYLES + FURTHER]
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
        "// Written by Templates/fonts/width_tables.py from the fonts beside it. Not to be edited.\n",
        "/// What the fonts of the page say about themselves, in their own units.",
        "///",
        "/// Numbers are pairs of base64 digits: a string literal compiles at once, an array of",
        "/// thousands does not.",
        "enum FaceData {",
        f"    static let unitsPerEm = {fonts[0]['head'].unitsPerEm}",
        f"    static let ascent = {fonts[0]['hhea'].ascent}",
        f"    static let descent = {-fonts[0]['hhea'].descent}",
        f"    static let capHeight = {fonts[0]['OS/2'].sCapHeight}",
        f"    static let xHeight = {fonts[0]['OS/2'].sxHeight}",
        f"    static let bias = {BIAS}",
        f"    static let firstClassCount = {len(first_members)}",
        f"    static let secondClassCount = {len(second_members)}\n",
        "    /// The covered code points, ascending; every list below has one entry for each of them.",
        "    static let covered: [ClosedRange<UInt32>] = [",
        *(f"        {line}" for line in span_lines),
        "    ]\n",
        literal("firstClasses", "The kerning class of a character that stands first in a pair.",
                "".join(map(number, firsts))),
        literal("secondClasses", "The kerning class of a character that stands second in a pair.",
                "".join(map(number, seconds))),
        literal("scripts", "0 for a character of any script, 1 Latin, 2 Greek, 3 Cyrillic.",
                "".join(number(SCRIPTS[unicodedata.script(chr(c))]) for c in characters)),
    ]
    advances = {style: [font["hmtx"][g][0] for g in glyphs] for style, font in zip(STYLES + FURTHER, fonts)}
    kerning = {style: [table[f][s] if f >= 0 and s >= 0 else 0 for f in first_members for s in second_members]
               for style, table in zip(STYLES + FURTHER, rows)}
    for style in STYLES:
        name = style[0].lower() + style[1:]
        out.append(literal(f"{name}Advances", "Advance widths.", "".join(map(number, advances[style]))))
        out.append(literal(f"{name}Kerning", "Kerning by class, rows of first classes, each value with its count.",
                           runs(kerning[style])))
    for style, values in differences(advances, ADVANCES_IN_PARTS):
        name = style[0].lower() + style[1:]
        out.append(literal(f"{name}Advances", "Advance widths less regular's.", "".join(number(v + BIAS) for v in values)))
    for style, values in differences(kerning, KERNING_IN_PARTS):
        name = style[0].lower() + style[1:]
        out.append(literal(f"{name}Kerning", "Kerning by class less regular's, each value with its count.", runs(values)))
    target = here.parents[1] / "Sources" / "TextMetrics" / "FaceData.swift"
    target.write_text("\n".join(out).rstrip() + "\n}\n")
    print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
