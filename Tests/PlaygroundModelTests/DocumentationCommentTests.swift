import Foundation
import Testing

/// A documentation comment names its subject (`Sources/STYLE.md`).
@Suite struct DocumentationCommentTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL

    private static let openings: Set<Substring> = [
        "With", "Without", "Of", "For", "Only", "In", "From", "Below", "At", "On", "By", "To", "As", "Above", "Beside", "Under", "Between", "After",
        "Before", "Until", "Like", "Among", "Behind", "Inside", "Not", "Also", "Where", "What", "How",
    ]

    /// The first word of a documentation comment on a line. `nil` for another line.
    private static func opening(of line: Substring) -> Substring? {
        let comment = line.drop { $0 == " " }
        return comment.hasPrefix("/// ") ? comment.dropFirst(4).prefix { $0.isLetter } : nil
    }

    /// Whether a comment begins with a word that leaves its subject out.
    private static func isFragment(_ line: Substring) -> Bool { opening(of: line).map(openings.contains) ?? false }

    @Test(arguments: ["    /// Only of an item.", "/// In points.", "/// Without a version."])
    func fragmentsAreFound(_ line: String) {
        #expect(Self.isFragment(Substring(line)))
    }

    @Test(arguments: ["    /// The item's width, in points.", "/// Insets of the text.", "// In points.", "let x = 1 /// In points."])
    func otherLinesAreNotFragments(_ line: String) {
        #expect(!Self.isFragment(Substring(line)))
    }

    @Test func documentationCommentsHaveSubjects() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        var (read, found) = (0, [String]())
        for case let file as URL in files where file.pathExtension == "swift" {
            read += 1
            var isInComment = false
            for (index, line) in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if !isInComment, Self.isFragment(line) { found.append("\(file.lastPathComponent):\(index + 1): \(line)") }
                isInComment = line.drop { $0 == " " }.hasPrefix("///")
            }
        }
        #expect(read > 300)
        #expect(found == [])
    }
}
