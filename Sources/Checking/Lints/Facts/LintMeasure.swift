import PlaygroundModel

/// The extent of a fact in one environment.
public enum LintMeasure: Hashable, Sendable {
    case beyond(Double, Edge)
    case size(Size)
    /// The smaller side of the shared area, in points.
    case overlap(Double)
    /// The height of an item's content.
    case needed(Double)
    case contrast(Double, needed: Double)
    /// The view that UIKit resizes, out of several.
    case resized(ViewID)
    /// The lost detail, the controller shown instead, and whether the detail returns in a wide window.
    case detail(ControllerID, shown: ControllerID, comesBack: Bool)

    public enum Edge: String, Hashable, Sendable { case top, left, bottom, right }

    /// The severity of the measure. Reports show the environment with the greatest value.
    var badness: Double {
        switch self {
        case .beyond(let points, _), .overlap(let points), .needed(let points): points
        case .size(let size): 100 - min(size.width, size.height)
        case .contrast(let ratio, let needed): needed - ratio
        case .detail(_, _, let comesBack): comesBack ? 0 : 1
        case .resized: 0
        }
    }
}

struct LintObservation {
    var fact: LintFact
    var measure: LintMeasure?
}
