import Foundation

/// A file read no further than a reading can want: what is larger is refused by its size.
package struct BoundedFile: Hashable, Sendable {
    /// The whole file; nothing of one that is larger than the limit.
    package let bytes: [UInt8]
    /// Of the whole file, in bytes.
    package let size: Int

    /// - Throws: the system's error where the file cannot be read.
    package init(_ path: String, limit: Int) throws {
        let known = FileStatus(ofPath: path)?.size ?? 0
        // One byte more than the limit of a file that grows meanwhile.
        let beginning = known > limit ? [] : try Self.beginning(of: path, count: limit + 1)
        bytes = beginning.count > limit ? [] : beginning
        size = max(known, beginning.count)
    }

    /// What stands for a file without being one.
    package init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes.count > limit ? [] : bytes
        size = bytes.count
    }

    /// What comes out of a pipe or another open file.
    package init(_ file: FileHandle, limit: Int) throws {
        var beginning: [UInt8] = []
        while beginning.count <= limit, let part = try file.read(upToCount: limit + 1 - beginning.count), !part.isEmpty {
            beginning += part
        }
        bytes = beginning.count > limit ? [] : beginning
        size = beginning.count
    }

    static func beginning(of path: String, count: Int) throws -> [UInt8] {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        return [UInt8](try file.read(upToCount: count) ?? Data())
    }
}
