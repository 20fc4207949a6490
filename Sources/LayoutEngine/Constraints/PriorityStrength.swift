import ConstraintSolver
import PlaygroundModel

/// The levels of UIKit's priorities and of this engine's own rules in the solver. A priority is its own level, because
/// the solver compares levels and never adds them: no number of constraints at 749 outweighs one at 750. Levels outside
/// 1 to 999 are for rules that no constraint can express.
enum PriorityStrength {
    /// A hugging or compression resistance of 1000 is optional, too.
    static func optional(_ priority: LayoutPriority, weight: Double = 1) -> Strength {
        Strength(level: priority.rawValue, weight: weight)
    }

    /// Given sizes and insets, which are movable. If required constraints override one, a second solution makes it required.
    static let given = Strength(level: 2000)

    /// A required constraint that was broken, above all optional ones.
    static let broken = Strength(level: 1001)

    /// The position of hidden arranged subviews.
    static let hiding = Strength(level: 999.5)
    /// UIStackView's proportional lengths: 999, 998 and so on. Levels cost time, so the last lengths share one level with falling weights.
    static func proportion(_ place: Int, of count: Int) -> Strength {
        Strength(level: 999 - Double(min(place, 15)), weight: tieBreakingWeight(place, of: count))
    }
    /// The width of a label in a row. Later labels are stronger.
    static func textWidth(_ place: Int, of count: Int) -> Strength {
        Strength(level: 950, weight: tieBreakingWeight(count - place, of: count))
    }
    /// Half of the row for a single wrapping label, up to iOS 11.
    static let singleTextWidth = Strength(level: 759)
    /// UIStackView's equal centring: below hugging, so that views keep their sizes.
    static func centering(_ weight: Double) -> Strength { Strength(level: 150, weight: weight) }
    /// Keeps a stack view no larger than its content: just above and below UILayoutPriority.fittingSizeLevel, like UIStackView.
    static let fitAcross = Strength(level: 51)
    static let fitAlong = Strength(level: 49)
    static func sharing(_ weight: Double) -> Strength { Strength(level: 20, weight: weight) }
    /// Lets wrapping labels share a row if priorities do not decide.
    static func textSharing(_ weight: Double) -> Strength { Strength(level: 0.75, weight: weight) }

    /// Defaults for ambiguous layouts: below all priorities, sizes before positions.
    static func defaultSize(_ weight: Double) -> Strength { Strength(level: 0.5, weight: weight) }
    static func defaultPosition(_ weight: Double) -> Strength { Strength(level: 0.25, weight: weight) }

    /// Weights near 1 that fall with the index, so that the last of equal constraints is overridden. Square roots,
    /// because different sums of an arithmetic progression could be equal.
    static func tieBreakingWeight(_ index: Int, of count: Int) -> Double {
        1 + Double(count - index).squareRoot() / 1024
    }
}
