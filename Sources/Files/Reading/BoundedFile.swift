/// A file read up to a limit: one that is larger is refused by its size.
package struct BoundedFile: Hashable, Sendable {
    /// The whole file; empty where it is larger than the limit.
    package let bytes: [UInt8]
    /// The size of the whole file in bytes; of a stream that is longer than the limit, what was read of it.
    package let size: Int

    /// - Parameter limit: the largest size in bytes.
    /// - Throws: the system's error where the file cannot be read, and where there is a pipe or a device that the shell did not open.
    package init(_ path: String, limit: Int) throws(SystemError) {
        let file = try Descriptor(reading: path)
        defer { file.close() }
        let known = FileIdentity(ofDescriptor: file.number)?.size ?? 0
        guard known <= limit else {
            self.init(sizeAlone: known)
            return
        }
        try self.init(file, limit: limit)
    }

    /// The bytes of a file that is no larger than a limit.
    ///
    /// - Returns: `nil` for a larger one, for what is no regular file, and for what cannot be read.
    package static func bytes(of path: String, limit: Int) -> [UInt8]? {
        guard let file = try? BoundedFile(path, limit: limit), file.size <= limit else { return nil }
        return file.bytes
    }

    /// Reads the rest of an open file, or of a pipe.
    package init(_ file: Descriptor, limit: Int) throws(SystemError) {
        // One byte more than the limit shows that there is more: a file may grow while it is read.
        self.init(try file.beginning(limit == .max ? limit : limit + 1), limit: limit)
    }

    private init(sizeAlone size: Int) {
        bytes = []
        self.size = size
    }

    /// Text that came from elsewhere, as if it were a file.
    package init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes.count > limit ? [] : bytes
        size = bytes.count
    }
}
