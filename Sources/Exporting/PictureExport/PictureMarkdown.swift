import SourceDiagnostics

package enum PictureMarkdown {
    package static func line(_ words: String, path: String, dark: String? = nil, format: PictureFormat) -> String {
        switch (format, dark) {
        // A PDF is not an image, so it becomes a link.
        case (.pdf, let dark?): "[\(text(words))](\(address(path))) ([dark](\(address(dark))))"
        case (.pdf, nil): "[\(text(words))](\(address(path)))"
        case (.svg, nil), (.png, nil): "![\(text(words))](\(address(path)))"
        case (.svg, let dark?), (.png, let dark?):
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(address(dark))\">"
                + "<img alt=\"\(HTMLText.escaped(plain(words)))\" src=\"\(address(path))\"></picture>"
        }
    }

    private static let marks: Set<Character> = ["\\", "[", "]", "*", "_", "`", "<", ">", "!", "&"]

    private static func text(_ words: String) -> String {
        String(plain(words).flatMap { marks.contains($0) ? ["\\", $0] : [$0] })
    }

    /// The text without line breaks and control characters.
    private static func plain(_ words: String) -> String {
        var plain = ""
        for scalar in words.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: plain += " "
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }

    private static func address(_ path: String) -> String { AddressText.escaped(path, keeping: "/") }
}
