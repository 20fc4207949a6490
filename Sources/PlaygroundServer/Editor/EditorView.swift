import JSON

struct EditorView: Hashable, Sendable {
    struct Cursor: Hashable, Sendable {
        /// Path within the served folder.
        var file: String
        /// In the saved file, from 1, or `nil` for a line that the file does not have.
        var line: Int?
        var playgrounds: Set<String>
    }

    var isThere = false
    var cursor: Cursor?

    /// For the page of one playground. Omits a cursor in other files.
    func message(to playground: String, revision: Int) -> JSONValue {
        let cursor = cursor.flatMap { $0.playgrounds.contains(playground) ? $0 : nil }
        return .object([
            "type": "editor".json, "revision": .number(revision), "isThere": .bool(isThere),
            "file": cursor?.line == nil ? nil : cursor?.file.json,
            "line": cursor?.line.map { .number($0) },
        ])
    }
}
