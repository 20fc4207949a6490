import Foundation

/// A file of `Templates/` as built into the executable.
public struct PageAsset: Sendable {
    /// Its path below `Templates/`, such as `styles/board.css`.
    public var name: String
    public var bytes: [UInt8]

    /// All of them, by name.
    public static let embedded: [String: PageAsset] = Dictionary(
        uniqueKeysWithValues: EmbeddedAssets.base64.map { name, content in
            let encoded = content.withUTF8Buffer { Data($0) }
            return (name, PageAsset(name: name, bytes: [UInt8](Data(base64Encoded: encoded) ?? Data())))
        }
    )

    /// The content as text; what is not UTF-8 is replaced.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
