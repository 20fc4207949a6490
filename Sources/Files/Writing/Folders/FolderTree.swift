import Foundation

/// A folder's contents. Symbolic links are not followed, so that nothing outside is read or written.
struct FolderTree {
    let root: String

    func path(_ name: String) -> String { "\(root)/\(name)" }

    static func entry(at path: String) -> FileKind? { FileStatus(ofPath: path, followingLinks: false)?.kind }

    func entry(_ name: String) -> FileKind? {
        let parts = name.split(separator: "/")
        for count in 1..<max(1, parts.count) {
            guard let entry = Self.entry(at: path(parts.prefix(count).joined(separator: "/"))) else { return nil }
            if entry != .folder { return entry == .file ? .other : entry }
        }
        return Self.entry(at: path(name))
    }

    /// - Returns: `nil` if there is no regular file, if a link leads to it, or if it exceeds the limit.
    func bytes(of name: String, limit: Int) -> [UInt8]? {
        guard let file = try? open(name), let contents = try? contents(of: file, limit: limit), contents.size <= limit else { return nil }
        return contents.bytes
    }

    /// Reads and closes the file. Returns `nil` if it is not a regular file.
    func contents(of file: Descriptor, limit: Int) throws(SystemError) -> BoundedFile? {
        defer { file.close() }
        return FileIdentity(ofDescriptor: file.number)?.kind == .file ? try BoundedFile(file, limit: limit) : nil
    }

    /// Opens each folder along the path without following links, because folders may have changed since the check.
    func open(_ name: String) throws(SystemError) -> Descriptor {
        let parts = name.split(separator: "/").map(String.init)
        var folder = try Descriptor(opening: root, O_RDONLY | O_DIRECTORY)
        for part in parts.dropLast() {
            let next = openat(folder.number, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            folder.close()
            folder = Descriptor(try SystemError.check(next))
        }
        // Nonblocking, because opening a pipe without a writer would wait.
        let file = openat(folder.number, parts.last ?? "", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        folder.close()
        return Descriptor(try SystemError.check(file))
    }

    /// All entries. Each folder precedes its contents.
    func entries() throws -> [(name: String, entry: FileKind)] {
        var found: [(name: String, entry: FileKind)] = []
        var waiting = [""]
        while let folder = waiting.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: path(folder)) {
                let inner = folder + name
                guard let entry = Self.entry(at: path(inner)) else { continue }
                found.append((inner, entry))
                if entry == .folder { waiting.append(inner + "/") }
            }
        }
        return found
    }

    /// - Returns: The new folders, outermost first.
    func makeFolders(for name: String) throws(SystemError) -> [String] {
        var made: [String] = []
        var current = root
        for part in name.split(separator: "/").dropLast() {
            current += "/\(part)"
            if Self.entry(at: current) == .folder { continue }
            do throws(SystemError) {
                try SystemError.check(mkdir(current, 0o777))
            } catch {
                for folder in made.reversed() { rmdir(folder) }
                throw error
            }
            made.append(current)
        }
        return made
    }

    static func folders(of names: some Sequence<String>) -> [String] {
        var folders: Set<String> = []
        for name in names {
            var parts = name.split(separator: "/").dropLast()
            while !parts.isEmpty {
                folders.insert(parts.joined(separator: "/"))
                parts.removeLast()
            }
        }
        return folders.sorted { $0.utf8.count > $1.utf8.count }
    }
}
