/// The groups in which a folder's list shows its playgrounds: `contents.md`, with a heading and a list of links for each group.
package struct Contents: Sendable {
    package static let fileName = "contents.md"

    /// The groups, with paths of playgrounds in the folder. A playground is in one group only.
    package private(set) var groups: [(title: String, files: [String])] = []

    /// - Returns: `nil` if the text is too large, is not UTF-8 or lists no playgrounds.
    package init?(_ utf8: [UInt8]) {
        guard let list = LinkList(utf8, fileName: Self.fileName, linksTo: ".toml") else { return nil }
        var listed: Set<String> = []
        for block in list.blocks {
            switch block {
            case .heading(2..., let line): groups.append((String(line.text), []))
            case .list(_, let items) where !groups.isEmpty:
                groups[groups.count - 1].files += items.compactMap(list.firstLink).filter { listed.insert($0).inserted }
            default: break
            }
        }
        groups.removeAll { $0.files.isEmpty }
        guard !groups.isEmpty else { return nil }
    }
}
