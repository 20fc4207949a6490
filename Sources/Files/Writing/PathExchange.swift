import Foundation

/// Puts a file or a folder in the place of another in one step: at any moment one of both stands there, whole.
enum PathExchange {
    /// - Returns: whether they changed places; not every disk can do that.
    static func exchange(_ one: String, with other: String) -> Bool {
        #if canImport(Darwin)
        return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
        #elseif canImport(Glibc)
        return renameat2(AT_FDCWD, one, AT_FDCWD, other, renameExchange) == 0
        #else
        return false
        #endif
    }
}

#if canImport(Glibc)
/// The headers as Swift reads them do not have it. A static executable finds no function by its name while it runs.
@_silgen_name("renameat2")
private func renameat2(
    _ folder: Int32, _ path: UnsafePointer<CChar>, _ otherFolder: Int32, _ otherPath: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32

/// RENAME_EXCHANGE.
private let renameExchange: UInt32 = 2
#endif
