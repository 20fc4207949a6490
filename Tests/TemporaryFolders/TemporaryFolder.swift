import Foundation

/// A temporary folder, which is deleted with the value.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(parent)/traitscope-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    package func path(of name: String) -> String { "\(path)/\(name)" }

    package func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    }

    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
    }

    package func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: destination)
    }

    package func move(_ name: String, to newName: String) throws {
        guard rename(path(of: name), path(of: newName)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(of: name))
    }
}
