import Foundation
import PageAssets

/// The engine that an exported page runs: WebAssembly, as gzip has packed it.
package struct PageEngine: Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The bytes as text, as pages have them.
    package var text: String { SevenBitText.text(of: bytes) }

    /// The engine of this program's sources where they are at hand, made anew if they changed; else the one built into the
    /// executable. What is being made is said on standard error.
    ///
    /// - Throws: `ExportFailure.engineMissing`.
    package static func load() throws(ExportFailure) -> PageEngine {
        let embedded = PageAsset.engine.map { PageEngine(bytes: $0) }
        guard let build = EngineBuild.ofThisPackage else {
            guard let embedded else { throw .engineMissing("This executable was built without the engine for pages, and its sources are gone.") }
            return embedded
        }
        do throws(ExportFailure) {
            return PageEngine(bytes: try build.run())
        } catch {
            guard let embedded else { throw error }
            return embedded
        }
    }
}
