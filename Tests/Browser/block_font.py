"""A font of rectangles, so that tests need no third-party font. `Reference+Files.swift` has its bytes."""

import struct

ADVANCES = {"notdef": 500, "space": 250, "capital": 700, "small": 550, "narrow": 300}
NARROW = "filjrt"
UNITS_PER_EM = 1000
ASCENT, DESCENT, LINE_GAP = 800, 200, 100


def block_font(name="Blocks-Regular", family="Blocks", advances=None):
    """The bytes of a TrueType font with the Latin letters and the space."""
    advances = list({**ADVANCES, **(advances or {})}.values())
    heights = [700, 0, 700, 500, 700]
    glyphs = [rectangle(advance, height) for advance, height in zip(advances, heights)]
    offsets = [0]
    for glyph in glyphs:
        offsets.append(offsets[-1] + len(glyph))
    tables = {
        b"OS/2": struct.pack(
            ">HhHHHhhhhhhhhhhh10s4I4sHHHhhhHH2IhhHHH", 4, 500, 400, 5, 0, *[0] * 11, bytes(10), 1, 0, 0, 0, b"NONE", 0x40, 0x20, 0x7A,
            ASCENT, -DESCENT, LINE_GAP, ASCENT, DESCENT, 1, 0, 500, 700, 0, 0x20, 0),
        b"cmap": character_map(),
        b"glyf": b"".join(glyphs),
        b"head": struct.pack(">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0, UNITS_PER_EM, 0, 0, 0, 0, 700, 700, 0, 8, 2, 0, 0),
        b"hhea": struct.pack(">IhhhHhhhhhh4hhH", 0x10000, ASCENT, -DESCENT, LINE_GAP, max(advances), 0, 0, 700, 1, 0, 0, 0, 0, 0, 0, 0, len(glyphs)),
        b"hmtx": b"".join(struct.pack(">Hh", advance, 50) for advance in advances),
        b"loca": b"".join(struct.pack(">H", offset // 2) for offset in offsets),
        b"maxp": struct.pack(">I14H", 0x10000, len(glyphs), 4, 1, 0, 0, 2, *[0] * 8),
        b"name": names({1: family, 2: "Regular", 4: name, 6: name}),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    directory = struct.pack(">IHHHH", 0x10000, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    data, start = b"", 12 + 16 * count
    for tag, table in sorted(tables.items()):
        padded = table + bytes(-len(table) % 4)
        directory += tag + struct.pack(">III", checksum(padded), start + len(data), len(table))
        data += padded
    font = bytearray(directory + data)
    head = font.index(b"head")
    place = struct.unpack(">I", font[head + 8:head + 12])[0] + 8
    font[place:place + 4] = struct.pack(">I", (0xB1B0AFBA - checksum(font)) & 0xFFFFFFFF)
    return bytes(font)


def rectangle(advance, height):
    if not height:
        return b""
    width = advance - 100
    outline = struct.pack(">hhhhhHH4B", 1, 50, 0, 50 + width, height, 3, 0, 1, 1, 1, 1)
    outline += struct.pack(">4h4h", 50, 0, width, 0, 0, height, 0, -height)
    return outline + bytes(-len(outline) % 4)


def character_map():
    capitals, smalls = [2] * 26, [4 if chr(97 + place) in NARROW else 3 for place in range(26)]
    ends, starts, deltas = [32, 90, 122, 0xFFFF], [32, 65, 97, 0xFFFF], [1 - 32, 0, 0, 1]
    ranges = [0, 2 * 3, 2 * (2 + 26), 0]
    arrays = [*ends, 0, *starts, *[delta & 0xFFFF for delta in deltas], *ranges, *capitals, *smalls]
    body = struct.pack(f">HHHH{len(arrays)}H", 8, 8, 2, 0, *arrays)
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + struct.pack(">HHH", 4, 6 + len(body), 0) + body


def names(texts):
    records, data = b"", b""
    for number, text in sorted(texts.items()):
        encoded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(encoded), len(data))
        data += encoded
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + data


def checksum(table):
    table = bytes(table) + bytes(-len(table) % 4)
    return sum(struct.unpack(f">{len(table) // 4}I", table)) & 0xFFFFFFFF
