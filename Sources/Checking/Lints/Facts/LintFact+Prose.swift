import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

/// The message for a fact. Its headline is the same in all environments, its notes are not.
struct LintMessage: DiagnosticFacts {
    let fact: LintFact
    let measure: LintMeasure?
    let example: String
    let related: [Diagnostic.Related]
    let warning: LayoutWarning?
    let devices: [String]

    var code: String { fact.code.rawValue }

    var severity: Diagnostic.Severity { fact.code.severity }

    var headline: String {
        switch fact {
        case .layout(.contentHigherThanItem(let item, _, _), _): "the content of \(item.name.quoted) is higher than the item"
        case .layout(.further, let place): "there are further problems with the layout of \(place.name.quoted)"
        case .layout(_, let place): warning?.headline ?? "the layout of \(place.name.quoted) has a problem"
        case .outsideScreen(let place): "\(place.name.quoted) extends beyond the screen"
        case .outsideSafeArea(let place): "\(place.name.quoted) extends out of the safe area, under a bar or the hardware"
        case .smallTarget(let place): "\(place.name.quoted) is smaller than a finger needs: 44 × 44 points"
        case .overlappingControls(let one, let other), .overlappingTexts(let one, let other):
            one == other ? "rows of \(one.name.quoted) overlap" : "\(one.name.quoted) and \(other.name.quoted) overlap"
        case .crowdedBar(let one, let other): "\(one.name.quoted) and \(other.name.quoted) overlap in a bar"
        case .underKeyboard(let place): "the keyboard covers \(place.name.quoted), and nothing hides the keyboard"
        case .largeTitleStays(let place, _): "the large title above \(place.name.quoted) never collapses"
        case .fixedSide: "this constraint stays on its side in a language that is read from right to left"
        case .lowContrast(let place): "the text of \(place.name.quoted) has too little contrast with its background"
        case .missingLabel(let place): "\(place.name.quoted) is an image without a description for VoiceOver"
        case .lostDetail(let place): "\(place.name.quoted) loses the chosen detail when it collapses"
        case .deadEnd(let place): "\(place.name.quoted) is a dead end: nothing leads back or on in any orientation"
        case .conditionNeverHolds: "this condition holds on none of the devices"
        }
    }

    var label: String? { warning?.label }

    var notes: [String] { [measure.flatMap(words)].compactMap { $0 } + (warning?.notes ?? []) }

    var hint: String? {
        switch fact {
        case .layout: warning?.hint
        case .outsideScreen: "constrain it to the safe area or the margins, let it wrap, or let it shrink"
        case .outsideSafeArea: "constrain it to `safeArea` instead of `superview`"
        case .smallTarget: "make it larger, or give its taps to a view around it"
        case .overlappingControls(let one, let other) where one == other, .overlappingTexts(let one, let other) where one == other:
            "let the content set the height of rows: no `rowHeight` or `itemHeight`, and constraints from the top of a row to its bottom"
        case .overlappingControls, .overlappingTexts: "put them into a stack, or constrain one to the other's edge"
        case .crowdedBar: "give an item an image in place of its title, or put items into a menu or a toolbar"
        case .underKeyboard:
            "constrain it above `keyboardLayoutGuide`, or add endsEditingOnTap = true, a keyboardDismissMode or textFieldShouldReturn"
        case .largeTitleStays(let place, let followed) where followed == place.view?.name:
            "begin it under the bar: constrain its top to `superview` instead of `safeArea`"
        case .largeTitleStays(let place, let followed):
            "the bar follows \(followed.map { "the first subview, \($0.quoted)" } ?? "no view"): put \((place.view?.name ?? place.name).quoted) first, or name it in `contentScrollView`"
        case .fixedSide: "use `leading` and `trailing` instead of `left` and `right`"
        case .lowContrast: "use `label` and the other label colours on backgrounds of the system, or a colour for each style"
        case .missingLabel: "add accessibilityLabel = \"…\", or isAccessibilityElement = false for a decoration"
        case .lostDetail:
            "leave `collapseSecondaryOntoPrimary` and `topColumnForCollapsing` out while a detail is chosen, so that it stays in front"
        case .deadEnd: "give it a button that dismisses it or goes back"
        case .conditionNeverHolds: "remove it, or show a device on which it holds"
        }
    }

    private func words(_ measure: LintMeasure) -> String? {
        switch measure {
        case .resized: nil
        case .beyond(let points, let edge): "by \(points.pointText) points at the \(edge.rawValue) edge, \(example)"
        case .size(let size): "\(size.inWords) points, \(example)"
        case .overlap(let points): "by \(points.pointText) points, \(example)"
        case .needed(let points): "it needs \(points.pointText) points, \(example)"
        case .contrast(let ratio, let needed):
            "\((ratio * 100).rounded(.down) / 100) : 1 instead of \(needed.pointText) : 1, \(example)"
        case .detail(let detail, let shown, let comesBack):
            "\(shown.name.quoted) is then in front instead of \(detail.name.quoted)"
                + (comesBack ? "" : ", and it does not return when there is room for it")
                + ", \(example)"
        }
    }
}

extension LintCode {
    public var severity: Diagnostic.Severity {
        switch self {
        case .deadEnd: .error
        case .smallTarget, .missingLabel, .fixedSide, .conditionNeverHolds: .note
        case .contentCutOff, .contentHigherThanItem, .unsatisfiableConstraints, .ambiguousLayout, .layoutOutOfRange, .viewNotInstalled,
             .rowWithoutHeight, .noRoomForItems, .outsideScreen, .outsideSafeArea, .overlappingControls, .overlappingTexts, .underKeyboard, .largeTitleStays,
             .lowContrast, .lostDetail:
            .warning
        }
    }
}
