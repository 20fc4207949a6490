import Testing

@testable import PlaygroundReader

@Suite struct PNGFileTests {
    @Test(arguments: [(6, true), (4, true), (2, false), (0, false), (3, false)])
    func `size and transparency are read from the header`(colourType: UInt8, hasTransparency: Bool) throws {
        let file = try PNGFile(PNGBytes.make(width: 105, height: 70, colourType: colourType))
        #expect((file.width, file.height) == (105, 70))
        #expect(file.hasTransparency == hasTransparency)
    }

    @Test func `a palette can have transparent colours`() throws {
        #expect(try PNGFile(PNGBytes.make(colourType: 3, extra: [("tRNS", [0])])).hasTransparency)
    }

    @Test func `data with another signature is not a PNG`() {
        #expect(throws: PNGFile.PNGFailure.notPNG) { try PNGFile([]) }
        #expect(throws: PNGFile.PNGFailure.notPNG) { try PNGFile(Array("<svg/>".utf8)) }
    }

    @Test func `a truncated file is damaged`() {
        let whole = PNGBytes.make()
        for count in PNGFile.signature.count..<whole.count {
            #expect(throws: PNGFile.PNGFailure.damaged) { try PNGFile(Array(whole[..<count])) }
        }
    }

    @Test func `a changed byte is detected at every position`() {
        let whole = PNGBytes.make()
        for index in PNGFile.signature.count..<whole.count {
            var broken = whole
            broken[index] ^= 0x10
            #expect(throws: PNGFile.PNGFailure.damaged) { try PNGFile(broken) }
        }
    }

    @Test func `a file without pixels is damaged`() {
        #expect(throws: PNGFile.PNGFailure.damaged) { try PNGFile(PNGBytes.make(width: 0)) }
        #expect(throws: PNGFile.PNGFailure.damaged) { try PNGFile(PNGFile.signature + PNGBytes.chunk("IEND", [])) }
    }

    @Test func `a chunk that claims to be longer than the file is damaged`() {
        let chunk = [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8)
        #expect(throws: PNGFile.PNGFailure.damaged) { try PNGFile(PNGFile.signature + chunk) }
    }

    @Test func `small files with too many pixels are refused`() {
        #expect(throws: PNGFile.PNGFailure.tooManyPixels(width: 60_000, height: 1, limit: 1024)) {
            try PNGFile(PNGBytes.make(width: 60_000, height: 1))
        }
        #expect(throws: Never.self) { try PNGFile(PNGBytes.make(width: 1024, height: 1024)) }
    }

    @Test func `PNGs optimized by Xcode are recognised`() {
        let built = PNGFile.signature + PNGBytes.chunk("CgBI", [0x50, 0, 0x20, 2])
        #expect(throws: PNGFile.PNGFailure.compressedByXcode) { try PNGFile(built) }
    }
}
