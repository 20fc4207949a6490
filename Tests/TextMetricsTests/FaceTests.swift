import PageAssets
import PlaygroundModel
import Testing
import TextMetrics

@Suite struct FaceTests {
    @Test func `each weight has its own face, heavier than the previous one`() {
        #expect(FontWeight.allCases.map { Face($0).cssWeight } == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(Face.allCases.count == 9)
    }

    @Test func `the style sheet declares the font's file with all weights`() throws {
        let sheet = try #require(PageAsset.embedded["fonts/fonts.css"]).text
        #expect(sheet.contains("\"\(Face.file.split(separator: "/")[1])\""))
        #expect(sheet.contains("font-weight: \(Face.ultraLight.cssWeight) \(Face.black.cssWeight);"))
        let font = try #require(PageAsset.embedded[Face.file]).bytes
        #expect(font.starts(with: Array("wOF2".utf8)))
    }

    /// Inter's character widths grow with the weight. The system font's are fitted as differences from Inter's.
    @Test(arguments: [Typeface.page, .system, .systemInTwoCuts])
    func `text is wider in each heavier weight`(typeface: Typeface) {
        let widths = FontWeight.allCases.map { Font(size: 17, weight: $0, typeface: typeface).width(of: "Settings and more") }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    }

    @Test(arguments: [FontWeight.bold, .heavy, .black])
    func `weights heavier than bold have bold's metrics in a font by name`(weight: FontWeight) {
        for family in ["Helvetica Neue", "Helvetica", "Times New Roman"] {
            let typeface = Typeface(family: family, weight: weight)
            let (font, bold) = (Font(size: 20, weight: weight, typeface: typeface), Font(size: 20, weight: .bold, typeface: typeface))
            #expect(font.lineHeight == bold.lineHeight)
            #expect(font.width(of: "Options") == bold.width(of: "Options"))
        }
    }
}
