#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Puts a folder in the place of another in one step: at any moment one of both stands there, whole.
package enum FolderExchange {
    /// - Returns: whether they changed places; not every disk can do that.
    package static func exchange(_ one: String, with other: String) -> Bool {
        #if canImport(Darwin)
        return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
        #elseif canImport(Glibc)
        // renameat2 with RENAME_EXCHANGE: the headers as Swift reads them do not have it.
        guard let symbol = dlsym(nil, "renameat2") else { return false }
        typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
        #else
        return false
        #endif
    }
}
