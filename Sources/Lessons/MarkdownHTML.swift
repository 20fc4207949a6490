import SourceDiagnostics

/// Writes Markdown as HTML. Every character of the file is escaped, so the writer's tags are the only ones.
struct MarkdownHTML {
    /// A construct that the writer reports to its caller.
    enum Finding {
        /// A tag shown as text.
        case html(String)
        case openFence
        case link(String)
        case picture(String)
    }

    /// Returns the attributes of a link or the source of a picture. If it returns `nil`, only the text is shown.
    let resolve: (Finding, SourceSpan) -> String?
    let source: SourceText

    /// The maximum depth of nested quotes and lists.
    private static let deepest = 12

    func html(of lines: [MarkdownLine], depth: Int = 0) -> String {
        MarkdownBlock.blocks(of: lines).map { html(of: $0, depth: depth) }.joined()
    }

    func html(of block: MarkdownBlock, depth: Int = 0) -> String {
        switch block {
        case .heading(let level, let line):
            // The lesson's title is a second-level heading, a step's title a third-level one.
            let name = "h\(min(6, level + 1))"
            return "<\(name)>\(inline([line]))</\(name)>\n"
        case .fence(let info, let opening, let lines, let isClosed):
            if !isClosed { _ = resolve(.openFence, span(of: opening)) }
            let language = info.split(separator: " ").first.map { " data-language=\"\(HTMLText.escaped(String($0)))\"" } ?? ""
            let code = lines.map { HTMLText.escaped(String($0.text)) }.joined(separator: "\n")
            return "<pre\(language)><code>\(code)</code></pre>\n"
        case .quote(let lines):
            return "<blockquote>\(nested(lines, depth))</blockquote>\n"
        case .list(let start, let items):
            let name = start == nil ? "ul" : "ol"
            let attribute = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
            let entries = items.map { "<li>\(item($0, depth))</li>" }.joined()
            return "<\(name)\(attribute)>\(entries)</\(name)>\n"
        case .paragraph(let lines):
            return "<p>\(inline(lines))</p>\n"
        case .rule:
            return "<hr>\n"
        }
    }

    private func nested(_ lines: [MarkdownLine], _ depth: Int) -> String {
        depth < Self.deepest ? html(of: lines, depth: depth + 1) : "<p>\(inline(lines.filter { !$0.isBlank }))</p>"
    }

    /// An item with a single paragraph has no `p` element.
    private func item(_ lines: [MarkdownLine], _ depth: Int) -> String {
        let blocks = depth < Self.deepest ? MarkdownBlock.blocks(of: lines) : []
        guard case .paragraph(let text)? = blocks.first, !lines.contains(where: { $0.isBlank }) else { return nested(lines, depth) }
        return inline(text) + blocks.dropFirst().map { html(of: $0, depth: depth + 1) }.joined()
    }

    func inline(_ lines: [MarkdownLine]) -> String {
        var scanner = InlineScanner(writer: self, lines: lines)
        return scanner.html()
    }

    func span(of line: MarkdownLine, from offset: Int = 0, length: Int? = nil) -> SourceSpan {
        let start = SourcePosition(line: line.number, column: line.column + offset)
        let end = SourcePosition(line: line.number, column: line.column + offset + (length ?? max(0, line.text.count - offset)))
        return SourceSpan(fileName: source.fileName, start: start, end: end)
    }
}

/// Reads emphasis, code, links and pictures in a paragraph.
private struct InlineScanner {
    let writer: MarkdownHTML
    let lines: [MarkdownLine]
    /// The lines, joined by line breaks.
    private let text: [Character]
    /// The offset of each line in the text.
    private let starts: [Int]
    /// The offset of the closing bracket for each opening bracket.
    private let closings: [Int: Int]

    /// The maximum distance of a closing delimiter. It limits the cost of unclosed delimiters.
    private static let reach = 1_000
    private static let deepest = 6

    init(writer: MarkdownHTML, lines: [MarkdownLine]) {
        (self.writer, self.lines) = (writer, lines)
        var (text, starts): ([Character], [Int]) = ([], [])
        for line in lines {
            if !starts.isEmpty { text.append("\n") }
            starts.append(text.count)
            text += line.text
        }
        (self.text, self.starts, closings) = (text, starts, Self.closings(of: text))
    }

    private static func closings(of text: [Character]) -> [Int: Int] {
        var (closings, open): ([Int: Int], [Int]) = ([:], [])
        var at = 0
        while at < text.count {
            switch text[at] {
            case "\\": at += 1
            case "[": open.append(at)
            case "]": if let start = open.popLast() { closings[start] = at }
            default: break
            }
            at += 1
        }
        return closings
    }

    mutating func html() -> String { html(0..<text.count, depth: 0) }

    private func html(_ range: Range<Int>, depth: Int) -> String {
        var html = ""
        var plain = ""
        var at = range.lowerBound
        func flush() {
            html += HTMLText.escaped(plain)
            plain = ""
        }
        while at < range.upperBound {
            let character = text[at]
            if character == "\\", at + 1 < range.upperBound, text[at + 1].isASCII, text[at + 1].isPunctuation || text[at + 1].isSymbol {
                plain.append(text[at + 1])
                at += 2
            } else if character == "\n" {
                let breaks = plain.hasSuffix("  ")
                while plain.last == " " { plain.removeLast() }
                flush()
                html += breaks ? "<br>\n" : "\n"
                at += 1
            } else if depth < Self.deepest, let (made, end) = special(at, range, depth) {
                flush()
                html += made
                at = end
            } else {
                plain.append(character)
                at += 1
            }
        }
        flush()
        return html
    }

    private func special(_ at: Int, _ range: Range<Int>, _ depth: Int) -> (html: String, end: Int)? {
        switch text[at] {
        case "`": code(at, range)
        case "!": at + 1 < range.upperBound && text[at + 1] == "[" ? picture(at, range) : nil
        case "[": link(at, range, depth)
        case "<": angle(at, range)
        case "*", "_": emphasis(at, range, depth)
        default: nil
        }
    }

    private func code(_ at: Int, _ range: Range<Int>) -> (html: String, end: Int)? {
        let count = run(of: "`", at, range)
        var next = at + count
        let last = min(range.upperBound, at + Self.reach)
        while next < last {
            guard text[next] == "`" else { next += 1; continue }
            let closing = run(of: "`", next, range)
            if closing == count {
                var content = String(text[at + count..<next].map { $0 == "\n" ? " " : $0 })
                if content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) {
                    content = String(content.dropFirst().dropLast())
                }
                return ("<code>\(HTMLText.escaped(content))</code>", next + count)
            }
            next += closing
        }
        // Avoids a search from each character of the run.
        return (String(repeating: "`", count: count), at + count)
    }

    private func emphasis(_ at: Int, _ range: Range<Int>, _ depth: Int) -> (html: String, end: Int)? {
        let sign = text[at]
        let count = run(of: sign, at, range, upTo: 2)
        let start = at + count
        guard start < range.upperBound, !text[start].isWhitespace else { return nil }
        if sign == "_", at > range.lowerBound, isWord(text[at - 1]) { return nil }
        var next = start + 1
        let last = min(range.upperBound, at + Self.reach)
        while next + count <= last {
            defer { next += 1 }
            if text[next] == "\\" { next += 1; continue }
            guard text[next] == sign, !text[next - 1].isWhitespace, run(of: sign, next, range, upTo: 2) >= count else { continue }
            if count == 1, run(of: sign, next, range, upTo: 3) == 2 { next += 1; continue }
            if sign == "_", next + count < range.upperBound, isWord(text[next + count]) { continue }
            let name = count == 2 ? "strong" : "em"
            return ("<\(name)>\(html(start..<next, depth: depth + 1))</\(name)>", next + count)
        }
        return nil
    }

    private func link(_ at: Int, _ range: Range<Int>, _ depth: Int) -> (html: String, end: Int)? {
        guard let (label, address, end) = target(at, range) else { return nil }
        let content = html(label, depth: depth + 1)
        guard let attributes = writer.resolve(.link(address), span(at, end)) else { return (content, end) }
        return ("<a \(attributes)>\(content)</a>", end)
    }

    private func picture(_ at: Int, _ range: Range<Int>) -> (html: String, end: Int)? {
        guard let (label, address, end) = target(at + 1, range) else { return nil }
        let alternative = HTMLText.escaped(String(text[label]))
        guard let source = writer.resolve(.picture(address), span(at, end)) else { return (alternative, end) }
        return ("<img src=\"\(source)\" alt=\"\(alternative)\">", end)
    }

    /// `[label](address)`. The label may contain brackets, and a title may follow the address.
    private func target(_ at: Int, _ range: Range<Int>) -> (label: Range<Int>, address: String, end: Int)? {
        guard let next = closings[at], next + 1 < range.upperBound, text[next + 1] == "(" else { return nil }
        let last = min(range.upperBound, next + Self.reach)
        let label = at + 1..<next
        let opening = next + 2
        var end = opening
        var parentheses = 1
        while end < last {
            if text[end] == "(" { parentheses += 1 }
            if text[end] == ")" { parentheses -= 1 }
            if parentheses == 0 { break }
            end += 1
        }
        guard end < last else { return nil }
        let written = String(text[opening..<end]).split { $0.isWhitespace }.first.map(String.init) ?? ""
        let address = written.hasPrefix("<") && written.hasSuffix(">") ? String(written.dropFirst().dropLast()) : written
        return (label, address, end + 1)
    }

    /// Writes `<https://…>` as a link, or a tag as text.
    private func angle(_ at: Int, _ range: Range<Int>) -> (html: String, end: Int)? {
        let last = min(range.upperBound, at + Self.reach)
        guard at + 1 < last, text[at + 1].isLetter || text[at + 1] == "/" || text[at + 1] == "!" else { return nil }
        guard let end = text[at..<last].firstIndex(of: ">") else { return nil }
        let content = String(text[at + 1..<end])
        if content.hasPrefix("https://") || content.hasPrefix("http://"), !content.contains(where: { $0.isWhitespace }) {
            guard let attributes = writer.resolve(.link(content), span(at, end + 1)) else { return nil }
            return ("<a \(attributes)>\(HTMLText.escaped(content))</a>", end + 1)
        }
        _ = writer.resolve(.html("<\(content)>"), span(at, end + 1))
        return (HTMLText.escaped("<\(content)>"), end + 1)
    }

    private func run(of sign: Character, _ at: Int, _ range: Range<Int>, upTo most: Int = .max) -> Int {
        var end = at
        while end < range.upperBound, end - at < most, text[end] == sign { end += 1 }
        return end - at
    }

    private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// The span of a part. A part of several lines ends with its first line.
    private func span(_ at: Int, _ end: Int) -> SourceSpan {
        var (index, after) = (0, starts.count)
        while after - index > 1 {
            let middle = (index + after) / 2
            if starts[middle] <= at { index = middle } else { after = middle }
        }
        let line = lines[index]
        let offset = at - starts[index]
        return writer.span(of: line, from: offset, length: min(end - at, line.text.count - offset))
    }
}
