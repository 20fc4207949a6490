import Foundation
import Testing

/// Versions are data: nothing outside `PlaygroundModel/Versions` compares them.
@Suite struct VersionComparisonTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources").standardizedFileURL

    /// Whether the line has an ordering with a name that ends in `version` on either side, or a range that such a name is matched with.
    private static func comparesVersions(_ line: Substring) -> Bool {
        let code = line.prefix { $0 != "\"" }.split(separator: "//", omittingEmptySubsequences: false).first ?? ""
        return code.contains(#/[vV]ersion\)? *(>=|<=|>|<) /#)
            || code.contains(#/ (>=|<=|>|<|~=) *[\w.()]*[vV]ersion\b/#)
            || code.contains(#/\bswitch [\w.]*[vV]ersion\b/#)
    }

    @Test(arguments: [
        "guard profile.version >= 13 else", "let low = 9..<12 ~= traits.version", "if 13 <= version {",
        "switch profile.version {", "{ sizes.version < 26 ? 1 : 2 }",
    ])
    func comparisonsAreFound(_ line: String) {
        #expect(Self.comparesVersions(Substring(line)))
    }

    @Test(arguments: [
        "guard version != playground.profile.version else", "var version: Int", "/// Since version >= 13",
        "(version: Int) -> Bool",
    ])
    func otherUsesOfVersionsAreNotComparisons(_ line: String) {
        #expect(!Self.comparesVersions(Substring(line)))
    }

    @Test func onlyTheFolderVersionsComparesVersions() throws {
        let folder = Self.sources.appending(path: "PlaygroundModel/Versions").path
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        var (read, found) = (0, [String]())
        for case let file as URL in files where file.pathExtension == "swift" && !file.path.hasPrefix(folder) {
            read += 1
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() where line.range(of: "ersion", options: .literal) != nil {
                guard Self.comparesVersions(Substring(line)) else { continue }
                found.append("\(file.lastPathComponent):\(index + 1): \(line)")
            }
        }
        #expect(read > 300)
        #expect(found == [])
    }
}
