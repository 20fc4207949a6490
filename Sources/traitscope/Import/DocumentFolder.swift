import PathKit

/// The Interface Builder documents of a folder, as an import takes them: those of the app, not those of the libraries that a
/// dependency manager has put there.
struct DocumentFolder {
    let path: Path
    /// Sorted by their paths.
    let documents: [Path]
    /// The folders that were not looked into, by their paths within this one.
    let skipped: [String]

    /// CocoaPods' and Carthage's folders. Swift's `.build` is hidden.
    private static let libraries: Set = ["Pods", "Carthage"]

    init(_ path: Path) throws {
        self.path = path
        var documents: [Path] = []
        var skipped: [String] = []
        var waiting = [(folder: path, name: "")]
        while let (folder, prefix) = waiting.popLast() {
            for child in try folder.children().sorted() {
                let name = child.lastComponent
                if !child.isDirectory {
                    if ["storyboard", "xib"].contains(child.extension), child.isFile { documents.append(child) }
                } else if name.hasPrefix(".") || Self.libraries.contains(name) {
                    skipped.append(prefix + name)
                } else if !child.isSymlink {
                    waiting.append((child, prefix + "\(name)/"))
                }
            }
        }
        self.documents = documents.sorted { $0.string < $1.string }
        self.skipped = skipped.sorted()
    }

    /// `Not looked into: .git, Pods.`; `nil` where everything was.
    var remark: String? {
        guard !skipped.isEmpty else { return nil }
        let rest = skipped.count - Self.shown
        return "Not looked into: \(skipped.prefix(Self.shown).joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")."
    }

    private static let shown = 6
}
