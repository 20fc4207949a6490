import PlaygroundModel

/// The extent of a fact in one environment.
public enum LintMeasure: Hashable, Sendable {
    case beyond(Double, Edge)
    case size(Size)
    /// The lesser of the width and the height of the shared area, in points.
    case overlap(Double)
    case contrast(Double, needed: Double)
    /// The detail that is lost, the controller in its place, and whether it comes back in a wide window.
    case detail(ControllerID, shown: ControllerID, comesBack: Bool)

    public enum Edge: String, Hashable, Sendable { case top, left, bottom, right }

    /// The environment with the greatest badness is shown.
    var badness: Double {
        switch self {
        case .beyond(let points, _), .overlap(let points): points
        case .size(let size): 100 - min(size.width, size.height)
        case .contrast(let ratio, let needed): needed - ratio
        case .detail(_, _, let comesBack): comesBack ? 0 : 1
        }
    }
}

/// A fact that a rule found on a screen.
struct LintObservation {
    var fact: LintFact
    var measure: LintMeasure?
}
