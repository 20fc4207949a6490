import Foundation
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
    func `suffixes of a name are recognized`(
        name: String, drawing: String, isSlashed: Bool, enclosure: SymbolName.Enclosure?, isFilled: Bool
    ) throws {
        let symbol = try #require(SymbolName(name))
        #expect(symbol.drawing == drawing)
        #expect(symbol.isSlashed == isSlashed)
        #expect(symbol.enclosure == enclosure)
        #expect(symbol.isFilled == isFilled)
        #expect(symbol.isComposed == (name != drawing))
    }

    @Test(arguments: [
        ("calendar.badge.plus", "calendar", "plus", false), ("person.fill.badge.xmark", "person", "xmark", true),
        ("person.badge.key.fill", "person", "key", true), ("text.badge.minus", "text.alignleft", "minus", false),
        ("person.crop.circle.badge.checkmark", "person.crop.circle", "checkmark", false), ("person.badge.plus", "person.badge.plus", nil, false),
    ] as [(String, String, String?, Bool)])
    func `a badge is a separate drawing`(name: String, drawing: String, badge: String?, isFilled: Bool) throws {
        let symbol = try #require(SymbolName(name))
        #expect(symbol.drawing == drawing && symbol.badge == badge && symbol.isFilled == isFilled)
    }

    @Test func `numbers inside arrows are drawn`() throws {
        let symbol = try #require(SymbolName("goforward.30"))
        #expect(symbol.drawing == "goforward" && symbol.number == "30" && symbol.isComposed)
        #expect(symbol.outlineOfNumber?.hasPrefix("M-6 -4.5m") == true && symbol.outlineOfNumber?.contains("M1 -4.5m") == true)
        #expect(SymbolName("goforward.5")?.outlineOfNumber?.hasPrefix("M-2.5 ") == true)
        #expect(SymbolName("goforward.100") == nil && SymbolName("goforward.x") == nil && SymbolName("star.15") == nil)
    }

    @Test(arguments: [("document.on.document.fill", "doc.on.doc"), ("suit.heart", "heart"), ("plus.app", "plus")])
    func `a later name is the same symbol`(name: String, drawing: String) {
        #expect(SymbolName(name)?.drawing == drawing)
    }

    /// symbols.tsv describes how the names were collected.
    @Test func `the 200 names that public code uses most are drawn`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "symbols.tsv")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
            .compactMap { $0.split(separator: "\t").first.map { String($0) } }
        #expect(Set(names).count == 200)
        #expect((names + ["gobackward.15", "goforward.30", "text.append"]).filter { SymbolName($0) == nil } == [])
    }

    @Test(arguments: ["calendar.badge.nothing", "nothing.badge.plus", "star.badge.", "", "fill", "sta", "star.fill.circle", "star.fill.fill", "star.badge", "Star", ".fill", "nothing.slash"])
    func `names without a drawing are unknown`(_ name: String) {
        #expect(SymbolName(name) == nil)
    }

    @Test(arguments: [("star.fill", true), ("square.grid.3x3", true), ("A plum tart", false), ("icon-star", false), ("", false)])
    func `Apple's names consist of lowercase letters, digits and dots`(name: String, isWellFormed: Bool) {
        #expect(SymbolName.isWellFormed(name) == isWellFormed)
    }

    @Test func `a misspelt name is compared with names with the same suffixes`() {
        #expect(SymbolName.candidates(for: "hart.circle.fill").contains("heart.circle.fill"))
    }
}
