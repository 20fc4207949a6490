import PlaygroundModel

extension Condition {
    /// The condition as a string, such as `horizontalSizeClass = compact`.
    public var inWords: String {
        switch self {
        case .trait(let trait, let value): "\(trait.name) = \(value)"
        case .orientation(let orientation): "orientation = \(orientation.rawValue)"
        case .aspect(let aspect): "aspect = \(aspect.rawValue)"
        case .width(let least, let most): Self.bounds("width", least, most)
        case .height(let least, let most): Self.bounds("height", least, most)
        case .state(let query): query.inWords
        case .all(let conditions):
            conditions.isEmpty ? "always" : conditions.map { $0.inWordsAsPart }.joined(separator: " and ")
        case .any(let conditions):
            conditions.isEmpty ? "never" : conditions.map { $0.inWordsAsPart }.joined(separator: " or ")
        case .not(let condition): "not \(condition.inWordsAsPart)"
        }
    }

    /// The condition as a string, in brackets if it would otherwise be ambiguous.
    private var inWordsAsPart: String {
        switch self {
        case .all(let parts) where parts.count > 1, .any(let parts) where parts.count > 1: "(\(inWords))"
        default: inWords
        }
    }

    fileprivate static func bounds(_ name: String, _ least: Double?, _ most: Double?) -> String {
        let least = least.map { "\(name) ≥ \(TraitValue.number($0))" }
        let most = most.map { "\(name) ≤ \(TraitValue.number($0))" }
        return [least, most].compactMap { $0 }.joined(separator: " and ")
    }
}

extension StateSubject {
    /// The subject as written in a playground: `company.isOn`, `count`.
    public var inWords: String {
        switch self {
        case .property(let view, let property): "\(view).\(property.rawValue)"
        case .isSelected(let view): "\(view).isSelected"
        case .variable(let name): name
        }
    }
}

extension StateQuery {
    public var inWords: String {
        switch test {
        case .equals(let value): "\(subject.inWords) = \(value.words)"
        case .isEmpty(let isEmpty): "\(subject.inWords) is \(isEmpty ? "" : "not ")empty"
        case .range(let least, let most): Condition.bounds(subject.inWords, least, most)
        case .length(let least, let most):
            Condition.bounds("\(subject.inWords).count", least.map { Double($0) }, most.map { Double($0) })
        case .contains(let part): "\(subject.inWords) contains “\(part)”"
        case .matches(let pattern): "\(subject.inWords) matches “\(pattern.text)”"
        case .isEmail(let isEmail): "\(subject.inWords) is \(isEmail ? "" : "not ")an e-mail address"
        }
    }
}
