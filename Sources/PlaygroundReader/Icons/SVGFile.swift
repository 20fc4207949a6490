import PlaygroundModel

/// Checks whether browsers can show an SVG file as an image.
enum SVGFile {
    enum SVGFailure: Error, Hashable, Sendable {
        case notText
        case notSVG
        case declaresEntities
        /// The file does not declare SVG's namespace. Without it, a drawing appears only inline in a page.
        case noNamespace
        /// An element such as `<g>` has no end tag, or a different one.
        case unbalanced(tag: String)
        case damaged
        /// `<use>` and similar redraw more than `repeatedElements` elements.
        case repeatsTooMuch
    }

    /// The number of elements that references may redraw. Nested references grow exponentially: ten that use ten that use ten.
    static let repeatedElements = 20_000

    static let namespace = "http://www.w3.org/2000/svg"

    static func check(_ bytes: [UInt8]) throws(SVGFailure) {
        guard let text = TextEncoding.decode(bytes), !text.contains("\0") else { throw .notText }
        if text.hasText("<!ENTITY") { throw .declaresEntities }
        var tags = SVGTags(text)
        var open: [Substring] = []
        var hasRoot = false
        var repetition = SVGRepetition()
        while let tag = try tags.next() {
            switch tag.kind {
            case .closing:
                guard open.popLast() == tag.name else { throw .unbalanced(tag: String(tag.name)) }
                repetition.close()
            case .opening, .empty:
                if open.isEmpty {
                    guard !hasRoot, tag.name == "svg" else { throw .notSVG }
                    guard tag.text.hasText(namespace) else { throw .noNamespace }
                    hasRoot = true
                }
                if tag.kind == .opening { open.append(tag.name) }
                try repetition.add(tag.attributes, isClosed: tag.kind == .empty)
            }
        }
        if let tag = open.last { throw .unbalanced(tag: String(tag)) }
        if !hasRoot { throw .notSVG }
        try repetition.check(limit: repeatedElements)
    }
}

extension SVGFile {
    /// The size in points: width and height, otherwise the size of the view box.
    static func size(of bytes: [UInt8]) -> Size? {
        guard let text = TextEncoding.decode(bytes) else { return nil }
        var tags = SVGTags(text)
        while let tag = try? tags.next() {
            guard tag.name == "svg" else { continue }
            if let width = tag.length("width"), let height = tag.length("height") { return size(width, height) }
            let box = tag.attribute("viewBox")?.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) } ?? []
            return box.count == 4 ? size(box[2], box[3]) : nil
        }
        return nil
    }

    private static func size(_ width: Double, _ height: Double) -> Size? {
        let range = 1.0...10_000
        return range.contains(width) && range.contains(height) ? Size(width: width, height: height) : nil
    }
}

extension SVGTags.Tag {
    /// The length in an attribute, in pixels or without a unit.
    fileprivate func length(_ name: String) -> Double? {
        attribute(name).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }

    fileprivate func attribute(_ name: String) -> Substring? { attributes.first { $0.name == name }?.value }
}

/// The tags of an SVG file, without comments, character data and declarations.
private struct SVGTags {
    struct Tag {
        enum TagKind { case opening, closing, empty }
        var kind: TagKind
        var name: Substring
        var text: Substring

        /// The attributes, with values as written, in either kind of quotes.
        var attributes: [(name: Substring, value: Substring)] {
            var attributes: [(name: Substring, value: Substring)] = []
            var rest = text.utf8.dropFirst(1 + name.utf8.count)
            while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
                let name = rest[..<equals].split { Self.isSpace($0) }.last ?? rest[equals..<equals]
                rest = rest[rest.index(after: equals)...].drop { Self.isSpace($0) }
                guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
                rest = rest.dropFirst()
                let end = rest.firstIndex(of: quote) ?? rest.endIndex
                attributes.append((Substring(name), Substring(rest[..<end])))
                rest = rest[end...].dropFirst()
            }
            return attributes
        }

        private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    }

    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
    }

    mutating func next() throws(SVGFile.SVGFailure) -> Tag? {
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                try skip(past: "-->")
            } else if rest.hasPrefix("<![CDATA[") {
                try skip(past: "]]>")
            } else if rest.hasPrefix("<?") {
                try skip(past: "?>")
            } else if rest.hasPrefix("<!") {
                if rest.prefix(while: { $0 != ">" }).contains("[") { throw .declaresEntities }
                try skip(past: ">")
            } else {
                return try tag()
            }
        }
        return nil
    }

    private mutating func tag() throws(SVGFile.SVGFailure) -> Tag {
        let text = try text()
        let isClosing = text.hasPrefix("</")
        let name = text.dropFirst(isClosing ? 2 : 1).prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }
        guard !name.isEmpty else { throw .damaged }
        return Tag(kind: isClosing ? .closing : text.hasSuffix("/>") ? .empty : .opening, name: name, text: text)
    }

    private mutating func text() throws(SVGFile.SVGFailure) -> Substring {
        var quote: Character?
        for index in rest.indices.dropFirst() {
            let next = rest[index]
            if let open = quote {
                if next == open { quote = nil }
            } else if next == "\"" || next == "'" {
                quote = next
            } else if next == "<" {
                break
            } else if next == ">" {
                defer { rest = rest[rest.index(after: index)...] }
                return rest[...index]
            }
        }
        throw .damaged
    }

    private mutating func skip(past mark: String) throws(SVGFile.SVGFailure) {
        guard let end = rest.firstRange(ofText: mark)?.upperBound else { throw .damaged }
        rest = rest[end...]
    }
}
