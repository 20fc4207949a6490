import Foundation

/// The file an exported page is written to.
public struct ExportFile: Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// Writes the file: whole beside its place, then into it in one step, so that nobody ever finds half a page there and a
    /// write that fails leaves an older one as it was.
    ///
    /// - Throws: what the system says against it.
    public func write(_ text: String) throws {
        let target = URL(filePath: path)
        let draft = target.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent).\(UUID().uuidString).part", directoryHint: .notDirectory)
        do {
            try Data(text.utf8).write(to: draft)
            try Self.rename(draft, to: target)
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }

    /// rename(2), which takes the place of a file that is there already.
    private static func rename(_ source: URL, to target: URL) throws {
        let result = source.withUnsafeFileSystemRepresentation { source in
            target.withUnsafeFileSystemRepresentation { target in
                source.flatMap { source in target.map { Foundation.rename(source, $0) } }
            }
        }
        if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
