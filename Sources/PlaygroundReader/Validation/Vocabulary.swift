import PlaygroundModel

/// The names that all parts of a playground can use.
struct Vocabulary {
    var profile: BehaviourProfile
    /// The controllers, including those with mistakes, because references to them are correct.
    var controllers: NameSet
    var customTraits: [CustomTrait]
    var components = Components()
    var parameters = ControllerParameters()
    /// The parameters and variables of the current controller, which are filled in when it is shown.
    var ownParameters: [String] = []
    /// The variables of the current controller. `nil` outside a controller, where conditions cannot query a state.
    var ownVariables: [ControllerVariable]?
    /// The segues of the current controller by identifier. `nil` for a segue with a mistake.
    var ownSegues: [String: Action?] = [:]

    var traitNames: [String] { Trait.systemTraits.map { $0.name } + customTraits.map { $0.name } }
}

extension TableCursor {
    /// Reports a key that is newer than the version, and still reads it for devices with a newer version.
    func value(_ key: String, of feature: SystemFeature, _ profile: BehaviourProfile) -> ValueCursor? {
        guard let value = self[key] else { return nil }
        if !profile.has(feature) { findings.report(ValidationMistake.notYetThere(key, feature, profile), at: .key(value.path)) }
        return value
    }
}

extension ValueCursor {
    func controller(_ vocabulary: Vocabulary) -> ControllerID? {
        guard let name = string() else { return nil }
        guard vocabulary.controllers.contains(name) else {
            report(ValidationMistake.unknownController(name, known: vocabulary.controllers.names))
            return nil
        }
        return ControllerID(name)
    }

    func view(among names: NameSet) -> ViewID? {
        guard let name = string() else { return nil }
        guard names.contains(name) else {
            report(ValidationMistake.unknownView(name, known: names.names))
            return nil
        }
        return ViewID(name)
    }

    func views(among names: NameSet) -> [(ValueCursor, ViewID)] {
        let elements = elements() ?? []
        return distinct(elements.compactMap { element in element.view(among: names).map { (element, $0) } })
    }

    /// Reports a name that constraints and similar strings could not contain. `place` defaults to the value's key.
    func checkName(_ name: String, of subject: String, allowingHyphens: Bool = true, at place: Findings.DocumentPart? = nil) {
        guard !ConstraintScanner.isName(name, allowingHyphens: allowingHyphens) else { return }
        let mistake = ShapeMistake.badName(name, subject: subject, permitsHyphens: allowingHyphens)
        findings.report(mistake, at: place ?? .key(path))
    }
}
