import SourceDiagnostics

/// A line of Markdown, without the marker of a list or a quote.
struct MarkdownLine {
    /// The line's number, counted from 1.
    var number: Int
    /// The column of the first character, counted from 1.
    var column = 1
    var text: Substring

    var isBlank: Bool { text.allSatisfy { $0.isWhitespace } }

    var indentation: Int { text.prefix { $0 == " " }.count }

    func dropping(_ count: Int) -> MarkdownLine {
        MarkdownLine(number: number, column: column + count, text: text.dropFirst(count))
    }
}

/// The blocks of Markdown that lessons can contain: CommonMark without tables, indented code, footnotes and HTML.
enum MarkdownBlock {
    case heading(level: Int, MarkdownLine)
    case fence(info: String, opening: MarkdownLine, [MarkdownLine], isClosed: Bool)
    case quote([MarkdownLine])
    /// - start: The first number of an ordered list. `nil` for bullets.
    case list(start: Int?, items: [[MarkdownLine]])
    case paragraph([MarkdownLine])
    case rule

    static func blocks(of lines: [MarkdownLine]) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var rest = lines[...]
        while let line = rest.first {
            if line.isBlank {
                rest.removeFirst()
            } else if let fence = Fence(line) {
                blocks.append(fence.take(from: &rest))
            } else if let level = headingLevel(line) {
                rest.removeFirst()
                blocks.append(.heading(level: level, heading(line, level)))
            } else if isRule(line) {
                rest.removeFirst()
                blocks.append(.rule)
            } else if quoted(line) != nil {
                let quote = rest.prefix { quoted($0) != nil }
                rest = rest.dropFirst(quote.count)
                blocks.append(.quote(quote.compactMap(quoted)))
            } else if let marker = ListMarker(line) {
                blocks.append(list(marker, &rest))
            } else {
                blocks.append(paragraph(&rest))
            }
        }
        return blocks
    }

    /// The level of a heading: the number of `#`, from 1 to 6. `nil` for other lines.
    static func headingLevel(_ line: MarkdownLine) -> Int? {
        let text = line.text.drop { $0 == " " }
        let level = text.prefix { $0 == "#" }.count
        guard line.indentation < 4, (1...6).contains(level) else { return nil }
        let rest = text.dropFirst(level)
        return rest.isEmpty || rest.first == " " ? level : nil
    }

    private static func heading(_ line: MarkdownLine, _ level: Int) -> MarkdownLine {
        let start = line.indentation + level
        var made = line.dropping(start + line.text.dropFirst(start).prefix { $0 == " " }.count)
        let closing = made.text.reversed().drop { $0 == " " }
        let text = String(closing.drop { $0 == "#" }.reversed())
        if text.isEmpty || text.hasSuffix(" ") { made.text = Substring(text) }
        while made.text.last?.isWhitespace == true { made.text.removeLast() }
        return made
    }

    private static func isRule(_ line: MarkdownLine) -> Bool {
        let signs = line.text.filter { !$0.isWhitespace }
        guard line.indentation < 4, signs.count >= 3, let first = signs.first, "-*_".contains(first) else { return false }
        return signs.allSatisfy { $0 == first }
    }

    /// The line without its `>`. `nil` for a line outside quotes.
    private static func quoted(_ line: MarkdownLine) -> MarkdownLine? {
        let indentation = line.indentation
        guard indentation < 4, line.text.dropFirst(indentation).first == ">" else { return nil }
        let inside = line.dropping(indentation + 1)
        return inside.text.first == " " ? inside.dropping(1) : inside
    }

    private static func list(_ first: ListMarker, _ rest: inout ArraySlice<MarkdownLine>) -> MarkdownBlock {
        var items: [[MarkdownLine]] = []
        var current = first
        while let line = rest.first {
            if let marker = ListMarker(line), marker.isLike(first), items.isEmpty || marker.indentation < current.width {
                items.append([line.dropping(marker.width)])
                current = marker
                rest.removeFirst()
            } else if line.isBlank {
                // Empty lines belong to the item if the list continues.
                let gap = rest.prefix { $0.isBlank }
                let next = rest.dropFirst(gap.count).first
                guard next.map({ $0.indentation >= current.width || (ListMarker($0)?.isLike(first) ?? false) }) ?? false else { break }
                items[items.count - 1] += gap
                rest = rest.dropFirst(gap.count)
            } else if line.indentation >= current.width {
                items[items.count - 1].append(line.dropping(current.width))
                rest.removeFirst()
            } else if endsParagraph(line) || items.last?.last?.isBlank ?? true {
                break
            } else {
                items[items.count - 1].append(line)
                rest.removeFirst()
            }
        }
        return .list(start: first.number, items: items)
    }

    private static func paragraph(_ rest: inout ArraySlice<MarkdownLine>) -> MarkdownBlock {
        var lines = [rest.removeFirst()]
        while let line = rest.first, !line.isBlank, !endsParagraph(line) {
            lines.append(line.dropping(line.indentation))
            rest.removeFirst()
        }
        return .paragraph(lines)
    }

    private static func endsParagraph(_ line: MarkdownLine) -> Bool {
        if Fence(line) != nil || headingLevel(line) != nil || isRule(line) || quoted(line) != nil { return true }
        return ListMarker(line).map { $0.number ?? 1 == 1 } ?? false
    }

    /// The marker at the beginning of an item.
    private struct ListMarker {
        let indentation: Int
        /// The width, including the spaces around the marker.
        let width: Int
        let sign: Character
        let number: Int?

        init?(_ line: MarkdownLine) {
            indentation = line.indentation
            let text = line.text.dropFirst(indentation)
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            let mark = digits.isEmpty ? text.prefix(1) : text.prefix(digits.count + 1)
            guard indentation < 4, digits.count <= 9, let sign = mark.last, digits.isEmpty ? "-*+".contains(sign) : ".)".contains(sign)
            else { return nil }
            let spaces = text.dropFirst(mark.count).prefix { $0 == " " }.count
            guard spaces > 0 else { return nil }
            self.sign = sign
            number = Int(digits)
            width = indentation + mark.count + min(spaces, 4)
        }

        func isLike(_ other: ListMarker) -> Bool { sign == other.sign }
    }

    /// The beginning of a fenced block.
    private struct Fence {
        let opening: MarkdownLine
        let sign: Character
        let count: Int
        let info: String

        init?(_ line: MarkdownLine) {
            let text = line.text.dropFirst(line.indentation)
            guard line.indentation < 4, let sign = text.first, sign == "`" || sign == "~" else { return nil }
            let count = text.prefix { $0 == sign }.count
            let info = text.dropFirst(count)
            guard count >= 3, sign == "~" || !info.contains("`") else { return nil }
            (opening, self.sign, self.count) = (line, sign, count)
            self.info = info.split { $0.isWhitespace }.joined(separator: " ")
        }

        func take(from rest: inout ArraySlice<MarkdownLine>) -> MarkdownBlock {
            rest.removeFirst()
            let content = rest.prefix { !closes($0) }
            let isClosed = content.count < rest.count
            rest = rest.dropFirst(content.count + (isClosed ? 1 : 0))
            let lines = content.map { $0.dropping(min($0.indentation, opening.indentation)) }
            return .fence(info: info, opening: opening, lines, isClosed: isClosed)
        }

        private func closes(_ line: MarkdownLine) -> Bool {
            let text = line.text.dropFirst(line.indentation)
            let signs = text.prefix { $0 == sign }
            return line.indentation < 4 && signs.count >= count && text.dropFirst(signs.count).allSatisfy { $0.isWhitespace }
        }
    }
}
