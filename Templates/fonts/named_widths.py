#!/usr/bin/env python3
"""Writes the widths of named fonts that apps use and whose advances are not published.

    python3 named_widths.py FOLDER

Reads every storyboard and xib below FOLDER, prints how far each recorded width is from the written tables and from a fit that
did not see it, and writes `Sources/TextMetrics/NamedFontData.swift`. Needs numpy.

Helvetica Neue's regular and bold and Adobe Garamond are recalled from Adobe's metrics and not fitted: the frames judge them.
Helvetica Neue's thin moves from the regular less 38, Avenir Next from widths roughly recalled, as far as the frames ask for. What a
frame says is as in `recorded_texts.py`; there are too few to leave a fifth of them out, so that each is judged by a fit to the
others. Kerning is not fitted: the characters' widths include it.
"""

import pathlib
import statistics
import sys

import numpy as np

from recorded_texts import SOURCES, literal, texts

CHARACTERS = [chr(c) for c in range(0x20, 0x7F)]
# How far in thousandths of an em parameters may go: a character, all characters of a font, and its slope.
SPREAD = {"character": 15, "offset": 60, "slope": 0.1}


def table(space, widths, digits=0):
    known = {entry[0]: int(entry[1:]) for entry in widths.split()}
    return {" ": space, **{d: digits for d in "0123456789" if digits}, **known}


# Recalled from Adobe's metrics (AFM) of HelveticaNeue-Roman and HelveticaNeue-Bold.
ROMAN = table(278, """
    A648 B685 C722 D704 E611 F574 G759 H722 I259 J519 K667 L556 M871 N722 O760 P648 Q760 R685 S648 T574 U722 V611 W926 X611
    Y648 Z611 a537 b593 c537 d593 e537 f296 g574 h556 i222 j222 k519 l222 m853 n556 o574 p593 q593 r333 s500 t315 u556 v500
    w758 x518 y500 z480 !259 "426 #556 $556 %1000 &630 '278 (259 )259 *352 +600 ,278 -389 .278 /333 :278 ;278 <600 =600 >600
    ?556 @800 [259 \\333 ]259 ^600 _500 `222 {333 |222 }333 ~600""", digits=556)
BOLD = table(278, """
    A685 B704 C741 D741 E648 F593 G759 H741 I295 J556 K722 L593 M907 N741 O778 P667 Q778 R722 S649 T611 U741 V630 W944 X667
    Y667 Z648 a574 b611 c574 d611 e574 f333 g611 h593 i258 j278 k574 l258 m906 n593 o611 p611 q611 r389 s537 t352 u593 v520
    w814 x537 y519 z519 !295 "463 #556 $556 %1000 &685 '278 (296 )296 *407 +600 ,278 -407 .278 /371 :278 ;278 <600 =600 >600
    ?556 @800 [333 \\371 ]333 ^600 _500 `259 {333 |222 }333 ~600""", digits=556)
# Recalled from Adobe's metrics of AGaramond-Regular, the capitals well, the small letters less so.
GARAMOND = table(250, """
    A623 B605 C696 D780 E584 F538 G747 H806 I338 J345 K675 L553 M912 N783 O795 P549 Q795 R645 S489 T660 U746 V676 W960 X643
    Y574 Z641 a404 b500 c400 d509 e396 f290 g446 h515 i247 j228 k486 l230 m787 n522 o512 p503 q505 r337 s319 t318 u516 v457
    w682 x454 y437 z400 !220 ,250 -320 .250 :250 ;250 '235 (320 )320""", digits=500)
# Roughly recalled.
AVENIR = table(250, """
    A676 B622 C683 D733 E566 F543 G757 H724 I270 J498 K644 L516 M860 N754 O813 P584 Q813 R620 S581 T579 U713 V627 W947 X615
    Y592 Z604 a538 b621 c502 d621 e575 f313 g621 h577 i239 j251 k516 l241 m867 n579 o608 p621 q621 r364 s464 t333 u577 v498
    w760 x483 y493 z468 !278 ,278 -333 .278 :278""", digits=580)
# Characters of other fonts in the frames: Greek is near Latin, and a Chinese character is one em wide.
OTHERS = {"δ": "o", "刀": None}


class Fit:
    """A regularised least-squares fit of several fonts of one design: the weights share their characters' differences."""

    def __init__(self, prior, names):
        self.prior, self.names = prior, names
        self.places = {c: i for i, c in enumerate(prior)}
        self.solution = np.zeros(len(prior) + 2 * len(names))

    def row(self, text, name):
        """The prior width of a text, and how much of each parameter is added to it."""
        x, units, font = np.zeros(len(self.solution)), 0, len(self.places) + 2 * self.names.index(name)
        for c in text:
            c = OTHERS.get(c, c)
            if c is None:
                units += 1000
                continue
            units += self.prior[c]
            x[self.places[c]] += 1
            x[font] += 1
            x[font + 1] += self.prior[c] - 540
        return units, x

    def covers(self, text):
        return all(c in self.prior or c in OTHERS for c in text)

    def width(self, text):
        units, x = self.row(text.text, text.weight)
        return (units + x @ self.solution) * text.size / 1000

    def error(self, text):
        return self.width(text) - (text.low + text.high) / 2

    def solve(self, seen):
        rows, wanted, deviations = [], [], []
        for t in seen:
            units, x = self.row(t.text, t.weight)
            rows.append(x)
            wanted.append((t.low + t.high) / 2 / t.size * 1000 - units)
            deviations.append(np.hypot(0.3 * (t.high - t.low), 0.1) / t.size * 1000)
        x, y, s = np.array(rows), np.array(wanted), np.array(deviations)
        spread = [SPREAD["character"]] * len(self.places) + [SPREAD["offset"], SPREAD["slope"]] * len(self.names)
        self.solution = np.linalg.solve(np.diag(np.array(spread) ** -2.0) + x.T @ (x / s[:, None] ** 2), x.T @ (y / s ** 2))
        return self

    def table(self, name):
        return {c: round((lambda row: row[0] + row[1] @ self.solution)(self.row(c, name))) for c in self.prior}


def frames(folder, names, prior, line):
    """The texts in some fonts whose frames are about as wide as the texts."""
    def of_view(view, _):
        description = view.find("fontDescription[@key='fontDescription']")
        name = None if description is None else description.get("name")
        return (float(description.get("pointSize")), name) if name in names else (0, "")

    rough = Fit(prior, names)
    found = [t for t in texts(folder, of_view, line) if rough.covers(t.text)]
    return [t for t in found if abs(rough.error(t)) < (0.12 if t.is_certain else 0.05) * t.high]


def fitted(folder, prior, names, line):
    seen = frames(folder, names, prior, line)
    errors = [abs(Fit(prior, names).solve([u for u in seen if u.text != t.text]).error(t)) for t in seen]
    fit = Fit(prior, names).solve(seen)
    print(", ".join(names), "fitted", summary([abs(fit.error(t)) for t in seen]))
    print(", ".join(names), "unseen", summary(errors))
    return [fit.table(name) for name in names]


def judged(folder, prior, name, line):
    found = frames(folder, [name], prior, line)
    print(name, "recalled", summary([abs(Fit(prior, [name]).error(t)) for t in found]))
    return prior


def summary(errors):
    shares = ", ".join(f"{sum(e <= limit for e in errors) / len(errors):.0%} within {limit}" for limit in (0.5, 1, 2))
    return f"{len(errors)} texts, median {statistics.median(errors):.2f}, {shares}"


def main():
    folder = pathlib.Path(sys.argv[1])
    roman = judged(folder, ROMAN, "HelveticaNeue", 1.165)
    (thin,) = fitted(folder, {c: roman[c] - 38 for c in roman}, ["HelveticaNeue-Thin"], 1.18)
    avenir, medium = fitted(folder, AVENIR, ["AvenirNext-Regular", "AvenirNext-Medium"], 1.366)
    tables = [
        ("helveticaNeue", "Helvetica Neue, recalled.", roman),
        ("helveticaNeueBold", "Helvetica Neue Bold, recalled.", judged(folder, BOLD, "HelveticaNeue-Bold", 1.192)),
        ("helveticaNeueLight", "Helvetica Neue Light: the mean of regular and thin.", {c: (roman[c] + thin[c]) // 2 for c in roman}),
        ("helveticaNeueThin", "Helvetica Neue Thin, fitted.", thin),
        ("avenirNext", "Avenir Next, fitted.", avenir),
        ("avenirNextMedium", "Avenir Next Medium, fitted.", medium),
        ("adobeGaramond", "Adobe Garamond, recalled.", judged(folder, GARAMOND, "AGaramondPro-Regular", 1)),
    ]
    lines = [
        "// Written by Templates/fonts/named_widths.py. Not to be edited.\n",
        "/// The advance widths of U+0020 to U+007E in thousandths of an em, recalled or fitted to recorded frames; 0 if unknown.",
        "/// In the form of ``FaceData``.",
        "enum NamedFontData {",
        "\n".join(literal(name, comment, [widths.get(c, 0) for c in CHARACTERS]) for name, comment, widths in tables).rstrip(),
        "}",
    ]
    (SOURCES / "NamedFontData.swift").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
