import PlaygroundModel

/// The names and the profile that all parts of one playground share.
struct Vocabulary {
    var profile: BehaviourProfile
    /// The controllers, whether or not they could be read: a mistake in one is none in the references to it.
    var controllers: NameSet
    var customTraits: [CustomTrait]
    var components = Components()
    /// Of every controller.
    var parameters = ControllerParameters()
    /// Of the controller that is being read: placeholders of these names are filled when it is shown.
    var ownParameters: [String] = []

    /// The names a trait can have in a condition or an override.
    var traitNames: [String] { Trait.systemTraits.map { $0.name } + customTraits.map { $0.name } }
}

extension TableCursor {
    /// The value of a key that came with a feature. Under an older version it is reported, and read for devices with a newer one.
    func value(_ key: String, of feature: SystemFeature, _ profile: BehaviourProfile) -> ValueCursor? {
        guard let value = self[key] else { return nil }
        if !profile.has(feature) { findings.report(ValidationMistake.notYetThere(key, feature, profile), at: .key(value.path)) }
        return value
    }
}

extension ValueCursor {
    /// A string that names a controller.
    func controller(_ vocabulary: Vocabulary) -> ControllerID? {
        guard let name = string() else { return nil }
        guard vocabulary.controllers.contains(name) else {
            report(ValidationMistake.unknownController(name, known: vocabulary.controllers.names))
            return nil
        }
        return ControllerID(name)
    }

    /// A string that names a view of the controller at hand.
    func view(among names: NameSet) -> ViewID? {
        guard let name = string() else { return nil }
        guard names.contains(name) else {
            report(ValidationMistake.unknownView(name, known: names.names))
            return nil
        }
        return ViewID(name)
    }

    /// An array of the names of views, none twice, each with its place.
    func views(among names: NameSet) -> [(ValueCursor, ViewID)] {
        let elements = elements() ?? []
        return distinct(elements.compactMap { element in element.view(among: names).map { (element, $0) } })
    }

    /// Reports the name of a view, controller or metric that the text forms around it could not hold.
    ///
    /// - Parameter place: Where the name stands; by default it is the key of the value.
    func checkName(_ name: String, of subject: String, allowingHyphens: Bool = true, at place: Findings.DocumentPart? = nil) {
        guard !ConstraintScanner.isName(name, allowingHyphens: allowingHyphens) else { return }
        let mistake = ShapeMistake.badName(name, subject: subject, permitsHyphens: allowingHyphens)
        findings.report(mistake, at: place ?? .key(path))
    }
}
