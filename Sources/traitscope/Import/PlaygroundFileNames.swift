import PathKit

/// What the playgrounds of several documents are called: as the documents are, and those of one name with their folders before
/// it, `Settings-Main.toml`.
enum PlaygroundFileNames {
    static func of(_ documents: [Path]) -> [String] {
        let names = documents.map { Self.key($0.lastComponentWithoutExtension) }
        var taken: [String: Int] = [:]
        return documents.enumerated().map { index, document in
            let namesakes = documents.indices.filter { names[$0] == names[index] && $0 != index }.map { documents[$0] }
            let name = distinct(document, among: namesakes)
            // A storyboard and a xib of one name in one folder have no folder that tells them apart.
            taken[key(name), default: 0] += 1
            let number = taken[key(name)] ?? 1
            return number == 1 ? "\(name).toml" : "\(name)-\(number).toml"
        }
    }

    /// The document's name, after as few of its folders as it takes to be no other's.
    private static func distinct(_ document: Path, among namesakes: [Path]) -> String {
        let own = folders(of: document)
        let others = namesakes.map(folders)
        let count = namesakes.isEmpty ? 0 : (1...max(1, own.count)).first { count in !others.contains { $0.suffix(count) == own.suffix(count) } }
        return (own.suffix(count ?? own.count) + [document.lastComponentWithoutExtension]).joined(separator: "-")
    }

    /// The folders that say something: not those of a language.
    private static func folders(of document: Path) -> [String] {
        document.parent().components.filter { !$0.hasSuffix(".lproj") && $0 != "." && $0 != "/" }
    }

    /// File systems may take upper and lower case for the same.
    private static func key(_ name: String) -> String { name.lowercased() }
}
