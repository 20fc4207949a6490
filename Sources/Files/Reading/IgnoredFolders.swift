import Foundation

/// Folders that are not searched: hidden folders, folders of package managers and Xcode, and folders in a `.gitignore`.
package struct IgnoredFolders: Hashable, Sendable {
    /// A line of a `.gitignore` (gitignore(5)).
    private struct Rule: Hashable, Sendable {
        let pattern: String
        /// The folder that the pattern is relative to. `nil` for a name, which applies at any depth.
        let anchor: String?
        let isException: Bool
    }

    private static let names: Set = ["node_modules", "bower_components", "DerivedData", "Pods", "Carthage", "__pycache__", "venv"]
    private static let limit = 64 << 10

    private var rules: [Rule] = []

    /// - Parameter folder: The absolute path of the tree's root.
    package init(in folder: String) {
        enter(folder)
    }

    /// The rules within a subfolder. They override the rules of folders above.
    package func entering(_ folder: String) -> IgnoredFolders {
        var inner = self
        inner.enter(folder)
        return inner
    }

    /// - Parameter parent: The absolute path of the folder that contains the name.
    package func contains(_ name: String, in parent: String) -> Bool {
        if IgnoredNames.contains(name) || Self.names.contains(name) { return true }
        let last = rules.last { rule in
            guard let anchor = rule.anchor else { return fnmatch(rule.pattern, name, 0) == 0 }
            let path = parent == anchor ? name : "\(parent.dropFirst(anchor.count + 1))/\(name)"
            return fnmatch(rule.pattern, path, FNM_PATHNAME) == 0
        }
        return last.map { !$0.isException } ?? false
    }

    private mutating func enter(_ folder: String) {
        guard let bytes = BoundedFile.bytes(of: "\(folder)/.gitignore", limit: Self.limit) else { return }
        let lines = String(decoding: bytes, as: UTF8.self).split { $0.isNewline }
        rules += lines.compactMap { Self.rule($0, in: folder) }
    }

    private static func rule(_ line: Substring, in folder: String) -> Rule? {
        guard !line.hasPrefix("#") else { return nil }
        let isException = line.hasPrefix("!")
        var pattern = line.dropFirst(isException ? 1 : 0)
        while pattern.last?.isWhitespace == true { pattern.removeLast() }
        if pattern.hasSuffix("/") { pattern.removeLast() }
        // `**/` means any depth, like a plain name.
        let isAnywhere = pattern.hasPrefix("**/")
        if isAnywhere { pattern = pattern.dropFirst(3) }
        let isAnchored = pattern.contains("/")
        if pattern.hasPrefix("/") { pattern.removeFirst() }
        guard !pattern.isEmpty else { return nil }
        return Rule(pattern: String(pattern), anchor: isAnchored && !isAnywhere ? folder : nil, isException: isException)
    }
}
