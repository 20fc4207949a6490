import PlaygroundModel
import SourceDiagnostics

extension ScenarioMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .noDevices: "no-device-left"
        case .nothingExpected, .emptyExpectation: "nothing-expected"
        case .noView: "expectation-without-view"
        case .unknownElement: "unknown-view"
        case .itemHasNoFrame: "item-without-frame"
        case .otherKind: "other-kind"
        case .frameLength, .badLength: "bad-length"
        case .unknownAttribute: "unknown-attribute"
        case .unknownItem: "unknown-item"
        case .contradiction: "contradicting-expectations"
        }
    }

    var headline: String {
        switch self {
        case .noDevices: "the scenario has no devices"
        case .nothingExpected: "the scenario expects nothing"
        case .emptyExpectation: "the expectation expects nothing"
        case .noView(let key): "\(key.quoted) needs the key \"view\""
        case .unknownElement(let name, let controller, _): "\(name.quoted) is not a view of the controller \(controller.quoted)"
        case .itemHasNoFrame(let name): "\(name.quoted) is a bar item, which cannot have expectations"
        case .otherKind(let name, let kind, let wanted):
            "\(name.quoted) is a \(kind), but this key is about \(NameList(wanted).joined(by: .or))"
        case .frameLength(let count): "a frame has four numbers, found \(count)"
        case .badLength(let text): "\(text.quoted) is not a length"
        case .unknownAttribute(let name, _): "a frame has no \(name.quoted)"
        case .unknownItem(let name, _): "there is no view and no guide \(name.quoted)"
        case .contradiction: "these expectations cannot hold together"
        }
    }

    var hint: String? {
        switch self {
        case .nothingExpected: "add [[scenarios.expect]] with an expectation, such as top = \"letter\""
        case .emptyExpectation: "add an expectation, such as top = \"letter\" or view = \"letter.photo\""
        case .noView: "add it: view = \"home.title\""
        case .unknownElement(let name, _, let known):
            known.suggestion(for: String(name[name.index(after: name.firstIndex(of: ".") ?? name.startIndex)...]))
        case .frameLength: "they are minX, minY, width and height"
        case .badLength:
            "write a number, or an anchor with a number: \">= 200\", \"<= safeArea.maxX - 8\", \"photo.width * 0.5\", with spaces between"
        case .unknownAttribute(let name, let known): known.suggestion(for: name) ?? "it has \(NameList(known).joined(by: .and))"
        case .unknownItem(let name, let known): known.suggestion(for: name)
        case .noDevices, .itemHasNoFrame, .otherKind, .contradiction: nil
        }
    }
}
