import PageAssets
import PlaygroundModel
import Testing
@testable import WireframeSVG

@Suite struct GlyphDrawingsTests {
    private static let images = PageAsset.embedded.keys.filter { $0.hasPrefix("images/") || $0.hasPrefix("icons/shortcut-") }.sorted()

    private static let look = GlyphDrawings.Look(lineWidth: 2, knockout: .white)

    @Test(arguments: images) func everyDrawingOfThePageIsParsed(_ path: String) {
        let name = String(path.dropLast(4))
        let drawing = Sample.drawings.symbol(named: name)
        #expect((drawing != nil) == (name != "images/any"))
        guard let symbol = drawing?.element(id: "x", Self.look) else { return }
        #expect(SVGDocument(symbol).isWellFormed)
        #expect(!symbol.contains("class="))
    }

    @Test func everySymbolNameHasADrawing() {
        let drawn = Set(Self.images.filter { $0.hasPrefix("images/") }.map { String($0.dropFirst(7).dropLast(4)) })
        #expect(drawn.subtracting(["any"]) == SymbolName.drawings)
        #expect(SystemSymbol.allCases.allSatisfy { SymbolName.drawings.contains($0.rawValue) })
    }

    @Test(arguments: ["heart.fill", "heart.circle", "bell.slash.fill", "plus.square.fill", "camera.circle.fill", "mic.slash"])
    func suffixesOfSymbolNamesAreDrawn(_ name: String) throws {
        let drawing = try #require(Sample.drawings.symbol(named: "images/" + name))
        let symbol = drawing.element(id: "x", .init(wash: .none, lineWidth: 2, knockout: .white))
        #expect(SVGDocument(symbol).isWellFormed)
        #expect(symbol.contains("fill=\"currentColor\"") == (drawing.symbol?.isFilled == true))
        #expect(symbol.contains("<g transform") == (drawing.symbol?.enclosure != nil))
        #expect(symbol.contains("m6 6 36 36") == (drawing.symbol?.isSlashed == true))
    }

    @Test func badgesAndNumbersAreDrawn() throws {
        func text(_ name: String) throws -> String {
            let symbol = try #require(Sample.drawings.symbol(named: "images/" + name)).element(id: "x", Self.look)
            #expect(SVGDocument(symbol).isWellFormed)
            return symbol
        }
        let (calendar, badged) = try (text("calendar"), text("calendar.badge.plus"))
        #expect(badged.hasPrefix(calendar.dropLast("</symbol>".count)) && badged.contains("<circle cx=\"37\" cy=\"37\" r=\"11.5\" fill=\"#ffffff\""))
        #expect(try text("gobackward.15").contains("d=\"M-6 -4.5"))
        #expect(try text("gobackward.15") != text("gobackward.30"))
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
    func unsupportedDrawingsAreRejected(_ text: String) {
        #expect(GlyphDrawings(files: ["images/x.svg": text]).symbol(named: "images/x") == nil)
    }

    @Test func attributesOtherThanShapeAndWashAreDropped() {
        let drawings = GlyphDrawings(files: ["images/x.svg": #"<svg viewBox="0 0 48 48"><path class="wash" onclick="x" d="M0 0h4"/></svg>"#])
        let drawing = drawings.symbol(named: "images/x")
        #expect(drawing?.element(id: "i", Self.look).contains("onclick") == false)
        let plain = GlyphDrawings.Look(wash: .none, lineWidth: 2, knockout: .white)
        #expect(drawing?.element(id: "i", plain) == #"<symbol id="i" viewBox="0 0 48 48"></symbol>"#)
    }
}
