import PlaygroundModel

/// What can be wrong with a constraint. The words are in `ConstraintMistake+Prose.swift`.
enum ConstraintMistake: Equatable, Sendable {
    /// What can be missing from the text of a constraint.
    enum Expectation: Equatable, Sendable {
        case anchor, attribute(of: String), relation, numberOrAnchor, number, priority, end
        case formatItem, viewName, predicate, closing(String), connection
    }

    case expected(Expectation, found: String)
    case unknownItem(String, known: [String])
    /// With the view whose it would be, and a dot behind it; nothing where it stands alone.
    case unknownAttribute(String, of: String, known: [String])
    case unknownMetric(String, known: [String])
    case secondAnchor
    case divisionByZero
    case numberTooLarge(limit: Double)
    case priorityOutOfRange(Double)

    /// `leading` or `trailing` with `left` or `right`.
    case directionalWithAbsolute(LayoutAttribute, LayoutAttribute)
    case differentAxes(LayoutAttribute, LayoutAttribute)
    case positionWithDimension(LayoutAttribute, LayoutAttribute)
    case positionWithoutItem(String)
    case zeroMultiplier
    case guideLacksAttribute(String, LayoutAttribute)
    /// A guide that scroll views alone have, of another view.
    case guideOfScrollViews(LayoutGuide, view: String)

    case unknownOption(String, known: [String])
    case alignmentAlongAxis(String, isHorizontal: Bool)
    case optionOfOtherAxis(String)
    case optionsOfEquation
}

/// A mistake and where it is, as UTF-8 offsets into the constraint's text.
struct ConstraintProblem: Error, Equatable {
    var mistake: ConstraintMistake
    var range: Range<Int>

    init(_ mistake: ConstraintMistake, at range: Range<Int>) {
        self.mistake = mistake
        self.range = range
    }
}
