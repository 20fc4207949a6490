import Foundation

extension Element {
    /// Decodes Base64 without padding, which Interface Builder uses for characters that XML excludes.
    static func decoded(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).flatMap { String(bytes: $0, encoding: .utf8) }
    }
}
