import PlaygroundModel

/// Syntax shared by equations and visual format strings.
extension ConstraintScanner {
    /// The name of an item: `photo`, or `card.photo` for a view in a component.
    mutating func itemName(_ items: NameSet) -> String? {
        guard var name = name(allowingHyphens: true) else { return nil }
        while peek() == UInt8(ascii: ".") {
            var ahead = self
            _ = ahead.skip(".")
            guard let inner = ahead.name(allowingHyphens: true), items.contains("\(name).\(inner)") else { break }
            name += ".\(inner)"
            self = ahead
        }
        return name
    }

    mutating func relation() -> LayoutConstraint.Relation? {
        if skip("==") || skip("=") { return .equal }
        if skip("<=") { return .lessThanOrEqual }
        if skip(">=") { return .greaterThanOrEqual }
        return nil
    }

    /// The priority: `@750`, `@required` or `@metric`. `required` if absent.
    mutating func priority(_ scope: ConstraintScope) throws(ConstraintProblem) -> LayoutPriority {
        skipSpaces()
        guard skip("@") else { return .required }
        skipSpaces()
        let start = offset
        let value: Double
        if let number = number() {
            value = number
        } else if let name = name(allowingHyphens: false) {
            guard let known = Self.priorities[name]?.rawValue ?? scope.metrics[name] else {
                let names = Self.priorities.keys.sorted() + scope.metrics.keys.sorted()
                throw ConstraintProblem(.unknownMetric(name, known: names), at: start..<offset)
            }
            value = known
        } else {
            throw expected(.priority)
        }
        guard LayoutPriority.permitted.contains(value) else { throw ConstraintProblem(.priorityOutOfRange(value), at: start..<offset) }
        return LayoutPriority(value)
    }

    /// Rejects numbers that no layout needs and that would make arithmetic inexact.
    static func check(_ numbers: Double..., at range: Range<Int>) throws(ConstraintProblem) {
        let limit = 1e6
        for number in numbers where !(abs(number) <= limit) {
            throw ConstraintProblem(.numberTooLarge(limit: limit), at: range)
        }
    }

    /// The named values of UILayoutPriority.
    private static let priorities: [String: LayoutPriority] = [
        "required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow,
        "fittingSizeLevel": .fittingSizeLevel,
    ]
}
