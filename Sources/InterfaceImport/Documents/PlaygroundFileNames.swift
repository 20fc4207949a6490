import PathKit

/// The file names of playgrounds. If documents share a name, it is prefixed with the names of their folders (`Settings-Main.toml`).
package enum PlaygroundFileNames {
    /// The maximum number of bytes in a name without its extension. File systems allow 255 in total.
    private static let length = 200

    package static func of(_ documents: [Path]) -> [String] {
        let namesakes = Dictionary(grouping: documents.indices) { key(documents[$0].lastComponentWithoutExtension) }
        var names = documents.map(\.lastComponentWithoutExtension)
        for indices in namesakes.values where indices.count > 1 {
            let folders = indices.map { Self.folders(of: documents[$0]) }
            for (index, count) in zip(indices, tellingCounts(folders)) {
                names[index] = (Self.folders(of: documents[index]).suffix(count) + [names[index]]).joined(separator: "-")
            }
        }
        var taken: [String: Int] = [:]
        return names.map { name in
            let name = name.prefix(bytes: length)
            // A storyboard and a xib in the same folder can have the same name.
            taken[key(name), default: 0] += 1
            let number = taken[key(name)] ?? 1
            return number == 1 ? "\(name).toml" : "\(name)-\(number).toml"
        }
    }

    /// The minimum number of folders that makes the name of each document unique.
    private static func tellingCounts(_ folders: [[String]]) -> [Int] {
        var counts = folders.map { max(1, $0.count) }
        var unknown = Array(folders.indices)
        for count in 1...(counts.max() ?? 1) where !unknown.isEmpty {
            var users: [ArraySlice<String>: Int] = [:]
            for folders in folders { users[folders.suffix(count), default: 0] += 1 }
            unknown.removeAll { index in
                guard users[folders[index].suffix(count)] == 1 else { return false }
                counts[index] = count
                return true
            }
        }
        return counts
    }

    private static func folders(of document: Path) -> [String] {
        document.parent().components.filter { !$0.hasSuffix(".lproj") && $0 != "." && $0 != "/" }
    }

    private static func key(_ name: String) -> String { name.lowercased() }
}
