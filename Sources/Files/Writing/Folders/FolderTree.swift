import Foundation

/// What is in a folder, as it stands there: no symbolic link in it is followed, so that nothing outside it is read or written.
struct FolderTree {
    let root: String

    /// The path of something in the folder.
    func path(_ name: String) -> String { "\(root)/\(name)" }

    /// What is at a path, a link itself; `nil` where nothing is.
    static func entry(at path: String) -> FileStatus.Kind? { FileStatus(ofPath: path, followingLinks: false)?.kind }

    /// What is at a path in the folder, or what is in the way to it: a link or a file where a folder would have to be.
    func entry(_ name: String) -> FileStatus.Kind? {
        let parts = name.split(separator: "/")
        for count in 1..<max(1, parts.count) {
            guard let entry = Self.entry(at: path(parts.prefix(count).joined(separator: "/"))) else { return nil }
            if entry != .folder { return entry == .file ? .other : entry }
        }
        return Self.entry(at: path(name))
    }

    /// The bytes of a regular file in the folder.
    ///
    /// - Returns: `nil` where there is none, where a link is on the way, and for one that is larger than the limit.
    func bytes(of name: String, limit: Int) -> [UInt8]? {
        guard let file = try? open(name), let contents = try? contents(of: file, limit: limit), contents.size <= limit else { return nil }
        return contents.bytes
    }

    /// The contents of an open file, which is closed.
    ///
    /// - Returns: `nil` where it is no regular file.
    func contents(of file: Descriptor, limit: Int) throws(SystemError) -> BoundedFile? {
        defer { file.close() }
        return FileIdentity(ofDescriptor: file.number)?.kind == .file ? try BoundedFile(file, limit: limit) : nil
    }

    /// Opens a file step by step from the folder on, through no link: what was looked at may have been exchanged since.
    func open(_ name: String) throws(SystemError) -> Descriptor {
        let parts = name.split(separator: "/").map(String.init)
        var folder = try Descriptor(opening: root, O_RDONLY | O_DIRECTORY)
        for part in parts.dropLast() {
            let next = openat(folder.number, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            folder.close()
            folder = Descriptor(try SystemError.check(next))
        }
        // A pipe that nobody writes to is opened without waiting.
        let file = openat(folder.number, parts.last ?? "", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        folder.close()
        return Descriptor(try SystemError.check(file))
    }

    /// All that is in the folder, folders before what they hold.
    ///
    /// - Throws: the system's error where a folder cannot be read.
    func entries() throws -> [(name: String, entry: FileStatus.Kind)] {
        var found: [(name: String, entry: FileStatus.Kind)] = []
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

    /// Makes the folders that lead to a path in the folder.
    ///
    /// - Returns: those that were not there, from the outermost on.
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

    static func lastPart(of name: String) -> String { String(name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]) }

    /// The folders that lead to paths, the inner ones first.
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
