import Foundation
import PageAssets

/// The engine of an exported page: gzipped WebAssembly.
package struct PageEngine: Sendable {
    let bytes: [UInt8]

    package var text: String { SevenBitText.text(of: bytes) }

    /// The engine compiled from this program's sources where they exist, else the one in the executable. Progress is printed to standard
    /// error.
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
