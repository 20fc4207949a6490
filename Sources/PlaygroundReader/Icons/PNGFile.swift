import PlaygroundModel

/// Checks whether browsers can show a PNG file.
struct PNGFile: Equatable {
    enum PNGFailure: Error, Hashable, Sendable {
        case notPNG
        /// The file ends too early, or a checksum is wrong.
        case damaged
        /// Xcode's PNG form for built apps, which only Apple's systems read.
        case compressedByXcode
        case tooManyPixels(width: Int, height: Int, limit: Int)
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The maximum width and height. A few bytes can encode many pixels.
    static let pixelLimit = 1024

    let width: Int
    let height: Int
    /// Whether the image has transparency. A template without it is a filled rectangle.
    let hasTransparency: Bool

    init(_ bytes: [UInt8]) throws(PNGFailure) {
        guard bytes.starts(with: Self.signature) else { throw .notPNG }
        var chunks = PNGChunks(bytes, from: Self.signature.count)
        var kinds: Set<String> = []
        var header: ArraySlice<UInt8> = []
        while !kinds.contains("IEND") {
            guard let chunk = chunks.next() else { throw .damaged }
            if chunk.kind == "CgBI" { throw .compressedByXcode }
            if chunk.kind == "IHDR" { header = chunk.content }
            kinds.insert(chunk.kind)
        }
        guard header.count == 13, kinds.contains("IDAT") else { throw .damaged }
        (width, height) = (header.number(at: 0), header.number(at: 4))
        guard width > 0, height > 0 else { throw .damaged }
        guard max(width, height) <= Self.pixelLimit else {
            throw .tooManyPixels(width: width, height: height, limit: Self.pixelLimit)
        }
        let colourTypesWithAlpha: [UInt8] = [4, 6]
        hasTransparency = colourTypesWithAlpha.contains(header[header.startIndex + 9]) || kinds.contains("tRNS")
    }
}

/// The chunks of a PNG file, up to the first wrong checksum.
private struct PNGChunks {
    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8], from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    mutating func next() -> (kind: String, content: ArraySlice<UInt8>)? {
        guard position + 8 <= bytes.count else { return nil }
        let length = bytes[position...].number(at: 0)
        let end = position + 8 + length
        guard end + 4 <= bytes.count, Int(CRC32.checksum(bytes[position + 4..<end])) == bytes[end...].number(at: 0) else { return nil }
        defer { position = end + 4 }
        return (String(decoding: bytes[position + 4..<position + 8], as: UTF8.self), bytes[position + 8..<end])
    }
}

extension ArraySlice<UInt8> {
    /// The number in four bytes, big-endian.
    fileprivate func number(at offset: Int) -> Int {
        self[(startIndex + offset)..<(startIndex + offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
