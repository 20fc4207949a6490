import Foundation

/// A folder that exists as long as the value does.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(parent)/playground-server-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(of name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: destination)
    }

    func move(_ name: String, to newName: String) throws {
        guard rename(path(of: name), path(of: newName)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(of: name))
    }
}
