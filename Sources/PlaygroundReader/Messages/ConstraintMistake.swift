import PlaygroundModel

indirect enum ConstraintMistake: Equatable, Sendable {
    enum Expectation: Equatable, Sendable {
        case anchor, attribute(of: String), relation, numberOrAnchor, number, priority, end
        case formatItem, viewName, predicate, closing(String), connection
    }

    case expected(Expectation, found: String)
    case unknownItem(String, known: [String])
    /// An attribute that does not exist. `of` is the view with a dot. Empty without a view.
    case unknownAttribute(String, of: String, known: [String])
    case unknownMetric(String, known: [String])
    case secondAnchor
    case divisionByZero
    case numberTooLarge(limit: Double)
    case priorityOutOfRange(Double)

    case directionalWithAbsolute(LayoutAttribute, LayoutAttribute)
    case differentAxes(LayoutAttribute, LayoutAttribute)
    case positionWithDimension(LayoutAttribute, LayoutAttribute)
    case positionWithoutItem(String)
    case zeroMultiplier
    case guideLacksAttribute(String, LayoutAttribute)
    /// A guide of scroll views on another view.
    case guideOfScrollViews(LayoutGuide, view: String)

    case unknownOption(String, known: [String])
    case alignmentAlongAxis(String, isHorizontal: Bool)
    case optionOfOtherAxis(String)
    case optionsOfEquation
}

/// A mistake with its UTF-8 range in the string of the constraint.
struct ConstraintProblem: Error, Equatable {
    var mistake: ConstraintMistake
    var range: Range<Int>

    init(_ mistake: ConstraintMistake, at range: Range<Int>) {
        self.mistake = mistake
        self.range = range
    }
}
