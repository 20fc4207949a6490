import PlaygroundLanguage
import PlaygroundModel

/// A table of the document: returns values by key, and at the end reports the keys that were not read.
final class TableCursor {
    let path: DocumentPath
    let findings: Findings
    /// For reading values.
    var names: DocumentNames
    private let table: DocumentTable
    private let subject: String
    /// The kind of view or controller, if it has one.
    var kind: String?
    /// The keys that were read, in order: messages suggest them for an unknown one.
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

    /// The value of a key, which is then known.
    subscript(key: String) -> ValueCursor? {
        known.append(key)
        return table[key].map { ValueCursor(value: $0, path: path.appending(key), findings: findings, names: names) }
    }

    func required(_ key: String, example: String) -> ValueCursor? {
        if let value = self[key] { return value }
        findings.report(ShapeMistake.missingKey(key, subject: subject, example: example), at: .key(path))
        return nil
    }

    /// The value of a key that is not permitted, for the caller to report; messages do not suggest it.
    func refused(_ key: String) -> ValueCursor? {
        guard let value = table[key] else { return nil }
        refusals.insert(key)
        return ValueCursor(value: value, path: path.appending(key), findings: findings, names: names)
    }

    /// Marks a key as known.
    func permit(_ key: String) { known.append(key) }

    /// Sets the kinds that an unknown key belongs to, for its message.
    func forbid(_ owners: @escaping (String) -> [String]?) {
        self.owners = owners
    }

    /// Permits all other keys: the table's kind is unknown.
    func permitOtherKeys() {
        hasOpenKeys = true
    }

    /// Keys that were not read so far, in the order of the file; they are then known.
    ///
    /// - Parameter isTaken: Whether to include a key.
    func remaining(where isTaken: (String) -> Bool = { _ in true }) -> [(key: String, value: ValueCursor)] {
        let keys = table.keys.filter { !known.contains($0) && isTaken($0) }
        return keys.compactMap { key in self[key].map { (key, $0) } }
    }

    var knownKeys: [String] { known }

    var hasUnknownKeys: Bool { table.keys.contains { !known.contains($0) } }

    private func mistake(of key: String) -> ShapeMistake {
        if let entry = KnownNames.entry(for: key, in: subject) { return .unsupportedKey(entry, subject: subject, known: known) }
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
