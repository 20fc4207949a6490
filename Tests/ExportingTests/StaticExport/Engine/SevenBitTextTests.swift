import SeededRandom
import Testing

@testable import Exporting

@Suite struct SevenBitTextTests {
    @Test(arguments: 0 ..< 40)
    func anyNumberOfBytesIsDecodedUnchanged(count: Int) throws {
        var random = SeededGenerator(seed: count)
        for _ in 0 ..< 50 {
            let bytes = (0 ..< count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            #expect(Self.bytesRead(from: SevenBitText.text(of: bytes)) == bytes)
        }
    }

    /// Each group of seven bits that a page may not contain, repeated one to nine times.
    @Test(arguments: [0x00, 0x0A, 0x0D, 0x22, 0x3C, 0x5C])
    func charactersThatAPageMayNotContainAreNotWritten(group: UInt8) throws {
        for count in 1 ... 9 {
            let bytes = Self.packed(Array(repeating: group, count: count))
            let text = SevenBitText.text(of: bytes)
            #expect(!text.unicodeScalars.contains { ["\0", "\n", "\r", "\"", "<", "\\"].contains($0) })
            #expect(Self.bytesRead(from: text) == bytes)
        }
    }

    @Test func eightBytesOfTextHoldSevenBytes() {
        var random = SeededGenerator(seed: 7)
        let bytes = (0 ..< 70_000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        #expect(SevenBitText.text(of: bytes).utf8.count == 80_000)
    }

    /// The bytes that hold these groups of seven bits.
    private static func packed(_ groups: [UInt8]) -> [UInt8] {
        let bits = groups.flatMap { group in (0 ..< 7).map { group >> (6 - $0) & 1 } }
        return stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in bits[start ..< start + 8].reduce(0) { $0 << 1 | $1 } }
    }

    /// Decodes text like the page's script, bit by bit.
    static func bytesRead(from text: String) -> [UInt8] {
        let unwritten: [UInt8] = [0x00, 0x0A, 0x0D, 0x22, 0x3C, 0x5C]
        let groups = text.unicodeScalars.flatMap { character -> [UInt8] in
            guard character.value >= 0x80 else { return [UInt8(character.value)] }
            let first = unwritten[Int(character.value >> 7 & 7) - 1]
            return character.value < 0x400 ? [first, UInt8(character.value & 0x7F)] : [first]
        }
        return packed(groups)
    }
}
