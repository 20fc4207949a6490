import PlaygroundModel

/// Reads `ios = "8"` and `quirks = […]`.
struct ProfileReader {
    func read(version: ValueCursor?, quirks: ValueCursor?, app: AppDeclaration = AppDeclaration()) -> BehaviourProfile {
        BehaviourProfile(
            version: version.flatMap(self.version) ?? BehaviourProfile.newest.version,
            quirks: Set(quirks?.elements()?.compactMap(quirk) ?? []), app: app
        )
    }

    func version(_ value: ValueCursor) -> SystemVersion? {
        let supported = BehaviourProfile.supportedVersions
        return value.version(among: supported) { .versionOutOfRange($0, supported: supported) }
    }

    private func quirk(_ value: ValueCursor) -> BehaviourProfile.Quirk? {
        guard let name = value.string() else { return nil }
        if let quirk = BehaviourProfile.Quirk(rawValue: name) { return quirk }
        let known = BehaviourProfile.Quirk.allCases.map { $0.rawValue }
        value.report(ValidationMistake.unknownQuirk(name, known: known))
        return nil
    }
}

extension ValueCursor {
    /// The version in a number or string. `mistake` describes versions that are not permitted.
    func version(among permitted: [SystemVersion], else mistake: (String) -> ValidationMistake) -> SystemVersion? {
        switch value {
        case .integer, .float, .string: break
        case .boolean, .date, .array, .table: return mismatch(expected: .stringOrNumber)
        }
        let text = value.text ?? ""
        if let version = SystemVersion(word: text), permitted.contains(version) { return version }
        report(mistake(text))
        return nil
    }
}
