import PlaygroundModel
import SourceDiagnostics

@testable import PlaygroundReader

/// Playgrounds with one screen, `home`, for tests of a few lines.
enum PlaygroundText {
    /// A playground with lines in its head and lines in its screen.
    static func make(head: String = "", home: String = "") -> String {
        """
        \(head)
        [app]
        rootViewController = "home"
        [controllers.home]
        \(home)
        """
    }
}

extension PlaygroundFile.ReadResult {
    /// Reads the text of a playground.
    init(_ text: String) {
        self = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml")
    }

    /// Reads a playground with one screen.
    init(head: String = "", home: String = "") {
        self.init(PlaygroundText.make(head: head, home: home))
    }

    var codes: [String] { diagnostics.map(\.code) }
    var home: ControllerDefinition? { playground?.controller("home") }

    /// The diagnostics as in a terminal, for failing tests.
    var report: String { TerminalRenderer().render(diagnostics, in: [source]) }
}

extension LayoutConstraint {
    /// The constraint as one line: `photo.top >= 2 * safeArea.top + 8 @750`. The name of the root view is omitted.
    var line: String {
        var line = "\(first.line) \(relation.rawValue) "
        if let second {
            line += multiplier == 1 ? second.line : "\(multiplier) * \(second.line)"
            if constant != 0 { line += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            line += "\(constant)"
        }
        if priority != .required { line += " @\(priority.rawValue)" }
        return line.replacing(/\.0(?![\d.])/, with: "")
    }
}

extension LayoutAnchor {
    fileprivate var line: String {
        switch item {
        case .rootView: attribute.rawValue
        case .window: "window.\(attribute.rawValue)"
        case .view(let view): "\(view).\(attribute.rawValue)"
        case .guide(let guide, nil): "\(guide.rawValue).\(attribute.rawValue)"
        case .guide(let guide, let view?): "\(view).\(guide.rawValue).\(attribute.rawValue)"
        }
    }
}
