import LayoutEngine
import PlaygroundModel

extension ConstraintReading {
    /// The current numbers in written order: `202.5 = 360 × 0.5625`.
    public func inWords(of constraint: LayoutConstraint) -> String {
        let value = value.pointText
        let sign = sign(of: constraint.relation)
        guard let other else {
            let isJust = constraint.relation == .equal && deviation == 0
            return isJust ? value : "\(value) \(sign) \(constraint.constant.pointText)"
        }
        var text = "\(value) \(sign) \(other.pointText)"
        if constraint.multiplier != 1 { text += " × \(constraint.multiplier.factorText)" }
        if constraint.constant != 0 { text += " \(constraint.constant < 0 ? "−" : "+") \(constraint.constant.magnitude.pointText)" }
        return text
    }

    private func sign(of relation: LayoutConstraint.Relation) -> String {
        switch (relation, deviation == 0) {
        case (.equal, true): "="
        case (.lessThanOrEqual, true): "≤"
        case (.greaterThanOrEqual, true): "≥"
        case (.equal, false): "≠"
        case (.lessThanOrEqual, false): ">"
        case (.greaterThanOrEqual, false): "<"
        }
    }

    /// The deviation in words, for example `12 too large`. `nil` if the constraint is satisfied.
    public static func words(deviation: Double) -> String? {
        deviation == 0 ? nil : "\(deviation.magnitude.pointText) too \(deviation > 0 ? "large" : "small")"
    }
}

extension Double {
    /// Four decimals, because factors multiply hundreds of points.
    fileprivate var factorText: String { ((self * 10_000).rounded() / 10_000).shortText }
}
