import SeededRandom
import SourceDiagnostics
import Testing
@testable import EditorServer

/// The lines of an unsaved text that are lines of the saved one.
@Suite struct SavedLinesTests {
    private static func lines(_ text: String, saved: String) -> SavedLines {
        SavedLines(of: source(text), saved: source(saved))
    }

    /// Source text with one line for each word.
    private static func source(_ words: String) -> SourceText {
        SourceText(words.split(separator: " ").map { "\($0)\n" }.joined(), fileName: "x.toml")
    }

    @Test(arguments: [
        ("the same", "a b c", "a b c", [0, 1, 2]),
        ("a line above", "new a b c", "a b c", [nil, 0, 1, 2]),
        ("a line gone", "a c", "a b c", [0, 2]),
        ("a line changed in place", "a B c", "a b c", [0, 1, 2]),
        ("two changed in place, at the ends", "A b C", "a b c", [0, 1, 2]),
        ("one changed to two", "a B1 B2 c", "a b c", [0, nil, nil, 2]),
        ("changes at two places", "a new b c d e2 f", "a b c d e f", [0, nil, 1, 2, 3, 4, 5]),
        ("a line moved", "b c a", "a b c", [1, 2, nil]),
        ("nothing saved", "a b", "", [nil, nil]),
        ("lines that are alike", "x x new x", "x x x", [0, 1, nil, 2]),
    ] as [(String, String, String, [Int?])])
    func unsavedLinesAreMatchedWithSavedLines(_ change: String, _ text: String, _ saved: String, _ expected: [Int?]) {
        let lines = Self.lines(text, saved: saved)
        #expect(expected.indices.map(lines.saved(of:)) == expected, "\(change)")
        #expect(lines.saved(of: 99) == nil && lines.saved(of: -1) == nil)
    }

    @Test func deletedLinesLeadToTheNextLine() {
        let lines = Self.lines("a d e", saved: "a b c d e")
        #expect(lines.current(of: 0) == (0, true))
        #expect(lines.current(of: 1) == (1, false))
        #expect(lines.current(of: 3) == (1, true))
        #expect(lines.current(of: 99).isThere == false)
    }

    /// After any edit, lines keep their order, and each found line leads back to its origin.
    @Test func lineOrderIsKeptAfterRandomEdits() {
        var random = SeededGenerator(seed: 29)
        for _ in 0..<200 {
            let saved = (0..<Int.random(in: 1...30, using: &random)).map { _ in String(Int.random(in: 0...12, using: &random)) }
            var text = saved
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random)
                if Bool.random(using: &random) || place == text.count { text.insert("new", at: place) } else { text.remove(at: place) }
            }
            let lines = Self.lines(text.joined(separator: " "), saved: saved.joined(separator: " "))
            let found = text.indices.compactMap { line in lines.saved(of: line).map { (line, $0) } }
            #expect(zip(found, found.dropFirst()).allSatisfy { $0.0.1 < $0.1.1 }, "\(text) of \(saved)")
            for (line, match) in found {
                #expect(lines.current(of: match) == (line, true), "\(text) of \(saved)")
            }
            if text == saved { #expect(found.count == text.count) }
        }
    }
}
