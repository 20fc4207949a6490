import Foundation

/// A folder for one benchmark, removed at the end.
final class ScratchFolder: Sendable {
    private let path = FileManager.default.temporaryDirectory.appending(path: "traitscope-benchmarks-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(of name: String) -> String { "\(path)/\(name)" }
}
