import PlaygroundLanguage
import PlaygroundModel

/// A table of the document. It returns values by key and finally reports the keys that were not read.
final class TableCursor {
    let path: DocumentPath
    let findings: Findings
    var names: DocumentNames
    private let table: DocumentTable
    private let subject: String
    var kind: String?
    /// The keys read so far, in order. Messages suggest them for an unknown key.
    private var known: [String] = []
    private var owners: (String) -> [String]? = { _ in nil }
    private var hasOpenKeys = false
    private var refusals: Set<String> = []

    init(_ table: DocumentTable, subject: String, path: DocumentPath, findings: Findings, names: DocumentNames) {
        self.table = table
        self.subject = subject
        self.path = path
        self.findings = findings
        self.names = names
    }

    subscript(key: String) -> ValueCursor? {
        known.append(key)
        return table[key].map { ValueCursor(value: $0, path: path.appending(key), findings: findings, names: names) }
    }

    func required(_ key: String, example: String) -> ValueCursor? {
        if let value = self[key] { return value }
        findings.report(ShapeMistake.missingKey(key, subject: subject, example: example), at: .key(path))
        return nil
    }

    /// The value of an alternative name of a key. A table may use only one of the two names.
    func value(of other: String, insteadOf key: String) -> ValueCursor? {
        guard let value = self[other] else { return nil }
        if let same = self[key] { same.exclude(value, in: subject, because: "another name of the same key") }
        return value
    }

    func value(_ key: String, or other: String) -> ValueCursor? { value(of: other, insteadOf: key) ?? self[key] }

    /// The value of a key that is not permitted. The caller reports it, and messages do not suggest it.
    func refused(_ key: String) -> ValueCursor? {
        guard let value = table[key] else { return nil }
        refusals.insert(key)
        return ValueCursor(value: value, path: path.appending(key), findings: findings, names: names)
    }

    func permit(_ key: String) { known.append(key) }

    /// Sets a function that returns the kinds to which an unknown key belongs, for messages.
    func forbid(_ owners: @escaping (String) -> [String]?) {
        self.owners = owners
    }

    /// Permits all other keys, for tables of an unknown kind.
    func permitOtherKeys() {
        hasOpenKeys = true
    }

    /// The remaining keys in file order, which become known.
    func remaining(where isTaken: (String) -> Bool = { _ in true }) -> [(key: String, value: ValueCursor)] {
        let keys = table.keys.filter { !known.contains($0) && isTaken($0) }
        return keys.compactMap { key in self[key].map { (key, $0) } }
    }

    var knownKeys: [String] { known }

    var hasUnknownKeys: Bool { table.keys.contains { !known.contains($0) } }

    private func mistake(of key: String) -> ShapeMistake {
        if let entry = KnownNames.entry(for: key, in: subject, known: known) { return .unsupportedKey(entry, subject: subject, known: known) }
        return .unknownKey(key, subject: subject, kind: kind, known: known)
    }

    func finish() {
        let known = Set(self.known).union(refusals)
        for key in table.keys where !known.contains(key) {
            if let kinds = owners(key) {
                findings.report(
                    ShapeMistake.keyOfOtherKind(key, kind: kind, kinds: kinds), at: .key(path.appending(key)))
            } else if !hasOpenKeys {
                findings.report(mistake(of: key), at: .key(path.appending(key)))
            }
        }
    }
}
