import LayoutEngine
import PlaygroundModel

/// A problem of an app, independent of environment and measure. A fact that occurs in many environments is one finding.
public enum LintFact: Hashable, Sendable {
    case layout(LayoutIssue, LintPlace)
    /// Text or a control that extends beyond the app's window.
    case outsideScreen(LintPlace)
    /// Text or a control under a bar or the hardware.
    case outsideSafeArea(LintPlace)
    case smallTarget(LintPlace)
    /// Two controls, or a control and text, in the order of the file. Both are the list if its rows overlap.
    case overlappingControls(LintPlace, LintPlace)
    case overlappingTexts(LintPlace, LintPlace)
    /// Two items of a bar, or an item and the tabs, that do not fit in the bar.
    case crowdedBar(LintPlace, LintPlace)
    /// A control that the keyboard covers, when nothing hides the keyboard.
    case underKeyboard(LintPlace)
    /// Content that scrolls below a large title that never collapses. `follows` is the view that the bar follows, if any.
    case largeTitleStays(LintPlace, follows: String?)
    /// A constraint with `left` or `right` in a right-to-left language.
    case fixedSide(LintPlace)
    case lowContrast(LintPlace)
    /// An image that VoiceOver reaches but cannot describe.
    case missingLabel(LintPlace)
    /// A split view that shows its primary instead of the chosen detail in a narrow window.
    case lostDetail(LintPlace)
    case deadEnd(LintPlace)
    /// An adaptive element or an override whose condition is true on none of the devices.
    case conditionNeverHolds(LintPlace)

    public var code: LintCode {
        switch self {
        case .layout(let issue, _): issue.code
        case .outsideScreen: .outsideScreen
        case .outsideSafeArea: .outsideSafeArea
        case .smallTarget: .smallTarget
        case .overlappingControls, .crowdedBar: .overlappingControls
        case .overlappingTexts: .overlappingTexts
        case .underKeyboard: .underKeyboard
        case .largeTitleStays: .largeTitleStays
        case .fixedSide: .fixedSide
        case .lowContrast: .lowContrast
        case .missingLabel: .missingLabel
        case .lostDetail: .lostDetail
        case .deadEnd: .deadEnd
        case .conditionNeverHolds: .conditionNeverHolds
        }
    }

    public var places: [LintPlace] {
        switch self {
        case .layout(_, let place), .outsideScreen(let place), .outsideSafeArea(let place), .smallTarget(let place),
             .underKeyboard(let place), .largeTitleStays(let place, _), .fixedSide(let place), .lowContrast(let place), .missingLabel(let place), .lostDetail(let place), .deadEnd(let place),
             .conditionNeverHolds(let place):
            [place]
        case .overlappingControls(let one, let other), .overlappingTexts(let one, let other), .crowdedBar(let one, let other):
            one == other ? [one] : [one, other]
        }
    }
}

extension LayoutIssue {
    /// The code of the pipeline's warning for the issue. Issues beyond the limit are mostly ambiguities.
    fileprivate var code: LintCode {
        switch self {
        case .unsatisfiable, .stackArrangementDropped: .unsatisfiableConstraints
        case .outOfRange: .layoutOutOfRange
        case .ambiguous, .ambiguousContentSize, .further: .ambiguousLayout
        case .viewNotInstalled: .viewNotInstalled
        case .contentCutOff: .contentCutOff
        case .contentHigherThanItem: .contentHigherThanItem
        case .rowWithoutHeight: .rowWithoutHeight
        case .noRoomForItems: .noRoomForItems
        }
    }
}
