import Files
import PathKit

/// The Interface Builder documents of a folder. Documents of dependencies are excluded.
package struct DocumentFolder {
    package let path: Path
    package let documents: [Path]
    package let refused: [RefusedDocument]
    package let skipped: [String]

    /// The folders of CocoaPods and Carthage. SwiftPM's `.build` is hidden.
    private static let libraries: Set = ["Pods", "Carthage"]
    /// The maximum depth of folders. No project has deeper folders, and paths of this depth are valid.
    private static let depthLimit = 64

    package init(_ path: Path) {
        self.path = path
        let root = FileStatus.resolvedPath(path.string) ?? path.string
        var documents: [String] = []
        var refused: [RefusedDocument] = []
        var skipped: [String] = []
        var waiting = [(folder: path.string, name: "", depth: 0)]
        while let (folder, prefix, depth) = waiting.popLast() {
            for name in FileStatus.names(inFolder: folder) {
                let child = folder == "." ? name : folder.path(to: name)
                guard let own = FileStatus(ofPath: child, followingLinks: false) else { continue }
                if own.kind == .folder {
                    if name.hasPrefix(".") || Self.libraries.contains(name) || depth >= Self.depthLimit {
                        skipped.append(prefix + name)
                    } else {
                        waiting.append((child, prefix + "\(name)/", depth + 1))
                    }
                } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
                    guard let reason = Self.refusal(of: child, own, in: root) else {
                        documents.append(child)
                        continue
                    }
                    refused.append(RefusedDocument(path: child, headline: reason, hint: "put the document itself into the folder"))
                }
            }
        }
        self.documents = documents.sorted().map { Path($0) }
        self.refused = refused
        self.skipped = skipped.sorted()
    }

    /// The reason for refusing a file. `nil` for a regular file in the folder, and for a link to one.
    private static func refusal(of path: String, _ own: FileStatus, in root: String) -> String? {
        guard own.kind == .symbolicLink else { return own.kind == .file ? nil : "it is not a file" }
        guard let goal = FileStatus.resolvedPath(path), let status = FileStatus(ofPath: goal) else { return "the link is broken" }
        guard root.isFolder(of: goal) else { return "the link leads out of the folder" }
        return status.kind == .file ? nil : "the link does not lead to a file"
    }

    package var remark: String? {
        guard !skipped.isEmpty else { return nil }
        let rest = skipped.count - Self.shown
        let names = skipped.prefix(Self.shown).map { $0.count > Self.nameLength ? "…" + $0.suffix(Self.nameLength) : $0 }
        return "Not searched: \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")."
    }

    private static let shown = 6
    private static let nameLength = 80
}
