import SeededRandom

/// Random changes of valid bytes, as by mistake or by intent.
struct Mutation {
    /// Valid inputs.
    let samples: [[UInt8]]
    /// Words with a meaning for the reader. In wrong positions they reach code that random bytes never reach.
    let words: [String]

    init(_ samples: [String], words: [String]) {
        self.init(samples.map { Array($0.utf8) }, words: words)
    }

    init(_ samples: [[UInt8]], words: [String]) {
        self.samples = samples
        self.words = words
    }

    private static let numbers = [
        "0", "-1", "255", "256", "65536", "2147483648", "4294967296", "9223372036854775807", "9223372036854775808",
        "-9223372036854775809", "99999999999999999999", "1e19", "1e308", "1e999", "-1e308", "0.0000000000001", "nan", "inf",
    ]

    /// A sample, cut or changed in a few positions.
    func input(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes = samples.randomElement(using: &random) ?? []
        guard Int.random(in: 0..<8, using: &random) > 0 else {
            return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        }
        for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes, &random) }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...24, using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 2 where start < bytes.count: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 3: bytes.replaceSubrange(start..<end, with: [UInt8.random(in: .min ... .max, using: &random)])
        case 4: splice(into: &bytes, at: start, &random)
        case 5, 6: replaceNumber(in: &bytes, after: start, &random)
        default: bytes.insert(contentsOf: Array((words.randomElement(using: &random) ?? "").utf8), at: start)
        }
    }

    /// Inserts a part of another sample.
    private func splice(into bytes: inout [UInt8], at place: Int, _ random: inout SeededGenerator) {
        guard let other = samples.randomElement(using: &random), !other.isEmpty else { return }
        let start = Int.random(in: 0..<other.count, using: &random)
        bytes.insert(contentsOf: other[start..<min(other.count, start + Int.random(in: 1...200, using: &random))], at: place)
    }

    private func replaceNumber(in bytes: inout [UInt8], after start: Int, _ random: inout SeededGenerator) {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
        let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
        bytes.replaceSubrange(first..<end, with: Array((Self.numbers.randomElement(using: &random) ?? "").utf8))
    }
}
