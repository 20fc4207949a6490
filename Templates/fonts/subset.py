#!/usr/bin/env python3
"""Makes the page's font, Traitscope Sans, from Inter.

    python3 subset.py INTER-ROMAN.VAR.TTF

Writes next to this script `TraitscopeSans.woff2`, a variable font of all weights, `TraitscopeSans-Latin.woff2`, the same with fewer
characters, and `latin.css`, which loads that one. Needs fonttools and brotli. Keeps the characters listed below, their
outlines, the axis of weights and the `kern` feature. Drops every substitution
(ligatures, contextual alternates, slashed zero), mark positioning and hinting, so that the width
of a text is the sum of its advances and its kerning pairs and nothing else. The server measures
with the same numbers (`width_tables.py`).
"""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "Traitscope Sans"
CHARACTERS = [
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x00AC), (0x00AE, 0x00FF),  # Latin-1 Supplement without the soft hyphen
    (0x0100, 0x017F),  # Latin Extended-A
    (0x0218, 0x021B),  # Romanian S and T with comma
    (0x02C6, 0x02C7), (0x02D8, 0x02DD),  # spacing accents
    (0x0384, 0x03CE),  # Greek
    (0x0400, 0x045F), (0x0490, 0x0491),  # Cyrillic
    (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EF2, 0x1EF3),  # Welsh, capital sharp s
    (0x2002, 0x200A), (0x2010, 0x2027), (0x202F, 0x203D), (0x2044, 0x2044),  # General Punctuation
    (0x2070, 0x2089),  # superscripts and subscripts
    (0x20A0, 0x20BF),  # currency
    (0x2116, 0x2117), (0x2120, 0x2122), (0x2126, 0x2126),
    (0x2190, 0x2199), (0x21A9, 0x21AA), (0x21B5, 0x21B5), (0x21E4, 0x21E7), (0x21EA, 0x21EA),
    (0x2202, 0x2202), (0x2206, 0x2206), (0x220F, 0x220F), (0x2211, 0x2212), (0x2215, 0x2215),
    (0x2219, 0x221A), (0x221E, 0x221E), (0x222B, 0x222B), (0x2248, 0x2248), (0x2260, 0x2260),
    (0x2264, 0x2265),
    (0x2303, 0x2303), (0x2318, 0x2318), (0x2325, 0x2327), (0x232B, 0x232B),  # keys
    (0x25A0, 0x25FF),  # geometric shapes
    (0x2605, 0x2606), (0x2661, 0x2661), (0x2665, 0x2665),
    (0x2713, 0x2713), (0x2717, 0x2717),
    (0xFFFD, 0xFFFD),
]

# The subset of these that most texts in Latin letters need.
LATIN = [
    (0x0020, 0x007E), (0x00A0, 0x00AC), (0x00AE, 0x00FF), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2122, 0x2122),
    (0x2190, 0x2193), (0x2212, 0x2212), (0x2318, 0x2318), (0x25CB, 0x25CB), (0x25CF, 0x25CF), (0x2605, 0x2606), (0x2713, 0x2713),
]


def cut(source: pathlib.Path, ranges: list[tuple[int, int]], target: pathlib.Path) -> None:
    """Writes the subset with these characters, in all weights."""
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    # `recalcTimestamp` off: the same source gives the same bytes.
    font = TTFont(source, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for first, last in ranges for c in range(first, last + 1)])
    subsetter.subset(font)
    rename(font)
    set_line(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getBestCmap())} characters")


def latin_rule() -> str:
    """The style sheet that loads the smaller file, for its characters alone."""
    ranges = ", ".join(f"U+{first:04X}" + (f"-{last:04X}" if last > first else "") for first, last in LATIN)
    return f"""/* Written by subset.py. The font of fonts.css with fewer characters, for pages that need no others. */

@font-face {{
  font-family: "{FAMILY}";
  src: url("TraitscopeSans-Latin.woff2") format("woff2");
  font-weight: 100 900;
  font-display: block;
  unicode-range: {ranges};
}}
"""


def rename(font: TTFont) -> None:
    """A changed version has its own name, so that it is not confused with an installed Inter."""
    postscript = FAMILY.replace(" ", "")
    names = {1: FAMILY, 3: postscript, 4: FAMILY, 6: postscript}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]


def set_line(font: TTFont) -> None:
    """Gives the line the ascent and descent of UIKit's system font, 1.1934 em together."""
    em = font["head"].unitsPerEm
    ascent, descent = round(em * 1950 / 2048), round(em * 494 / 2048)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, -descent, 0
    line = font["OS/2"]
    line.sTypoAscender, line.sTypoDescender, line.sTypoLineGap = ascent, -descent, 0
    line.usWinAscent, line.usWinDescent = ascent, descent


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    here = pathlib.Path(__file__).parent
    source = pathlib.Path(sys.argv[1])
    cut(source, CHARACTERS, here / "TraitscopeSans.woff2")
    cut(source, LATIN, here / "TraitscopeSans-Latin.woff2")
    (here / "latin.css").write_text(latin_rule())


if __name__ == "__main__":
    main()
