@testable import QRCode
import Testing

@Suite struct QRPartsTests {
    /// The well-known example of "HELLO WORLD" in version 1 at level M.
    @Test func errorCorrectionIsTheRemainderByTheGenerator() {
        let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
        #expect(ReedSolomon.correction(of: data, count: 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    }

    /// ISO/IEC 18004, annexes C and D.
    @Test func formatAndVersionAreThoseOfTheStandardsTables() {
        #expect(FormatBits.format(mask: 0) == 0b101_0100_0001_0010)
        #expect(FormatBits.format(mask: 5) == 0b100_0000_1100_1110)
        #expect(FormatBits.version(7) == 0b00_0111_1100_1001_0100)
        #expect(FormatBits.version(8) == 0b00_1000_0101_1011_1100)
    }

    @Test func dataIsAModeACountTheBytesAndPadding() throws {
        let version = try #require(SymbolVersion(forBytes: 2))
        #expect(version.number == 1)
        #expect(DataCodewords.of([0x41, 0x42], version: version)
            == [0x40, 0x24, 0x14, 0x20, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11])
    }

    @Test(arguments: [(14, 1), (15, 2), (26, 2), (27, 3), (42, 3), (62, 4), (84, 5), (106, 6), (122, 7), (152, 8), (180, 9)])
    func theSmallestVersionIsTaken(bytes: Int, number: Int) {
        #expect(SymbolVersion(forBytes: bytes)?.number == number)
    }

    @Test func blocksAreOfTheStandardsLengths() throws {
        let version = try #require(SymbolVersion(forBytes: 180))
        let data = (0..<version.dataCodewords).map { UInt8($0 & 0xFF) }
        let all = version.interleaved(data)
        #expect(all.count == version.codewords)
        // Three blocks of 36 and two of 37: the first of each, then the second.
        #expect(all.prefix(6) == [0, 36, 72, 108, 145, 1])
        #expect(all[180..<182] == [144, 181])
    }
}
