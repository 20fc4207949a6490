#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file itself, whatever paths and links lead to it, and what it is.
struct FileIdentity: Sendable {
    enum Kind: Sendable {
        case file, folder, other
    }

    let kind: Kind
    /// Who may do what with it.
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t
    private let device: UInt64
    private let inode: UInt64

    /// What is at the path, links followed; `nil` where there is nothing.
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
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        permissions = status.st_mode & 0o7777
        (owner, group) = (status.st_uid, status.st_gid)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }

    func isSame(as other: FileIdentity?) -> Bool {
        device == other?.device && inode == other?.inode
    }
}
