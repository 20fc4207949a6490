import PlaygroundModel

struct EquationText {
    /// Whether the equation uses true minus signs and numbers rounded to four places.
    var isForPeople = true
    let name: (LoggedEquation.Anchor) -> String

    func text(_ equation: LoggedEquation) -> String {
        let left = "\(name(equation.first)) \(equation.relation.rawValue) "
        let priority = equation.isRequired ? "" : " @\(number(equation.priority))"
        guard let second = equation.second else { return left + number(equation.constant) + priority }
        let factor = equation.multiplier == 1 ? "" : number(equation.multiplier) + (isForPeople ? " × " : " * ")
        return left + factor + name(second) + summand(equation.constant) + priority
    }

    /// The number as a summand, such as ` + 8`. Empty for 0.
    func summand(_ number: Double) -> String {
        let minus = isForPeople ? "−" : "-"
        return number == 0 ? "" : " \(number < 0 ? minus : "+") \(self.number(number.magnitude))"
    }

    private func number(_ number: Double) -> String { isForPeople ? number.signedText : number.decimalText }
}

extension Double {
    /// The number rounded to four places, with a true minus sign.
    var signedText: String {
        let rounded = rounded(toPlaces: 4)
        return (rounded < 0 ? "−" : "") + rounded.magnitude.shortText
    }

    var points: String { "\(signedText) point\(self == 1 ? "" : "s")" }
}
