import PlaygroundModel
import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct CatalogueImageTests {
    private typealias Sample = SampleDocument

    /// The signature and the header of a PNG. `drawn` is a complete file.
    private static func png(_ width: Int, _ height: Int) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8) + number(width) + number(height) + [8, 6, 0, 0, 0]
    }

    /// A JPEG's application segment, a table, and the frame header.
    private static func jpeg(_ width: Int, _ height: Int, marker: UInt8 = 0xC2) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        let segments: [[UInt8]] = [[0xFF, 0xE0, 0, 4, 1, 2], [0xFF, 0xC4, 0, 3, 9], [0xFF]]
        return [0xFF, 0xD8] + segments.joined() + [0xFF, marker, 0, 11, 8] + number(height) + number(width) + [1, 1, 0x11, 0]
    }

    private static let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='48' height='24'><path d='M0 0'/></svg>".utf8)
    private static let pdf = Array("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [ 0 0 30.5 20 ] >> endobj".utf8)

    private func set(_ files: (name: String, scale: String?)...) -> [UInt8] {
        let images = files.map { file in
            let scale = file.scale.map { ", \"scale\": \"\($0)\"" } ?? ""
            return "{ \"idiom\": \"universal\", \"filename\": \"\(file.name)\"\(scale) }"
        }
        return Array("{ \"images\": [\(images.joined(separator: ", "))] }".utf8)
    }

    private func image(_ name: String, _ contents: [UInt8], _ files: [String: [UInt8]]) -> CatalogueImage {
        CatalogueImage(name, contents) { files[$0] }
    }

    /// Each row has a kind of file that a catalogue's images may have.
    @Test(arguments: [
        ("p.png", nil, png(120, 80), Size(width: 120, height: 80)), ("p@2x.png", "2x", png(120, 80), Size(width: 60, height: 40)),
        ("p@3x.png", "3x", png(120, 81), Size(width: 40, height: 27)), ("p.svg", nil, svg, Size(width: 48, height: 24)),
        ("p.pdf", nil, pdf, Size(width: 30.5, height: 20)), ("p@2x.jpg", "2x", jpeg(300, 200), Size(width: 150, height: 100)),
        ("p.jpeg", nil, jpeg(300, 200, marker: 0xC0), Size(width: 300, height: 200)),
    ] as [(String, String?, [UInt8], Size)]) func sizesAreReadFromFiles(file: String, scale: String?, bytes: [UInt8], size: Size) {
        #expect(image("paw", set((file, scale)), [file: bytes]).size == size)
    }

    @Test(arguments: [
        [], Array("%PDF-1.5 /MediaBox [0 0 20]".utf8), Array("%PDF-1.5 /MediaBox".utf8), Array("%PDF /MediaBox [0 0 0 0]".utf8),
        Array(png(120, 80).prefix(20)), png(0, 80), png(1 << 30, 1), Array("<svg".utf8), Array("JFIF".utf8),
        Array(jpeg(300, 200).prefix(22)), jpeg(0, 200), jpeg(300, 200, marker: 0xD9), [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0],
    ]) func invalidFilesHaveNoSize(bytes: [UInt8]) {
        for kind in ["png", "svg", "pdf", "jpg"] { #expect(image("paw", set(("p.\(kind)", nil)), ["p.\(kind)": bytes]).size == nil) }
    }

    @Test func invalidImageSetsHaveNoImage() {
        for contents in ["", "[]", "{ \"images\": 3 }", "{ \"images\": [{ \"filename\": \"../p.svg\" }] }"] {
            let image = image("paw", Array(contents.utf8), ["../p.svg": Self.svg])
            #expect(image.size == nil && image.files.isEmpty)
        }
    }

    /// Each row has the name of a set, and the name of the file in which UIImage(named:) finds its drawing.
    @Test(arguments: [("paw", "paw.svg"), ("Big Paw", "Big Paw.svg"), ("paw.svg", "paw.svg"), ("paw.jpg", nil), ("a/b", "a/b.svg"), ("a/../b", nil), ("/a", nil), (".paw", nil), ("", nil)])
    func filesAreNamedAfterTheirSet(name: String, file: String?) {
        #expect(image(name, set(("drawing.svg", nil)), ["drawing.svg": Self.svg]).files.map(\.name) == [file].compactMap { $0 })
    }

    @Test func unsupportedImagesBecomeTilesOfTheirSize() {
        let tile = image("paw", set(("p.pdf", nil), ("p@2x.png", "2x")), ["p.pdf": Self.pdf, "p@2x.png": Self.png(8, 8)])
        #expect(tile.size == Size(width: 30.5, height: 20))
        #expect(tile.files.isEmpty, "a damaged PNG would be a mistake of the playground")
    }

    private func imported(_ resources: String) throws -> ImportedPlayground {
        let view = Sample.object("imageView", "i", "image='Big Paw'")
        let document = Sample.storyboard(Sample.scene("c", views: view), initial: "c", resources: resources)
        var app = AppResources()
        app.add(imageSet: "Big Paw", set(("p.svg", nil))) { _ in Self.svg }
        app.add(imageSet: "other", set(("p.svg", nil))) { _ in Self.svg }
        return ImportedPlayground(try InterfaceBuilderDocument(Array(document.utf8)), name: "Main.storyboard", resources: app)
    }

    @Test func catalogueImagesAreImportedWithSizeAndFile() throws {
        let playground = try imported("")
        #expect(playground.text.contains("image = \"Big Paw\", imageSize = { width = 48, height = 24 }"))
        #expect(playground.imageFiles == [CatalogueImage.File(name: "Big Paw.svg", bytes: Self.svg)], "of the images that the document names")
    }

    @Test(arguments: [true, false]) func darkVariantsOfImagesAreReported(isAnother: Bool) throws {
        let dark = ", { \"idiom\": \"universal\", \"filename\": \"d.svg\", \"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }] }"
        let light = "{ \"idiom\": \"universal\", \"filename\": \"p.svg\" }"
        let contents = Array("{ \"images\": [\(light)\(isAnother ? dark : "")] }".utf8)
        let button = Sample.object("button", "b", "", "<state key='normal' image='paw'/>")
        let document = Sample.storyboard(Sample.scene("c", views: Sample.object("imageView", "i", "image='paw'") + button), initial: "c")
        var app = AppResources()
        app.add(imageSet: "paw", contents) { _ in Self.svg }
        let playground = ImportedPlayground(try InterfaceBuilderDocument(Array(document.utf8)), name: "Main.storyboard", resources: app)
        let named = playground.report.changed.filter { $0.reason.contains("dark variant") }
        #expect(named.map(\.count) == (isAnother ? [2] : []))
        #expect(playground.imageFiles.map(\.name) == ["paw.svg"])
    }

    @Test func sizesInTheDocumentOverrideTheCatalogues() throws {
        let playground = try imported("<image name='Big Paw' width='10' height='12'/>")
        #expect(playground.text.contains("imageSize = { width = 10, height = 12 }"))
    }
}
