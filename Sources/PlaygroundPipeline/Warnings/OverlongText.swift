import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics

/// A controller on the screen whose strings became too long when its arguments were filled in.
struct OverlongText: Sendable {
    var excess: TextExcess
    var controller: ControllerID

    static func diagnostics(in scenes: [Scene], of reading: PlaygroundFile.ReadResult) -> [Diagnostic] {
        var seen: Set<TextExcess> = []
        return scenes.flatMap { $0.controllers }.compactMap { controller in
            guard let excess = controller.definition.excess, seen.insert(excess).inserted else { return nil }
            let place = reading.span(of: excess.path).map(Diagnostic.Location.span) ?? .file(reading.source.fileName)
            return Diagnostic(OverlongText(excess: excess, controller: controller.id.controller.plain), at: place)
        }
    }
}

extension OverlongText: DiagnosticFacts {
    var code: String {
        switch excess.subject {
        case .text, .arguments: "text-too-long"
        case .controller: "too-much-text"
        }
    }

    var severity: Diagnostic.Severity { .warning }

    var headline: String {
        switch excess.subject {
        case .text: "with its arguments filled in, this text is \(excess.length) bytes long and is cut; the limit is \(excess.limit)"
        case .arguments:
            "with values filled in, these arguments are \(excess.length) bytes long and stay unfilled; the limit is \(excess.limit)"
        case .controller:
            "with the arguments filled in, the texts of \(controller.name.quoted) have more than \(excess.limit) bytes and stay unfilled"
        }
    }

    var hint: String? { "shorten the values, or fill them in less often" }
}
