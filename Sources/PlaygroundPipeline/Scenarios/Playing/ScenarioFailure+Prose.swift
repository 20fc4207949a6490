import LayoutEngine
import PlaygroundModel
import Simulation
import SourceDiagnostics
import Wireframes

extension ScenarioFailure {
    public var code: String {
        switch fact {
        case .ignoredEvent: "event-without-effect"
        case .claim: "expectation-failed"
        }
    }

    public var headline: String {
        switch fact {
        case .ignoredEvent(let event, let entry): "\(event.event.description.quoted) has no effect: \(entry.text)"
        case .claim(let claim, let finding):
            claim.isNegated
                ? "found \(claim.fact.inWords), which is not expected" : "expected \(claim.fact.inWords), found \(finding.found.inWords)"
        }
    }

    /// Explanations with their positions in the file, most relevant last.
    public var reasons: [(text: String, path: DocumentPath?)] {
        switch fact {
        case .ignoredEvent(_, let entry): entry.path.map { [("the subject of the event", $0)] } ?? []
        case .claim(_, let finding): finding.reasons.map { ($0.inWords, $0.path) }
        }
    }
}

extension ExpectedFact {
    fileprivate var inWords: String {
        switch self {
        case .top(let name): "\(name.quoted) in front"
        case .onScreen(let name): "\(name.quoted) on screen"
        case .stack(let container, let names): "the stack of \(container.quoted) to be \(Self.list(names))"
        case .shows(let container, let names): "\(container.quoted) to show \(Self.list(names))"
        case .presentation(let name, nil): "\(name.quoted) not presented"
        case .presentation(let name, let form?): "\(name.quoted) presented as \(form.rawValue)"
        case .detent(let name, let detent): "\(name.quoted) at the detent \(detent.word)"
        case .arrow(let name, let arrow): "the arrow of \(name.quoted) to be \(arrow.rawValue)"
        case .split(let name, nil): "\(name.quoted) collapsed"
        case .split(let name, let mode?): "the display mode of \(name.quoted) to be \(mode.rawValue)"
        case .trait(let name, let trait, let value): "\(trait.name) of \(name.quoted) to be \(value?.description ?? "unspecified")"
        case .barTitle(let name, let text): "the title \(text.quoted) in the bar of \(name.quoted)"
        case .backButtonTitle(let name, nil): "no back button in the bar of \(name.quoted)"
        case .backButtonTitle(let name, let text?): "the back button \(text.quoted) in the bar of \(name.quoted)"
        case .visible(let element, let isVisible): "\(element.description.quoted) \(isVisible ? "visible" : "not visible")"
        case .length(let element, let attribute, let comparison):
            "\(attribute.rawValue) of \(element.description.quoted) to be \(comparison.source)"
        case .text(let element, let text): "\(element.description.quoted) to show \(text.quoted)"
        case .truncated(let element, let isTruncated):
            "the text of \(element.description.quoted) \(isTruncated ? "cut off" : "whole")"
        case .lines(let element, let comparison): "the number of lines of \(element.description.quoted) to be \(comparison.source)"
        case .property(let element, let property, let value): "\(property.rawValue) of \(element.description.quoted) to be \(value.inWords)"
        case .state(let query): query.inWords
        case .log(let patterns): "in the log \(NameList(patterns).joined(by: .and))"
        case .preview(nil): "no preview"
        case .preview(let name?): "a preview of \(name.quoted)"
        case .menu(let titles): "the actions \(Self.list(titles))"
        case .quickActions(let titles): "the quick actions \(Self.list(titles))"
        case .firstResponder(nil): "no view with the keyboard"
        case .firstResponder(let element?): "\(element.description.quoted) with the keyboard"
        case .homeScreen(let isInFront): isInFront ? "the home screen in front" : "the app in front"
        }
    }

    fileprivate static func list(_ names: [String]) -> String {
        names.isEmpty ? "empty" : names.map { $0.quoted }.joined(separator: ", ")
    }
}

extension ClaimFinding.Found {
    fileprivate var inWords: String {
        switch self {
        case .theSame: "exactly that"
        case .notOnScreen(let name): "no \(name.quoted) on screen"
        case .covered(let name): "\(name.quoted) not visible: it is alive, but others cover it or its container does not show it"
        case .noController: "no controller"
        case .controllers(let names): ExpectedFact.list(names)
        case .form(nil): "it not presented"
        case .form(let form?): form.rawValue
        case .detent(let detent): detent?.word ?? "no detent"
        case .arrow(let arrow): arrow?.rawValue ?? "no arrow"
        case .noSplit: "no split view"
        case .displayMode(let mode): mode?.rawValue ?? "it collapsed"
        case .trait(let value): value?.description ?? "unspecified"
        case .noBar: "no bar"
        case .text(let text): text?.quoted ?? "nothing"
        case .notInstalled: "it not installed"
        case .hidden(let view): "that \(view.name.quoted) is hidden"
        case .empty: "it without a size"
        case .outOfSight: "it outside the visible area"
        case .visible: "it visible"
        case .length(let value, nil): value.pointText
        case .length(let value, let wanted?): "\(value.pointText), compared with \(wanted.pointText)"
        case .noAnchor: "nothing to compare with: it is not on screen"
        case .noText: "no text"
        case .truncated(let lines): "it cut off after \(lines == 1 ? "a line" : "\(lines) lines")"
        case .wholeText(let lines): "it whole in \(lines == 1 ? "a line" : "\(lines) lines")"
        case .property(let value): value?.inWords ?? "none"
        case .state(let state): state?.inWords ?? "“”"
        case .noEntry(let pattern, let nearest):
            nearest.map { "no \(pattern.quoted); the nearest is \($0.text.quoted)" } ?? "no \(pattern.quoted)"
        case .entryTooEarly(let pattern): "\(pattern.quoted) too early"
        case .noPreview: "none"
        case .noMenu: "no menu"
        case .titles(let titles): ExpectedFact.list(titles)
        case .noFirstResponder: "no view with the keyboard"
        case .element(let name): name.quoted
        case .homeScreen(let isInFront): isInFront ? "the home screen" : "the app"
        }
    }
}

extension ClaimFinding.Reason {
    fileprivate var inWords: String {
        switch self {
        case .origin(let trait, let origin): "\(trait.name) \(origin.value): \(origin.source.inWords)"
        case .log(let entry): entry.text
        case .constraint(let constraint, let reading):
            reading.map { "\(constraint.source): \($0.inWords(of: constraint))" } ?? constraint.source
        case .adaptive(let element): element.inWords
        case .conflict(let constraints): "\(constraints.count) constraints cannot hold together, and one of them was dropped"
        case .doubt(let why): "the frame is uncertain: \(why)"
        }
    }

    fileprivate var path: DocumentPath? {
        switch self {
        case .origin(_, let origin): origin.source.path
        case .log(let entry): entry.path
        case .constraint(let constraint, _): constraint.id.path
        case .adaptive(let element): element.path
        case .conflict(let constraints): constraints.first?.path
        case .doubt: nil
        }
    }
}

extension PropertyValue {
    fileprivate var inWords: String {
        switch self {
        case .string(let text): text.quoted
        case .list(let values): values.isEmpty ? "empty" : values.map { $0.inWords }.joined(separator: ", ")
        default: words
        }
    }
}
