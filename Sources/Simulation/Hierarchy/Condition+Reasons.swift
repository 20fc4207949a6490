import PlaygroundModel

extension Condition {
    /// The elementary conditions that decide: the failing parts of an `all` that fails, and the holding parts of an `any` that holds.
    public func reasons(in context: ConditionContext) -> [ResolvedAdaptiveElement.Reason] {
        switch self {
        case .trait, .orientation, .aspect, .width, .height, .state:
            return [.init(condition: self, holds: holds(in: context), actual: actual(in: context))]
        case .all(let conditions):
            return Self.reasons(of: conditions, deciding: holds(in: context), in: context)
        case .any(let conditions):
            return Self.reasons(of: conditions, deciding: holds(in: context), in: context)
        case .not(let condition):
            return condition.reasons(in: context)
        }
    }

    private static func reasons(
        of conditions: [Condition], deciding answer: Bool, in context: ConditionContext
    ) -> [ResolvedAdaptiveElement.Reason] {
        conditions.filter { $0.holds(in: context) == answer }.flatMap { $0.reasons(in: context) }
    }

    private func actual(in context: ConditionContext) -> String {
        switch self {
        case .trait(let trait, _): context.traits[trait]?.description ?? "unspecified"
        case .orientation: context.orientation.rawValue
        case .aspect: context.size.inWords
        case .width: context.size.width.pointText
        case .height: context.size.height.pointText
        case .state(let query): context.state[query.subject]?.inWords ?? "“”"
        case .all, .any, .not: ""
        }
    }
}

extension StateValue {
    /// The value with its cause, such as `true (switched company on in profile)`.
    public var inWords: String { value.words + (cause.map { " (\($0))" } ?? "") }
}

extension ResolvedAdaptiveElement.Reason {
    /// The reason as a string, such as `horizontalSizeClass = compact, and it is regular`.
    public var inWords: String { "\(condition.inWords), and it is \(actual)" }
}

extension ResolvedAdaptiveElement {
    /// The result as a string, such as `does not hold: horizontalSizeClass = compact, and it is regular`.
    public var inWords: String { Self.words(holds: holds, reasons: reasons.map { $0.inWords }) }

    public static func words(holds: Bool, reasons: [String]) -> String {
        let verdict = holds ? "holds" : "does not hold"
        return reasons.isEmpty ? verdict : "\(verdict): \(reasons.joined(separator: "; "))"
    }
}
