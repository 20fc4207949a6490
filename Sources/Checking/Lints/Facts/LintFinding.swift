import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// A fact that was found in an app, with all its environments.
public struct LintFinding: Sendable {
    public let code: LintCode
    public let subject: String
    public internal(set) var diagnostic: Diagnostic
    public let environments: String
    /// The environment with the greatest measure. `events` lead to the screen.
    public let cell: MatrixCell
    public let events: [Event]
    /// The stack that positions the view, named as in events.
    let stack: String?
    /// The description of the view to constrain instead: the outermost stack or scroll view around this one.
    let placed: String?

    init(
        _ fact: LintFact, _ sighting: PlaceSurvey.Sighting, environments: String, in matrix: Matrix, of reading: PlaygroundFile.ReadResult
    ) {
        let playground = reading.playground
        let cell = matrix.cells[sighting.cell]
        let isEverywhere = sighting.cells.count == matrix.cells.count
        let place = fact.places[0]
        let definition = playground?.controller(place.controller)
        var warning: LayoutWarning?
        if case .layout(let issue, _) = fact, let definition {
            warning = LayoutWarning(issue.measured(sighting.measure), in: definition, of: reading)
        }
        let others = fact.places.dropFirst().compactMap { other in
            reading.span(of: other.path).map { Diagnostic.Related($0, label: "it overlaps this one") }
        }
        let message = LintMessage(
            fact: fact, measure: sighting.measure, example: "on \(cell.id)", related: (warning?.related ?? []) + others, warning: warning,
            devices: isEverywhere ? [] : matrix.ids(of: sighting.cells))
        code = fact.code
        subject = fact.places.map { $0.name }.joined(separator: " ")
        diagnostic = Diagnostic(message, at: reading.location(of: warning?.path ?? place.path))
        self.environments = environments
        self.cell = cell
        events = sighting.events
        func parent(of view: ViewID, _ kinds: Set<ViewKind>) -> ViewDefinition? {
            definition?.views.first { kinds.contains($0.kind) && $0.subviews.contains(view) }
        }
        func name(of view: ViewDefinition) -> String { LintPlace(controller: place.controller, view: view.id, path: view.path).name }
        var outermost = place.view.flatMap { parent(of: $0, [.stack]) }
        stack = outermost.map(name)
        while let view = outermost, let next = parent(of: view.id, [.stack, .scroll]) { outermost = next }
        placed = outermost.map { "the \($0.kind == .stack ? "stack" : "scroll view") around it, \(name(of: $0).quoted)" }
    }
}
