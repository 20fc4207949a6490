/// Lines of Swift, each with the blanks that its place among blocks asks for.
struct SwiftLines {
    /// Columns of a line (`lineLength` of the package's `.swift-format`), and blanks of a level.
    static let width = 120
    static let indent = 4

    private(set) var lines: [String] = []
    private var depth = 0

    static func indented(_ line: String) -> String { line.isEmpty ? line : String(repeating: " ", count: indent) + line }

    var isEmpty: Bool { lines.isEmpty }
    /// How long a line can be at the depth at hand.
    private var room: Int { Self.width - depth * Self.indent }

    mutating func add(_ line: String) {
        lines.append(line.isEmpty ? "" : String(repeating: " ", count: depth * Self.indent) + line)
    }

    mutating func add(_ others: [String]) {
        for line in others { add(line) }
    }

    /// Lines that were made elsewhere, at the depth at hand.
    mutating func add(_ other: SwiftLines) { add(other.lines) }

    /// An expression, or the part of a statement that can be broken.
    mutating func add(_ expression: SwiftExpression, after prefix: String = "", before suffix: String = "") {
        add(expression.lines(after: prefix, before: suffix, width: room))
    }

    /// `target = value`
    mutating func assign(_ target: String, _ value: SwiftExpression) { add(value, after: "\(target) = ") }

    /// An empty line, unless there is one already or nothing before it.
    mutating func separate() {
        guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
        lines.append("")
    }

    /// `head {`, what `body` adds, `}`. A head that is too long has its parameters on lines of their own.
    mutating func block(_ head: String, tail: String = "}", _ body: (inout SwiftLines) -> Void) {
        add(Self.broken(head + " {", width: room))
        depth += 1
        body(&self)
        depth -= 1
        add(tail)
    }

    /// Adds parameters to the block that has just begun: `{ [weak self] _ in`.
    mutating func reheaded(_ parameters: String) { lines[lines.count - 1] += " \(parameters)" }

    /// Goes on after a block that has just ended, with `} else {`.
    mutating func reopen(_ middle: String, _ body: (inout SwiftLines) -> Void) {
        lines.removeLast()
        add(middle)
        depth += 1
        body(&self)
        depth -= 1
        add("}")
    }

    /// A declaration's head that is broken at its parameter list where it is too long.
    private static func broken(_ head: String, width: Int) -> [String] {
        guard head.count > width, let open = head.firstIndex(of: "("), let close = head.lastIndex(of: ")"), open < close else { return [head] }
        let parameters = String(head[head.index(after: open)..<close])
        return [String(head[...open])] + parameters.split(separator: ",").enumerated().map { index, part in
            let isLast = index == parameters.split(separator: ",").count - 1
            return indented(part.drop { $0 == " " } + (isLast ? "" : ","))
        } + [String(head[close...])]
    }

    /// A method or another declaration, with an empty line before it.
    mutating func declaration(_ head: String, _ body: (inout SwiftLines) -> Void) {
        separate()
        block(head, body)
    }

    /// Puts declarations below the first one.
    mutating func insertAfterFirstDeclaration(_ other: SwiftLines) {
        let end = lines.firstIndex(of: "}").map { $0 + 1 } ?? 0
        let above = end == 0 ? [] : [""]
        lines.insert(contentsOf: above + other.lines + (end == 0 && !lines.isEmpty ? [""] : []), at: end)
    }

    /// The whole as a file.
    var text: String { lines.joined(separator: "\n") + "\n" }
}
