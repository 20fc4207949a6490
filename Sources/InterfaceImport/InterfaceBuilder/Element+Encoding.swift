import Foundation

extension Element {
    /// A text that Interface Builder keeps in Base64, without padding, since it has characters XML has not.
    static func decoded(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).flatMap { String(bytes: $0, encoding: .utf8) }
    }
}
