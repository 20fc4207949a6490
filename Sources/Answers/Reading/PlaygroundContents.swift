import FileOutput
import Foundation
import PathKit
import PlaygroundModel
import PlaygroundServer

/// The playground file that a command was given.
package enum PlaygroundContents {
    /// - Throws: `CleanFailure` with what the system says against reading it.
    package static func read(_ path: Path) throws -> BoundedFile {
        do {
            return try BoundedFile(path.string, limit: PlaygroundLimits.playgroundBytes)
        } catch {
            let reason = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.localizedDescription
            throw CleanFailure("\(path) cannot be read: \(reason ?? error.localizedDescription)")
        }
    }

    package static func readStandardInput() throws -> BoundedFile {
        try BoundedFile(FileHandle(fileDescriptor: Console.current.input), limit: PlaygroundLimits.playgroundBytes)
    }
}
