import PlaygroundModel

/// Equations as a person reads them: `UIButton.width == 75`.
struct EquationText {
    let log: ConstraintLog
    let names: ItemNames

    func text(_ equation: LoggedEquation) -> String {
        var text = "\(text(equation.first)) \(equation.relation.rawValue) \(rightSide(equation))"
        if !equation.isRequired { text += " @\(equation.priority.shortText)" }
        return text
    }

    func text(_ anchor: LoggedEquation.Anchor) -> String { "\(names[anchor.item]).\(anchor.attribute.rawValue)" }

    private func rightSide(_ equation: LoggedEquation) -> String {
        guard let second = equation.second else { return equation.constant.signedText }
        let factor = equation.multiplier == 1 ? "" : "\(equation.multiplier.signedText) × "
        let constant = equation.constant == 0 ? "" : equation.constant > 0
            ? " + \(equation.constant.signedText)" : " − \((-equation.constant).signedText)"
        return factor + text(second) + constant
    }
}

extension Double {
    /// A number of points as a person reads it, with a true minus sign.
    var signedText: String {
        let rounded = rounded(toPlaces: 4)
        return rounded < 0 ? "−\((-rounded).shortText)" : rounded.shortText
    }

    /// A number of points with its unit.
    var points: String { "\(signedText) point\(self == 1 ? "" : "s")" }
}
