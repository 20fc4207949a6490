import PlaygroundModel
import Testing
import TextMetrics

@Suite struct FontFileTests {
    private static let file: FontFile = {
        var metrics = FontFile.Metrics(unitsPerEm: 1000, ascent: 800, descent: 250)
        (metrics.lineGap, metrics.capHeight) = (100, 700)
        var advances = FontFile.Advances()
        for (character, width) in [(0x20, 250), (0x41, 800), (0x42, 600), (0x69, 300)] as [(UInt32, UInt16)] { advances.append(width, of: character) }
        return FontFile(name: "Tiny-Bold.1", family: "Tiny", metrics: metrics, advances: advances, bytes: [1, 2, 3])
    }()

    private static let font = Font(file, size: 20)

    @Test func `a line has the file's heights`() {
        #expect(abs(Self.font.lineHeight - 21) < 1e-9 && abs(Self.font.leading - 2) < 1e-9)
        #expect(abs(Self.font.ascender - 16) < 1e-9 && abs(Self.font.descender + 5) < 1e-9)
        #expect(abs(Self.font.capHeight - 14) < 1e-9)
        // The file has no x-height.
        #expect(abs(Self.font.xHeight - Font(size: 20).xHeight) < 1e-9)
    }

    @Test func `text has the file's widths, without tracking`() {
        #expect(abs(Self.font.width(of: "AB i") - 39) < 1e-9)
        #expect(Self.font.letterSpacing(of: "AB i") == 0)
        #expect(TextLayout("AB AB", font: Self.font, width: 35, numberOfLines: 0).lines.map(\.text) == ["AB", "AB"])
    }

    @Test func `characters that the file lacks have the page font's widths`() {
        let page = Font(size: 20, tracking: 0)
        #expect(abs(Self.font.width(of: "AxB") - 28 - page.width(of: "x")) < 1e-9)
        #expect(Self.font.letterSpacing(of: "AxB") == 0)
    }

    @Test func `a rule of a style sheet has the bytes and no quotes`() {
        #expect(Self.file.cssFamilies == "App-Tiny-Bold\\.1,Traitscope Sans,system-ui,sans-serif")
        let rule = Self.file.cssFace(base64: "AQID")
        #expect(rule.hasPrefix("@font-face{font-family:App-Tiny-Bold\\.1;src:url(data:font/ttf;base64,AQID)"))
        #expect(!rule.contains { "\"'<>&".contains($0) })
    }
}
