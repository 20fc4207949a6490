import PlaygroundModel
import SourceDiagnostics

/// Mistakes in peeks and quick actions whose keys and values are valid.
enum TouchMistake: Equatable, Sendable {
    case groupInGroup(version: SystemVersion)
    case routeToNothing(String, known: [String])
    case staticLeftOut(String, position: Int)
}

extension TouchMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .groupInGroup: "group-in-group"
        case .routeToNothing: "route-to-nothing"
        case .staticLeftOut: "quick-action-left-out"
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .groupInGroup: .error
        case .routeToNothing, .staticLeftOut: .warning
        }
    }

    var headline: String {
        switch self {
        case .groupInGroup(let version): "a preview action group cannot be in another under iOS \(version)"
        case .routeToNothing(let key, _): "no quick action has the type or the title \(key.quoted)"
        case .staticLeftOut(let title, let position):
            "the quick action \(title.quoted) is left out: it is static item \(position), and a menu shows four"
        }
    }

    var notes: [String] {
        switch self {
        case .groupInGroup: ["UIPreviewActionGroup contains only actions. From iOS 13, submenus of a context menu can be nested"]
        case .routeToNothing(_, let known) where !known.isEmpty:
            ["the types are \(NameList(known).joined(by: .and))"]
        case .staticLeftOut: ["static quick actions come first, in their order; dynamic ones fill the rest"]
        default: []
        }
    }

    var hint: String? {
        if case .routeToNothing(let key, let known) = self { known.suggestion(for: key) } else { nil }
    }

    var fixes: [Fix] {
        if case .routeToNothing(let key, let known) = self { known.renamings(of: key) } else { [] }
    }
}
