import PlaygroundModel

extension Condition {
    /// What decides: of the elementary conditions those that make the whole hold or fail.
    ///
    /// Where all are needed and one fails, only the failing ones decide; where any is enough and one holds, only those
    /// that hold.
    public func reasons(in context: ConditionContext) -> [ResolvedAdaptiveElement.Reason] {
        switch self {
        case .trait, .orientation, .aspect, .width, .height:
            return [.init(condition: self, holds: holds(in: context), actual: actual(in: context))]
        case .all(let conditions):
            return Self.reasons(of: conditions, deciding: holds(in: context), in: context)
        case .any(let conditions):
            return Self.reasons(of: conditions, deciding: holds(in: context), in: context)
        case .not(let condition):
            return condition.reasons(in: context)
        }
    }

    /// The reasons of those parts whose answer is the answer of the whole.
    private static func reasons(
        of conditions: [Condition], deciding answer: Bool, in context: ConditionContext
    ) -> [ResolvedAdaptiveElement.Reason] {
        conditions.filter { $0.holds(in: context) == answer }.flatMap { $0.reasons(in: context) }
    }

    /// The value that an elementary condition is compared with, in words.
    private func actual(in context: ConditionContext) -> String {
        switch self {
        case .trait(let trait, _): context.traits[trait]?.description ?? "unspecified"
        case .orientation: context.orientation.rawValue
        case .aspect: "\(context.size.width.logText) × \(context.size.height.logText)"
        case .width: context.size.width.logText
        case .height: context.size.height.logText
        case .all, .any, .not: ""
        }
    }
}
