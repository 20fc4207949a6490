import Foundation
import PageAssets

/// The engine that an exported page runs: WebAssembly, as gzip has packed it.
package struct PageEngine: Sendable {
    let bytes: [UInt8]

    /// The bytes as text, as pages have them.
    package var text: String { SevenBitText.text(of: bytes) }

    /// The engine of this program's sources where they are at hand, made anew if they changed; else the one built into the
    /// executable. What is being made is said on standard error.
    ///
    /// - Throws: `ExportFailure.engineMissing`.
    package static func load() throws(ExportFailure) -> PageEngine {
        do throws(ExportFailure) {
            guard let build = EngineBuild.ofThisPackage else {
                throw .engineMissing("This executable was built without the engine for pages, and its sources are gone.")
            }
            return PageEngine(bytes: try build.run())
        } catch {
            guard let embedded = PageAsset.engine else { throw error }
            return PageEngine(bytes: embedded)
        }
    }
}
