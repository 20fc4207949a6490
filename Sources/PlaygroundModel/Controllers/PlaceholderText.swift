/// A text with `{name}` in it, in parts.
public struct PlaceholderText {
    public enum Part: Equatable, Sendable {
        case text(String)
        /// A name in braces, and where it stands, braces included, in UTF-8 offsets.
        case placeholder(String, Range<Int>)
    }

    public let parts: [Part]

    public init(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            let start = text.utf8.distance(from: text.startIndex, to: open)
            let end = text.utf8.distance(from: text.startIndex, to: close) + 1
            parts.append(.placeholder(String(rest[rest.index(after: open)..<close]), start..<end))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    /// The text with the values of the names that have one; other placeholders stay.
    public static func fill(_ text: String, with values: [String: String]) -> String {
        guard text.contains("{") else { return text }
        return PlaceholderText(text).parts.reduce(into: "") { filled, part in
            switch part {
            case .text(let text): filled += text
            case .placeholder(let name, _): filled += values[name] ?? "{\(name)}"
            }
        }
    }
}
