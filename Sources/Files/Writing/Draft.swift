import Foundation

/// A file made beside its place, to be renamed into it when it is whole.
///
/// It is locked as long as it is in the making, by which others know what a killed process has left (`removeLeftovers`).
final class Draft {
    private let target: String
    private let path: String
    /// Another name for the file that is replaced, by which it comes back if other files cannot be written.
    private let old: String
    private var file: Descriptor?

    init(for target: String) {
        self.target = target
        // Not derived from the target's name, which may be as long as names can be.
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        path = "\(OutputFile.folder(of: target))/\(Self.prefix)\(number)\(Self.suffix)"
        old = "\(OutputFile.folder(of: target))/\(Self.prefix)\(number)\(Self.oldSuffix)"
    }

    deinit { file?.close() }

    private static let prefix = ".traitscope-"
    private static let suffix = ".part"
    private static let oldSuffix = ".old"

    /// Writes the bytes beside the target's place. Whatever ends this before, a signal too, leaves no draft.
    ///
    /// - Parameter replaced: the file now in the place, whose mode and owner the new one takes over.
    func write(_ bytes: [UInt8], replacing replaced: FileIdentity?, unless interruption: Interruption) throws(SystemError) {
        let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: replaced == nil ? 0o666 : 0o600)
        self.file = file
        // On a disk without locks its age alone says that it is in the making.
        _ = flock(file.number, LOCK_EX | LOCK_NB)
        do throws(SystemError) {
            try file.write(bytes, onPiece: interruption.check)
            if let replaced { try takeOver(replaced, file) }
            // The bytes are on the disk before the name is, or a power failure might leave the name alone.
            try SystemError.check(fsync(file.number))
            try interruption.check()
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Keeps the file now in the target's place until the new one is to stay. On a disk without hard links it is not kept.
    func keepOld() { _ = link(target, old) }

    /// Ends that.
    func forgetOld() { unlink(old) }

    /// Puts the draft in the target's place.
    func commit() throws(SystemError) { try SystemError.check(rename(path, target)) }

    /// Puts the draft in the target's place if what comes out of there is the file to replace. Anything else goes back: somebody has saved it
    /// since it was looked at. Where the system cannot exchange files, there are some microseconds in which that is not seen.
    ///
    /// - Returns: whether it was the file to replace.
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
        if isReplaced { unlink(path) } else { giveBack() }
        return isReplaced
    }

    /// The target comes first: who watches the folder is told then that it went, and last that it is there.
    private func exchange() -> Bool { PathExchange.exchange(target, with: path) }

    /// Puts back what came out of the target's place. What then comes out is what was put there before, or another save, which goes back
    /// in its turn.
    private func giveBack() {
        var last = file.flatMap { FileIdentity(ofDescriptor: $0.number) }
        for _ in 0..<Self.mostExchanges {
            let next = FileIdentity(ofPath: path)
            guard exchange() else {
                // Somebody has taken the file away meanwhile.
                if link(path, target) == 0 || errno == EEXIST { unlink(path) }
                return
            }
            if let last, last.isSame(as: FileIdentity(ofPath: path)) { break }
            last = next
        }
        unlink(path)
    }

    /// More than anybody saves between two system calls.
    private static let mostExchanges = 100

    /// Ends a draft that was not put there.
    func discard() { unlink(path) }

    /// Leaves the target's place as it was, whether the draft is in it already or not.
    ///
    /// - Parameter isNew: whether nothing was in the place.
    func takeBack(isNew: Bool) {
        let isCommitted = unlink(path) != 0
        if isCommitted, isNew { unlink(target) } else if isCommitted { _ = rename(old, target) }
        unlink(old)
    }

    /// The owner comes first, as changing it may clear bits of the mode. A person who may write to a file of somebody else
    /// cannot give the new one away; its group then stands as the folder gives it.
    private func takeOver(_ replaced: FileIdentity, _ file: Descriptor) throws(SystemError) {
        if fchown(file.number, replaced.owner, replaced.group) != 0 { _ = fchown(file.number, uid_t.max, replaced.group) }
        try SystemError.check(fchmod(file.number, replaced.permissions))
    }
}

extension Draft {
    /// Seconds after which one that nobody has locked is not just being made.
    private static let leastAge = 60

    /// Takes away what processes that were killed have left in a folder: drafts, and second names of files that still have another.
    ///
    /// - Parameter now: In seconds since 1970.
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

    /// When the file or its names were changed last, in seconds since 1970.
    private static func changed(_ status: stat) -> Int {
        #if canImport(Darwin)
        status.st_ctimespec.tv_sec
        #else
        status.st_ctim.tv_sec
        #endif
    }
}
