/// A file of `Templates/` in the executable.
package struct PageAsset: Sendable {
    /// The path below `Templates/`, such as `styles/board.css`.
    package var name: String
    package var bytes: [UInt8]

    package static let embedded: [String: PageAsset] = Dictionary(
        uniqueKeysWithValues: EmbeddedTemplates.files.map { ($0.name, PageAsset(name: $0.name, bytes: $0.bytes)) }
    )

    /// The gzipped engine of exported pages. `nil` in debug builds, or if the engine was missing at build time.
    package static var engine: [UInt8]? {
        #if EMBEDS_ENGINE
        return EmbeddedEngine.files.first { $0.name == "engine.wasm.gz" }?.bytes
        #else
        return nil
        #endif
    }

    /// A release's source and date, as `.release/build` writes them. `nil` in other builds.
    package static var build: String? {
        #if EMBEDS_ENGINE
        return EmbeddedEngine.files.first { $0.name == "build.txt" }.map { String(decoding: $0.bytes, as: UTF8.self) }
        #else
        return nil
        #endif
    }

    /// The version, which changes with any file of `Templates/`.
    package static let version = EmbeddedTemplates.version

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
