import Foundation

/// A file written next to its target, then renamed to it. The lock lets `removeLeftovers` recognize drafts that are in use.
final class Draft {
    private let target: String
    private let path: String
    /// A second name of the replaced file, used to restore it if other files cannot be written.
    private let old: String
    private var file: Descriptor?

    init(for target: String) {
        self.target = target
        // The draft's name omits the target's name, which may have the maximum length.
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        path = "\(OutputFile.folder(of: target))/\(Self.prefix)\(number)\(Self.suffix)"
        old = "\(OutputFile.folder(of: target))/\(Self.prefix)\(number)\(Self.oldSuffix)"
    }

    deinit { file?.close() }

    static let prefix = ".traitscope-"
    static let suffix = ".part"
    private static let oldSuffix = ".old"

    /// Writes the draft. An error or signal leaves no draft. The draft gets the mode and owner of `replaced`.
    func write(_ bytes: [UInt8], replacing replaced: FileIdentity?, unless interruption: Interruption?) throws(SystemError) {
        let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: replaced == nil ? 0o666 : 0o600)
        self.file = file
        // On a disk without locks, only its age protects the draft.
        _ = flock(file.number, LOCK_EX | LOCK_NB)
        do throws(SystemError) {
            try file.write(bytes) { () throws(SystemError) in try interruption?.check() }
            if let replaced { try takeOver(replaced, file) }
            // Synchronized before the rename, because a power failure could leave an empty file.
            try SystemError.check(fsync(file.number))
            try interruption?.check()
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Keeps the existing file until `forgetOld`, if the disk supports hard links.
    func keepOld() { _ = link(target, old) }

    func forgetOld() { unlink(old) }

    func commit() throws(SystemError) { try SystemError.check(rename(path, target)) }

    /// Renames the draft to the target, or returns `false` if the target is not the expected file. If the system can exchange files, a save
    /// in between is restored. Otherwise a save within some microseconds is lost.
    func commit(if isExpected: (_ path: String) -> Bool) throws(SystemError) -> Bool {
        guard isExpected(target) else {
            discard()
            return false
        }
        guard exchange() else {
            try commit()
            return true
        }
        let isReplaced = isExpected(path)
        if isReplaced { unlink(path) } else { restoreExchangedFile() }
        return isReplaced
    }

    /// The target comes first, so that a watcher sees it vanish, then appear.
    private func exchange() -> Bool { PathExchange.exchange(target, with: path) }

    /// Restores the exchanged file. If the file was saved again meanwhile, a further exchange restores that save instead.
    private func restoreExchangedFile() {
        var last = file.flatMap { FileIdentity(ofDescriptor: $0.number) }
        for _ in 0..<Self.mostExchanges {
            let next = FileIdentity(ofPath: path)
            guard exchange() else {
                if link(path, target) == 0 || errno == EEXIST { unlink(path) }
                return
            }
            if let last, last.isSame(as: FileIdentity(ofPath: path)) { break }
            last = next
        }
        unlink(path)
    }

    /// The limit exceeds the number of saves that are possible between two system calls.
    private static let mostExchanges = 100

    func discard() { unlink(path) }

    /// Restores the target, whether or not the draft was renamed.
    func takeBack(isNew: Bool) {
        let isCommitted = unlink(path) != 0
        if isCommitted, isNew { unlink(target) } else if isCommitted { _ = rename(old, target) }
        unlink(old)
    }

    /// Sets the owner first, because that may clear bits of the mode. Another user's file keeps only its group.
    private func takeOver(_ replaced: FileIdentity, _ file: Descriptor) throws(SystemError) {
        if fchown(file.number, replaced.owner, replaced.group) != 0 { _ = fchown(file.number, uid_t.max, replaced.group) }
        try SystemError.check(fchmod(file.number, replaced.permissions))
    }
}

extension Draft {
    /// The minimum age, in seconds, at which an unlocked draft is a leftover.
    private static let leastAge = 60

    /// Removes drafts of killed processes, and second names of files that still have their first name.
    static func removeLeftovers(in folder: String, now: Int = time(nil)) {
        for name in FileStatus.names(inFolder: folder) where isOwn(name) {
            let path = folder.path(to: name)
            guard let file = try? Descriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { continue }
            defer { file.close() }
            var status = stat()
            guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, now - changed(status) > leastAge,
                  name.hasSuffix(suffix) || status.st_nlink > 1, flock(file.number, LOCK_EX | LOCK_NB) == 0
            else { continue }
            unlink(path)
        }
    }

    private static func isOwn(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), let ending = [suffix, oldSuffix].first(where: name.hasSuffix) else { return false }
        let number = name.dropFirst(prefix.count).dropLast(ending.count)
        return UInt64(number, radix: 36) != nil
    }

    private static func changed(_ status: stat) -> Int {
        #if canImport(Darwin)
        status.st_ctimespec.tv_sec
        #else
        status.st_ctim.tv_sec
        #endif
    }
}
