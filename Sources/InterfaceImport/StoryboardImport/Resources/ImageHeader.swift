import PlaygroundModel

enum ImageHeader {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let header = Array("IHDR".utf8)
    private static let longest = 1e5

    /// The size in pixels, from the header chunk of a PNG (ISO/IEC 15948, 11.2.1). In Xcode's variant it is not the first chunk.
    static func pixels(ofPNG bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: signature), let start = position(of: header, in: bytes.prefix(64)), bytes.count >= start + 12
        else { return nil }
        func number(at position: Int) -> Double { Double(bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }) }
        return size(number(at: start + 4), number(at: start + 8))
    }

    /// The size in pixels, from the frame header of a JPEG (ISO/IEC 10918-1, B.2.2), which follows other segments.
    static func pixels(ofJPEG bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        func number(at position: Int) -> Int { Int(bytes[position]) << 8 | Int(bytes[position + 1]) }
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            // Frame headers have the markers C0 to CF, except the tables for Huffman and arithmetic coding.
            if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                return size(Double(number(at: place + 7)), Double(number(at: place + 5)))
            }
            let length = number(at: place + 2)
            guard length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// The size in points, from the first media box of a PDF (ISO 32000-1, 7.7.3.3). `nil` if the box is in a compressed stream.
    static func size(ofPDF bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: Array("%PDF".utf8)), let start = position(of: Array("/MediaBox".utf8), in: bytes[...]) else { return nil }
        let rest = bytes[(start + 9)...].prefix(200).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
        guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let text = String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self)
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return size(numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    private static func size(_ width: Double, _ height: Double) -> Size? {
        guard width > 0, height > 0, width <= longest, height <= longest else { return nil }
        return Size(width: width, height: height)
    }

    private static func position(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = word.first else { return nil }
        var rest = bytes
        while let start = rest.firstIndex(of: first) {
            if bytes[start...].starts(with: word) { return start }
            rest = bytes[(start + 1)...]
        }
        return nil
    }
}
