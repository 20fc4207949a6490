import PlaygroundModel
import SourceDiagnostics

/// Scans TOML 1.0 for the positions and order of keys and values, and collects every independent mistake.
///
/// Numbers and dates are checked only for their form, because the parser reads the text afterwards. Everything else is
/// checked in full, because toml++ is not safe: a debug build aborts on a missing key (`[.a]`) or value (`[1, }`), and
/// it recurses as deep as its input is nested. No text with a mistake may reach the parser.
struct TOMLScanner {
    /// The maximum number of reported problems. A file with more is probably not TOML.
    static let problemLimit = 20

    var index: KeyIndex
    private(set) var problems: [TOMLProblem] = []
    let bytes: [UInt8]
    var offset = 0
    /// The current table, and the number of keys and indices that lead to it.
    private var table = 0
    private var tableDepth = 0

    init(_ source: SourceText) {
        index = KeyIndex(of: source)
        bytes = source.utf8
    }

    /// The index of a document, and the problems of its text in reading order.
    static func scan(_ source: SourceText) -> (index: KeyIndex, problems: [TOMLProblem]) {
        var scanner = TOMLScanner(source)
        scanner.scanDocument()
        return (scanner.index, scanner.problems)
    }

    private mutating func scanDocument() {
        while offset < bytes.count {
            var start = offset
            do {
                try skipBlankLines()
                guard offset < bytes.count else { return }
                start = offset
                try scanStatement()
                try expectLineEnd()
            } catch {
                note(error)
                if error.isFatal { return }
                recover(from: error.mistake, statementStart: start)
            }
        }
    }

    private mutating func scanStatement() throws(TOMLProblem) {
        if peek == UInt8(ascii: "[") {
            try openTable(scanHeader())
        } else {
            try scanPair(into: table, depth: tableDepth)
        }
    }

    /// Reads `key = value`. Reports a repeated key and continues.
    mutating func scanPair(into table: Int, depth: Int) throws(TOMLProblem) {
        let key = try scanKeyBeforeEquals()
        let valueDepth = depth + key.count
        try checkDepth(valueDepth, at: key.first?.range ?? offset..<offset)
        let value = try scanValue(depth: valueDepth)
        do {
            try index.define(key, as: value, in: table)
        } catch {
            note(error)
        }
    }

    private mutating func openTable(_ header: Header) throws(TOMLProblem) {
        tableDepth = header.key.count + (header.isArray ? 1 : 0)
        try checkDepth(tableDepth, at: header.range)
        do {
            table = header.isArray
                ? try index.openArrayElement(header.key, range: header.range)
                : try index.openTable(header.key, range: header.range)
        } catch {
            note(error)
            table = index.addDetachedTable()
        }
    }

    /// Adds a problem. The last permitted one ends the scan, because one line can have any number of problems.
    private mutating func note(_ problem: TOMLProblem) {
        guard problems.count < Self.problemLimit else { return }
        problems.append(problem)
        if problems.count == Self.problemLimit { offset = bytes.count }
    }

    func checkDepth(_ depth: Int, at range: Range<Int>) throws(TOMLProblem) {
        if depth > PlaygroundLimits.documentDepth { throw TOMLProblem(.nestingTooDeep(limit: PlaygroundLimits.documentDepth), at: range) }
    }

    mutating func close(_ node: Int, at end: Int) {
        index.nodes[node].value = index.nodes[node].value.lowerBound..<end
    }
}

extension TOMLScanner {
    /// Skips to the next line that looks like a statement, past the rest of a broken array. An open multi-line string ends with the file.
    private mutating func recover(from mistake: TOMLMistake, statementStart: Int) {
        if case .stringUnterminated(let delimiter) = mistake, delimiter.count == 3 {
            offset = bytes.count
            return
        }
        if case .inlineTableOverManyLines = mistake { skipClosingBrace() }
        // An open bracket is detected at the next statement, which must not be lost.
        let line = startOfLine(at: offset)
        offset = line > statementStart ? line : endOfLine(at: offset)
        while offset < bytes.count, !looksLikeStatement() { offset = endOfLine(at: offset) }
    }

    /// Skips the line with an inline table's closing brace, if it precedes the next header.
    private mutating func skipClosingBrace() {
        var open = 1
        var end = offset
        while end < bytes.count, open > 0 {
            switch bytes[end] {
            case UInt8(ascii: "{"): open += 1
            case UInt8(ascii: "}"): open -= 1
            case UInt8(ascii: "[") where bytes[end - 1] == UInt8(ascii: "\n"): return
            default: break
            }
            end += 1
        }
        if open == 0 { offset = endOfLine(at: end) }
    }

    func looksLikeStatement() -> Bool {
        var probe = self
        probe.skipBlanks()
        do {
            if probe.peek == UInt8(ascii: "[") {
                _ = try probe.scanHeader()
                try probe.expectLineEnd()
            } else {
                _ = try probe.scanKeyBeforeEquals()
            }
            return true
        } catch {
            return false
        }
    }

    private func startOfLine(at offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    private func endOfLine(at offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end + 1, bytes.count)
    }
}
