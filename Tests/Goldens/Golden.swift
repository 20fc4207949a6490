import Foundation
import Testing

/// A text recorded in a folder `Goldens`. Its changes are reviewed like code.
///
/// A missing or different golden fails. `TRAITSCOPE_RECORD=1` records the current text instead.
package struct Golden {
    private let name: String
    private let file: URL

    /// - Parameter tests: The folder of the tests, which contains the folder `Goldens`.
    package init(_ name: String, of tests: URL) {
        self.name = name
        file = tests.appending(path: "Goldens/\(name)")
    }

    package func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["TRAITSCOPE_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
            Issue.record("there is no golden \(name); record it with TRAITSCOPE_RECORD=1", sourceLocation: sourceLocation)
            return
        }
        let difference = Self.difference(recorded, text)
        #expect(difference.isEmpty, "\(name) differs from its golden:\n\(difference)", sourceLocation: sourceLocation)
    }

    /// The removed lines (`-`) and the added lines (`+`), with their numbers.
    private static func difference(_ old: String, _ new: String) -> String {
        let changes = new.components(separatedBy: "\n").difference(from: old.components(separatedBy: "\n"))
        return changes.map { change in
            switch change {
            case .remove(let line, let text, _): "\(line + 1) - \(text)"
            case .insert(let line, let text, _): "\(line + 1) + \(text)"
            }
        }.joined(separator: "\n")
    }
}
