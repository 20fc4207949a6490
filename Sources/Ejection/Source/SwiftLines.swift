import SourceDiagnostics

/// Statements and declarations of Swift, which become lines where they stand: what is too long for one is broken then.
struct SwiftLines: Hashable {
    /// Columns of a line (`lineLength` of the package's `.swift-format`), and blanks of a level.
    static let width = 120
    static let indent = 4

    /// What stands on one line, or is broken into several.
    private enum Content: Hashable {
        case line(String)
        /// An expression with what stands before and after it.
        case expression(SwiftExpression, String, String)
        /// A declaration that opens a block: broken at its parameters.
        case head(String)
    }

    private struct Entry: Hashable {
        var depth: Int
        var content: Content
    }

    private var entries: [Entry] = []
    private var depth = 0

    static func indented(_ line: String) -> String { line.isEmpty ? line : String(repeating: " ", count: indent) + line }

    var isEmpty: Bool { entries.isEmpty }

    // MARK: Adding

    mutating func add(_ line: String) { entries.append(Entry(depth: depth, content: .line(line))) }

    /// A comment of one line, whatever the text has in it.
    mutating func comment(_ text: String) {
        add("// " + String(String.UnicodeScalarView(text.unicodeScalars.map { HiddenScalars.contains($0) ? " " : $0 })))
    }

    mutating func add(_ others: [String]) {
        for line in others { add(line) }
    }

    /// What was made elsewhere, at the depth at hand.
    mutating func add(_ other: SwiftLines) {
        entries += other.entries.map { Entry(depth: $0.depth + depth, content: $0.content) }
    }

    /// The same a level deeper, as in the cases of a switch.
    mutating func addIndented(_ other: SwiftLines) {
        entries += other.entries.map { Entry(depth: $0.depth + depth + 1, content: $0.content) }
    }

    /// An expression, or the part of a statement that can be broken.
    mutating func add(_ expression: SwiftExpression, after prefix: String = "", before suffix: String = "") {
        entries.append(Entry(depth: depth, content: .expression(expression, prefix, suffix)))
    }

    /// `target = value`
    mutating func assign(_ target: String, _ value: SwiftExpression) { add(value, after: "\(target) = ") }

    /// An empty line, unless there is one already or nothing before it.
    mutating func separate() {
        guard let last = entries.last else { return }
        switch last.content {
        case .line(let line): if !line.isEmpty { add("") }
        case .expression: add("")
        case .head: break
        }
    }

    /// `head {`, what `body` adds, `}`. A head that is too long has its parameters on lines of their own.
    mutating func block(_ head: String, tail: String = "}", _ body: (inout SwiftLines) -> Void) {
        entries.append(Entry(depth: depth, content: .head(head + " {")))
        depth += 1
        body(&self)
        depth -= 1
        add(tail)
    }

    /// The same with an expression before the brace.
    mutating func block(_ head: SwiftExpression, after prefix: String = "", parameters: String = "", tail: String = "}", _ body: (inout SwiftLines) -> Void) {
        add(head, after: prefix, before: " {" + (parameters.isEmpty ? "" : " \(parameters)"))
        depth += 1
        body(&self)
        depth -= 1
        add(tail)
    }

    /// Adds parameters to the block that has just begun: `{ [weak self] _ in`.
    mutating func reheaded(_ parameters: String) {
        guard case .head(let head)? = entries.last?.content else { return }
        entries[entries.count - 1].content = .head("\(head) \(parameters)")
    }

    /// Takes a statement out.
    mutating func remove(_ statement: String) { entries.removeAll { $0.content == .line(statement) } }

    /// The same statement as what a function returns.
    var returned: SwiftLines {
        var copy = self
        if case .expression(let expression, let prefix, let suffix)? = entries.first?.content {
            copy.entries[0].content = .expression(expression, "return " + prefix, suffix)
        }
        return copy
    }

    /// Goes on after a block that has just ended, with `} else {`.
    mutating func reopen(_ middle: String, _ body: (inout SwiftLines) -> Void) {
        entries.removeLast()
        entries.append(Entry(depth: depth, content: .head(middle)))
        depth += 1
        body(&self)
        depth -= 1
        add("}")
    }

    /// A method or another declaration, with an empty line before it.
    mutating func declaration(_ head: String, _ body: (inout SwiftLines) -> Void) {
        separate()
        block(head, body)
    }

    /// Puts declarations below the first one.
    mutating func insertAfterFirstDeclaration(_ other: SwiftLines) {
        let end = entries.firstIndex { $0.depth == 0 && $0.content == .line("}") }.map { $0 + 1 } ?? 0
        let empty = Entry(depth: 0, content: .line(""))
        entries.insert(contentsOf: (end == 0 ? [] : [empty]) + other.entries + (end == 0 && !isEmpty ? [empty] : []), at: end)
    }

    /// What two statements assign, where they are nothing but assignments to the same.
    static func assignments(_ first: SwiftLines, _ second: SwiftLines) -> (target: String, values: (SwiftExpression, SwiftExpression))? {
        guard first.entries.count == 1, second.entries.count == 1,
              case .expression(let one, let target, "") = first.entries[0].content,
              case .expression(let other, target, "") = second.entries[0].content, target.hasSuffix(" = ")
        else { return nil }
        return (String(target.dropLast(3)), (one, other))
    }

    /// The same without a receiver at the beginning of statements.
    func dropping(receiver: String) -> SwiftLines {
        func drop(_ text: String) -> String { text.hasPrefix(receiver) ? String(text.dropFirst(receiver.count)) : text }
        var copy = self
        copy.entries = entries.map { entry in
            switch entry.content {
            case .line(let line): Entry(depth: entry.depth, content: .line(drop(line)))
            case .head(let head): Entry(depth: entry.depth, content: .head(drop(head)))
            case .expression(let expression, let prefix, let suffix):
                Entry(depth: entry.depth, content: .expression(expression, drop(prefix), suffix))
            }
        }
        return copy
    }

    // MARK: Lines

    /// Whether a name stands in one of the statements.
    func mentions(_ name: String) -> Bool { lines.contains { !SwiftNameUse.all(of: name, in: $0).isEmpty } }

    /// How often a name stands in the statements, and whether `!` stands before one of them.
    func uses(of name: String) -> (count: Int, isNegated: Bool) {
        let uses = lines.flatMap { SwiftNameUse.all(of: name, in: $0) }
        return (uses.count, uses.contains(where: \.isNegated))
    }

    /// How many lines they take where they stand so deep.
    func lineCount(at depth: Int) -> Int {
        var nested = SwiftLines()
        nested.depth = depth
        nested.add(self)
        return nested.lines.count
    }

    /// The whole as a file.
    var text: String { lines.joined(separator: "\n") + "\n" }

    private var lines: [String] {
        entries.flatMap { entry in
            let blanks = String(repeating: " ", count: entry.depth * Self.indent)
            let width = Self.width - blanks.count
            let lines = switch entry.content {
            case .line(let line): [line]
            case .expression(let expression, let prefix, let suffix): expression.lines(after: prefix, before: suffix, width: width)
            case .head(let head): Self.broken(head, width: width)
            }
            return lines.map { $0.isEmpty ? "" : blanks + $0 }
        }
    }

    /// A declaration's head with its parameters on lines of their own where it is too long for one.
    private static func broken(_ head: String, width: Int) -> [String] {
        guard head.count > width else { return [head] }
        // The parameters of a closure stand below its brace.
        if head.hasSuffix(" in"), let brace = head.range(of: " { ") {
            return ["\(head[..<brace.lowerBound]) {", indented(String(head[brace.upperBound...]))]
        }
        guard head.contains("func ") || head.hasPrefix("init("), let open = head.firstIndex(of: "("),
              let close = head.bracket(closing: open)
        else { return [head] }
        var parts: [String] = []
        var part = ""
        var depth = 0
        var isText = false
        var before: Character = " "
        for character in head[head.index(after: open)..<close] {
            if character == "\"", before != "\\" { isText.toggle() }
            if !isText, "([<".contains(character) { depth += 1 }
            if !isText, ")]>".contains(character) { depth -= 1 }
            before = before == "\\" ? " " : character
            if !isText, character == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else if !(part.isEmpty && character == " ") {
                part.append(character)
            }
        }
        parts.append(part)
        let together = parts.joined(separator: ", ")
        let inner = indent + together.count <= width ? [together] : parts.enumerated().map { $0 < parts.count - 1 ? $1 + "," : $1 }
        return [String(head[...open])] + inner.map(indented) + [String(head[close...])]
    }
}

extension String {
    /// The index of the bracket that closes the one at an index.
    fileprivate func bracket(closing open: Index) -> Index? {
        var depth = 0
        var index = open
        var isText = false
        while index < endIndex {
            let isEscaped = index > startIndex && self[self.index(before: index)] == "\\"
            if self[index] == "\"", !isEscaped { isText.toggle() }
            if !isText, self[index] == "(" { depth += 1 }
            if !isText, self[index] == ")" {
                depth -= 1
                if depth == 0 { return index }
            }
            index = self.index(after: index)
        }
        return nil
    }
}
