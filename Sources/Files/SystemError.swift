#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the system said against a call.
package struct SystemError: Error, Hashable, Sendable {
    let code: Int32

    /// The reason the last call failed.
    static var last: SystemError { SystemError(code: errno) }

    /// In the system's words, such as "No space left on device".
    package var reason: String { String(cString: strerror(code)) }

    /// Throws the last error if a call returned -1.
    @discardableResult
    static func check(_ result: Int32) throws(SystemError) -> Int32 {
        guard result != -1 else { throw .last }
        return result
    }
}
