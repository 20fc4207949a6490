/// A file of `Templates/` as built into the executable.
package struct PageAsset: Sendable {
    /// Its path below `Templates/`, such as `styles/board.css`.
    package var name: String
    package var bytes: [UInt8]

    /// All of them, by name.
    package static let embedded: [String: PageAsset] = Dictionary(
        uniqueKeysWithValues: EmbeddedTemplates.files.map { ($0.name, PageAsset(name: $0.name, bytes: $0.bytes)) }
    )

    /// The engine of exported pages, as gzip has packed it; `nil` in a debug build, and where it was not there when the release was built.
    package static var engine: [UInt8]? {
        #if EMBEDS_ENGINE
        return EmbeddedEngine.files.first?.bytes
        #else
        return nil
        #endif
    }

    /// Changes whenever one of the files of `Templates/` does.
    package static let version = EmbeddedTemplates.version

    /// The content as text; what is not UTF-8 is replaced.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
