import Foundation

/// A folder for one run of a benchmark, removed with all it holds when the value goes.
final class ScratchFolder: Sendable {
    let path: String

    init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(parent)/traitscope-benchmarks-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A browser that has just been ended may still be writing its last file.
        for _ in 0..<20 {
            try? FileManager.default.removeItem(atPath: path)
            guard FileManager.default.fileExists(atPath: path) else { return }
            usleep(50_000)
        }
    }

    func path(of name: String) -> String { "\(path)/\(name)" }

    func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
        return path(of: name)
    }

    /// The text of a file, as far as it can be read.
    func text(of name: String) -> String {
        FileManager.default.contents(atPath: path(of: name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
