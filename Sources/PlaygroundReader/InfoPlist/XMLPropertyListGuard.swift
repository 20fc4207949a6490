/// Looks an XML property list over before it is parsed: text in a known encoding, no entities of its own, no deep nesting.
enum XMLPropertyListGuard {
    /// The document as text without its declaration, and so in no other encoding than the one that was looked at.
    ///
    /// - Throws: `PropertyListFile.Failure`.
    static func checked(_ bytes: [UInt8]) throws(PropertyListFile.Failure) -> String {
        guard let decoded = TextEncoding.decode(bytes), !decoded.contains("\0") else { throw .notText }
        var text = decoded[...].drop(while: \.isWhitespace)
        if text.hasPrefix("<?xml") {
            guard let end = text.range(of: "?>") else { throw .damaged }
            text = text[end.upperBound...]
        }
        guard text.drop(while: \.isWhitespace).first == "<" else { throw .neitherXMLNorBinary }
        try checkNesting(Array(text.utf8))
        return String(text)
    }

    private static func checkNesting(_ text: [UInt8]) throws(PropertyListFile.Failure) {
        var scanner = MarkupScanner(text)
        var depth = 0
        while let piece = scanner.next() {
            switch piece {
            case .declaration(let hasSubset):
                if hasSubset { throw .declaresEntities }
            case .open:
                depth += 1
                if depth > PropertyListFile.depthLimit { throw .tooDeep(limit: PropertyListFile.depthLimit) }
            case .close:
                depth -= 1
            case .empty:
                break
            }
        }
    }
}

/// Goes through the markup of an XML text, past comments, character data and processing instructions.
private struct MarkupScanner {
    enum Piece {
        /// A document type; whether it has declarations of its own.
        case declaration(hasSubset: Bool)
        case open, close
        /// `<array/>`: what follows is at the same depth.
        case empty
    }

    private let text: [UInt8]
    private var position = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    mutating func next() -> Piece? {
        while let start = text[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if starts("<!--") {
                skip(past: "-->")
            } else if starts("<![CDATA[") {
                skip(past: "]]>")
            } else if starts("<?") {
                skip(past: "?>")
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Piece {
        let start = position
        let isDeclaration = starts("<!")
        let isClosing = starts("</")
        let end = text[position...].firstIndex(of: UInt8(ascii: ">")) ?? text.endIndex - 1
        position = end + 1
        if isDeclaration { return .declaration(hasSubset: text[start...end].contains(UInt8(ascii: "["))) }
        if isClosing { return .close }
        return text[end - 1] == UInt8(ascii: "/") ? .empty : .open
    }

    private func starts(_ mark: String) -> Bool { text[position...].starts(with: mark.utf8) }

    private mutating func skip(past mark: String) {
        let mark = Array(mark.utf8)
        position += mark.count
        while position < text.count, !text[position...].starts(with: mark) { position += 1 }
        position = min(position + mark.count, text.count)
    }
}

extension Substring {
    fileprivate func range(of mark: String) -> Range<Index>? {
        ranges(of: mark).first
    }
}
