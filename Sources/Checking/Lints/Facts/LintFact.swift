import LayoutEngine
import PlaygroundModel

/// Something wrong with an app, apart from where and how much: the same fact in many environments is one finding.
public enum LintFact: Hashable, Sendable {
    /// What a layout complains of.
    case layout(LayoutIssue, LintPlace)
    /// Something to read or to use that reaches beyond the app's window.
    case outsideScreen(LintPlace)
    /// Something to read or to use under a bar or under the hardware.
    case outsideSafeArea(LintPlace)
    /// A control that a finger hardly hits.
    case smallTarget(LintPlace)
    /// Two controls, or a control and a text, in one place. They are in the order of the file; both are a list where its rows reach
    /// into one another.
    case overlappingControls(LintPlace, LintPlace)
    case overlappingTexts(LintPlace, LintPlace)
    case lowContrast(LintPlace)
    /// A split view that shows its primary in place of the detail that a person had chosen, once its window becomes narrow.
    case lostDetail(LintPlace)
    case deadEnd(LintPlace)
    /// An adaptive element or an override whose condition holds on none of the devices.
    case conditionNeverHolds(LintPlace)
}

extension LintFact {
    public var code: LintCode {
        switch self {
        case .layout(let issue, _): issue.code
        case .outsideScreen: .outsideScreen
        case .outsideSafeArea: .outsideSafeArea
        case .smallTarget: .smallTarget
        case .overlappingControls: .overlappingControls
        case .overlappingTexts: .overlappingTexts
        case .lowContrast: .lowContrast
        case .lostDetail: .lostDetail
        case .deadEnd: .deadEnd
        case .conditionNeverHolds: .conditionNeverHolds
        }
    }

    /// What it is about; of two things in one place both.
    public var places: [LintPlace] {
        switch self {
        case .layout(_, let place), .outsideScreen(let place), .outsideSafeArea(let place), .smallTarget(let place),
             .lowContrast(let place), .lostDetail(let place), .deadEnd(let place), .conditionNeverHolds(let place):
            [place]
        case .overlappingControls(let one, let other), .overlappingTexts(let one, let other): one == other ? [one] : [one, other]
        }
    }
}

extension LayoutIssue {
    /// The code under which the pipeline warns of it, too; what is beyond the limit of issues goes with ambiguities, which are
    /// what mostly comes in hundreds.
    fileprivate var code: LintCode {
        switch self {
        case .unsatisfiable, .implicitRuleDropped: .unsatisfiableConstraints
        case .outOfRange: .layoutOutOfRange
        case .ambiguous, .ambiguousContentSize, .further: .ambiguousLayout
        case .viewNotInstalled: .viewNotInstalled
        case .contentCutOff: .contentCutOff
        case .contentHigherThanItem: .contentHigherThanItem
        case .rowWithoutHeight: .rowWithoutHeight
        }
    }
}
