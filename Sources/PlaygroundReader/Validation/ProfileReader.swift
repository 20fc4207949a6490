import PlaygroundModel

/// Reads `ios = "8"` and `quirks = […]`.
struct ProfileReader {
    func read(version: ValueCursor?, quirks: ValueCursor?, app: AppDeclaration = AppDeclaration()) -> BehaviourProfile {
        BehaviourProfile(
            version: version.flatMap(self.version) ?? BehaviourProfile.newest.version,
            quirks: Set(quirks?.elements()?.compactMap(quirk) ?? []), app: app
        )
    }

    /// A supported version of iOS, as a number or a string.
    func version(_ value: ValueCursor) -> SystemVersion? {
        switch value.value {
        case .integer(let number):
            return check(String(number), value)
        case .float(let number):
            return check(number.shortText, value)
        case .string(let text):
            return check(text, value)
        default:
            return value.mismatch(expected: .stringOrInteger)
        }
    }

    private func check(_ text: String, _ value: ValueCursor) -> SystemVersion? {
        let supported = BehaviourProfile.supportedVersions
        if let version = SystemVersion(word: text), supported.contains(version) { return version }
        value.report(ValidationMistake.versionOutOfRange(text, supported: supported))
        return nil
    }

    private func quirk(_ value: ValueCursor) -> BehaviourProfile.Quirk? {
        guard let name = value.string() else { return nil }
        if let quirk = BehaviourProfile.Quirk(rawValue: name) { return quirk }
        let known = BehaviourProfile.Quirk.allCases.map { $0.rawValue }
        value.report(ValidationMistake.unknownQuirk(name, known: known))
        return nil
    }
}
