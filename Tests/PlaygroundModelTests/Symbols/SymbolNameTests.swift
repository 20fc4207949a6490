import PlaygroundModel
import Testing

@Suite struct SymbolNameTests {
    @Test(arguments: [
        ("star", "star", false, nil, false),
        ("star.fill", "star", false, nil, true),
        ("star.circle", "star", false, .circle, false),
        ("plus.square.fill", "plus", false, .square, true),
        ("mic.slash", "mic", true, nil, false),
        ("mic.slash.circle.fill", "mic", true, .circle, true),
        ("circle.fill", "circle", false, nil, true),
        ("square", "square", false, nil, false),
        ("person.crop.circle", "person.crop.circle", false, nil, false),
        ("pause.fill", "pause", false, nil, true),
    ] as [(String, String, Bool, SymbolName.Enclosure?, Bool)])
    func `endings are taken from a name`(
        name: String, drawing: String, isSlashed: Bool, enclosure: SymbolName.Enclosure?, isFilled: Bool
    ) throws {
        let symbol = try #require(SymbolName(name))
        #expect(symbol.drawing == drawing)
        #expect(symbol.isSlashed == isSlashed)
        #expect(symbol.enclosure == enclosure)
        #expect(symbol.isFilled == isFilled)
        #expect(symbol.isComposed == (name != drawing))
    }

    @Test(arguments: ["", "fill", "sta", "star.fill.circle", "star.fill.fill", "star.badge", "Star", ".fill", "nothing.slash"])
    func `a name without a symbol here is none`(_ name: String) {
        #expect(SymbolName(name) == nil)
    }

    @Test(arguments: [("star.fill", true), ("square.grid.3x3", true), ("A plum tart", false), ("icon-star", false), ("", false)])
    func `Apple's names are of small letters, digits and dots`(name: String, isWellFormed: Bool) {
        #expect(SymbolName.isWellFormed(name) == isWellFormed)
    }

    @Test func `a misspelt name is compared with names of its endings`() {
        #expect(SymbolName.candidates(for: "hart.circle.fill").contains("heart.circle.fill"))
    }
}
