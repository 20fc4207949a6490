/// A file that is read up to a limit.
package struct BoundedFile: Hashable, Sendable {
    /// The contents, or an empty array if the file exceeds the limit.
    package let bytes: [UInt8]
    /// The file's size in bytes. For a stream beyond the limit, the number of bytes read.
    package let size: Int

    /// - Throws: If the file is unreadable, or is a pipe or device that the shell did not open.
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

    /// - Returns: The contents, or `nil` if the file is too large, unreadable or not a regular file.
    package static func bytes(of path: String, limit: Int) -> [UInt8]? {
        guard let file = try? BoundedFile(path, limit: limit), file.size <= limit else { return nil }
        return file.bytes
    }

    package init(_ file: Descriptor, limit: Int) throws(SystemError) {
        // One extra byte reveals whether the file grew beyond the limit.
        self.init(try file.beginning(limit == .max ? limit : limit + 1), limit: limit)
    }

    private init(sizeAlone size: Int) {
        bytes = []
        self.size = size
    }

    package init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes.count > limit ? [] : bytes
        size = bytes.count
    }
}
