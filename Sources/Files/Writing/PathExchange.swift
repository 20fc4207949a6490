import Foundation

enum PathExchange {
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
/// Swift's view of the headers lacks this function. A static executable cannot look up functions at run time.
@_silgen_name("renameat2")
private func renameat2(
    _ folder: Int32, _ path: UnsafePointer<CChar>, _ otherFolder: Int32, _ otherPath: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32

private let renameExchange: UInt32 = 2
#endif
