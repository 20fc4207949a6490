import Foundation

/// A file read no further than a reading can want: what is larger is refused by its size.
public struct BoundedFile: Hashable, Sendable {
    /// The whole file, or its beginning with one byte more than the limit.
    public let bytes: [UInt8]
    /// Of the whole file, in bytes.
    public let size: Int

    /// - Throws: the system's error where the file cannot be read.
    public init(_ path: String, limit: Int) throws {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        bytes = [UInt8](try file.read(upToCount: limit + 1) ?? Data())
        size = max(bytes.count, FileStatus(ofPath: path)?.size ?? 0)
    }
}
