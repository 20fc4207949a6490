import Foundation
import PathKit

package enum FileKind: Hashable, Sendable {
    case file, folder, symbolicLink, other
}

/// The status of a path, for reading and watching files.
package struct FileStatus: Hashable, Sendable {
    package var kind: FileKind
    package var size: Int
    /// `device` and `inode` identify the file, even if another file is renamed to its path.
    package var device: UInt64
    package var inode: UInt64
    package var modifiedSeconds: Int
    package var modifiedNanoseconds: Int

    /// `nil` if nothing exists at the path, or if it is inaccessible.
    package init?(ofPath path: String, followingLinks: Bool = true) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        size = Int(status.st_size)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        #if canImport(Darwin)
        modifiedSeconds = status.st_mtimespec.tv_sec
        modifiedNanoseconds = status.st_mtimespec.tv_nsec
        #else
        modifiedSeconds = status.st_mtim.tv_sec
        modifiedNanoseconds = status.st_mtim.tv_nsec
        #endif
    }

    /// The path without symbolic links, or `nil` if nothing exists there.
    package static func resolvedPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The same as `resolvedPath`, but a file that does not exist is allowed. Returns the path unchanged if its folder is missing.
    package static func resolvedPlace(_ path: String) -> String {
        if let resolved = resolvedPath(path) { return resolved }
        let (folder, name) = (Path(path).parent().string, Path(path).lastComponent)
        return resolvedPath(folder)?.path(to: name) ?? path
    }

    /// The target of a symbolic link. It may be relative, and it may not exist.
    package static func destination(ofLink path: String) -> String? {
        var text = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = text.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
        return count > 0 ? String(decoding: text.prefix(count), as: UTF8.self) : nil
    }

    /// The names in the folder, sorted, or empty if the folder cannot be read.
    package static func names(inFolder path: String) -> [String] {
        var names: [String] = []
        forEachName(inFolder: path) { name, _ in names.append(String(decoding: name, as: UTF8.self)) }
        return names.sorted()
    }

    /// The files with an ending and the subfolders, sorted. Other files are not examined, because there may be a hundred thousand.
    static func names(inFolder path: String, ending: String) -> (files: [String], folders: [String]) {
        let ending = Array(ending.utf8)
        var (files, folders): ([String], [String]) = ([], [])
        forEachName(inFolder: path) { bytes, type in
            let isNamedSo = bytes.count > ending.count && bytes.suffix(ending.count).elementsEqual(ending)
            guard isNamedSo || type == DT_DIR || type == DT_UNKNOWN else { return }
            let name = String(decoding: bytes, as: UTF8.self)
            // Some file systems do not report the type. A link to a folder counts as neither.
            let kind: FileKind? = switch Int(type) {
            case Int(DT_DIR): .folder
            case Int(DT_REG): .file
            default: FileStatus(ofPath: "\(path)/\(name)", followingLinks: false)?.kind
            }
            let isLinkToFolder = kind == .symbolicLink && FileStatus(ofPath: "\(path)/\(name)")?.kind == .folder
            if kind == .folder { folders.append(name) } else if isNamedSo, kind != nil, !isLinkToFolder { files.append(name) }
        }
        return (files.sorted(), folders.sorted())
    }

    /// The subfolders and the symbolic links in the folder, both sorted.
    package static func foldersAndLinks(inFolder path: String) -> (folders: [String], links: [String]) {
        var (folders, links): ([String], [String]) = ([], [])
        forEachName(inFolder: path) { bytes, type in
            guard type == DT_DIR || type == DT_LNK || type == DT_UNKNOWN else { return }
            let name = String(decoding: bytes, as: UTF8.self)
            let kind = type == DT_UNKNOWN ? FileStatus(ofPath: "\(path)/\(name)", followingLinks: false)?.kind : nil
            if type == DT_DIR || kind == .folder { folders.append(name) }
            if type == DT_LNK || kind == .symbolicLink { links.append(name) }
        }
        return (folders.sorted(), links.sorted())
    }

    private static func forEachName(inFolder path: String, _ body: (UnsafeRawBufferPointer, _ type: UInt8) -> Void) {
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let type = entry.pointee.d_type
            withUnsafeBytes(of: &entry.pointee.d_name) { field in
                let name = UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 })
                if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { body(name, type) }
            }
        }
    }
}
