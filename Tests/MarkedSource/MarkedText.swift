import SourceDiagnostics

/// Source text in which keycap emoji mark positions, so that a test shows the expected extent of a span instead of
/// counting columns: `"title 1️⃣=2️⃣ 3"`.
package struct MarkedText {
    /// The text without its markers.
    package let text: String
    private let offsets: [String: Int]

    package init(_ marked: String) {
        var text = ""
        var offsets: [String: Int] = [:]
        for character in marked {
            if Self.markers.contains(character) {
                offsets[String(character)] = text.utf8.count
            } else {
                text.append(character)
            }
        }
        self.text = text
        self.offsets = offsets
    }

    package var bytes: [UInt8] { Array(text.utf8) }

    /// The UTF-8 offset of a marker.
    package subscript(marker: String) -> Int {
        guard let offset = offsets[marker] else { preconditionFailure("the text has no marker \(marker)") }
        return offset
    }

    /// The span from one marker to another.
    package func span(_ start: String, _ end: String, fileName: String = "test.toml") -> SourceSpan {
        SourceText(text, fileName: fileName).span(ofUTF8Range: self[start]..<self[end])
    }

    private static let markers: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟"]
}
