import JSON

/// What a page knows of the editors that are open beside it.
struct EditorView: Hashable, Sendable {
    /// Where an editor's cursor is, in a file that is served.
    struct Cursor: Hashable, Sendable {
        /// The path within the folder that is served.
        var file: String
        /// In the file as it is saved, from 1; `nil` for a line that it does not have.
        var line: Int?
        /// The playgrounds that are made of the file.
        var playgrounds: Set<String>
    }

    /// Whether lines can be opened in one.
    var isThere = false
    var cursor: Cursor?

    /// A message to a page of a playground. Where the cursor is elsewhere it names no file.
    func message(to playground: String, revision: Int) -> JSONValue {
        let cursor = cursor.flatMap { $0.playgrounds.contains(playground) ? $0 : nil }
        return .object([
            "type": "editor".json, "revision": .number(revision), "isThere": .bool(isThere), "file": cursor?.line == nil ? nil : cursor?.file.json,
            "line": cursor?.line.map { .number($0) },
        ])
    }
}
