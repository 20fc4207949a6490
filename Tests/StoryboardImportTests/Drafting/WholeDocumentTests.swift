import Foundation
import Goldens
import Testing

/// Two rich documents, written for this, and what becomes of them.
@Suite struct WholeDocumentTests {
    /// `Kittens` has what Xcode 6 and 7 wrote: size classes by masks, layout guides, autoresizing masks, a split view of before
    /// columns. `Bakery` is of today: safe areas, stack views, static tables, segues of every kind, references.
    @Test(arguments: ["Kittens", "Bakery"]) func aWholeDocumentIsImported(name: String) throws {
        let file = Golden.tests.appending(path: "Documents/\(name).storyboard")
        let imported = try Imported(String(contentsOf: file, encoding: .utf8), name: "\(name).storyboard")
        try Golden("\(name).toml").check(imported.text)
        try Golden("\(name).report.txt").check(([imported.report.summary] + imported.report.details).joined(separator: "\n") + "\n")
        #expect(imported.errors == [])
    }
}
