import Foundation

/// A file, independent of the path or link to it.
struct FileIdentity: Sendable {
    private let status: FileStatus
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t

    /// Follows links. `nil` if nothing exists at the path.
    init?(ofPath path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(ofDescriptor descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        self.status = FileStatus(status)
        permissions = status.st_mode & 0o7777
        (owner, group) = (status.st_uid, status.st_gid)
    }

    var kind: FileKind { status.kind }
    /// The file's size, in bytes.
    var size: Int { status.size }

    func isSame(as other: FileIdentity?) -> Bool {
        status.device == other?.status.device && status.inode == other?.status.inode
    }
}
