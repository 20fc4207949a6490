import Foundation

package struct SystemError: Error, Hashable, Sendable {
    let code: Int32

    static var last: SystemError { SystemError(code: errno) }

    static let noFile = SystemError(code: -1)

    /// The system's message, such as "No space left on device".
    package var reason: String { self == .noFile ? "it is a pipe or a device, not a file" : String(cString: strerror(code)) }

    /// Throws the last error if the result is -1.
    @discardableResult
    static func check(_ result: Int32) throws(SystemError) -> Int32 {
        guard result != -1 else { throw .last }
        return result
    }
}
