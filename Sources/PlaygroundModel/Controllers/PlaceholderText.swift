/// A string, split at its `{name}` placeholders.
public struct PlaceholderText {
    public enum Part: Equatable, Sendable {
        case text(String)
        /// The name, and the UTF-8 range including the braces.
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

    /// Placeholders without a value remain. A result longer than `PlaygroundLimits.textBytes` is cut.
    public static func fill(_ text: String, with values: [String: String]) -> String {
        filled(text, with: values).text
    }

    /// `length` is the length of the uncut result, in bytes. It is counted before building, because values can be long and repeat.
    public static func filled(_ text: String, with values: [String: String]) -> (text: String, length: Int) {
        guard text.contains("{") else { return (text, text.utf8.count) }
        let words = PlaceholderText(text).parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let name, _): values[name] ?? "{\(name)}"
            }
        }
        let length = words.reduce(0) { $0 + $1.utf8.count }
        var filled = ""
        for word in words {
            let part = word.beginning(bytes: PlaygroundLimits.textBytes - filled.utf8.count)
            filled += part
            if part.utf8.count < word.utf8.count { break }
        }
        return (length > PlaygroundLimits.textBytes ? filled + "…" : filled, length)
    }
}

extension String {
    /// The longest prefix of at most `bytes` bytes with whole scalars.
    public func beginning(bytes: Int) -> String {
        guard utf8.count > bytes else { return self }
        var end = utf8.index(startIndex, offsetBy: max(0, bytes))
        while utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
