import PlaygroundModel

/// Equations as a person reads them, `UIButton.width == 75`, or as a playground does.
struct EquationText {
    /// Whether a person reads it: with a true minus sign, and no digits that only arithmetic has.
    var isForPeople = true
    /// What an edge or a size is called.
    let name: (LoggedEquation.Anchor) -> String

    func text(_ equation: LoggedEquation) -> String {
        let left = "\(name(equation.first)) \(equation.relation.rawValue) "
        let priority = equation.isRequired ? "" : " @\(number(equation.priority))"
        guard let second = equation.second else { return left + number(equation.constant) + priority }
        let factor = equation.multiplier == 1 ? "" : number(equation.multiplier) + (isForPeople ? " × " : " * ")
        return left + factor + name(second) + summand(equation.constant) + priority
    }

    /// ` + 8`; nothing for 0.
    func summand(_ number: Double) -> String {
        let minus = isForPeople ? "−" : "-"
        return number == 0 ? "" : " \(number < 0 ? minus : "+") \(self.number(number.magnitude))"
    }

    private func number(_ number: Double) -> String { isForPeople ? number.signedText : number.decimalText }
}

extension Double {
    /// A number as a person reads it, with a true minus sign.
    var signedText: String {
        let rounded = rounded(toPlaces: 4)
        return rounded < 0 ? "−\((-rounded).shortText)" : rounded.shortText
    }

    /// A number of points with its unit.
    var points: String { "\(signedText) point\(self == 1 ? "" : "s")" }
}
