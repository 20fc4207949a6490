import PlaygroundModel

/// Pairs of attributes that UIKit rejects with an exception
/// (NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)).
public enum ConstraintLegality {
    public static func permits(_ first: LayoutAttribute, with second: LayoutAttribute) -> Bool {
        mistake(relating: first, to: second) == nil
    }

    static func check(
        _ first: EquationParser.Reference, _ second: EquationParser.Reference?, multiplier: Double,
        rightSide: Range<Int>
    ) throws(ConstraintProblem) {
        let attribute = first.anchor.attribute
        guard let second else {
            guard attribute.isDimension else {
                throw ConstraintProblem(.positionWithoutItem(first.text), at: rightSide)
            }
            return
        }
        guard multiplier != 0 else { throw ConstraintProblem(.zeroMultiplier, at: rightSide) }
        if let mistake = mistake(relating: attribute, to: second.anchor.attribute) {
            throw ConstraintProblem(mistake, at: second.range)
        }
    }

    /// Sizes can be related to each other. Two positions must share an axis, and both or neither must be directional.
    private static func mistake(
        relating first: LayoutAttribute, to second: LayoutAttribute
    ) -> ConstraintMistake? {
        if first.isDimension != second.isDimension { return .positionWithDimension(first, second) }
        if first.isDimension { return nil }
        if first.axis != second.axis { return .differentAxes(first, second) }
        let isMixed = first.isDirectional && second.isAbsoluteEdge || first.isAbsoluteEdge && second.isDirectional
        return isMixed ? .directionalWithAbsolute(first, second) : nil
    }
}
