import PathKit
import PlaygroundModel

package enum PlaygroundContents {
    /// - Throws: `CleanFailure` with the system's reason.
    package static func read(_ path: Path) throws(CleanFailure) -> BoundedFile {
        do throws(SystemError) {
            return try BoundedFile(path.string, limit: PlaygroundLimits.playgroundBytes)
        } catch {
            throw CleanFailure("\(path) cannot be read: \(error.reason)")
        }
    }

    package static func readStandardInput() throws(CleanFailure) -> BoundedFile {
        do throws(SystemError) {
            return try BoundedFile(Descriptor(Console.current.input), limit: PlaygroundLimits.playgroundBytes)
        } catch {
            throw CleanFailure("Standard input cannot be read: \(error.reason)")
        }
    }
}
