import Foundation

/// Files as the build makes them part of the executable: names, and contents in Base64.
enum EmbeddedFile {
    static func decoded(_ files: [(name: String, content: StaticString)]) -> [(name: String, bytes: [UInt8])] {
        files.map { name, content in
            let encoded = content.withUTF8Buffer { Data($0) }
            return (name, [UInt8](Data(base64Encoded: encoded) ?? Data()))
        }
    }
}
