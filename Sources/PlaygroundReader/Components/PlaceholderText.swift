/// A text with `{name}` in it, in parts.
struct PlaceholderText {
    enum Part: Equatable {
        case text(String)
        /// A name in braces, and where it stands, braces included, in UTF-8 offsets.
        case placeholder(String, Range<Int>)
    }

    let parts: [Part]

    init(_ text: String) {
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
}
