import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics

/// A dynamic quick action that does not fit in an open menu. The file's own diagnostics report static quick actions.
struct LeftOutQuickAction: Sendable {
    var leftOut: QuickActionMenu.LeftOut

    static func diagnostics(in scenes: [Scene], of reading: PlaygroundFile.ReadResult) -> [Diagnostic] {
        var seen: Set<QuickActionMenu.LeftOut> = []
        let leftOut = scenes.flatMap { $0.homeScreen?.menu?.leftOut ?? [] }
        return leftOut.filter { !$0.isStatic && seen.insert($0).inserted }.map { leftOut in
            let span = leftOut.action.path.flatMap(reading.span)
            let place = span.map(Diagnostic.Location.span) ?? .file(reading.source.fileName)
            return Diagnostic(LeftOutQuickAction(leftOut: leftOut), at: place)
        }
    }
}

extension LeftOutQuickAction: DiagnosticFacts {
    var code: String { "quick-action-left-out" }
    var severity: Diagnostic.Severity { .note }
    var headline: String {
        "the quick action \(leftOut.action.title.quoted) is left out: "
            + "it would be item \(leftOut.position + 1), and a menu shows four"
    }
    var notes: [String] { ["static quick actions come first. Dynamic ones fill the rest, in their order"] }
}
