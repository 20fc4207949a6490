#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the file system says about a path, as far as watching needs it.
struct FileStatus: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file, folder, symbolicLink, other
    }

    var kind: Kind
    var size: Int
    /// Names the file itself: a file renamed over another has another identity at the same path.
    var device: UInt64
    var inode: UInt64
    var modifiedSeconds: Int
    var modifiedNanoseconds: Int

    /// The status of what is at the path; `nil` when there is nothing or it may not be seen.
    init?(ofPath path: String, followingLinks: Bool = true) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        size = Int(status.st_size)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
        modifiedSeconds = status.st_mtimespec.tv_sec
        modifiedNanoseconds = status.st_mtimespec.tv_nsec
        #else
        modifiedSeconds = status.st_mtim.tv_sec
        modifiedNanoseconds = status.st_mtim.tv_nsec
        #endif
    }

    /// The path with every symbolic link in it followed; `nil` when it leads nowhere.
    static func resolvedPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// What a symbolic link says it leads to, which may be relative and need not exist.
    static func destination(ofLink path: String) -> String? {
        var text = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = text.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
        return count > 0 ? String(decoding: text.prefix(count), as: UTF8.self) : nil
    }

    /// The names in a folder, without `.` and `..`; empty when it cannot be read.
    static func names(inFolder path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                let capacity = MemoryLayout.size(ofValue: field.pointee)
                return field.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
