struct ConstraintText {
    let items: [String: ConstraintItem]
    let owner: String

    enum ConstraintFailure: String, Error {
        case notInTree = "it refers to a view or a guide that was not imported"
        case attribute = "playgrounds do not have its attribute"
        case multiplier = "its multiplier is 0 or not a number"
    }

    /// The constraint as text: `photo.top == title.bottom + 8 @750`.
    func text(of constraint: Element) throws(ConstraintFailure) -> String {
        let first = try anchor(constraint["firstItem"] ?? owner, constraint["firstAttribute"] ?? "")
        var right = ""
        if let attribute = constraint["secondAttribute"] {
            let (sign, factor) = try multiplier(constraint["multiplier"])
            right = sign + (try anchor(constraint["secondItem"] ?? owner, attribute)) + factor
        }
        right += constant(constraint.number("constant") ?? 0, afterAnchor: !right.isEmpty)
        let priority = constraint.number("priority").flatMap { $0 < 1000 ? " @" + TOMLValue.digits(of: max($0, 1)) : nil } ?? ""
        return "\(first) \(relation(constraint)) \(right)\(priority)"
    }

    private func anchor(_ id: String, _ attribute: String) throws(ConstraintFailure) -> String {
        guard let item = items[id] else { throw .notInTree }
        guard let anchor = item.anchor(attribute) else { throw .attribute }
        return anchor
    }

    private func relation(_ constraint: Element) -> String {
        switch constraint["relation"] {
        case "greaterThanOrEqual": ">="
        case "lessThanOrEqual": "<="
        default: "=="
        }
    }

    private func constant(_ value: Double, afterAnchor isSummand: Bool) -> String {
        guard isSummand else { return TOMLValue.digits(of: value) }
        if TOMLValue.digits(of: abs(value)) == "0" { return "" }
        return (value < 0 ? " - " : " + ") + TOMLValue.digits(of: abs(value))
    }

    private static let factors = 1e-6...1e6

    /// The multiplier `16:9`, `16/9` or a number, as the sign in front of the anchor and the factor after it.
    private func multiplier(_ text: String?) throws(ConstraintFailure) -> (sign: String, factor: String) {
        guard let text else { return ("", "") }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        guard parts.count <= 2, let first = parts[0], let last = parts.count == 2 ? parts[1] : 1,
              Self.factors.contains(abs(first)), Self.factors.contains(abs(last))
        else { throw .multiplier }
        let sign = (first < 0) == (last < 0) ? "" : "-"
        if abs(first) == abs(last) { return (sign, "") }
        let numerator = TOMLValue.exactDigits(of: abs(first))
        return (sign, " * " + (abs(last) == 1 ? numerator : numerator + "/" + TOMLValue.exactDigits(of: abs(last))))
    }
}
