import LayoutEngine
import PlaygroundModel

/// The numbers that a constraint relates now, in the order in which it was written: `202.5 = 360 × 0.5625`.
struct ConstraintValue {
    let constraint: LayoutConstraint
    let reading: ConstraintReading

    var text: String {
        let value = reading.value.shortestText
        guard let other = reading.other else {
            let isJust = constraint.relation == .equal && reading.deviation == 0
            return isJust ? value : "\(value) \(sign) \(constraint.constant.shortestText)"
        }
        var text = "\(value) \(sign) \(other.shortestText)"
        if constraint.multiplier != 1 { text += " × \(constraint.multiplier.text(digits: 4))" }
        if constraint.constant != 0 {
            text += " \(constraint.constant < 0 ? "−" : "+") \(constraint.constant.magnitude.shortestText)"
        }
        return text
    }

    /// How the two sides stand to each other, whatever was asked for.
    private var sign: String {
        switch (constraint.relation, reading.deviation == 0) {
        case (.equal, true): "="
        case (.lessThanOrEqual, true): "≤"
        case (.greaterThanOrEqual, true): "≥"
        case (.equal, false): "≠"
        case (.lessThanOrEqual, false): ">"
        case (.greaterThanOrEqual, false): "<"
        }
    }
}

extension Double {
    /// The number with at most two decimals: as near as a person looks.
    var shortestText: String { text(digits: 2) }

    func text(digits: Int) -> String {
        let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
        // Adding zero turns -0 into 0.
        return ((self * factor).rounded() / factor + 0).shortText
    }
}
