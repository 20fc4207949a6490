/// A Mustache template as tokens, in the page's subset. White space around tags alone on lines is dropped as in swift-mustache.
struct ParsedTemplate: Sendable {
    indirect enum Token: Sendable {
        case text(String)
        case variable([String])
        case section([String], [Token])
        case inverted([String], [Token])
        /// A partial. If `isDynamic` is true, a context contains the name.
        case partial(name: String, isDynamic: Bool, indentation: String, overrides: [String: [Token]])
        /// A block that an inheriting template may replace.
        case block(name: String, [Token], indentation: String)
        /// A replacement for a block, inside a parent's tag.
        case override(name: String, [Token])
    }

    let tokens: [Token]

    init(_ text: String) throws(TemplateProblem.SyntaxError) {
        var parser = TemplateParser(text)
        tokens = try parser.tokens()
    }
}

private struct TemplateParser {
    private struct TemplateScope {
        var name: String?
        var isParent = false
        /// Whether only white space precedes the position in its line.
        var isAtLineStart = true
        /// Whether the scope replaces a block. Its lines then lose the indentation of the first line.
        var isOverride = false
        var firstIndentation: String?

        func section(_ name: String, isAtLineStart: Bool) -> TemplateScope {
            TemplateScope(name: name, isAtLineStart: isAtLineStart, isOverride: isOverride, firstIndentation: firstIndentation)
        }

        mutating func indentation(_ space: String) -> String {
            guard isOverride else { return space }
            guard let firstIndentation else {
                firstIndentation = space
                return ""
            }
            return String(space.dropFirst(firstIndentation.count))
        }
    }

    private enum TagKind { case variable, section, inverted, close, comment, partial, parent, block }

    private let text: [UInt8]
    private var position = 0

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    mutating func tokens() throws(TemplateProblem.SyntaxError) -> [ParsedTemplate.Token] {
        try tokens(in: TemplateScope())
    }

    private mutating func tokens(in start: TemplateScope) throws(TemplateProblem.SyntaxError) -> [ParsedTemplate.Token] {
        var place = start
        var tokens: [ParsedTemplate.Token] = []
        var space = ""
        while position < text.count {
            if place.isAtLineStart { space = place.indentation(readSpace()) }
            let words = readUntilTagOrLineEnd()
            if let lineBreak = readLineBreak() {
                tokens.append(.text(space + words + lineBreak))
                space = ""
                place.isAtLineStart = true
                continue
            }
            if !words.isEmpty {
                tokens.append(.text(space + words))
                space = ""
                place.isAtLineStart = false
            }
            guard position < text.count else { break }
            position += 2
            let (kind, name) = try readTag()
            let isAlone = kind != .variable && place.isAtLineStart && readEndOfLine()
            let isReplaced = kind == .partial || kind == .parent || (kind == .block && !place.isParent)
            // The replacement of a tag alone on its line has the tag's indentation.
            let indentation = isAlone || kind != .partial ? space : ""
            if !space.isEmpty, isReplaced || !isAlone { tokens.append(.text(space)) }
            space = ""
            place.isAtLineStart = isAlone
            switch kind {
            case .comment: break
            case .variable: tokens.append(.variable(Self.path(name)))
            case .section:
                tokens.append(.section(Self.path(name), try self.tokens(in: place.section(name, isAtLineStart: isAlone))))
            case .inverted:
                tokens.append(.inverted(Self.path(name), try self.tokens(in: place.section(name, isAtLineStart: isAlone))))
            case .close:
                guard name == start.name else { throw .sectionCloseNameIncorrect }
                return tokens
            case .partial:
                tokens.append(Self.partial(name, indentation: indentation, overrides: [:]))
            case .parent:
                let inner = try self.tokens(in: TemplateScope(name: name, isParent: true))
                tokens.append(Self.partial(name, indentation: indentation, overrides: try Self.overrides(in: inner)))
            case .block:
                var inside = place.section(name, isAtLineStart: isAlone)
                if place.isParent { inside.isOverride = true }
                let inner = try self.tokens(in: inside)
                tokens.append(
                    place.isParent ? .override(name: name, inner) : .block(name: name, inner, indentation: indentation)
                )
            }
        }
        guard start.name == nil else { throw .expectedSectionEnd }
        return tokens
    }

    /// Reads a tag, from after its opening braces to after its closing braces.
    private mutating func readTag() throws(TemplateProblem.SyntaxError) -> (kind: TagKind, name: String) {
        let kind: TagKind
        switch position < text.count ? text[position] : 0 {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .close
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "<"): kind = .parent
        case UInt8(ascii: "$"): kind = .block
        case UInt8(ascii: "="): throw .invalidSetDelimiter
        case UInt8(ascii: "%"): throw .invalidConfigVariable
        case UInt8(ascii: "{"), UInt8(ascii: "&"): throw .unescapedValue
        default: kind = .variable
        }
        if kind != .variable { position += 1 }
        let start = position
        while position < text.count, text[position] != UInt8(ascii: "}") { position += 1 }
        guard position + 1 < text.count, text[position + 1] == UInt8(ascii: "}") else { throw .unfinishedName }
        let content = text[start..<position].filter { !Self.isSpace($0) && !Self.isLineBreak($0) }
        position += 2
        guard kind == .comment || content.allSatisfy(Self.isPartOfName) else { throw .unfinishedName }
        return (kind, String(decoding: content, as: UTF8.self))
    }

    private static func partial(
        _ name: String, indentation: String, overrides: [String: [ParsedTemplate.Token]]
    ) -> ParsedTemplate.Token {
        let isDynamic = name.hasPrefix("*")
        return .partial(
            name: isDynamic ? String(name.dropFirst()) : name, isDynamic: isDynamic, indentation: indentation,
            overrides: overrides
        )
    }

    private static func overrides(
        in tokens: [ParsedTemplate.Token]
    ) throws(TemplateProblem.SyntaxError) -> [String: [ParsedTemplate.Token]] {
        var overrides: [String: [ParsedTemplate.Token]] = [:]
        for token in tokens {
            switch token {
            case .override(let name, let inner): overrides[name] = inner
            case .text: break
            case .variable, .section, .inverted, .partial, .block: throw .misplacedInheritance
            }
        }
        return overrides
    }

    /// The parts of `chrome.name`, or empty for `.`, the value itself.
    private static func path(_ name: String) -> [String] {
        name == "." ? [] : name.split(separator: Character(".")).map { String($0) }
    }

    private mutating func readSpace() -> String {
        let start = position
        while position < text.count, Self.isSpace(text[position]) { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func readUntilTagOrLineEnd() -> String {
        let start = position
        while position < text.count, !Self.isLineBreak(text[position]), !isTag(at: position) { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func readLineBreak() -> String? {
        guard position < text.count, Self.isLineBreak(text[position]) else { return nil }
        let start = position
        let isPair = text[position...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
        position += isPair ? 2 : 1
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    /// Skips the end of the line if only white space remains.
    private mutating func readEndOfLine() -> Bool {
        guard position < text.count else { return true }
        let start = position
        _ = readSpace()
        if readLineBreak() != nil { return true }
        position = start
        return false
    }

    private func isTag(at index: Int) -> Bool {
        index + 1 < text.count && text[index] == UInt8(ascii: "{") && text[index + 1] == UInt8(ascii: "{")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
             UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "/"): true
        default: false
        }
    }
}
