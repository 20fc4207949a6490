#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file made beside its place, to be renamed into it when it is whole.
struct Draft {
    private let target: String
    private let path: String
    /// Another name for the file that is replaced, by which it comes back if other files cannot be written.
    private let old: String

    init(for target: String) {
        self.target = target
        // Not derived from the target's name, which may be as long as names can be.
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        path = "\(OutputFile.folder(of: target))/.traitscope-\(number).part"
        old = "\(OutputFile.folder(of: target))/.traitscope-\(number).old"
    }

    /// Writes the bytes beside the target's place. Whatever ends this before, a signal too, leaves no draft.
    ///
    /// - Parameter replaced: the file now in the place, whose mode and owner the new one takes over.
    func write(_ bytes: [UInt8], replacing replaced: FileIdentity?, unless interruption: Interruption) throws(SystemError) {
        let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: replaced == nil ? 0o666 : 0o600)
        do throws(SystemError) {
            defer { file.close() }
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
