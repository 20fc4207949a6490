import LayoutEngine
import PlaygroundModel

extension LayoutIssue {
    /// The view that it names, if it names one and no constraint.
    var view: ViewID? {
        switch self {
        case .implicitRuleDropped(let view, _, _), .ambiguous(let view, _, _, _), .ambiguousContentSize(let view, _), .contentCutOff(let view):
            view
        case .contentHigherThanItem(let item, _, _): item
        case .unsatisfiable, .outOfRange, .viewNotInstalled, .further: nil
        }
    }

    /// The issue without the numbers that differ from one environment to the next.
    var identity: LayoutIssue {
        switch self {
        case .contentHigherThanItem(let item, _, _): .contentHigherThanItem(item: item, height: 0, needed: 0)
        case .further: .further(0)
        default: self
        }
    }
}
