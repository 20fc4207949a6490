import PlaygroundModel

/// A table of the document being read: it hands out values by key, and in the end reports the keys nobody asked for.
final class TableCursor {
    let path: DocumentPath
    let findings: Findings
    /// What the values asked for from now on are read with.
    var names: DocumentNames
    private let table: DocumentTable
    private let subject: String
    /// The kind of view or controller the table describes, if it is one.
    var kind: String?
    /// The keys asked for, in order: those a message offers in place of an unknown one.
    private var known: [String] = []
    private var owners: (String) -> [String]? = { _ in nil }
    private var hasOpenKeys = false
    /// Keys that have been reported where they were found.
    private var refusals: Set<String> = []

    init(_ table: DocumentTable, subject: String, path: DocumentPath, findings: Findings, names: DocumentNames) {
        self.table = table
        self.subject = subject
        self.path = path
        self.findings = findings
        self.names = names
    }

    /// The value of a key, which counts as known from then on.
    subscript(key: String) -> ValueCursor? {
        known.append(key)
        return table[key].map { ValueCursor(value: $0, path: path.appending(key), findings: findings, names: names) }
    }

    /// The value of a key that must be there.
    func required(_ key: String, example: String) -> ValueCursor? {
        if let value = self[key] { return value }
        findings.report(ShapeMistake.missingKey(key, subject: subject, example: example), at: .key(path))
        return nil
    }

    /// The value of a key that has no place here, which the caller reports; messages about other keys do not offer it.
    func refused(_ key: String) -> ValueCursor? {
        guard let value = table[key] else { return nil }
        refusals.insert(key)
        return ValueCursor(value: value, path: path.appending(key), findings: findings, names: names)
    }

    /// Counts a key as known, which somebody may ask for later.
    func permit(_ key: String) { known.append(key) }

    /// Tells which kinds an unknown key belongs to, if it exists for tables of other kinds.
    func forbid(_ owners: @escaping (String) -> [String]?) {
        self.owners = owners
    }

    /// Lets every other key pass: the kind of the table is not known, so neither are its keys.
    func permitOtherKeys() {
        hasOpenKeys = true
    }

    /// Keys that have not been asked for so far, in the order of the file; they count as known from then on.
    ///
    /// - Parameter isTaken: Whether a key is among those that are asked for.
    func remaining(where isTaken: (String) -> Bool = { _ in true }) -> [(key: String, value: ValueCursor)] {
        let keys = table.keys.filter { !known.contains($0) && isTaken($0) }
        return keys.compactMap { key in self[key].map { (key, $0) } }
    }

    /// The keys that have been asked for.
    var knownKeys: [String] { known }

    /// Whether there are keys that have not been asked for.
    var hasUnknownKeys: Bool { table.keys.contains { !known.contains($0) } }

    func finish() {
        let known = Set(self.known).union(refusals)
        for key in table.keys where !known.contains(key) {
            if let kinds = owners(key) {
                findings.report(
                    ShapeMistake.keyOfOtherKind(key, kind: kind, kinds: kinds), at: .key(path.appending(key)))
            } else if !hasOpenKeys {
                findings.report(
                    ShapeMistake.unknownKey(key, subject: subject, known: self.known), at: .key(path.appending(key)))
            }
        }
    }
}
