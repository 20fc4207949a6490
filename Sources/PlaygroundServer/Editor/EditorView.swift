import JSON

struct EditorView: Hashable, Sendable {
    struct Cursor: Hashable, Sendable {
        /// The file's path within the served folder.
        var file: String
        /// The line in the saved file, counted from 1. `nil` if the file does not have the line.
        var line: Int?
        var playgrounds: Set<String>
    }

    var isThere = false
    var cursor: Cursor?

    /// The message for the page of a playground. A cursor in another file is omitted.
    func message(to playground: String, revision: Int) -> JSONValue {
        let cursor = cursor.flatMap { $0.playgrounds.contains(playground) ? $0 : nil }
        return .object([
            "type": "editor".json, "revision": .number(revision), "isThere": .bool(isThere),
            "file": cursor?.line == nil ? nil : cursor?.file.json,
            "line": cursor?.line.map { .number($0) },
        ])
    }
}
