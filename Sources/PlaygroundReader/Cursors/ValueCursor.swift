import PlaygroundModel
import SourceDiagnostics

/// A value of the document with its path. Typed readings report a mismatch and return `nil`. A class, because readers pass it on in
/// hundreds of places, and copying a structure of four references takes more code.
final class ValueCursor {
    let value: DocumentValue
    let path: DocumentPath
    let findings: Findings
    let names: DocumentNames

    init(value: DocumentValue, path: DocumentPath, findings: Findings, names: DocumentNames) {
        self.value = value
        self.path = path
        self.findings = findings
        self.names = names
    }

    /// The name for messages: the key, with indices of arrays.
    var name: String { path.lastKey }

    func string() -> String? {
        guard case .string(let text) = value else { return mismatch(expected: .string) }
        return isWithin(PlaygroundLimits.textBytes, text.utf8.count, .text(of: name)) ? text : nil
    }

    /// A string of one line with visible characters, such as a name.
    func line() -> String? {
        guard let line = string(), isWithin(PlaygroundLimits.nameBytes, line.utf8.count, .text(of: name)) else { return nil }
        guard line.contains(where: { !$0.isWhitespace }), !line.contains(where: { $0.isNewline }) else {
            report(ShapeMistake.badValue(name: name, found: line, permitted: []))
            return nil
        }
        return line
    }

    func bool() -> Bool? {
        guard case .boolean(let bool) = value else { return mismatch(expected: .boolean) }
        return bool
    }

    func number(in range: ClosedRange<Double> = -1e6...1e6) -> Double? {
        let number: Double
        switch value {
        case .integer(let integer): number = Double(integer)
        case .float(let float): number = float
        default: return mismatch(expected: .number)
        }
        guard range.contains(number) else {
            report(ShapeMistake.outOfRange(name: name, found: number, permitted: range))
            return nil
        }
        return number
    }

    func integer(in range: ClosedRange<Int>) -> Int? {
        guard case .integer(let integer) = value else { return mismatch(expected: .integer) }
        guard range.contains(integer) else {
            let bounds = Double(range.lowerBound)...Double(range.upperBound)
            report(ShapeMistake.outOfRange(name: name, found: Double(integer), permitted: bounds))
            return nil
        }
        return integer
    }

    func name(among permitted: [String]) -> String? {
        guard let text = string() else { return nil }
        guard permitted.contains(text) else {
            report(ShapeMistake.badValue(text, of: name, permitted: permitted))
            return nil
        }
        return text
    }

    func choice<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type = Choice.self) -> Choice? {
        name(among: Choice.allCases.map { $0.rawValue }).flatMap(Choice.init(rawValue:))
    }

    func color() -> Color? {
        guard let text = string() else { return nil }
        guard let color = names.colors[text] ?? Color(word: text) else {
            report(ShapeMistake.badColor(name: name, found: text, own: names.colors.names))
            return nil
        }
        return color
    }

    /// The elements of an array. `limit` is the permitted count. `nil` if the caller checks the count.
    func elements(limit: Int? = PlaygroundLimits.listLength) -> [ValueCursor]? {
        guard case .array(let elements) = value else { return mismatch(expected: .array) }
        guard isWithin(limit, elements.count, .entries(of: name)) else { return nil }
        return elements.enumerated().map { ValueCursor(value: $1, path: path.appending($0), findings: findings, names: names) }
    }

    func strings() -> [String]? {
        guard let elements = elements() else { return nil }
        return distinct(elements.compactMap { element in element.string().map { (element, $0) } }).map { $0.1 }
    }

    /// Reads a table. `body` reads the keys. Other keys are reported. `subject` describes the table, with its article: `a font`.
    func table<Result>(_ subject: String, _ body: (TableCursor) -> Result) -> Result? {
        guard case .table(let table) = value else { return mismatch(expected: .table) }
        let cursor = TableCursor(table, subject: subject, path: path, findings: findings, names: names)
        let result = body(cursor)
        cursor.finish()
        return result
    }

    /// The entries of a table whose keys are chosen names, in file order. `limit` is the permitted count. `nil` if it is not limited.
    func entries(limit: Int? = PlaygroundLimits.listLength) -> [(key: String, value: ValueCursor)]? {
        guard case .table(let table) = value else { return mismatch(expected: .table) }
        guard isWithin(limit, table.entries.count, .entries(of: name)) else { return nil }
        return table.entries.map {
            ($0.key, ValueCursor(value: $0.value, path: path.appending($0.key), findings: findings, names: names))
        }
    }

    func isWithin(_ limit: Int?, _ count: Int, _ subject: LimitMistake.Subject) -> Bool {
        limit.map { findings.isWithin($0, count, subject, at: .value(path)) } ?? true
    }

    func oneOrMore() -> [ValueCursor] {
        guard case .array = value else { return [self] }
        return elements() ?? []
    }

    func distinct<Name: Hashable & CustomStringConvertible>(
        _ elements: [(ValueCursor, Name)]
    ) -> [(ValueCursor, Name)] {
        var first: [Name: ValueCursor] = [:]
        return elements.filter { element, name in
            guard let earlier = first[name] else {
                first[name] = element
                return true
            }
            findings.report(
                ShapeMistake.duplicateEntry(name.description, list: self.name), at: .value(element.path),
                related: [(.value(earlier.path), "first listed here")]
            )
            return false
        }
    }

    func report(_ mistake: some DiagnosticFacts) {
        findings.report(mistake, at: .value(path))
    }

    func reportKey(_ mistake: some DiagnosticFacts) {
        findings.report(mistake, at: .key(path))
    }

    /// Reports a key that cannot be in the same table as this one.
    func exclude(_ other: ValueCursor, in subject: String, because label: String) {
        let mistake = ShapeMistake.exclusiveKeys(name, other.name, subject: subject)
        findings.report(mistake, at: .key(other.path), related: [(.key(path), label)])
    }

    func mismatch<Value>(expected: ShapeMistake.Shape) -> Value? {
        report(ShapeMistake.wrongType(name: name, expected: expected, found: value))
        return nil
    }
}

extension DocumentPath {
    var lastKey: String {
        let lastKey = components.lastIndex { if case .key = $0 { true } else { false } }
        return DocumentPath(Array(components.suffix(from: lastKey ?? 0))).description
    }
}
