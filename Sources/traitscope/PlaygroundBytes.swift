import Foundation
import PathKit

/// The playground file that a command was given.
enum PlaygroundBytes {
    /// - Throws: `CleanFailure` with what the system says against reading it.
    static func read(_ path: Path) throws -> [UInt8] {
        do {
            return [UInt8](try path.read())
        } catch {
            let reason = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.localizedDescription
            throw CleanFailure("\(path) cannot be read: \(reason ?? error.localizedDescription)")
        }
    }
}
