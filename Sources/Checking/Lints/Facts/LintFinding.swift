import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// A fact that was found in an app, once for all environments.
public struct LintFinding: Sendable {
    public let code: LintCode
    public let subject: String
    public let diagnostic: Diagnostic
    /// Where it holds, in words; of several descriptions the shortest first.
    public let environments: String
    /// Where it is seen best: an environment, and the way to the screen in it.
    public let cell: MatrixCell
    public let events: [Event]
}

extension LintFinding {
    init(_ fact: LintFact, _ sighting: PlaceSurvey.Sighting, in matrix: Matrix, of reading: PlaygroundFile.ReadResult) {
        let playground = reading.playground
        let cell = matrix.cells[sighting.cell]
        let isEverywhere = sighting.cells.count == matrix.cells.count
        let place = fact.places[0]
        let definition = playground?.controller(place.controller)
        var warning: LayoutWarning?
        if case .layout(let issue, _) = fact, let definition { warning = LayoutWarning(issue, in: definition, of: reading) }
        let others = fact.places.dropFirst().compactMap { other in
            reading.span(of: other.path).map { Diagnostic.Related($0, label: "it overlaps this one") }
        }
        let message = LintMessage(
            fact: fact, measure: sighting.measure, example: cell.words, related: (warning?.related ?? []) + others, warning: warning,
            devices: isEverywhere ? [] : matrix.ids(of: sighting.cells))
        let path = warning?.path ?? place.path
        code = fact.code
        subject = fact.places.map { $0.name }.joined(separator: " ")
        diagnostic = Diagnostic(message, at: reading.span(of: path).map(Diagnostic.Location.span) ?? .file(reading.source.fileName))
        environments = Self.words(of: matrix.descriptions(of: sighting.cells))
        self.cell = cell
        events = sighting.events
    }

    private static func words(of descriptions: [String]) -> String { descriptions.joined(separator: "; ") }
}

extension MatrixCell {
    /// The one environment in words, by its id.
    fileprivate var words: String { "on \(id)" }
}
