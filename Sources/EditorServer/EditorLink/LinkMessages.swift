import Files
import JSON

/// What a server of live pages and an editor's language server say to each other.
package enum LinkMethod {
    /// A request of the editor, first of all, with the version that it speaks; the answer is a ``ServedFolder``.
    package static let hello = "hello"
    /// The editor says whether lines of the folder can be opened in it now: `{"opens": true}`.
    package static let opens = "opens"
    /// The editor says where its cursor is: an ``EditorPosition``.
    package static let cursor = "cursor"
    /// A request of the editor to light a line now; the answer is a ``ShownLine``.
    package static let show = "show"
    /// The server says which line a person wants to see in the editor: an ``EditorTarget``.
    package static let open = "open"

    /// Two programs that speak different versions leave each other alone.
    package static let version = 1
}

/// What a server serves.
package struct ServedFolder: Hashable, Sendable {
    /// Absolute, without symbolic links and without a slash at the end.
    package var folder: String
    /// The address that a browser of this machine opens, with what lets it in.
    package var address: String

    package init(folder: String, address: String) {
        self.folder = folder
        self.address = address
    }

    package init?(_ value: JSONValue) {
        guard let folder = value["folder"]?.string, let address = value["address"]?.string else { return nil }
        self.init(folder: folder, address: address)
    }

    package var json: JSONValue { .object(["folder": folder.json, "address": address.json]) }

    /// Whether a file stands in the folder, or in one below it.
    ///
    /// - Parameter path: Absolute, without symbolic links.
    package func holds(_ path: String) -> Bool { path.hasPrefix(folder == "/" ? "/" : "\(folder)/") }

    /// Whether a server of the folder shows lines of a file: a playground, or what one includes, that stands there, whatever links say.
    /// Any program of the same person can say that it is a server.
    package func shows(_ path: String) -> Bool {
        guard holds(path), FileStatus.resolvedPath(path) == path, FileStatus(ofPath: path)?.kind == .file,
              let location = try? PlaygroundLocation(folder)
        else { return false }
        return location.name(of: path).map(location.reaches) ?? false
    }
}

/// Where an editor's cursor is.
package struct EditorPosition: Hashable, Sendable {
    /// Of the file, absolute and without symbolic links.
    package var path: String
    /// In the file as it is saved, from 1; `nil` for a line that it does not have.
    package var line: Int?

    package init(path: String, line: Int?) {
        self.path = path
        self.line = line
    }

    package init?(_ value: JSONValue) {
        guard let path = value["path"]?.string else { return nil }
        self.init(path: path, line: value["line"]?.wholeNumber.flatMap { $0 > 0 ? $0 : nil })
    }

    package var json: JSONValue { .object(["path": path.json, "line": line.map { .number($0) }]) }
}

/// What became of a line that was to be shown.
package struct ShownLine: Hashable, Sendable {
    /// How many open pages of this machine show the file.
    package var pages: Int
    /// Of the page that shows it; `nil` if the file is not served.
    package var address: String?

    package init(pages: Int, address: String?) {
        self.pages = pages
        self.address = address
    }

    /// The address is one that a browser opens: any other would start another program.
    package init?(_ value: JSONValue) {
        guard let pages = value["pages"]?.wholeNumber else { return nil }
        let address = value["address"]?.string
        self.init(pages: pages, address: address.flatMap { $0.hasPrefix("http://") || $0.hasPrefix("https://") ? $0 : nil })
    }

    package var json: JSONValue { .object(["pages": .number(pages), "address": address.map { $0.json }]) }
}

/// A place that a person wants to see in the editor.
package struct EditorTarget: Hashable, Sendable {
    /// Of the file, absolute and without symbolic links.
    package var path: String
    /// In the file as it is saved, from 1, as the column.
    package var line: Int
    package var column: Int
    /// Whether the editor comes to the front.
    package var takesFocus: Bool

    package init(path: String, line: Int, column: Int, takesFocus: Bool) {
        self.path = path
        self.line = line
        self.column = column
        self.takesFocus = takesFocus
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
