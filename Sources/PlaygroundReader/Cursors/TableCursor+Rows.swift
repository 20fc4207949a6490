import PlaygroundLanguage
import PlaygroundModel

extension TableCursor {
    /// Reads plain rows and marks the other keys as known, in the order of the rows.
    func read<Subject>(_ rows: [LanguageKey<Subject>], _ profile: BehaviourProfile, into subject: inout Subject) {
        for row in rows {
            if !row.isPlain {
                permit(row.name)
            } else if let value = value(row.name, row.type, row.feature, profile) {
                row.set(value, in: &subject)
            }
        }
    }

    /// A function that is not generic, so that the engine contains it once.
    private func value(
        _ key: String, _ type: ViewProperty.ValueType?, _ feature: SystemFeature?, _ profile: BehaviourProfile
    ) -> PropertyValue? {
        guard let type else { return nil }
        let cursor = if let feature { value(key, of: feature, profile) } else { self[key] }
        return cursor?.propertyValue(of: type)
    }
}

extension ValueCursor {
    /// Reads a table whose keys are rows. `readOthers` reads the keys that are not plain.
    func table<Subject: LanguageSubject>(
        _ subject: String, _ rows: [LanguageKey<Subject>], _ profile: BehaviourProfile = .newest,
        readOthers: (TableCursor, inout Subject) -> Void = { _, _ in }
    ) -> Subject? {
        table(subject) { table in
            var result = Subject.blank(of: nil)
            table.read(rows, profile, into: &result)
            readOthers(table, &result)
            return result
        }
    }
}
