import PageAssets
import Testing
@testable import WireframeSVG

@Suite struct GlyphDrawingsTests {
    private static let images = PageAsset.embedded.keys.filter { $0.hasPrefix("images/") || $0.hasPrefix("icons/shortcut-") }.sorted()

    @Test(arguments: images) func everyDrawingOfThePageIsRead(_ path: String) {
        let name = String(path.dropLast(4))
        #expect(Sample.drawings.has(name) == (name != "images/any"))
        guard let symbol = Sample.drawings.symbol(name, .faint, id: "x") else { return }
        #expect(SVGDocument(symbol).isWellFormed)
        #expect(!symbol.contains("class="))
    }

    @Test(arguments: [
        #"<svg viewBox="0 0 48 48"><script>alert(1)</script></svg>"#,
        #"<svg viewBox="0 0 48 48"><path d="M0 0"/><image href="http://example.com/x.png"/></svg>"#,
        #"<svg viewBox="0 0 48 48"><path d="M0 0&quot; onload=&quot;x"/></svg>"#,
        #"<svg viewBox="0 0 48 48"><path d="M0 0"></svg>"#,
        #"<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>"#,
        #"<svg viewBox="0 0 48 48"><path d="M0 0" d="M1 1"/></svg>"#,
        "", "words", "<", "<>", #"<svg"#,
    ])
    func whatIsNoPlainDrawingIsLeftOut(_ text: String) {
        #expect(!GlyphDrawings(files: ["images/x.svg": text]).has("images/x"))
    }

    @Test func attributesBesideShapeAndWashAreDropped() {
        let drawings = GlyphDrawings(files: ["images/x.svg": #"<svg viewBox="0 0 48 48"><path class="wash" onclick="x" d="M0 0h4"/></svg>"#])
        #expect(drawings.symbol("images/x", .faint, id: "i")?.contains("onclick") == false)
        #expect(drawings.symbol("images/x", .none, id: "i") == #"<symbol id="i" viewBox="0 0 48 48"></symbol>"#)
    }
}
