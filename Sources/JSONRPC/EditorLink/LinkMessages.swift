import Files
import JSON

package enum LinkMethod {
    /// The editor's first request, with its version. The answer is a ``ServedFolder``.
    package static let hello = "hello"
    /// The editor's message whether it can now open lines of the folder, `{"opens": true}`.
    package static let opens = "opens"
    /// The editor's message with its cursor, an ``EditorPosition``.
    package static let cursor = "cursor"
    /// The editor's request to highlight a line. The answer is a ``ShownLine``.
    package static let show = "show"
    /// The server's message with the line to open, an ``EditorTarget``.
    package static let open = "open"

    /// Programs with different versions ignore each other.
    package static let version = 1
}

package struct ServedFolder: Hashable, Sendable {
    /// The absolute path, without symbolic links and without a slash at the end.
    package var folder: String
    /// The address for a browser on this machine, with the key.
    package var address: String

    package init(folder: String, address: String) { (self.folder, self.address) = (folder, address) }

    package init?(_ value: JSONValue) {
        guard let folder = value["folder"]?.string, let address = value["address"]?.string else { return nil }
        self.init(folder: folder, address: address)
    }

    package var json: JSONValue { .object(["folder": folder.json, "address": address.json]) }

    /// - Parameter path: An absolute path without symbolic links, at any depth.
    package func holds(_ path: String) -> Bool { path.hasPrefix(folder == "/" ? "/" : "\(folder)/") }

    /// Whether the path is a playground or an included file, not a link. This is checked, because any program of the user can claim to be
    /// a server.
    package func shows(_ path: String) -> Bool {
        guard holds(path), FileStatus.resolvedPath(path) == path, FileStatus(ofPath: path)?.kind == .file,
              let location = try? PlaygroundLocation(folder)
        else { return false }
        return location.name(of: path).map(location.reaches) ?? false
    }
}

package struct EditorPosition: Hashable, Sendable {
    /// The absolute path, without symbolic links.
    package var path: String
    /// The line in the saved file, counted from 1. `nil` for a line that the file does not have.
    package var line: Int?

    package init(path: String, line: Int?) { (self.path, self.line) = (path, line) }

    package init?(_ value: JSONValue) {
        guard let path = value["path"]?.string else { return nil }
        self.init(path: path, line: value["line"]?.wholeNumber.flatMap { $0 > 0 ? $0 : nil })
    }

    package var json: JSONValue { .object(["path": path.json, "line": line.map { .number($0) }]) }
}

/// The answer to ``LinkMethod/show``.
package struct ShownLine: Hashable, Sendable {
    package var pages: Int
    /// The address of the file's page. `nil` if the file is not served.
    package var address: String?

    package init(pages: Int, address: String?) { (self.pages, self.address) = (pages, address) }

    /// Ignores addresses other than a browser's, because they would start other programs.
    package init?(_ value: JSONValue) {
        guard let pages = value["pages"]?.wholeNumber else { return nil }
        let address = value["address"]?.string
        self.init(pages: pages, address: address.flatMap { $0.hasPrefix("http://") || $0.hasPrefix("https://") ? $0 : nil })
    }

    package var json: JSONValue { .object(["pages": .number(pages), "address": address.map { $0.json }]) }
}

package struct EditorTarget: Hashable, Sendable {
    /// The absolute path, without symbolic links.
    package var path: String
    /// The line in the saved file. Line and column begin at 1.
    package var line: Int
    package var column: Int
    /// Whether the editor's window comes to the front.
    package var takesFocus: Bool

    package init(path: String, line: Int, column: Int, takesFocus: Bool) {
        (self.path, self.line, self.column, self.takesFocus) = (path, line, column, takesFocus)
    }

    package init?(_ value: JSONValue) {
        guard let path = value["path"]?.string, let line = value["line"]?.wholeNumber, let column = value["column"]?.wholeNumber,
              line > 0, column > 0
        else { return nil }
        self.init(path: path, line: line, column: column, takesFocus: value["takesFocus"] == .bool(true))
    }

    package var json: JSONValue {
        .object(["path": path.json, "line": .number(line), "column": .number(column), "takesFocus": .bool(takesFocus)])
    }
}
