import PlaygroundModel

/// What all parts of a playground can refer to.
struct Vocabulary {
    var profile: BehaviourProfile
    /// All controllers, also those with mistakes, since references to them are correct.
    var controllers: NameSet
    var customTraits: [CustomTrait]
    var components = Components()
    /// Of all controllers.
    var parameters = ControllerParameters()
    /// Parameters and variables of the current controller, whose placeholders are filled when it is shown.
    var ownParameters: [String] = []
    /// Of the current controller; `nil` outside of one, where conditions cannot ask for a state.
    var ownVariables: [ControllerVariable]?
    /// The actions of the current controller's segues, by identifier; `nil` for one with a mistake.
    var ownSegues: [String: Action?] = [:]

    /// The traits that conditions and overrides can name.
    var traitNames: [String] { Trait.systemTraits.map { $0.name } + customTraits.map { $0.name } }
}

extension TableCursor {
    /// The value of a key that came with a feature. Before that it is reported, and still read, for devices with a newer version.
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

    /// The names of views, without repetitions.
    func views(among names: NameSet) -> [(ValueCursor, ViewID)] {
        let elements = elements() ?? []
        return distinct(elements.compactMap { element in element.view(among: names).map { (element, $0) } })
    }

    /// Reports a name that texts such as constraints could not contain.
    ///
    /// - Parameter place: Of the name; by default the key of the value.
    func checkName(_ name: String, of subject: String, allowingHyphens: Bool = true, at place: Findings.DocumentPart? = nil) {
        guard !ConstraintScanner.isName(name, allowingHyphens: allowingHyphens) else { return }
        let mistake = ShapeMistake.badName(name, subject: subject, permitsHyphens: allowingHyphens)
        findings.report(mistake, at: place ?? .key(path))
    }
}
