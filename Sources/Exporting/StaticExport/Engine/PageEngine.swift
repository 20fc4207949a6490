import Foundation
import PageAssets

/// The engine, as gzipped WebAssembly.
package struct PageEngine: Sendable {
    let bytes: [UInt8]

    package var text: String { SevenBitText.text(of: bytes) }

    /// Compiles the engine from this program's sources, or else loads the built-in engine. Progress goes to standard error.
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
