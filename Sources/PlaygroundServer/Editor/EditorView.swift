import JSON

/// What a page knows of the editors on this machine.
struct EditorView: Hashable, Sendable {
    /// Where an editor's cursor is, in a file that is served.
    struct Cursor: Hashable, Sendable {
        /// The path within the folder that is served.
        var file: String
        /// In the saved file, from 1; `nil` for a line that it does not have.
        var line: Int?
        var playgrounds: Set<String>
    }

    var isThere = false
    var cursor: Cursor?

    /// The message to a playground's page. A cursor elsewhere is left out.
    func message(to playground: String, revision: Int) -> JSONValue {
        let cursor = cursor.flatMap { $0.playgrounds.contains(playground) ? $0 : nil }
        return .object([
            "type": "editor".json, "revision": .number(revision), "isThere": .bool(isThere),
            "file": cursor?.line == nil ? nil : cursor?.file.json,
            "line": cursor?.line.map { .number($0) },
        ])
    }
}
