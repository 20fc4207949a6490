/// A file that is read up to a limit.
package struct BoundedFile: Hashable, Sendable {
    /// Empty where the file is larger than the limit.
    package let bytes: [UInt8]
    /// In bytes; for a stream beyond the limit the number of bytes read.
    package let size: Int

    /// - Parameter limit: in bytes.
    /// - Throws: where the file cannot be read, and for a pipe or device that the shell did not open.
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

    /// - Returns: `nil` for a larger file, for no regular file, and for one that cannot be read.
    package static func bytes(of path: String, limit: Int) -> [UInt8]? {
        guard let file = try? BoundedFile(path, limit: limit), file.size <= limit else { return nil }
        return file.bytes
    }

    package init(_ file: Descriptor, limit: Int) throws(SystemError) {
        // One byte more shows that a file grew beyond the limit.
        self.init(try file.beginning(limit == .max ? limit : limit + 1), limit: limit)
    }

    private init(sizeAlone size: Int) {
        bytes = []
        self.size = size
    }

    /// Treats bytes from elsewhere as a file.
    package init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes.count > limit ? [] : bytes
        size = bytes.count
    }
}
