import SourceDiagnostics

/// Swift statements and declarations. When they are rendered, lines are broken at `width`.
struct SwiftLines: Hashable {
    /// The maximum width in columns (`lineLength` of the package's `.swift-format`). `indent` is the number of spaces per level.
    static let width = 120
    static let indent = 4

    private enum Content: Hashable {
        case line(String)
        case expression(SwiftExpression, String, String)
        /// The head of a block. It is broken at its parameters.
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

    mutating func add(_ line: String) { entries.append(Entry(depth: depth, content: .line(line))) }

    /// Adds a comment on one line, without control characters.
    mutating func comment(_ text: String) {
        add("// " + String(String.UnicodeScalarView(text.unicodeScalars.map { HiddenScalars.contains($0) ? " " : $0 })))
    }

    mutating func add(_ others: [String]) {
        for line in others { add(line) }
    }

    mutating func add(_ other: SwiftLines) {
        entries += other.entries.map { Entry(depth: $0.depth + depth, content: $0.content) }
    }

    mutating func addIndented(_ other: SwiftLines) {
        entries += other.entries.map { Entry(depth: $0.depth + depth + 1, content: $0.content) }
    }

    mutating func add(_ expression: SwiftExpression, after prefix: String = "", before suffix: String = "") {
        entries.append(Entry(depth: depth, content: .expression(expression, prefix, suffix)))
    }

    mutating func assign(_ target: String, _ value: SwiftExpression) { add(value, after: "\(target) = ") }

    /// Adds an empty line, unless there are no lines or the last line is empty.
    mutating func separate() {
        guard let last = entries.last else { return }
        switch last.content {
        case .line(let line): if !line.isEmpty { add("") }
        case .expression: add("")
        case .head: break
        }
    }

    /// Adds a block: `head {`, the lines of `body`, and `}`.
    mutating func block(_ head: String, tail: String = "}", _ body: (inout SwiftLines) -> Void) {
        entries.append(Entry(depth: depth, content: .head(head + " {")))
        depth += 1
        body(&self)
        depth -= 1
        add(tail)
    }

    mutating func block(
        _ head: SwiftExpression, after prefix: String = "", parameters: String = "", tail: String = "}", _ body: (inout SwiftLines) -> Void
    ) {
        add(head, after: prefix, before: " {" + (parameters.isEmpty ? "" : " \(parameters)"))
        depth += 1
        body(&self)
        depth -= 1
        add(tail)
    }

    /// Adds parameters to the head of the block that was just begun: `{ [weak self] _ in`.
    mutating func reheaded(_ parameters: String) {
        guard case .head(let head)? = entries.last?.content else { return }
        entries[entries.count - 1].content = .head("\(head) \(parameters)")
    }

    mutating func remove(_ statement: String) { entries.removeAll { $0.content == .line(statement) } }

    var returned: SwiftLines {
        var copy = self
        switch entries.first?.content {
        case .expression(let expression, let prefix, let suffix)?:
            copy.entries[0].content = .expression(expression, "return " + prefix, suffix)
        case .line(let text)?: copy.entries[0].content = .line("return " + text)
        default: break
        }
        return copy
    }

    /// Continues after a block, for example with `} else {`.
    mutating func reopen(_ middle: String, _ body: (inout SwiftLines) -> Void) {
        entries.removeLast()
        entries.append(Entry(depth: depth, content: .head(middle)))
        depth += 1
        body(&self)
        depth -= 1
        add("}")
    }

    /// A branch. The branch without a condition comes last.
    typealias Branch = (condition: String?, body: (inout SwiftLines) -> Void)

    /// Adds branches as `if`, `else if` and so on.
    mutating func branch(_ branches: [Branch]) {
        for (place, branch) in branches.enumerated() {
            guard let condition = branch.condition else {
                if place == 0 { branch.body(&self) } else { reopen("} else {", branch.body) }
                return
            }
            if place > 0 { entries.removeLast() }
            block(.condition(condition), after: place == 0 ? "if " : "} else if ", branch.body)
        }
    }

    /// A case. A case without a pattern is the default.
    typealias Case = (pattern: String?, body: SwiftLines)

    /// Adds a `switch`. `otherwise` is a default with one line.
    mutating func choose(_ subject: String, _ cases: [Case], otherwise: String? = nil) {
        add("switch \(subject) {")
        for (pattern, body) in cases {
            add(pattern.map { "case \($0):" } ?? "default:")
            addIndented(body)
        }
        if let otherwise { add(["default:", Self.indented(otherwise)]) }
        add("}")
    }

    mutating func declaration(_ head: String, _ body: (inout SwiftLines) -> Void) {
        separate()
        block(head, body)
    }

    mutating func insertAfterFirstDeclaration(_ other: SwiftLines) {
        let end = entries.firstIndex { $0.depth == 0 && $0.content == .line("}") }.map { $0 + 1 } ?? 0
        let empty = Entry(depth: 0, content: .line(""))
        entries.insert(contentsOf: (end == 0 ? [] : [empty]) + other.entries + (end == 0 && !isEmpty ? [empty] : []), at: end)
    }

    /// The common target and both values, if two statements assign to the same target.
    static func assignments(_ first: SwiftLines, _ second: SwiftLines) -> (target: String, values: (SwiftExpression, SwiftExpression))? {
        guard first.entries.count == 1, second.entries.count == 1,
              case .expression(let one, let target, "") = first.entries[0].content,
              case .expression(let other, target, "") = second.entries[0].content, target.hasSuffix(" = ")
        else { return nil }
        return (String(target.dropLast(3)), (one, other))
    }

    /// The lines without the receiver at the beginning of statements.
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

    func mentions(_ name: String) -> Bool { lines.contains { !SwiftNameUse.all(of: name, in: $0).isEmpty } }

    /// The number of times that the statements use a name, and whether a use is negated.
    func uses(of name: String) -> (count: Int, isNegated: Bool) {
        let uses = lines.flatMap { SwiftNameUse.all(of: name, in: $0) }
        return (uses.count, uses.contains(where: \.isNegated))
    }

    func lineCount(at depth: Int) -> Int {
        var nested = SwiftLines()
        nested.depth = depth
        nested.add(self)
        return nested.lines.count
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    private var lines: [String] {
        entries.flatMap { entry in
            let blanks = String(repeating: " ", count: entry.depth * Self.indent)
            let width = Self.width - blanks.count
            let lines = switch entry.content {
            case .line(let line): [line]
            case .expression(let expression, let prefix, let suffix):
                expression.lines(after: prefix, before: suffix, width: width).flatMap { $0.hasSuffix(" in") ? Self.broken($0, width: width) : [$0] }
            case .head(let head): Self.broken(head, width: width)
            }
            return lines.map { $0.isEmpty ? "" : blanks + $0 }
        }
    }

    /// The parameters of a closure. A capture list that is too long is broken at its brackets.
    private static func parameters(_ text: String, width: Int) -> [String] {
        guard text.count > width, text.hasPrefix("["), let end = text.range(of: "] ") else { return [text] }
        return ["[", indented(String(text[..<end.lowerBound].dropFirst())), String(text[end.lowerBound...])]
    }

    private static func broken(_ head: String, width: Int) -> [String] {
        guard head.count > width else { return [head] }
        // The parameters of a closure are on the line after its brace.
        if head.hasSuffix(" in"), let brace = head.range(of: " { ") {
            return ["\(head[..<brace.lowerBound]) {"] + parameters(String(head[brace.upperBound...]), width: width - indent).map(indented)
        }
        let (characters, code) = (Array(head), SwiftNameUse.code(of: head))
        guard head.contains("func ") || head.hasPrefix("init("), let open = code.firstIndex(of: "(") else { return [head] }
        var (parts, part, depth, index) = ([String](), "", 0, open + 1)
        while index < code.count, depth > 0 || code[index] != ")" {
            if "([<".contains(code[index]) { depth += 1 }
            if ")]".contains(code[index]) || code[index] == ">" && code[index - 1] != "-" { depth -= 1 }
            if code[index] == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else if !(part.isEmpty && characters[index] == " ") {
                part.append(characters[index])
            }
            index += 1
        }
        guard index < code.count else { return [head] }
        parts.append(part)
        let together = parts.joined(separator: ", ")
        let inner = indent + together.count <= width ? [together] : parts.enumerated().map { $0 < parts.count - 1 ? $1 + "," : $1 }
        return [String(characters[...open])] + inner.map(indented) + [String(characters[index...])]
    }
}
