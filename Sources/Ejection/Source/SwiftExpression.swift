indirect enum SwiftExpression: Hashable, Sendable {
    /// An expression that is never broken, such as a name, a number or a key path.
    case word(String)
    /// A string literal with its interpolations, already escaped.
    case text(String)
    /// `callee(label: value, …)`. The callee may be `.member` or `Type`.
    case call(String, [Argument])
    /// A call of a method: `expression.name(…)`.
    case method(SwiftExpression, String, [Argument])
    /// A call with a trailing closure: `callee(label: value, …) { parameters in statement }`.
    case closure(String, [Argument], String)
    case array([SwiftExpression])
    case dictionary([Entry])
    /// A sum: `first + second + …`.
    case sum([SwiftExpression])
    /// A conditional expression: `condition ? first : second`.
    case choice(String, SwiftExpression, SwiftExpression)
    /// A condition with terms joined by `&&` or `||`.
    case condition(String)
    case block(SwiftExpression)

    struct Entry: Hashable, Sendable {
        var key: SwiftExpression
        var value: SwiftExpression
    }

    struct Argument: Hashable, Sendable {
        var label: String?
        var value: SwiftExpression

        init(_ label: String? = nil, _ value: SwiftExpression) {
            self.label = label
            self.value = value
        }

        init(_ label: String? = nil, word: String) {
            self.init(label, .word(word))
        }

        var prefix: String { label.map { "\($0): " } ?? "" }
    }

    var text: String {
        switch self {
        case .word(let word): word
        case .text(let text): "\"\(text)\""
        case .call(let callee, let arguments): "\(callee)(\(Self.text(of: arguments)))"
        case .method(let receiver, let name, let arguments): "\(receiver.text).\(name)(\(Self.text(of: arguments)))"
        case .closure(let callee, let arguments, let body):
            callee + (arguments.isEmpty ? "" : "(\(Self.text(of: arguments)))") + " { \(body) }"
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
        case .dictionary(let entries):
            entries.isEmpty ? "[:]" : "[\(entries.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", "))]"
        case .sum(let terms): terms.map(\.text).joined(separator: " + ")
        case .choice(let condition, let first, let second): "\(condition) ? \(first.text) : \(second.text)"
        case .condition(let condition): condition
        case .block(let expression): "{ \(expression.text) }"
        }
    }

    private static func text(of arguments: [Argument]) -> String {
        arguments.map { $0.prefix + $0.value.text }.joined(separator: ", ")
    }

    func argument(_ label: String? = nil) -> Argument { Argument(label, self) }
}

extension SwiftExpression {
    /// The lines of the expression, after `prefix` and before `suffix`. `width` is in columns from the start of the first line.
    func lines(after prefix: String = "", before suffix: String = "", width: Int) -> [String] {
        let whole = prefix + text + suffix
        // swift-format also breaks a closure that ends in the last column.
        let limit = if case .closure = self { width - 4 } else { width }
        if whole.count <= limit { return [whole] }
        return broken(prefix, whole, suffix, width)
    }

    /// Breaks the expression at its outermost brackets, even if it would fit on a line.
    private func broken(_ prefix: String, _ whole: String, _ suffix: String, _ width: Int) -> [String] {
        switch self {
        case .word(let word):
            guard prefix.hasSuffix("= ") else { return [whole] }
            return [String(prefix.dropLast()), SwiftLines.indented(word + suffix)]
        case .text(let text): return Self.lines(ofText: text, prefix, suffix, width)
        case .call(let callee, let arguments):
            guard !arguments.isEmpty else { return [whole] }
            return Self.lines(of: arguments, "\(prefix)\(callee)(", suffix, width)
        case .method(let receiver, let name, let arguments):
            return linesOfMethod(receiver, name, arguments, prefix, suffix, width)
        case .closure(let callee, let arguments, let body):
            let parts = body.split(separator: " in ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return [whole] }
            let brace = " { \(parts[0]) in"
            let head = arguments.isEmpty
                ? [prefix + callee + brace] : SwiftExpression.call(callee, arguments).lines(after: prefix, before: brace, width: width)
            return head + [SwiftLines.indented(parts[1]), "}\(suffix)"]
        case .array(let elements):
            guard !elements.isEmpty else { return [whole] }
            // swift-format writes no comma after a single element.
            let comma = elements.count == 1 ? "" : ","
            let inner = elements.flatMap { $0.lines(before: comma, width: width - SwiftLines.indent) }
            return ["\(prefix)["] + inner.map(SwiftLines.indented) + ["]\(suffix)"]
        case .dictionary(let entries):
            guard !entries.isEmpty else { return [whole] }
            let inner = entries.flatMap { entry in
                entry.value.lines(
                    after: "\(entry.key.text): ", before: entries.count == 1 ? "" : ",", width: width - SwiftLines.indent)
            }
            return ["\(prefix)["] + inner.map(SwiftLines.indented) + ["]\(suffix)"]
        case .sum(let terms):
            guard prefix.hasSuffix("= ") else { return Self.lines(of: terms, prefix, suffix, width) }
            // After an assignment, all terms are on separate lines below it.
            let inner = terms.enumerated().flatMap { index, term in
                term.lines(
                    after: index == 0 ? "" : "+ ", before: index == terms.count - 1 ? suffix : "", width: width - SwiftLines.indent)
            }
            return [String(prefix.dropLast())] + inner.map(SwiftLines.indented)
        case .choice(let condition, let first, let second):
            let inner = first.lines(after: "? ", width: width - SwiftLines.indent)
                + second.lines(after: ": ", before: suffix, width: width - SwiftLines.indent)
            return Self.lines(after: prefix, [condition] + inner)
        case .condition(let condition):
            // The brace after a broken condition is on a separate line.
            guard suffix != " {" else { return Self.lines(after: prefix, Self.terms(of: condition)) + ["{"] }
            let whole = condition + suffix
            guard SwiftLines.indent + whole.count > width else { return Self.lines(after: prefix, [whole]) }
            return Self.lines(after: prefix, Self.terms(of: whole))
        case .block(let expression):
            return [prefix + "{"] + expression.lines(width: width - SwiftLines.indent).map(SwiftLines.indented) + ["}\(suffix)"]
        }
    }

    /// The lines after a prefix. After an assignment they are all indented below it.
    private static func lines(after prefix: String, _ lines: [String]) -> [String] {
        guard prefix.hasSuffix("= ") else {
            return [prefix + (lines.first ?? "")] + lines.dropFirst().map(SwiftLines.indented)
        }
        return [String(prefix.dropLast())] + lines.map(SwiftLines.indented)
    }

    private static func terms(of condition: String) -> [String] {
        var terms: [String] = []
        var term = ""
        var depth = 0
        for word in condition.split(separator: " ", omittingEmptySubsequences: false) {
            if depth == 0, word == "&&" || word == "||" {
                terms.append(term)
                term = ""
            }
            term += (term.isEmpty ? "" : " ") + word
            depth += word.filter { $0 == "(" }.count - word.filter { $0 == ")" }.count
        }
        return terms + [term]
    }

    private func linesOfMethod(
        _ receiver: SwiftExpression, _ name: String, _ arguments: [Argument], _ prefix: String, _ suffix: String, _ width: Int
    ) -> [String] {
        // The call is broken inside its own parentheses.
        let tail = ".\(name)(\(Self.text(of: arguments)))\(suffix)"
        switch receiver {
        case .call, .method, .array, .dictionary, .closure:
            return receiver.lines(after: prefix, before: tail, width: width)
        case .word, .text, .sum, .choice, .condition, .block:
            guard !arguments.isEmpty else { return [prefix + text + suffix] }
            return Self.lines(of: arguments, "\(prefix)\(receiver.text).\(name)(", suffix, width)
        }
    }

    private static func lines(of terms: [SwiftExpression], _ prefix: String, _ suffix: String, _ width: Int) -> [String] {
        terms.enumerated().flatMap { index, term in
            let isLast = index == terms.count - 1
            let lines = term.lines(
                after: index == 0 ? prefix : "+ ", before: isLast ? suffix : "", width: index == 0 ? width : width - SwiftLines.indent)
            return index == 0 ? lines : lines.map(SwiftLines.indented)
        }
    }

    /// The lines of arguments. Each argument is on a separate line, unless there is only one and it has brackets.
    private static func lines(of arguments: [Argument], _ head: String, _ suffix: String, _ width: Int) -> [String] {
        if arguments.count == 1 {
            switch arguments[0].value {
            case .array, .dictionary:
                return arguments[0].value.broken(head + arguments[0].prefix, "", ")\(suffix)", width)
            case .word, .text, .call, .method, .closure, .sum, .choice, .condition, .block: break
            }
        }
        let inner = arguments.enumerated().flatMap { index, argument in
            argument.value.lines(
                after: argument.prefix, before: index < arguments.count - 1 ? "," : "", width: width - SwiftLines.indent)
        }
        let together = text(of: arguments)
        if SwiftLines.indent + together.count < width, !inner.contains(where: { $0.hasPrefix(" ") }) {
            return [head, SwiftLines.indented(together), ")\(suffix)"]
        }
        return [head] + inner.map(SwiftLines.indented) + [")\(suffix)"]
    }

    /// The lines of a text. A long text becomes a multi-line literal with escaped line breaks.
    private static func lines(ofText text: String, _ prefix: String, _ suffix: String, _ width: Int) -> [String] {
        let room = max(40, width - SwiftLines.indent)
        var lines: [String] = []
        var line = ""
        for word in SwiftLiteral.words(of: text) {
            if !line.isEmpty, line.count + word.count + 1 > room {
                lines.append(line + "\\")
                line = ""
            }
            line += word
        }
        lines.append(line)
        return ["\(prefix)\"\"\""] + lines.map(SwiftLines.indented) + [SwiftLines.indented("\"\"\"\(suffix)")]
    }
}

extension SwiftExpression: ExpressibleByStringLiteral {
    init(stringLiteral word: String) {
        self = .word(word)
    }
}
