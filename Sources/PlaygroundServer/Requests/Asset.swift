/// A file that the page loads, such as a style sheet, a module or an icon.
package struct Asset: Hashable, Sendable {
    package let bytes: [UInt8]
    package let contentType: String
    let entityTag: String
    let isVersioned: Bool

    package init(bytes: [UInt8], contentType: String, isVersioned: Bool = false) {
        self.bytes = bytes
        self.contentType = contentType
        self.isVersioned = isVersioned
        entityTag = EntityTag(of: bytes).text
    }

    package init(bytes: [UInt8], named name: String, isVersioned: Bool = false) {
        self.init(bytes: bytes, contentType: Self.contentType(ofName: name), isVersioned: isVersioned)
    }

    /// The content type. Unknown types are sent as bytes, which no browser runs.
    static func contentType(ofName name: String) -> String {
        switch name.split(separator: ".").last?.lowercased() {
        case "css": "text/css; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "json", "map": "application/json"
        case "html": "text/html; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "ico": "image/x-icon"
        case "woff2": "font/woff2"
        default: "application/octet-stream"
        }
    }
}

package protocol AssetSource: Sendable {
    /// A version that is part of the files' addresses. `nil` if files can change while they are served.
    var version: String? { get }

    func asset(named name: AssetName) -> Asset?
}

extension AssetSource {
    var address: String { version.map { "/.assets/@\($0)" } ?? "/.assets" }
}

/// A relative path of plain characters within a folder. Hidden names, `..`, absolute paths and NUL are not allowed, encoded or not.
package struct AssetName: Hashable, Sendable {
    package let text: String

    package init?(_ text: some StringProtocol) {
        let components = text.split(separator: "/", omittingEmptySubsequences: false)
        guard components.allSatisfy({ Self.isPlain($0.utf8) }) else { return nil }
        self.text = String(text)
    }

    private static func isPlain(_ component: some Collection<UInt8>) -> Bool {
        guard let first = component.first, first != UInt8(ascii: ".") else { return false }
        return component.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                 UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default:
                false
            }
        }
    }
}
